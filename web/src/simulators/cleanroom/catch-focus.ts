/**
 * Puts the focus on a part of the page where what held it is gone, or shut: whoever works by keyboard goes on from there,
 * not from the top. Chrome takes the focus off a shut button only later.
 */
export function catchFocus(place: HTMLElement | null): void {
  const holder = document.activeElement;
  const isLost = holder === null || holder === document.body || holder.matches(':disabled');
  if (isLost) place?.focus({ preventScroll: true });
}
