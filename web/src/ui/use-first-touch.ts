import { useEffect } from 'react';

/**
 * Calls back at the first press or key on the page: the moment to fetch what the person may need without a connection,
 * which the first view does without. Once it has been called, nothing more happens.
 */
export function useFirstTouch(act: () => void, isWanted = true): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done the first time does not change
  useEffect(() => {
    if (!isWanted) return;
    const done = new AbortController();
    const once = () => {
      done.abort();
      act();
    };
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, once, { signal: done.signal, passive: true });
    }
    return () => done.abort();
  }, [isWanted]);
}
