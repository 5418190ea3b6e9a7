/** How much of the text lies above the lower edge of the window, 0 to 1. */
export function readShare(box: Pick<DOMRect, 'top' | 'height'>, windowHeight: number): number {
  const way = box.height - windowHeight;
  if (way <= 0) return 1;
  return Math.min(1, Math.max(0, -box.top / way));
}
