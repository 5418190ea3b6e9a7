import { isFinished } from '#functions/data/attempt-finishing.ts';
import { reviseAttempt } from '#functions/data/attempt-revision.ts';
import { lateRefusal, listLateAnswers } from '#functions/data/late-answers.ts';
import { findTaughtAttempt, studentStore } from '#functions/data/taught-attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { acceptLateAnswer as call } from '#shared/contracts/results.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentDetails } from './get-attempt-details.ts';

/**
 * "A teacher may accept them with a reason (audit log)": a late answer takes the place of what was stored. What was given
 * after its owner had submitted is evidence and no more: they may have seen the result.
 */
export const acceptLateAnswer: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { taskId, answerId, changeId, reason } = input.body;
  const found = await findTaughtAttempt(deps.db, actor, input.params.id);
  if (!found || !isFinished(found)) return refused('NOT_FOUND');
  const store = studentStore(deps.db, found);
  const late = (await listLateAnswers(store, found.id)).find(
    (one) => one.taskId === taskId && one.answerId === answerId,
  );
  if (!late) return refused('NOT_FOUND');
  const now = deps.now();
  const outcome = await reviseAttempt<NonNullable<ReturnType<typeof lateRefusal>>>(
    store,
    { attemptId: found.id, taskId, changeId },
    (_, entry, head) => {
      const refusal = lateRefusal(late, head, entry);
      if (refusal) return { refusal };
      const { review: _review, ...rest } = entry;
      return {
        entry: {
          ...rest,
          answer: late.answer,
          answerId,
          savedAt: late.receivedAt,
          revision: entry.revision + 1,
        },
        audit: {
          changeId,
          attemptId: found.id,
          ...(found.executionId && { executionId: found.executionId }),
          at: now,
          by: actor.userId,
          action: 'LATE_ANSWER_ACCEPTED',
          before: { userId: found.userId, taskId, answer: entry.answer, answerId: entry.answerId },
          after: { taskId, answer: late.answer, answerId },
          reason,
        },
      };
    },
  );
  if (!outcome) return refused('NOT_FOUND');
  if ('refusal' in outcome) {
    if (outcome.refusal === 'SUBMITTED') return refused('ATTEMPT_FINISHED');
    return outcome.refusal === 'OLDER'
      ? refused('CONFLICT')
      : refused('INVALID_INPUT', { errors: [{ path: 'body.answerId', code: 'invalid_type' }] });
  }
  return done(await presentDetails(deps, outcome.head, input.query.lang ?? defaultLanguage));
};
