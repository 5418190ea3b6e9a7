import { localStore } from '#web/lib/local-keys.ts';
import { userStore } from '#web/lib/session.ts';

/** Answers that the server has not confirmed wait under keys that begin so. */
const hasUnsentAnswers = (userId: string): boolean =>
  localStore.keys().some((key) => key.startsWith(`answer:${userId}:`));

/** Sends what a work could not, from whatever page the person is on. */
async function sendUnsentAnswers(): Promise<void> {
  const userId = userStore.get()?.id;
  if (!userId || !hasUnsentAnswers(userId)) return;
  try {
    const { sendLeftovers } = await import('#web/features/test/saving/leftover-answers.ts');
    await sendLeftovers(userId);
  } catch (error) {
    console.warn('unsent answers wait', error);
  }
}

/** What the site does once the first page is on show: it answers for being offline, and sends what is unsent. */
export async function startInBackground(): Promise<void> {
  userStore.subscribe(() => void sendUnsentAnswers());
  window.addEventListener('online', () => void sendUnsentAnswers());
  void sendUnsentAnswers();
  // The server of development has no service worker: files there change under the page.
  if (!import.meta.env.PROD) return;
  try {
    const { registerServiceWorker } = await import('#web/lib/pwa.ts');
    await registerServiceWorker();
  } catch (error) {
    console.warn('no service worker', error);
  }
}
