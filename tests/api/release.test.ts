import { describe, expect, it } from 'vitest';
import { getExecution, type StoredExecution, saveExecution } from '#functions/data/executions.ts';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { minutes } from '#tests/support/control-time.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { save, finish, read } = attemptsOf(api);
const { newExecution, closeWindow, start, change, board } = executionsOf(api);

/** Two people of one execution: one has handed in, the other is at work. */
async function halfDone() {
  const study = await newStudy(api);
  const execution = await newExecution(study);
  const [done, late] = [await study.student(), await study.student()];
  const handedIn: string = (await start(done, study, execution.id)).body.id;
  const atWork: string = (await start(late, study, execution.id)).body.id;
  await finish(done, handedIn);
  const change = changesOf(study, execution);
  return { study, execution, done, late, handedIn, atWork, ...change };
}

const changesOf = (study: Study, { id }: ExecutionView) => ({
  release: () => change(study, id, 'release', reasoned()),
  end: (attempt: string) => change(study, id, `attempts/${attempt}/finish`, reasoned()),
  reopen: (attempt: string, minutes = 60) =>
    change(study, id, `attempts/${attempt}/reopen`, { ...reasoned(), minutes }),
  extra: (userId: string) =>
    change(study, id, 'extra-time', {
      ...{ ...reasoned(), minutes: 30 },
      subjects: [{ type: 'user', id: userId }],
    }),
});

/** How many tasks of an ended attempt its owner sees. */
const tasksSeen = async (as: Caller, attemptId: string): Promise<number> =>
  (await read(as, attemptId)).body.tasks.length;

const saves = async (as: Caller, id: string): Promise<number> =>
  (await save(as, { id, taskId: 'task-00', answer: 'aa1', answerId: answerId(1) })).status;

describe('a release shows no task while somebody of the execution is at work', () => {
  it('whose window was shortened and whose end was not', async () => {
    const { study, execution, done, late, handedIn, atWork, release } = await halfDone();
    const { deadline } = (await read(late, atWork)).body;
    await closeWindow(study, execution);
    expect((await release()).body.releasedAt).toBe(deadline);
    expect(await saves(late, atWork)).toBe(200);
    expect(await tasksSeen(done, handedIn)).toBe(0);
  });

  it('or was let in again, before the release or after it', async () => {
    const { study, execution, done, late, handedIn, atWork, release, end, reopen } =
      await halfDone();
    await end(atWork);
    await closeWindow(study, execution);
    const { deadline } = (await reopen(atWork)).body;
    expect((await release()).body.releasedAt).toBe(deadline);
    expect(await tasksSeen(done, handedIn)).toBe(0);
    await end(atWork);
    const longer = (await reopen(atWork, 120)).body.deadline;
    expect(Date.parse(longer)).toBeGreaterThan(Date.parse(deadline));
    const { body } = await api.send('GET', `/execution-work/${execution.id}`, {
      as: await study.teacher(),
    });
    expect(body.releasedAt).toBe(longer);
    expect(await saves(late, atWork)).toBe(200);
  });

  it('who began under a window that was longer for a while', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const done = await study.student();
    const handedIn: string = (await start(done, study, execution.id)).body.id;
    await finish(done, handedIn);
    await changesOf(study, execution).release();
    const as = await study.teacher();
    const path = `/execution-work/${execution.id}`;
    const now = api.deps.now();
    const put = async (endsAt: number, revision: number) => {
      const settings = { workIds: [study.work.id], executionTime: 120, revision };
      const times = {
        startDateTime: execution.startDateTime,
        endDateTime: new Date(endsAt).toISOString(),
      };
      return (await api.send('PUT', path, { as, body: { ...settings, ...times } })).body;
    };
    const longer = await put(now + 7_200_000, 2);
    const late = await study.student();
    const { body: atWork } = await start(late, study, execution.id);
    const shorter = await put(now - 1000, longer.revision);
    expect(Date.parse(shorter.releasedAt)).toBeGreaterThanOrEqual(Date.parse(atWork.deadline));
    expect(await saves(late, atWork.id)).toBe(200);
    expect(await tasksSeen(done, handedIn)).toBe(0);
  });

  it('however a release and an opening come together', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { study, execution, done, handedIn, atWork, release, end, reopen } = await halfDone();
      await end(atWork);
      await closeWindow(study, execution);
      const [reopened] = await Promise.all([reopen(atWork), release()]);
      expect(await tasksSeen(done, handedIn)).toBe(reopened.status === 200 ? 0 : 20);
    }
  });

  it('whose opening or extra time comes between what a release reads and what it writes', async () => {
    const { study, execution, late, atWork, end, reopen, extra } = await halfDone();
    await end(atWork);
    await closeWindow(study, execution);
    const stored = await getExecution(api.deps.db, execution.id);
    if (!stored) throw new Error('no execution');
    const releasedThen = (known: StoredExecution) => {
      const now = api.deps.now();
      const audit = {
        executionId: known.id,
        at: now,
        by: 'user-admin',
        before: {},
        reason: 'late',
      };
      const next = { ...known, releasedAt: now, revision: known.revision + 1 };
      const entry = {
        ...audit,
        changeId: api.deps.newId(),
        action: 'RELEASED' as const,
        after: {},
      };
      return saveExecution(api.deps.db, next, known.revision, entry);
    };
    await reopen(atWork, 5);
    expect(await releasedThen(stored)).toBe(false);
    const opened = await getExecution(api.deps.db, execution.id);
    await extra(late.userId);
    expect(await releasedThen(opened as StoredExecution)).toBe(false);
  });

  it('who has been given time of which their attempt does not know yet', async () => {
    const { study, execution, late, atWork, end, reopen, release } = await halfDone();
    await end(atWork);
    await closeWindow(study, execution);
    const { deadline } = (await reopen(atWork, 5)).body;
    const stored = await getExecution(api.deps.db, execution.id);
    if (!stored) throw new Error('no execution');
    // As if the process had died before it reached the attempt.
    const extraTime = { [`user:${late.userId}`]: 30 };
    const next = { ...stored, extraTime, revision: stored.revision + 1 };
    await saveExecution(api.deps.db, next, stored.revision, {
      ...{ changeId: api.deps.newId(), executionId: stored.id, action: 'EXTRA_TIME' },
      ...{ at: api.deps.now(), by: 'user-admin', before: {}, after: {}, reason: 'slow' },
    });
    expect(minutes(deadline, (await release()).body.releasedAt)).toBe(30);
  });
});

