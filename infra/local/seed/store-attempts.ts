import { newAttemptId } from '#functions/data/answer-places.ts';
import type { FinishedHead } from '#functions/data/attempt-head.ts';
import { attemptItems } from '#functions/data/attempts.ts';
import type { Database, Item } from '#functions/data/database.ts';
import { type StoredExecution, saveExecution } from '#functions/data/executions.ts';
import { activityKeys } from '#functions/data/keys.ts';
import { putMany } from '#functions/data/put-many.ts';
import { outcomesOf, resultItem } from '#functions/data/results.ts';
import { takingItem } from '#functions/data/takings.ts';
import { hashText } from '#shared/domain/seeded-random.ts';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import { controlDeadline, deadlineOf, triesPerTask } from '#shared/domain/works/attempt-rules.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { betterOf, type Taking } from '#shared/domain/works/timeline.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { autumnExecution, type SeededAttempt, seededAttempts } from './attempts.ts';
import { cleanroomCourse } from './cleanroom/course.ts';
import { groups } from './people.ts';
import { course, works } from './plasma-etching/course.ts';
import { examTasks } from './plasma-etching/exam/tasks.ts';
import { tasks as testTasks } from './plasma-etching/tasks.ts';
import { students } from './students.ts';

const teacher = 'user-teacher';
const day = 24 * 3600_000;

const commission = {
  number: '7',
  chair: 'Каменев С. П.',
  members: ['Ветрова О. И.', 'Дорохов А. В.'],
  reason: 'Периодическая проверка знаний операторов участка плазмохимического травления',
};

/** The autumn exam, which is over, one that is open for a month, and the practical one beside it. */
function executions(now: number): StoredExecution[] {
  const common = {
    workIds: [...autumnExecution.workIds],
    courseIds: [course.id],
    groupIds: groups.map((group) => group.id),
    formerGroupIds: [],
    openings: 0,
    executionTime: autumnExecution.executionTime,
    extraTime: {},
    releasedAt: null,
    createdBy: teacher,
    revision: 1,
  };
  return [
    {
      ...common,
      id: autumnExecution.id,
      name: 'Осенний экзамен',
      startsAt: Date.parse(autumnExecution.startDateTime),
      endsAt: Date.parse(autumnExecution.endDateTime),
      commission,
      createdAt: Date.parse(autumnExecution.startDateTime) - 7 * day,
    },
    {
      ...common,
      id: 'execution-open',
      name: 'Допуск к самостоятельной работе',
      startsAt: now - day,
      endsAt: now + 30 * day,
      commission: { ...commission, number: '8', reason: 'Допуск к самостоятельной работе' },
      createdAt: now - 2 * day,
    },
    {
      ...common,
      id: 'execution-practical',
      name: 'Практический экзамен',
      workIds: ['work-practical-exam'],
      courseIds: [cleanroomCourse.id],
      executionTime: 30,
      startsAt: now - day,
      endsAt: now + 30 * day,
      commission: { ...commission, number: '9', reason: 'Допуск в чистую зону' },
      createdAt: now - 3 * day,
    },
  ];
}

/** Writes the executions of the demo institution; those that are there stay as they are. */
export async function seedExecutions(db: Database): Promise<void> {
  for (const execution of executions(Date.now())) {
    const audit = {
      changeId: execution.id,
      executionId: execution.id,
      at: execution.createdAt,
      by: teacher,
      action: 'CREATED' as const,
      before: {},
      after: { workIds: execution.workIds, groupIds: execution.groupIds },
      reason: '',
    };
    const assigned = execution.groupIds.map((groupId) => ({ groupId, isRemoved: false }));
    await saveExecution(db, execution, null, audit, { users: [], groups: assigned });
  }
}

const tasksOf: Record<string, readonly Task[]> = {
  'work-plasma-test': testTasks,
  'work-plasma-exam': examTasks,
};

/** An id made of the attempt alone, so that seeding again writes the same rows. */
function attemptId(attempt: SeededAttempt, tasks: readonly Task[]): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const name = `${attempt.userId}${attempt.workId}${attempt.startedAt}`;
  const tail = Array.from(
    { length: 16 },
    (_, i) => alphabet[hashText(`${i}${name}`) % alphabet.length],
  );
  return newAttemptId(`01SEED0000${tail.join('')}`, attempt.mode, tasks);
}

