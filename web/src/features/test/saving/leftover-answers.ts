import { localStore } from '#web/lib/local-keys.ts';
import { journalPrefix, openJournal } from './answer-journal.ts';
import { failureOf } from './save-errors.ts';
import { sendAs } from './save-queues.ts';

/** Where earlier attempts of the person left answers in this browser: `[attempt, task]`. */
export function leftovers(
  keys: readonly string[],
  userId: string,
  currentAttemptId: string,
): [attemptId: string, taskId: string][] {
  const prefix = journalPrefix(userId);
  return keys.flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const [attemptId, taskId] = key.slice(prefix.length).split(':');
    return attemptId && taskId && attemptId !== currentAttemptId ? [[attemptId, taskId]] : [];
  });
}

/**
 * Sends what an earlier attempt could not: it comes too late to count, but the server keeps it as
 * evidence for the teacher. No answer is ever dropped.
 */
export async function sendLeftovers(userId: string, currentAttemptId: string): Promise<void> {
  for (const [attemptId, taskId] of leftovers(localStore.keys(), userId, currentAttemptId)) {
    const journal = openJournal(localStore, userId, attemptId);
    const save = journal.read(taskId);
    if (!save) continue;
    try {
      await sendAs(userId, attemptId, save);
      journal.forget(save);
    } catch (error) {
      if (failureOf(error) !== 'final') return;
      journal.forget(save);
    }
  }
}
