import type { UseCase } from '#functions/data/use-case.ts';
import { done } from '#functions/platform/outcome.ts';
import type { releaseExecution as call } from '#shared/contracts/executions.ts';
import { lastEndOf } from '#shared/domain/works/execution.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { changeExecution } from './change-execution.ts';
import { lastDeadline } from './last-deadline.ts';
import { presentExecution } from './present-execution.ts';

/**
 * The teacher's release: students may see which of their tasks were wrong, once nobody is at work any more. That is the end
 * of the window with all extra time, or later where somebody was let in again or began under a longer window.
 */
export const releaseExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason } = input.body;
  const { lang = defaultLanguage } = input.query;
  const change = { id: input.params.id, changeId };
  const outcome = await changeExecution(deps, actor, change, async (execution) => {
    if (execution.releasedAt !== null) return null;
    // Whoever is let in again or given time while this is written makes the write lose, and it looks again.
    const ends = [lastEndOf(execution), await lastDeadline(deps, execution)];
    const releasedAt = Math.max(deps.now(), ...ends);
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
