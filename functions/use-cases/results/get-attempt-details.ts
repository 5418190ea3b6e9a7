import { isFinished, isOver, settleAttempt } from '#functions/data/attempt-finishing.ts';
import type { FinishedHead } from '#functions/data/attempt-head.ts';
import { getEntries } from '#functions/data/attempts.ts';
import { listAuditOfAttempt } from '#functions/data/audit.ts';
import { presentAudit } from '#functions/data/audit-view.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getExecution } from '#functions/data/executions.ts';
import {
  cameAfterResult,
  type LateAnswer,
  lateRefusal,
  listLateAnswers,
} from '#functions/data/late-answers.ts';
import { getPeople } from '#functions/data/people.ts';
import { proposalOf } from '#functions/data/run-proposals.ts';
import { filesOf } from '#functions/data/task-files.ts';
import { findTaughtAttempt, studentStore } from '#functions/data/taught-attempts.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getTasksOfEdition, getWork } from '#functions/data/works.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { AttemptDetails, getAttemptDetails as call } from '#shared/contracts/results.ts';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { taskOrder } from '#shared/domain/works/attempt-rules.ts';
import { releaseTime } from '#shared/domain/works/execution.ts';
import { isManual, type Task } from '#shared/domain/works/task.ts';
import { keyOf, type View, visibleAnswer, visibleTask } from '#shared/domain/works/visibility.ts';
import { defaultLanguage, inLanguage, type Language } from '#shared/languages.ts';
import { describeStudents, unknownStudent } from './taught-results.ts';

/** A finished attempt of a student whom the actor teaches. */
export const getAttemptDetails: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const found = await findTaughtAttempt(deps.db, actor, input.params.id);
  if (!found) return refused('NOT_FOUND');
  const now = deps.now();
  const head = isOver(found, now)
    ? await settleAttempt(studentStore(deps.db, found), found.id, now)
    : found;
  if (!head || !isFinished(head)) return refused('NOT_FOUND');
  return done(await presentDetails(deps, head, input.query.lang ?? defaultLanguage));
};

const iso = (time: number) => new Date(time).toISOString();

/** Everything about a finished attempt, for whoever teaches the work. */
export async function presentDetails(
  deps: Dependencies,
  head: FinishedHead,
  lang: Language,
): Promise<AttemptDetails> {
  const store = studentStore(deps.db, head);
  const [work, tasks, entries, late, log, students, execution] = await Promise.all([
    getWork(deps.db, head.workId),
    getTasksOfEdition(deps.db, head.workId, head.edition),
    getEntries(store, head.id),
    listLateAnswers(store, head.id),
    listAuditOfAttempt(deps.db, head.id),
    describeStudents(deps, [head.userId]),
    head.executionId ? getExecution(deps.db, head.executionId) : null,
  ]);
  const releasedAt = execution ? releaseTime(execution) : Number.POSITIVE_INFINITY;
  const links = await deps.files.links(tasks.flatMap(filesOf), deps.now());
  const view: View = {
    // Shown as its owner sees a SELFCONTROL attempt: with verdicts and keys.
    mode: head.mode === 'CONTROL' ? 'SELFCONTROL' : head.mode,
    finished: true,
    language: lang,
    maxTries: head.maxTries,
    isShuffled: head.isShuffled,
    seed: head.seed,
    link: (fileId) => links.get(fileId) ?? '',
    isReleased: true,
  };
  const entryOf = (task: Task): AnswerEntry => entries.get(task.id) ?? emptyEntry(task);
  const proposals = await Promise.all(
    tasks.map((task) => proposalOf(store, head.id, task, entries.get(task.id)?.answer)),
  );
  const order = taskOrder(tasks.length, head.isShuffled, head.seed);
  const reviewers = await getPeople(
    deps.db,
    [...entries.values()].flatMap(({ review }) => review?.reviewedBy ?? []),
  );
  return {
    id: head.id,
    work: {
      id: head.workId,
      name: work ? inLanguage(work.name, lang) : '',
      kind: work?.kind ?? 'TEST',
      courseId: head.courseId,
    },
    student: students.get(head.userId) ?? unknownStudent(head.userId),
    type: head.mode,
    executionId: head.executionId ?? null,
    startedAt: iso(head.startedAt),
    deadline: head.deadline === null ? null : iso(head.deadline),
    finishedAt: iso(head.finishedAt),
    finishReason: head.finishReason,
    passMark: head.passMark ?? null,
    result: head.totals,
    tasks: order.flatMap((i) => {
      const task = tasks[i];
      return task ? [presentTask(task, i + 1, entryOf(task), view)] : [];
    }),
    answers: order.flatMap((i) => {
      const task = tasks[i];
      if (!task) return [];
      const entry = entryOf(task);
      const { review } = entry;
      const proposal = proposals[i];
      const person = review && reviewers.get(review.reviewedBy);
      return [
        {
          ...visibleAnswer(task, entry, view),
          ...(review && {
            review: {
              mark: review.mark,
              comment: review.comment,
              by: person ? `${person.lastName} ${person.name}` : '',
              at: iso(review.at),
            },
          }),
          ...(proposal && { proposal }),
        },
      ];
    }),
    lateAnswers: late.flatMap((one) => {
      const task = tasks.find(({ id }) => id === one.taskId);
      return task ? [presentLate(one, head, entryOf(task), releasedAt)] : [];
    }),
    audit: await presentAudit(deps.db, log),
  };
}

function presentTask(
  task: Task,
  number: number,
  entry: AnswerEntry,
  view: View,
): AttemptDetails['tasks'][number] {
  const key = keyOf(task, view.language);
  return {
    ...visibleTask(task, entry, view),
    number,
    ...(key !== null && { correctAnswer: key }),
    ...(task.explanation && { explanation: inLanguage(task.explanation, view.language) }),
    critical: task.critical ?? false,
    isManual: isManual(task.type),
  };
}

const presentLate = (
  late: LateAnswer,
  head: FinishedHead,
  entry: AnswerEntry,
  releasedAt: number,
): AttemptDetails['lateAnswers'][number] => ({
  taskId: late.taskId,
  answerId: late.answerId,
  answer: late.answer,
  clientAt: iso(late.clientAt),
  receivedAt: iso(late.receivedAt),
  isAccepted: entry.answerId === late.answerId,
  cameAfterResult: cameAfterResult(late, head, releasedAt),
  refusal: entry.answerId === late.answerId ? null : lateRefusal(late, head, entry),
});
