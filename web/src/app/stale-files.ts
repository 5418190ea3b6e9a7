const reloadedAt = 'reloaded-at';

/** A second failure within this time is not cured by reloading once more. */
const patienceMillis = 20_000;

let unaskedLoads = 0;

/** Waits for loads that nobody has asked for: their failure is no reason to disturb whoever works. */
export async function loadUnasked(loads: readonly Promise<unknown>[]): Promise<void> {
  unaskedLoads += 1;
  await Promise.allSettled(loads);
  unaskedLoads -= 1;
}

/** After a new release the files of the old one are gone: the page loads itself anew, once. */
export function reloadOnStaleFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (unaskedLoads > 0 || !navigator.onLine || Date.now() - last < patienceMillis) return;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
  });
}

/**
 * A style sheet that failed to load is not asked for again by its page, so its page would come back
 * bare: it is asked for anew when the network is back.
 */
export function reloadLostStyles(): void {
  const lost = new Set<HTMLLinkElement>();
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    true,
  );
  window.addEventListener('online', () => {
    for (const link of lost) link.replaceWith(link.cloneNode());
    lost.clear();
  });
}
