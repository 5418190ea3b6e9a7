const reloadedAt = 'reloaded-at';

/** A second failure within this time is not cured by reloading once more. */
const patienceMillis = 20_000;

/** After a new release the files of the old one are gone: the page loads itself anew, once. */
export function reloadOnStaleFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (!navigator.onLine || Date.now() - last < patienceMillis) return;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
  });
}
