import { canReopen, reopenAttempt as reopen } from '#functions/data/attempt-changes.ts';
import { isFinished, settleAttempt } from '#functions/data/attempt-finishing.ts';
import { isChangeMade } from '#functions/data/audit.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { reopenAttempt as call } from '#shared/contracts/executions.ts';
import { boardRowOf, findAttemptOfExecution } from './attempt-of-execution.ts';

/** Looks again after a lost race this often. */
const rounds = 5;

/** A teacher opens again, for some minutes, what the timer or a teacher ended. Sent twice it happens once. */
export const reopenAttempt: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason, minutes } = input.body;
  const found = await findAttemptOfExecution(deps, actor, input.params);
  if (!found) return refused('NOT_FOUND');
  const store = studentStore(deps.db, found.head);
  for (let round = 0; round < rounds; round += 1) {
    const now = deps.now();
    const attemptId = found.head.id;
    const isMade = await isChangeMade(deps.db, { attemptId, changeId });
    const head = isMade ? null : await settleAttempt(store, attemptId, now);
    if (head && !(isFinished(head) && canReopen(head))) return refused('REOPEN_NOT_ALLOWED');
    const deadline = now + minutes * 60_000;
    const isReopened =
      isMade ||
      (head !== null &&
        isFinished(head) &&
        (await reopen(store, head, deadline, {
          changeId,
          attemptId,
          executionId: found.execution.id,
          at: now,
          by: actor.userId,
          action: 'REOPENED',
          before: {
            status: 'FINISHED',
            userId: head.userId,
            finishReason: head.finishReason,
            finishedAt: new Date(head.finishedAt).toISOString(),
          },
          after: { status: 'ACTIVE', deadline: new Date(deadline).toISOString() },
          reason,
        })));
    if (isReopened) {
      const row = await boardRowOf(deps, found);
      return row ? done(row) : refused('NOT_FOUND');
    }
  }
  return refused('CONFLICT');
};
