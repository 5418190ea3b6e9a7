import type { ActivityStore } from '#functions/data/activity-store.ts';
import { activityOf } from '#functions/data/actor.ts';
import type { AnswerItem } from '#functions/data/answer-items.ts';
import { readAttemptId } from '#functions/data/answer-places.ts';
import { type AnswerSave, saveAnswer } from '#functions/data/answers.ts';
import { isFinished, settleAttempt } from '#functions/data/attempt-finishing.ts';
import { keepLateAnswer } from '#functions/data/late-answers.ts';
import type { Request, UseCase } from '#functions/data/use-case.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type {
  AnswerBody,
  answerTask as call,
  ReviewedTask,
  SavedAnswer,
} from '#shared/contracts/attempts.ts';
import { type AnswerEntry, misfit } from '#shared/domain/works/answer-entry.ts';
import { isExpired } from '#shared/domain/works/attempt-rules.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { answerInTraining } from './answer-in-training.ts';
import { answeredRun } from './answered-run.ts';
import { reviewTask } from './review-task.ts';

/** Looks again after a lost race this often: a teacher may give time, or open the attempt, at the same moment. */
const rounds = 4;

/** Saves one answer, or a teacher's review of one. */
export const answerTask: UseCase<typeof call> = (
  request,
): Promise<Outcome<SavedAnswer | ReviewedTask>> => {
  const { body } = request.input;
  return 'mark' in body ? reviewTask(request, body) : saveOne(request, body);
};

/** TRAINING judges at once; SELFCONTROL and CONTROL only say that it is saved. */
async function saveOne(
  { actor, input, deps }: Request<typeof call>,
  body: AnswerBody,
): Promise<Outcome<SavedAnswer>> {
  const { id, taskId, answer, useHint, answerId, isLeft } = body;
  const mode = readAttemptId(id)?.mode;
  if (!mode) return refused('NOT_FOUND');
  if (answer === undefined && !useHint) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.answer', code: 'required' }] });
  }
  const store = activityOf(deps.db, actor);
  if (mode === 'TRAINING') return answerInTraining(deps, store, body, input.query.lang);
  if (useHint || answer === undefined) return refused('HINTS_NOT_ALLOWED');
  const run = await answeredRun(store, body);
  if (!run.ok) return run;

  for (let round = 0; round < rounds; round += 1) {
    const save = { attemptId: id, taskId, answer, answerId, isLeft, now: deps.now() };
    const outcome = await saveAnswer(store, save);
    if (!outcome) return refused('NOT_FOUND');
    if (outcome.kind === 'saved') return done(standing(outcome.entry, outcome.deadline));
    const told = await explain(store, save, outcome.item);
    if (told !== 'open') return told;
  }
  return refused('CONFLICT');
}

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** An answer as it stands after a save, whether that one was written or a newer one had come before. */
const standing = (entry: AnswerEntry, deadline: number | null): SavedAnswer => ({
  taskId: entry.taskId,
  answerId: entry.answerId,
  savedAt: new Date(entry.savedAt).toISOString(),
  revision: entry.revision,
  deadline: isoOrNull(deadline),
  triesLeft: null,
  ...(entry.isLocked && { isLocked: true }),
});

/** Why nothing was written: repeated, misfitting, too late, locked, or older than what is stored. `open`: it may be tried again. */
async function explain(
  store: ActivityStore,
  save: AnswerSave & { answer: Answer },
  item: AnswerItem,
): Promise<Outcome<SavedAnswer> | 'open'> {
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

/** After the end: refused and kept as evidence. Where a teacher has given more time, there is no end yet. */
async function refuseLate(
  store: ActivityStore,
  save: AnswerSave,
): Promise<Outcome<SavedAnswer> | 'open'> {
  const settled = await settleAttempt(store, save.attemptId, save.now);
  if (!settled) return refused('NOT_FOUND');
  if (!isFinished(settled)) return 'open';
  await keepLateAnswer(store, save);
  return refused(settled.finishReason === 'TIME_EXPIRED' ? 'ATTEMPT_EXPIRED' : 'ATTEMPT_FINISHED');
}
