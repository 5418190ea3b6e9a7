import { reviseAttempt } from '#functions/data/attempt-revision.ts';
import { findTaughtAttempt, studentStore } from '#functions/data/taught-attempts.ts';
import type { Request } from '#functions/data/use-case.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { answerTask, ReviewBody, ReviewedTask } from '#shared/contracts/attempts.ts';
import { isBlank } from '#shared/domain/works/answer-entry.ts';
import { taskResult } from '#shared/domain/works/attempt-result.ts';
import { isManual } from '#shared/domain/works/task.ts';

/**
 * "A teacher gives a mark 0..task mark and a comment": for a task of a manual type that was answered, in a finished attempt
 * of SELFCONTROL or CONTROL. Reviewing again replaces the review; what was there stays in the log.
 */
export async function reviewTask(
  { actor, deps }: Request<typeof answerTask>,
  body: ReviewBody,
): Promise<Outcome<ReviewedTask>> {
  const { id, taskId, mark, comment, changeId } = body;
  const found = await findTaughtAttempt(deps.db, actor, id);
  if (!found) return refused('NOT_FOUND');
  const now = deps.now();
  const outcome = await reviseAttempt<'not-manual' | 'too-much'>(
    studentStore(deps.db, found),
    { attemptId: id, taskId, changeId },
    (task, entry) => {
      const isAnswered = entry.answer !== null && !isBlank(entry.answer);
      if (!isManual(task.type) || !isAnswered || found.mode === 'TRAINING') {
        return { refusal: 'not-manual' };
      }
      if (mark > task.mark) return { refusal: 'too-much' };
      const review = { mark, comment, reviewedBy: actor.userId, at: now };
      const before = entry.review && { mark: entry.review.mark, comment: entry.review.comment };
      return {
        entry: { ...entry, review },
        audit: {
          changeId,
          attemptId: id,
          ...(found.executionId && { executionId: found.executionId }),
          at: now,
          by: actor.userId,
          action: 'REVIEWED',
          before: { userId: found.userId, taskId, ...before },
          after: { taskId, mark, comment },
          reason: comment,
        },
      };
    },
  );
  if (!outcome) return refused('NOT_FOUND');
  if ('refusal' in outcome) {
    return outcome.refusal === 'too-much'
      ? refused('INVALID_INPUT', { errors: [{ path: 'body.mark', code: 'too_big' }] })
      : refused('REVIEW_NOT_ALLOWED');
  }
  const { head, entry, task } = outcome;
  const { status } = taskResult(head.mode, task, entry, head.maxTries);
  const review = entry.review ?? { mark, comment };
  return done({
    taskId,
    reviewed: { mark: review.mark, comment: review.comment, status },
    result: head.totals,
  });
}
