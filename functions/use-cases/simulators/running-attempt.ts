import type { ActivityStore } from '#functions/data/activity-store.ts';
import { getAnswerItem } from '#functions/data/answers.ts';
import { isFinished, isOver, settleAttempt } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { getHead } from '#functions/data/attempts.ts';
import { caseShutBy } from '#functions/data/case-shutting.ts';

/** An attempt of its owner as it is now; one whose time is over is finished first. null: there is none. */
export async function settledAttempt(
  store: ActivityStore,
  attemptId: string,
  now: number,
): Promise<AttemptHead | null> {
  const head = await getHead(store, attemptId);
  return head && isOver(head, now) ? settleAttempt(store, attemptId, now) : head;
}

/**
 * Why nothing can be done any more with a case: its attempt has ended, or answers lock when their task is left, and
 * this one was. null: it goes on.
 */
export async function endOfTask(
  store: ActivityStore,
  head: AttemptHead,
  taskId: string,
): Promise<'ATTEMPT_EXPIRED' | 'ATTEMPT_FINISHED' | 'TASK_ATTEMPTS_EXHAUSTED' | null> {
  if (isFinished(head)) {
    return head.finishReason === 'TIME_EXPIRED' ? 'ATTEMPT_EXPIRED' : 'ATTEMPT_FINISHED';
  }
  if (!head.locksAnswers) return null;
  const found = await getAnswerItem(store, head.id, taskId);
  return found?.item.entries.get(taskId)?.isLocked ? 'TASK_ATTEMPTS_EXHAUSTED' : null;
}

/**
 * Why a case is not performed in an attempt at this time: its owner takes the same case in CONTROL, for which its rules and
 * verdicts would be a help.
 */
export const performanceShutBy = (
  store: ActivityStore,
  head: AttemptHead,
  caseId: string,
  now: number,
) => (head.mode === 'CONTROL' ? null : caseShutBy(store, caseId, now));
