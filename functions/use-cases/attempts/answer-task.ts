import type { ActivityStore } from '#functions/data/activity-store.ts';
import { activityOf } from '#functions/data/actor.ts';
import type { AnswerItem } from '#functions/data/answer-items.ts';
import { readAttemptId } from '#functions/data/answer-places.ts';
import { type AnswerSave, keepLateAnswer, saveAnswer } from '#functions/data/answers.ts';
import { finishAttempt } from '#functions/data/attempt-finishing.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { answerTask as call } from '#shared/contracts/attempts.ts';
import type { ReplyOf } from '#shared/contracts/call.ts';
import { type AnswerEntry, misfit } from '#shared/domain/works/answer-entry.ts';
import { isExpired } from '#shared/domain/works/attempt-rules.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { answerInTraining } from './answer-in-training.ts';

type Saved = ReplyOf<typeof call>;

/** Saves one answer. TRAINING judges at once; SELFCONTROL and CONTROL only say that it is saved. */
export const answerTask: UseCase<typeof call> = async (request) => {
  const { actor, input, deps } = request;
  const { id, taskId, answer, useHint, answerId, isLeft } = input.body;
  const mode = readAttemptId(id)?.mode;
  if (!mode) return refused('NOT_FOUND');
  if (answer === undefined && !useHint) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.answer', code: 'required' }] });
  }
  const store = activityOf(deps.db, actor);
  if (mode === 'TRAINING') return answerInTraining(deps, store, input.body, input.query.lang);
  if (useHint || answer === undefined) return refused('HINTS_NOT_ALLOWED');

  const save = { attemptId: id, taskId, answer, answerId, isLeft, now: deps.now() };
  const outcome = await saveAnswer(store, save);
  if (!outcome) return refused('NOT_FOUND');
  if (outcome.kind === 'unsaved') return explain(store, save, outcome.item);
  return done(standing(outcome.entry, outcome.deadline));
};

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** An answer as it stands after a save, whether that one was written or a newer one had come before. */
const standing = (entry: AnswerEntry, deadline: number | null): Saved => ({
  taskId: entry.taskId,
  answerId: entry.answerId,
  savedAt: new Date(entry.savedAt).toISOString(),
  revision: entry.revision,
  deadline: isoOrNull(deadline),
  triesLeft: null,
  ...(entry.isLocked && { isLocked: true }),
});

/** Why nothing was written: repeated, misfitting, too late, locked, or older than what is stored. */
async function explain(
  store: ActivityStore,
  save: AnswerSave & { answer: Answer },
  item: AnswerItem,
): Promise<Outcome<Saved>> {
  const entry = item.entries.get(save.taskId) as AnswerEntry;
  // The first reply may have been lost after the write: the same save answers the same.
  if (entry.answerId === save.answerId) return done(standing(entry, item.deadline));
  const wrong = misfit(entry, save.answer);
  if (wrong) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.answer', code: wrong }] });
  }
  if (item.closed || isExpired(item.deadline, save.now)) return refuseLate(store, save);
  if (save.answerId < entry.answerId) return done(standing(entry, item.deadline));
  return refused('TASK_ATTEMPTS_EXHAUSTED');
}

async function refuseLate(store: ActivityStore, save: AnswerSave): Promise<Outcome<Saved>> {
  const finished = await finishAttempt(store, save.attemptId, save.now);
  if (!finished) return refused('NOT_FOUND');
  if (finished.finishReason === 'SUBMITTED') return refused('ATTEMPT_FINISHED');
  await keepLateAnswer(store, save);
  return refused('ATTEMPT_EXPIRED');
}
