import { useEffect, useLayoutEffect, useRef } from 'react';

/** Nobody holds the focus, or something inside an overlay that is on its way out. */
function isAdrift(): boolean {
  const holder = document.activeElement;
  return holder === null || holder === document.body || holder.closest('[role="dialog"]') !== null;
}

/** What holds the focus; of a menu, which goes as the overlay comes, the button that opened it. */
function holderNow(): Element | null {
  const holder = document.activeElement;
  const opener = holder?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : holder;
}

/**
 * Remembers what had the focus when an overlay opened, and gives it back when the overlay closes or is taken off the
 * page. The kit's own return begins with the second opening: it knows nothing of an overlay that is mounted open, as
 * those that load on demand are.
 */
export function useFocusBack(opened: boolean): void {
  const before = useRef<Element | null>(null);
  // The overlay takes the focus a moment later, so this is still what the person pressed.
  useLayoutEffect(() => {
    if (opened) before.current = holderNow();
  }, [opened]);
  // Not in the effect above: while the page changes, React puts the focus back to where it was.
  useEffect(() => {
    if (!opened) return;
    return () => {
      const holder = before.current;
      // What the person was led to in the meantime, such as the heading of another page, keeps the focus.
      if (holder instanceof HTMLElement && holder.isConnected && isAdrift()) {
        holder.focus({ preventScroll: true });
      }
    };
  }, [opened]);
}