/** The id of the save that counts: one for each answer, in order. */
const answerId = (number: number) => `01SEED${String(number).padStart(20, '0')}`;

interface Stored {
  head: FinishedHead;
  items: Item[];
}

function store(db: Database, attempt: SeededAttempt): Stored {
  const { userId, workId, mode, executionId, seed, startedAt, finishedAt } = attempt;
  const work = works.find((one) => one.id === workId) as Work;
  const tasks = tasksOf[workId] ?? [];
  const window = {
    endsAt: Date.parse(autumnExecution.endDateTime),
    executionTimeMinutes: autumnExecution.executionTime,
    extraMinutes: 0,
  };
  const owner = { db, table: 'activity', owner: userId, ttl: null } as const;
  const entries = new Map(tasks.map((task) => [task.id, entryOf(attempt, task)]));
  const maxTries = triesPerTask(work, mode);
  const results = tasks.map((task) =>
    taskResult(mode, task, entries.get(task.id) as AnswerEntry, maxTries),
  );
  const groupId = students.find((one) => `user-${one.login}` === userId)?.groupId;
  const head: FinishedHead = {
    id: attemptId(attempt, tasks),
    owner: userId,
    userId,
    workId,
    courseId: work.courseId,
    mode,
    ...(executionId && { executionId }),
    ...(groupId && { groupId }),
    edition: work.edition,
    seed,
    isShuffled: work.settingsWork.shuffle ?? false,
    maxTries,
    ...(work.passMark !== undefined && { passMark: work.passMark }),
    startedAt,
    deadline:
      mode === 'CONTROL' ? controlDeadline(window, startedAt) : deadlineOf(mode, work, startedAt),
    status: 'FINISHED',
    finishedAt,
    finishReason: attempt.finishReason,
    totals: attemptTotals(tasks, results, work.passMark),
    ...(attempt.reviews && { revised: attempt.reviews.length }),
  };
  const outcomes = outcomesOf(results, (taskId) => entries.get(taskId)?.answer);
  const { headItem, answerItems } = attemptItems(
    owner,
    head,
    tasks,
    (task) => entries.get(task.id) as AnswerEntry,
  );
  return { head, items: [headItem, ...answerItems, resultItem(owner, head, outcomes)] };
}

function entryOf(attempt: SeededAttempt, task: Task): AnswerEntry {
  const place = attempt.answers.findIndex((one) => one.taskId === task.id);
  const given = attempt.answers[place];
  if (!given) return emptyEntry(task);
  const review = attempt.reviews?.find((one) => one.taskId === task.id);
  return {
    ...emptyEntry(task),
    answer: given.answer,
    answerId: answerId(place + 1),
    savedAt: given.savedAt,
    revision: 1,
    ...(review && {
      review: {
        mark: review.mark,
        comment: review.comment,
        reviewedBy: teacher,
        at: review.at,
      },
    }),
  };
}

/** What somebody has done of a work in a mode, from all their attempts of it, oldest first. */
function takingOf(heads: readonly FinishedHead[]): Taking {
  const last = heads.at(-1) as FinishedHead;
  return {
    workId: last.workId,
    mode: last.mode,
    ...(last.executionId && { executionId: last.executionId }),
    started: heads.length,
    finished: heads.length,
    active: null,
    best: heads.reduce<Taking['best']>((best, head) => betterOf(best, head.totals), null),
    last: { attemptId: last.id, finishedAt: last.finishedAt, totals: last.totals },
  };
}

/** Writes what the students of the demo institution have done, as it lies there after a finish. */
export async function seedAttempts(db: Database): Promise<void> {
  const stored = seededAttempts().map((attempt) => store(db, attempt));
  const byTaking = Map.groupBy(stored, ({ head }) =>
    [head.owner, head.workId, head.mode, head.executionId].join('/'),
  );
  const takings = [...byTaking.values()].map((own) => {
    const heads = own.map(({ head }) => head).toSorted((a, b) => a.startedAt - b.startedAt);
    const owner = (heads[0] as FinishedHead).owner;
    return takingItem({ db, table: 'activity', owner, ttl: null }, takingOf(heads));
  });
  const controls = stored
    .filter(({ head }) => head.mode === 'CONTROL')
    .map(({ head }) => ({ ...activityKeys.controls(head.owner, head.workId), started: 1 }));
  const items = [...stored.flatMap((one) => one.items), ...takings, ...controls];
  await putMany(db, 'activity', items);
}
