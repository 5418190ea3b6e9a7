import { type Attempt, answerTask, getAttempt } from '#shared/contracts/attempts.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { userStore } from '#web/lib/session.ts';
import { callingUserId } from '#web/lib/token-claims.ts';
import { createAnswerIds } from './answer-ids.ts';
import { openJournal, type PendingSave } from './answer-journal.ts';
import { withSave } from './attempt-updates.ts';
import { SaveQueue, type SaveReply } from './save-queue.ts';

/** Calls back a little later than asked, so that many browsers do not come back in the same instant. */
const later = (millis: number, act: () => void) => {
  const timer = setTimeout(act, millis * (1 + Math.random() / 4));
  return () => clearTimeout(timer);
};

/** Asks the server anew what it knows of the attempt. */
export const reloadAttempt = (attemptId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [getAttempt.name, attemptId] });

/** Puts what a save told into the attempt on show. */
export function showSave(
  attemptId: string,
  answer: Parameters<typeof withSave>[1],
  reply: SaveReply,
): void {
  const queryKey = [getAttempt.name, attemptId];
  const isAsked = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueriesData<Attempt>({ queryKey }, (attempt) =>
    attempt ? withSave(attempt, answer, reply) : attempt,
  );
  // A reply on its way may not know of this save, and would take it off the screen.
  if (isAsked) void reloadAttempt(attemptId);
}

/** Sends an answer in the name of whoever gave it, and of nobody else who uses this browser. */
export async function sendAs(
  userId: string,
  attemptId: string,
  save: PendingSave,
): Promise<SaveReply> {
  if (callingUserId() !== userId) throw new ApiError('NOT_SIGNED_IN', { status: 401 });
  const body = { id: attemptId, ...save };
  return send(answerTask, { query: { lang: currentLanguage() }, body });
}

function createQueue(userId: string, attemptId: string, onRefused: (error: unknown) => void) {
  return new SaveQueue({
    journal: openJournal(localStore, userId, attemptId),
    ids: createAnswerIds(serverClock.now),
    later,
    now: serverClock.monotonic,
    send: (save) => sendAs(userId, attemptId, save),
    onSaved: (save, reply) => {
      // Another id than the one sent says that a newer answer counts: the server tells which.
      if (reply.answerId === save.answerId) showSave(attemptId, save.answer, reply);
      else void reloadAttempt(attemptId);
    },
    onRefused: (_, error) => {
      void reloadAttempt(attemptId);
      onRefused(error);
    },
  });
}

interface Held {
  queue: SaveQueue;
  holders: number;
  /** Tells the room that is open, if one is. */
  onRefused: ((error: unknown) => void) | null;
}

/** The queues of this page; one per attempt, however often its room is opened. */
const queues = new Map<string, Held>();

const wakeAll = () => {
  for (const { queue } of queues.values()) queue.wake();
};
if (typeof window !== 'undefined') {
  window.addEventListener('online', wakeAll);
  // Who puts the page away may not come back: what still rests goes out at once.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) wakeAll();
  });
  // Another tab on the same attempt has brought an answer to the server: it is shown here too.
  window.addEventListener('storage', ({ key, newValue }) => {
    const [, userId, attemptId] = key?.startsWith('answer:') ? key.split(':') : [];
    if (newValue === null && attemptId && queues.has(`${userId}:${attemptId}`)) {
      void reloadAttempt(attemptId);
    }
  });
  // Somebody has signed in: what waited for them goes on.
  userStore.subscribe(wakeAll);
}

function held(userId: string, attemptId: string): Held {
  const key = `${userId}:${attemptId}`;
  const known = queues.get(key);
  if (known) return known;
  const made: Held = {
    queue: createQueue(userId, attemptId, (error) => made.onRefused?.(error)),
    holders: 0,
    onRefused: null,
  };
  queues.set(key, made);
  return made;
}

/** The queue of an attempt, made when it is first asked for. */
export const queueOf = (userId: string, attemptId: string): SaveQueue =>
  held(userId, attemptId).queue;

/** Whether this page has a queue that sends the answers of an attempt. */
export const hasQueue = (userId: string, attemptId: string): boolean =>
  queues.has(`${userId}:${attemptId}`);

/**
 * Keeps the queue for as long as a room is open. A room that closes leaves it to its work: what is
 * still on its way goes on being sent.
 */
export function holdQueue(
  userId: string,
  attemptId: string,
  onRefused: (error: unknown) => void,
): () => void {
  const key = `${userId}:${attemptId}`;
  const holding = held(userId, attemptId);
  holding.holders += 1;
  holding.onRefused = onRefused;
  holding.queue.wake();
  return () => {
    holding.holders -= 1;
    if (holding.holders > 0) return;
    holding.onRefused = null;
    void holding.queue.flush().then((isSent) => {
      if (isSent && holding.holders === 0 && queues.get(key) === holding) queues.delete(key);
    });
  };
}
