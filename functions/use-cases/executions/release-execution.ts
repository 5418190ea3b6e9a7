import type { UseCase } from '#functions/data/use-case.ts';
import { done } from '#functions/platform/outcome.ts';
import type { releaseExecution as call } from '#shared/contracts/executions.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { changeExecution } from './change-execution.ts';
import { presentExecution } from './present-execution.ts';

/** The teacher's release: students may see, once the window is over, which of their tasks were wrong. */
export const releaseExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason } = input.body;
  const { lang = defaultLanguage } = input.query;
  const change = { id: input.params.id, changeId };
  const outcome = await changeExecution(deps, actor, change, (execution) => {
    if (execution.releasedAt !== null) return null;
    const releasedAt = deps.now();
    return {
      execution: { ...execution, releasedAt },
      audit: {
        action: 'RELEASED',
        before: { releasedAt: null },
        after: { releasedAt: new Date(releasedAt).toISOString() },
        reason,
      },
    };
  });
  if (!outcome.ok) return outcome;
  return done(await presentExecution(deps, outcome.value, lang));
};
