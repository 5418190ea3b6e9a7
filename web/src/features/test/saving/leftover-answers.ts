import { localStore } from '#web/lib/local-keys.ts';
import { failureOf, isLate, pauseBeforeRetry } from '#web/lib/save-failures.ts';
import { tellLateAnswers } from '#web/ui/tell-late-answers.ts';
import { journalPrefix, openJournal } from './answer-journal.ts';
import { hasQueue, sendAs } from './save-queues.ts';

/** Where works of the person left answers in this browser: `[attempt, task]`; not those whose room sends them itself. */
export function leftovers(
  keys: readonly string[],
  userId: string,
  isSentByRoom: (attemptId: string) => boolean,
): [attemptId: string, taskId: string][] {
  const prefix = journalPrefix(userId);
  return keys.flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const [attemptId, taskId] = key.slice(prefix.length).split(':');
    return attemptId && taskId && !isSentByRoom(attemptId) ? [[attemptId, taskId]] : [];
  });
}

let isSending = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what the rooms of this browser could not. What comes in time counts; what comes too late the server
 * keeps as evidence, and the person is told once. What an exam shuts out stays for the next time. No answer is ever dropped.
 */
export async function sendLeftovers(userId: string): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  let late = 0;
  try {
    const isSentByRoom = (attemptId: string) => hasQueue(userId, attemptId);
    for (const [attemptId, taskId] of leftovers(localStore.keys(), userId, isSentByRoom)) {
      const journal = openJournal(localStore, userId, attemptId);
      const save = journal.read(taskId);
      if (!save) continue;
      try {
        await sendAs(userId, attemptId, save);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'passing') throw error;
        if (failure === 'signed-out') return;
        if (failure === 'shut') continue;
        if (isLate(error)) late += 1;
      }
      journal.forget(save);
      failures = 0;
    }
  } catch (error) {
    failures += 1;
    timer = setTimeout(() => void sendLeftovers(userId), pauseBeforeRetry(failures, error));
  } finally {
    isSending = false;
    if (late > 0) await tellLateAnswers(late);
  }
}
