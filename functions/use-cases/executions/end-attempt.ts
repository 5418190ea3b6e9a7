import { endAttempt as end } from '#functions/data/attempt-finishing.ts';
import { isChangeMade } from '#functions/data/audit.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { endAttempt as call } from '#shared/contracts/execution-board.ts';
import { boardRowOf, findAttemptOfExecution } from './attempt-of-execution.ts';

/** A teacher ends an attempt with what is saved; one that has ended stays as it is. */
export const endAttempt: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason } = input.body;
  const found = await findAttemptOfExecution(deps, actor, input.params);
  if (!found) return refused('NOT_FOUND');
  const now = deps.now();
  // What ended and was opened again does not end by the same change coming twice.
  const isMade = await isChangeMade(deps.db, { attemptId: found.head.id, changeId });
  if (!isMade)
    await end(studentStore(deps.db, found.head), found.head.id, now, {
      changeId,
      attemptId: found.head.id,
      executionId: found.execution.id,
      at: now,
      by: actor.userId,
      action: 'ENDED',
      before: { status: 'ACTIVE', userId: found.head.userId },
      after: { status: 'FINISHED' },
      reason,
    });
  const row = await boardRowOf(deps, found);
  return row ? done(row) : refused('NOT_FOUND');
};
