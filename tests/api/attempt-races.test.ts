import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { ActivityStore } from '#functions/data/activity-store.ts';
import { settleFound } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { reviseAttempt } from '#functions/data/attempt-revision.ts';
import { findHead } from '#functions/data/attempts.ts';
import type { Database } from '#functions/data/database.ts';
import { getExecution } from '#functions/data/executions.ts';
import { activityKeys } from '#functions/data/keys.ts';
import { listResults } from '#functions/data/results.ts';
import { getTaking } from '#functions/data/takings.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import { finishExpiredAttempts } from '#functions/use-cases/attempts/finish-expired-attempts.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { save, finish, read, storeOf } = attemptsOf(api);
const { newExecution, start, change } = executionsOf(api);

type Command = Parameters<Database['client']['send']>[0];

/** A database in which something happens before or after the first call of a kind, as a slow caller meets it. */
function interrupted(
  when: 'before' | 'after',
  isIt: (name: string, input: Record<string, unknown>) => boolean,
  act: () => Promise<unknown>,
): Database {
  const { db } = api.deps;
  let isDone = false;
  const send = async (command: Command) => {
    const isNow = !isDone && isIt(command.constructor.name, { ...command.input });
    isDone ||= isNow;
    if (isNow && when === 'before') await act();
    const reply = await db.client.send(command);
    if (isNow && when === 'after') await act();
    return reply;
  };
  const client = new Proxy(db.client, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
  return { ...db, client };
}

const headOf = async (id: string): Promise<AttemptHead> => {
  const head = await findHead({ db: api.deps.db, table: 'activity' }, id);
  if (!head) throw new Error(`no attempt ${id}`);
  return head;
};

const storeIn = (db: Database, head: AttemptHead): ActivityStore => studentStore(db, head);

/** A student at work in an execution, with one answer that was acknowledged. */
async function atWork(study: Study, executionId: string): Promise<{ student: Caller; id: string }> {
  const student = await study.student();
  const { id } = (await start(student, study, executionId)).body;
  const answer = { id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
  expect((await save(student, answer)).status).toBe(200);
  return { student, id };
}

const end = (study: Study, executionId: string, id: string, body = reasoned()) =>
  change(study, executionId, `attempts/${id}/finish`, body);
const reopen = (study: Study, executionId: string, id: string) =>
  change(study, executionId, `attempts/${id}/reopen`, { ...reasoned(), minutes: 10 });

describe('an attempt that is opened again', () => {
  it('is not taken away by a finish that began before and is slow', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const { student, id } = await atWork(study, execution.id);
    const open = await headOf(id);
    const now = api.deps.now() + 120_000;
    const slow = { ...open, finishing: { at: now, reason: 'SUBMITTED' } } as const;
    await end(study, execution.id, id);
    const isTaking = (name: string, input: object) =>
      name === 'BatchGetCommand' && JSON.stringify(input).includes('"TAKING#');
    const db = interrupted('after', isTaking, () => reopen(study, execution.id, id));
    await settleFound(storeIn(db, open), slow, now, getExecution);
    const { body } = await read(student, id);
    expect(body).toMatchObject({ status: 'ACTIVE' });
    expect(body.answers[0]).toMatchObject({ taskId: 'task-00', answersStudent: 'bb2' });
    expect((await headOf(id)).round).toBe(1);
  });

  it('is not ended by the change that ended it before, come twice', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const { id } = await atWork(study, execution.id);
    const ending = reasoned();
    await end(study, execution.id, id, ending);
    await reopen(study, execution.id, id);
    expect(await end(study, execution.id, id, ending)).toMatchObject({
      status: 200,
      body: { state: 'ACTIVE' },
    });
  });

  it('is not judged by a review that read it before: it looks again, and there is one result', async () => {
    const study = await newStudy(api, [
      exampleTask('SINGLECHOICE', 'task-00'),
      exampleTask('SINGLECHOICE', 'task-01'),
      exampleTask('QUESTION', 'task-02'),
    ]);
    const execution = await newExecution(study);
    const { student, id } = await atWork(study, execution.id);
    await end(study, execution.id, id);
    const meanwhile = async () => {
      await reopen(study, execution.id, id);
      const answer = { id, taskId: 'task-01', answer: 'bb2', answerId: answerId(2) };
      expect((await save(student, answer)).status).toBe(200);
      await end(study, execution.id, id);
    };
    const db = interrupted('before', (name) => name === 'TransactWriteCommand', meanwhile);
    const changeId = api.deps.newId();
    const found = await headOf(id);
    await reviseAttempt(
      storeIn(db, found),
      { attemptId: id, taskId: 'task-02', changeId },
      (_, entry) => ({
        entry: {
          ...entry,
          review: { mark: 0, comment: '', reviewedBy: study.teacherId, at: api.deps.now() },
        },
        audit: {
          ...{ changeId, attemptId: id, executionId: execution.id, at: api.deps.now() },
          ...{ by: study.teacherId, action: 'REVIEWED', before: {}, after: {}, reason: '' },
        },
      }),
    );
    const results = await listResults(storeIn(api.deps.db, found));
    expect(results).toHaveLength(1);
    expect(results[0]?.totals).toEqual((await headOf(id)).totals);
    // Both answers that were acknowledged count.
    expect(results[0]?.totals.mark).toBe(4);
  });
});

