import { setTimeout } from 'node:timers/promises';
import { reopenAttempt as reopen } from '#functions/data/attempt-changes.ts';
import { isFinished, settleAttempt } from '#functions/data/attempt-finishing.ts';
import { canReopen } from '#functions/data/attempt-head.ts';
import { isChangeMade } from '#functions/data/audit.ts';
import { getExecution } from '#functions/data/executions.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { reopenAttempt as call } from '#shared/contracts/execution-board.ts';
import { isReleased } from '#shared/domain/works/execution.ts';
import { boardRowOf, findAttemptOfExecution } from './attempt-of-execution.ts';

/** Looks again after a lost race this often, after a pause that grows: many are opened again at once. */
const rounds = 12;
const pauseMillis = 10;

/** A teacher opens again, for some minutes, what the timer or a teacher ended. Sent twice it happens once. */
export const reopenAttempt: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason, minutes } = input.body;
  const found = await findAttemptOfExecution(deps, actor, input.params);
  if (!found) return refused('NOT_FOUND');
  const attemptId = found.head.id;
  const store = studentStore(deps.db, found.head);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await setTimeout(pauseMillis * round);
    const now = deps.now();
    const execution = await getExecution(deps.db, found.execution.id);
    const head = await settleAttempt(store, attemptId, now);
    // Asked after the attempt was read, so that this very change made in between is seen.
    if (await isChangeMade(deps.db, { attemptId, changeId })) {
      const row = await boardRowOf(deps, found);
      return row ? done(row) : refused('NOT_FOUND');
    }
    // After the release others know the tasks and what was wrong in them.
    const isClosed = !head || !isFinished(head) || !canReopen(head);
    if (!execution || isClosed || isReleased(execution, now)) return refused('REOPEN_NOT_ALLOWED');
    const deadline = now + minutes * 60_000;
    const { userId, finishReason, finishedAt } = head;
    await reopen(store, head, deadline, execution, {
      changeId,
      attemptId,
      executionId: execution.id,
      at: now,
      by: actor.userId,
      action: 'REOPENED',
      before: {
        ...{ status: 'FINISHED', userId, finishReason },
        finishedAt: new Date(finishedAt).toISOString(),
      },
      after: {
        ...{ status: 'ACTIVE', deadline: new Date(deadline).toISOString() },
        // A release that waits is put off.
        ...(execution.releasedAt !== null &&
          deadline > execution.releasedAt && { releasedAt: new Date(deadline).toISOString() }),
      },
      reason,
    });
  }
  return refused('CONFLICT');
};
