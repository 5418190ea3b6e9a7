import type { ActivityStore } from '#functions/data/activity-store.ts';
import { activityOf } from '#functions/data/actor.ts';
import { readAttemptId } from '#functions/data/answer-places.ts';
import { markResultShown } from '#functions/data/attempt-ending.ts';
import { isFinished, keysShutBy, submitAttempt } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { getHead } from '#functions/data/attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { finishAttempt as call } from '#shared/contracts/attempts.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { isResultHeld, presentAttempt } from './present-attempt.ts';

/** Finishes an attempt with what is saved; an attempt that is finished already answers the same again. */
export const finishAttempt: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const store = activityOf(deps.db, actor);
  const { id, showResult } = input.body;
  const now = deps.now();
  if (readAttemptId(id)?.mode !== 'CONTROL') {
    const open = await getHead(store, id);
    // Not even ended: its total would tell what is right in the answers of the exam.
    const shutBy = open && (await keysShutBy(store, open.workId, now));
    if (shutBy) return refused(shutBy);
  }
  // Asking for a result ends nothing: an attempt that was opened again meanwhile goes on.
  const head = showResult
    ? await showHeldResult(store, id, now)
    : await submitAttempt(store, id, now);
  if (!head) return refused('NOT_FOUND');
  const { lang = defaultLanguage } = input.query;
  const isJustEnded = head.finishedAt === now;
  return done(await presentAttempt(deps, store, head, lang, { isJustEnded }));
};

/** The owner asks for the result of what the timer or a teacher ended: it cannot be opened again afterwards. */
async function showHeldResult(
  store: ActivityStore,
  id: string,
  now: number,
): Promise<AttemptHead | null> {
  const head = await getHead(store, id);
  if (!head || !isFinished(head) || !isResultHeld(head)) return head;
  await markResultShown(store, head, now);
  return getHead(store, id);
}