describe('what a start left behind', () => {
  it('is swept away although its execution gives more time, and holds up no sweep', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const { student, id } = await atWork(study, execution.id);
    const { db } = api.deps;
    // As a start leaves it that died before it took the place.
    await db.client.send(
      new DeleteCommand({
        TableName: db.names.activity,
        Key: activityKeys.taking(student.userId, study.work.id, 'CONTROL', execution.id),
      }),
    );
    const subjects = [{ type: 'group', id: study.groupId }];
    await change(study, execution.id, 'extra-time', { ...reasoned(), subjects, minutes: 30 });
    const overAt = (await headOf(id)).deadline as number;
    await finishExpiredAttempts({ db, now: () => overAt + 1000 });
    expect(await findHead({ db, table: 'activity' }, id)).toBeNull();
    expect(await finishExpiredAttempts({ db, now: () => overAt + 2000 })).toEqual({
      finished: 0,
      latestMillis: 0,
    });
    expect((await start(student, study, execution.id)).status).toBe(200);
  });
});

describe('a result that is held', () => {
  it('shows no task, also after the release; and after it nothing is opened again', async () => {
    const study = await newStudy(api);
    const endDateTime = new Date(api.deps.now() + 1500).toISOString();
    const execution = await newExecution(study, { endDateTime });
    const { student, id } = await atWork(study, execution.id);
    await change(study, execution.id, 'release', reasoned());
    await expect
      .poll(async () => (await read(student, id)).body.status, { timeout: 8000 })
      .toBe('FINISHED');
    expect((await read(student, id)).body).toMatchObject({
      ...{ isResultHeld: true, result: null, tasks: [], answers: [] },
    });
    expect((await reopen(study, execution.id, id)).body.code).toBe('REOPEN_NOT_ALLOWED');
  });
});

describe('two judgements of one standing', () => {
  it('leave the best of all results as the best, whichever comes last', async () => {
    const study = await newStudy(
      api,
      [exampleTask('QUESTION', 'task-00'), exampleTask('QUESTION', 'task-01')],
      { maxAttempts: { SELFCONTROL: 5 } },
    );
    const student = await study.student();
    const attempt = async () => {
      const body = { type: 'SELFCONTROL' };
      const path = `/works/${study.work.id}/completed-work`;
      const { id } = (await api.send('POST', path, { as: student, body })).body;
      const answer = { id, taskId: 'task-00', answer: 'text', answerId: answerId(1) };
      await save(student, answer);
      await finish(student, id);
      return id as string;
    };
    const ids = [await attempt(), await attempt()];
    const store = storeOf(student);
    const review = (id: string, mark: number, db: Database) => {
      const changeId = api.deps.newId();
      return reviseAttempt(
        { ...store, db },
        { attemptId: id, taskId: 'task-00', changeId },
        (_, entry) => ({
          entry: {
            ...entry,
            review: { mark, comment: '', reviewedBy: study.teacherId, at: api.deps.now() },
          },
          audit: {
            ...{ changeId, attemptId: id, at: api.deps.now(), by: study.teacherId },
            ...{ action: 'REVIEWED', before: {}, after: {}, reason: '' },
          },
        }),
      );
    };
    const db = interrupted(
      'before',
      (name) => name === 'TransactWriteCommand',
      () => review(ids[0] as string, 2, api.deps.db),
    );
    await review(ids[1] as string, 1, db);
    const taking = await getTaking(store, {
      ...{ workId: study.work.id, mode: 'SELFCONTROL', executionId: undefined },
    });
    expect(taking?.best?.mark).toBe(2);
    expect(taking?.last?.totals.mark).toBe(1);
  });
});
