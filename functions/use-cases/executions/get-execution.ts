import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getExecution as call } from '#shared/contracts/executions.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentExecution } from './present-execution.ts';
import { findTaughtExecution } from './taught-execution.ts';

/** One execution that the actor runs. */
export const getExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const execution = await findTaughtExecution(deps, actor, input.params.id);
  if (!execution) return refused('NOT_FOUND');
  return done(await presentExecution(deps, execution, input.query.lang ?? defaultLanguage));
};
