import { localStore } from '#web/lib/local-keys.ts';
import { userStore } from '#web/lib/session.ts';

/** Whether something of the person waits in this browser under keys that begin so. */
const isWaiting = (prefix: string): boolean =>
  localStore.keys().some((key) => key.startsWith(prefix));

/** Sends what a work could not, from whatever page the person is on. */
async function sendUnsent(): Promise<void> {
  const userId = userStore.get()?.id;
  if (!userId) return;
  try {
    if (isWaiting(`answer:${userId}:`)) {
      const { sendLeftovers } = await import('#web/features/test/saving/leftover-answers.ts');
      await sendLeftovers(userId);
    }
    if (isWaiting(`answer-run:${userId}:`)) {
      // Another tab may be at it: what is only just done there goes out from there.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      if (userStore.get()?.id !== userId) return;
      const { resumeRuns } = await import('#web/simulators/runs/run-sending.ts');
      await resumeRuns(userId);
    }
  } catch (error) {
    console.warn('unsent answers wait', error);
  }
}

/** What the site does once the first page is on show: it answers for being offline, and sends what is unsent. */
export async function startInBackground(): Promise<void> {
  userStore.subscribe(() => void sendUnsent());
  window.addEventListener('online', () => void sendUnsent());
  void sendUnsent();
  // The server of development has no service worker: files there change under the page.
  if (!import.meta.env.PROD) return;
  try {
    const { registerServiceWorker } = await import('#web/lib/pwa.ts');
    await registerServiceWorker();
  } catch (error) {
    console.warn('no service worker', error);
  }
}
