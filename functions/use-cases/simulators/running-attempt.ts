import type { ActivityStore } from '#functions/data/activity-store.ts';
import {
  isFinished,
  isOver,
  keysShutBy,
  settleAttempt,
} from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { getHead } from '#functions/data/attempts.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';

/** An attempt of its owner as it is now; one whose time is over is finished first. null: there is none. */
export async function settledAttempt(
  store: ActivityStore,
  attemptId: string,
  now: number,
): Promise<AttemptHead | null> {
  const head = await getHead(store, attemptId);
  return head && isOver(head, now) ? settleAttempt(store, attemptId, now) : head;
}

/** Why nothing can be done any more in an attempt that has ended; null: it goes on. */
export const endOf = (head: AttemptHead): 'ATTEMPT_EXPIRED' | 'ATTEMPT_FINISHED' | null => {
  if (!isFinished(head)) return null;
  return head.finishReason === 'TIME_EXPIRED' ? 'ATTEMPT_EXPIRED' : 'ATTEMPT_FINISHED';
};

/**
 * An attempt in which a case is performed: under way, and not of a work that its owner takes in CONTROL at this time, for
 * which its rules and verdicts would be a help.
 */
export async function runningAttempt(
  store: ActivityStore,
  attemptId: string,
  now: number,
): Promise<Outcome<AttemptHead>> {
  const head = await settledAttempt(store, attemptId, now);
  if (!head) return refused('NOT_FOUND');
  const shutBy = head.mode === 'CONTROL' ? null : await keysShutBy(store, head.workId, now);
  if (shutBy) return refused(shutBy);
  const end = endOf(head);
  return end ? refused(end) : done(head);
}
