import { activityOf } from '#functions/data/actor.ts';
import { finishAttempt as finish } from '#functions/data/attempt-finishing.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { finishAttempt as call } from '#shared/contracts/attempts.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentAttempt } from './present-attempt.ts';

/** Finishes an attempt with what is saved; an attempt that is finished already answers the same again. */
export const finishAttempt: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const store = activityOf(deps.db, actor);
  const finished = await finish(store, input.body.id, deps.now());
  if (!finished) return refused('NOT_FOUND');
  const { lang = defaultLanguage } = input.query;
  return done(await presentAttempt(deps, store, finished, lang));
};
