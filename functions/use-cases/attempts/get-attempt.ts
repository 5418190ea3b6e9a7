import { activityOf } from '#functions/data/actor.ts';
import { isOver, keysShutBy, settleAttempt } from '#functions/data/attempt-finishing.ts';
import { getHead } from '#functions/data/attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getAttempt as call } from '#shared/contracts/attempts.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentAttempt } from './present-attempt.ts';

/**
 * One attempt of the person; one whose time is over is finished before it is shown. While they take the same work in
 * CONTROL, or may be let in again, no other attempt of it opens: it would show the keys.
 */
export const getAttempt: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const store = activityOf(deps.db, actor);
  const { id, lang = defaultLanguage } = input.query;
  const head = await getHead(store, id);
  const now = deps.now();
  const shown = head && isOver(head, now) ? await settleAttempt(store, id, now) : head;
  if (!shown) return refused('NOT_FOUND');
  const showsKeys = shown.mode === 'TRAINING' || (shown.mode === 'SELFCONTROL' && !!shown.totals);
  const shutBy = showsKeys ? await keysShutBy(store, shown.workId, now) : null;
  if (shutBy) return refused(shutBy);
  return done(await presentAttempt(deps, store, shown, lang));
};
