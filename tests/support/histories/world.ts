import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Actor } from '#functions/data/actor.ts';
import { isOver, settleFound } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { findHead } from '#functions/data/attempts.ts';
import type { Database } from '#functions/data/database.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getExecution, saveExecution } from '#functions/data/executions.ts';
import { putPerson } from '#functions/data/people.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import { answerTask } from '#functions/use-cases/attempts/answer-task.ts';
import { finishAttempt } from '#functions/use-cases/attempts/finish-attempt.ts';
import { getAttempt } from '#functions/use-cases/attempts/get-attempt.ts';
import { startAttempt } from '#functions/use-cases/attempts/start-attempt.ts';
import { endAttempt } from '#functions/use-cases/executions/end-attempt.ts';
import { giveExtraTime } from '#functions/use-cases/executions/give-extra-time.ts';
import { reopenAttempt } from '#functions/use-cases/executions/reopen-attempt.ts';
import type { BuiltInRole } from '#shared/domain/identity/roles.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import type { Study } from '../study.ts';

/** Minutes of the execution of every history. */
export const executionMinutes = 30;
const windowMinutes = 45;
export const minute = 60_000;

/** A process that dies at a chosen moment: what it has sent to the engine is done, what comes after is not. */
class Crash extends Error {}

/** One student with an execution of their own, whose clock and whose crashes the history decides. */
export interface World {
  study: Study;
  userId: string;
  executionId: string;
  /** When the window opens and closes, ms. */
  window: { startsAt: number; endsAt: number };
  clock: { now: number };
  /** The process dies after so many more requests to the engine. */
  crashAfter: (requests: number) => void;
  /** It runs again. */
  recover: () => void;
  deps: Dependencies;
  calls: ReturnType<typeof callsOf>;
}

/** A database of a process that can be made to die between two requests. */
function mortal(db: Database) {
  let left = Number.POSITIVE_INFINITY;
  const mortalClient = (client: DynamoDBDocumentClient): DynamoDBDocumentClient => {
    const send = (...args: Parameters<DynamoDBDocumentClient['send']>) => {
      if (left <= 0) return Promise.reject(new Crash('The process died'));
      left -= 1;
      return client.send(...args);
    };
    return Object.assign(Object.create(client), { send });
  };
  return {
    db: { ...db, client: mortalClient(db.client), once: mortalClient(db.once) },
    crashAfter: (requests: number) => {
      left = requests;
    },
    recover: () => {
      left = Number.POSITIVE_INFINITY;
    },
  };
}

const actorOf = (userId: string, role: BuiltInRole): Actor => ({
  userId,
  role,
  session: { sessionId: userId, userId, role } as Actor['session'],
});

/** The calls of a history, as the functions make them once the caller is known. */
function callsOf(deps: Dependencies, study: Study, userId: string, executionId: string) {
  const student = { actor: actorOf(userId, 'ROLE_STUDENT'), deps, address: '' };
  const teacher = { actor: actorOf(study.teacherId, 'ROLE_TEACHER'), deps, address: '' };
  const ofExecution = { id: executionId };
  const query = {};
  return {
    start: () =>
      startAttempt({
        ...student,
        input: {
          params: { id: study.work.id },
          query,
          body: { type: 'CONTROL', executionId },
        },
      }),
    save: (id: string, taskId: string, answer: Answer, answerId: string) =>
      answerTask({
        ...student,
        input: { params: undefined, query, body: { id, taskId, answer, answerId } },
      }),
    finish: (id: string, showResult?: true) =>
      finishAttempt({
        ...student,
        input: { params: undefined, query, body: { id, ...(showResult && { showResult }) } },
      }),
    /** What the sweep finds of the attempt, when it is over; null: nothing to do. */
    find: async (id: string) => {
      const head = await findHead({ db: deps.db, table: 'activity' }, id);
      return head && isOver(head, deps.now()) ? head : null;
    },
    /** What the sweep then does with it, perhaps much later. */
    sweep: (found: AttemptHead) =>
      settleFound(studentStore(deps.db, found), found, deps.now(), getExecution),
    read: (id: string) =>
      getAttempt({ ...student, input: { params: undefined, query: { id }, body: undefined } }),
    extend: (changeId: string, type: 'user' | 'group', minutes: number) =>
      giveExtraTime({
        ...teacher,
        input: {
          params: ofExecution,
          query,
          body: {
            changeId,
            reason: 'history',
            subjects: [{ type, id: type === 'user' ? userId : study.groupId }],
            minutes,
          },
        },
      }),
    end: (changeId: string, attemptId: string) =>
      endAttempt({
        ...teacher,
        input: {
          params: { ...ofExecution, attemptId },
          query,
          body: { changeId, reason: 'history' },
        },
      }),
    reopen: (changeId: string, attemptId: string, minutes: number) =>
      reopenAttempt({
        ...teacher,
        input: {
          params: { ...ofExecution, attemptId },
          query,
          body: { changeId, reason: 'history', minutes },
        },
      }),
  };
}

/** A fresh student with an execution that has just opened; `db` goes through the faults, `sound` does not. */
export async function newWorld(
  sound: Dependencies,
  db: Dependencies['db'],
  study: Study,
  name: string,
): Promise<World> {
  const userId = `user-${name}`;
  const executionId = `execution-${name}`;
  const startsAt = Date.UTC(2026, 0, 10, 8);
  const window = { startsAt, endsAt: startsAt + windowMinutes * minute };
  const clock = { now: startsAt + 1000 };
  await putPerson(
    sound.db,
    {
      id: userId,
      login: userId,
      email: `${userId}@trainer.example`,
      name: 'History',
      lastName: name,
      gender: 'FEMALE',
      roles: [{ name: 'ROLE_STUDENT', titleName: { ru: 'Студент' } }],
      groupId: study.groupId,
      language: 'ru',
      status: 'ACTIVE',
    },
    'none',
  );
  await saveExecution(
    sound.db,
    {
      id: executionId,
      name: '',
      workIds: [study.work.id],
      courseIds: [study.courseId],
      groupIds: [],
      formerGroupIds: [study.groupId],
      openings: 0,
      ...window,
      executionTime: executionMinutes,
      commission: null,
      extraTime: {},
      releasedAt: null,
      createdBy: study.teacherId,
      createdAt: startsAt,
      revision: 1,
    },
    null,
    {
      changeId: executionId,
      executionId,
      at: startsAt,
      by: study.teacherId,
      action: 'CREATED',
      before: {},
      after: {},
      reason: '',
    },
    { users: [{ userId, isRemoved: false }], groups: [] },
  );
  const { db: ownDb, crashAfter, recover } = mortal(db);
  const deps: Dependencies = { ...sound, db: ownDb, now: () => clock.now };
  return {
    study,
    userId,
    executionId,
    window,
    clock,
    crashAfter,
    recover,
    deps,
    calls: callsOf(deps, study, userId, executionId),
  };
}

/** The same world without faults and crashes, for looking at what is left. */
export function calmed(world: World, sound: Dependencies): World {
  const deps: Dependencies = { ...sound, now: () => world.clock.now };
  const { study, userId, executionId } = world;
  return { ...world, deps, calls: callsOf(deps, study, userId, executionId) };
}
