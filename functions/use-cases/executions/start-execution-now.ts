import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { startExecutionNow as call } from '#shared/contracts/executions.ts';
import { executionState, startedNow } from '#shared/domain/works/execution.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { changeExecution } from './change-execution.ts';
import { presentExecution } from './present-execution.ts';

const windowOf = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) => ({
  startDateTime: new Date(startsAt).toISOString(),
  endDateTime: new Date(endsAt).toISOString(),
});

/** "Start now for all": a planned window opens at this moment; one that is open stays as it is. */
export const startExecutionNow: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason } = input.body;
  const { lang = defaultLanguage } = input.query;
  const change = { id: input.params.id, changeId };
  const outcome = await changeExecution(deps, actor, change, (execution) => {
    const now = deps.now();
    const state = executionState(execution, now);
    if (state === 'OVER') return refused('EXECUTION_OVER');
    if (state === 'OPEN') return null;
    const next = startedNow(execution, now);
    return {
      execution: next,
      audit: {
        action: 'STARTED_NOW',
        before: windowOf(execution),
        after: windowOf(next),
        reason,
      },
    };
  });
  if (!outcome.ok) return outcome;
  return done(await presentExecution(deps, outcome.value, lang));
};
