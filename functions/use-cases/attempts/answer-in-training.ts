import type { ActivityStore } from '#functions/data/activity-store.ts';
import { getAnswerItem, replaceEntry } from '#functions/data/answers.ts';
import { keysShutBy, settleAttempt } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { getHead } from '#functions/data/attempts.ts';
import { caseShutBy } from '#functions/data/case-shutting.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getTasksOfEdition } from '#functions/data/works.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { AnswerBody, SavedAnswer } from '#shared/contracts/attempts.ts';
import { type AnswerEntry, isBlank, misfit } from '#shared/domain/works/answer-entry.ts';
import type { Answer, Task } from '#shared/domain/works/task.ts';
import { trainOnTask } from '#shared/domain/works/training.ts';
import { trainingFeedback } from '#shared/domain/works/visibility.ts';
import { defaultLanguage, type Language } from '#shared/languages.ts';
import { answeredRun, wrongRun } from './answered-run.ts';
import { viewOf } from './present-attempt.ts';

/** Looks again after a lost race this often; a task in TRAINING takes only a few saves until it is closed. */
const rounds = 20;

/** One save in TRAINING: judged at once, with hints, several tries, and the key when the task is closed. */
export async function answerInTraining(
  deps: Dependencies,
  store: ActivityStore,
  body: AnswerBody,
  language: Language = defaultLanguage,
): Promise<Outcome<SavedAnswer>> {
  const head = await getHead(store, body.id);
  if (!head) return refused('NOT_FOUND');
  const shutBy = await keysShutBy(store, head.workId, deps.now());
  if (shutBy) return refused(shutBy);
  const tasks = await getTasksOfEdition(deps.db, head.workId, head.edition);
  const task = tasks.find((one) => one.id === body.taskId);
  if (!task) return refused('NOT_FOUND');
  const caseShut =
    task.type === 'TASKTESTCASECASSETESTATUS' && (await caseShutBy(store, task.caseId, deps.now()));
  if (caseShut) return refused(caseShut);

  const named = await answeredRun(store, body);
  if (!named.ok) return named;
  const run = named.value?.finished;
  if (named.value && !run) return wrongRun('runUnfinished');

  for (let round = 0; round < rounds; round += 1) {
    const found = await getAnswerItem(store, body.id, body.taskId);
    const entry = found?.item.entries.get(body.taskId);
    if (!found || !entry) return refused('NOT_FOUND');
    const now = deps.now();
    const save = {
      answerId: body.answerId,
      answer: body.answer,
      useHint: body.useHint === true,
      run: run && { passed: run.passed, isHinted: run.hints > 0 },
      now,
    };
    const outcome = trainOnTask(task, entry, save, head.maxTries);
    if (outcome.kind === 'known') return done(reply(head, task, entry, language, outcome.count));

    const wrong = body.answer === undefined ? null : misfitInTraining(entry, body.answer);
    if (wrong) {
      return refused('INVALID_INPUT', { errors: [{ path: 'body.answer', code: wrong }] });
    }
    if (found.item.closed) {
      // Closed items belong to a finish; one that was cut off is completed here.
      await settleAttempt(store, body.id, now);
      return refused('ATTEMPT_FINISHED');
    }
    if (outcome.kind === 'exhausted') return refused('TASK_ATTEMPTS_EXHAUSTED');
    if (outcome.kind === 'no-hint') return refused('HINTS_NOT_ALLOWED');
    const place = { attemptId: body.id, name: found.name };
    const expected = { answerId: entry.answerId, now };
    if (await replaceEntry(store, place, outcome.entry, expected)) {
      const { events } = outcome.entry;
      return done(reply(head, task, outcome.entry, language, events.length));
    }
  }
  return refused('CONFLICT');
}

/** A try must say something: an empty one is not spent. */
const misfitInTraining = (entry: AnswerEntry, answer: Answer) =>
  misfit(entry, answer) ?? (isBlank(answer) ? 'blank' : null);

function reply(
  head: AttemptHead,
  task: Task,
  entry: AnswerEntry,
  language: Language,
  count: number,
): SavedAnswer {
  const event = entry.events[count - 1];
  return {
    taskId: task.id,
    answerId: event?.answerId ?? entry.answerId,
    savedAt: new Date(event?.at ?? entry.savedAt).toISOString(),
    revision: count,
    deadline: null,
    ...trainingFeedback(task, entry, viewOf(head, language), count),
  };
}