describe('once the tasks are shown', () => {
  it('nobody gets more time, nobody is let in, and they stay shown', async () => {
    const { study, execution, done, late, handedIn, atWork, release, end, reopen, extra } =
      await halfDone();
    await end(atWork);
    await closeWindow(study, execution);
    await release();
    expect(await tasksSeen(done, handedIn)).toBe(20);

    expect((await extra(late.userId)).body.code).toBe('EXECUTION_RELEASED');
    expect((await reopen(atWork)).body.code).toBe('REOPEN_NOT_ALLOWED');
    expect((await board(study, execution.id)).some(({ canReopen }) => canReopen)).toBe(false);
    const as = await study.teacher();
    const path = `/execution-work/${execution.id}`;
    const { body: view } = await api.send('GET', path, { as });
    const settings = {
      ...{ name: '', workIds: [study.work.id], executionTime: 30, revision: view.revision },
      ...{ startDateTime: view.startDateTime, endDateTime: view.endDateTime },
    };
    const longer = new Date(api.deps.now() + 3_600_000).toISOString();
    const body = { ...settings, endDateTime: longer };
    expect((await api.send('PUT', path, { as, body })).body.code).toBe('EXECUTION_RELEASED');
    // What it is called has nothing to do with it.
    const named = { ...settings, name: 'Autumn' };
    expect((await api.send('PUT', path, { as, body: named })).body.name).toBe('Autumn');
    expect(await tasksSeen(done, handedIn)).toBe(20);
  });

  it('other modes open also for whoever has not asked for the result', async () => {
    const { study, execution, late, atWork, release, end } = await halfDone();
    await end(atWork);
    const training = () =>
      api.send('POST', `/works/${study.work.id}/completed-work`, {
        as: late,
        body: { type: 'TRAINING' },
      });
    expect((await training()).body.code).toBe('RESULT_HELD');
    await closeWindow(study, execution);
    await release();
    expect((await training()).status).toBe(200);
  });

  it('they are shut again while the same work is taken in another execution', async () => {
    const { study, execution, done, handedIn, atWork, release, end } = await halfDone();
    await end(atWork);
    await closeWindow(study, execution);
    await release();
    const again = await newExecution(study);
    const { body: second } = await start(done, study, again.id);
    expect((await read(done, handedIn)).body).toMatchObject({ tasks: [], answers: [] });
    await finish(done, second.id);
    expect(await tasksSeen(done, handedIn)).toBe(20);
  });
});
