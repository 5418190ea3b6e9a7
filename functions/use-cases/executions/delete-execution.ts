import { listParticipants } from '#functions/data/execution-people.ts';
import { removeExecution } from '#functions/data/executions.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { deleteExecution as call } from '#shared/contracts/executions.ts';
import { findTaughtExecution } from './taught-execution.ts';

/** Removes an execution that nobody has begun. */
export const deleteExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id } = input.params;
  const execution = await findTaughtExecution(deps, actor, id);
  if (!execution) return refused('NOT_FOUND');
  const people = await listParticipants(deps.db, execution);
  if (people.some(({ takings }) => takings.size > 0)) return refused('EXECUTION_STARTED');
  const audit = {
    changeId: deps.newId(),
    executionId: id,
    at: deps.now(),
    by: actor.userId,
    action: 'REMOVED' as const,
    before: { name: execution.name, workIds: execution.workIds, groupIds: execution.groupIds },
    after: {},
    reason: '',
  };
  return (await removeExecution(deps.db, execution, audit)) ? done(undefined) : refused('CONFLICT');
};
