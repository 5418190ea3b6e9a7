import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { OwnExecution } from '#shared/contracts/execution-views.ts';
import { roleNames } from '#shared/domain/identity/roles.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { minutes, moveDeadlineBack } from '#tests/support/control-time.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy, twentyTasks } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { save, finish, read } = attemptsOf(api);
const { newExecution, closeWindow, start, change, board, audit } = executionsOf(api);

describe('extra time', () => {
  it('reaches attempts under way, of a person and of a group, and counts once', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const [one, two] = [await study.student(), await study.student()];
    const attempts = [await start(one, study, id), await start(two, study, id)];
    const given = {
      ...reasoned('slow computer'),
      subjects: [{ type: 'user', id: one.userId }],
      minutes: 10,
    };
    const replies = await times(10, () => change(study, id, 'extra-time', given));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const group = { type: 'group', id: study.groupId };
    await change(study, id, 'extra-time', { ...reasoned(), subjects: [group], minutes: 3 });
    const minutesNow = await Promise.all(
      [one, two].map(async (student, i) => {
        const { body } = await read(student, attempts[i]?.body.id);
        return minutes(body.startedAt, body.deadline);
      }),
    );
    expect(minutesNow).toEqual([43, 33]);
    // Whoever starts later has it from the beginning, and a save tells the new deadline.
    const late = await start(await study.student(), study, id);
    expect(minutes(late.body.startedAt, late.body.deadline)).toBe(33);
    const log = await audit(study, id);
    expect(log.filter((entry) => entry.action === 'EXTRA_TIME')).toHaveLength(2);
    expect(log.find((entry) => entry.reason === 'slow computer')?.after).toEqual({
      [`user:${one.userId}`]: 10,
    });
  });

  it('an attempt that the change did not reach asks its execution before it ends', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const student = await study.student();
    const { body: attempt } = await start(student, study, id);
    // As if its time were over: what it carries is only a copy.
    await moveDeadlineBack(api, attempt.id, study);
    const answer = { id: attempt.id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    expect(await save(student, answer)).toMatchObject({
      status: 200,
      body: { deadline: attempt.deadline },
    });
    expect((await read(student, attempt.id)).body.status).toBe('ACTIVE');
  });

  it('comes on top of what somebody has, who was let in again or whose window was shortened', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const { id } = execution;
    const [again, cut] = [await study.student(), await study.student()];
    const attempts = [await start(again, study, id), await start(cut, study, id)];
    const [reopened, shortened] = attempts.map(({ body }) => body.id as string);
    await change(study, id, `attempts/${reopened}/finish`, reasoned());
    await closeWindow(study, execution);
    await change(study, id, `attempts/${reopened}/reopen`, { ...reasoned(), minutes: 7 });
    const deadlines = async () => [
      Date.parse((await read(again, reopened as string)).body.deadline),
      Date.parse((await read(cut, shortened as string)).body.deadline),
    ];
    const before = await deadlines();
    const subjects = [again, cut].map(({ userId }) => ({ type: 'user', id: userId }));
    const given = { ...reasoned(), subjects, minutes: 5 };
    await times(3, () => change(study, id, 'extra-time', given));
    expect(await deadlines()).toEqual(before.map((time) => time + 5 * 60_000));
  });

  it('puts a release that waits off for who was let in again, and for nobody else', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const { id } = execution;
    const [again, idle] = [await study.student(), await study.student()];
    const attempt = (await start(again, study, id)).body.id;
    await change(study, id, `attempts/${attempt}/finish`, reasoned());
    await closeWindow(study, execution);
    await change(study, id, `attempts/${attempt}/reopen`, { ...reasoned(), minutes: 7 });
    const released = (await change(study, id, 'release', reasoned())).body.releasedAt;
    const extra = async ({ userId }: Caller) => {
      const subjects = [{ type: 'user', id: userId }];
      const given = { ...reasoned(), subjects, minutes: 5 };
      return (await change(study, id, 'extra-time', given)).body.releasedAt;
    };
    expect(await extra(idle)).toBe(released);
    const later = await extra(again);
    expect(minutes(released, later)).toBe(5);
    expect((await read(again, attempt)).body.deadline).toBe(later);
    const [entry] = await audit(study, id);
    expect(entry).toMatchObject({ action: 'EXTRA_TIME', after: { releasedAt: later } });
  });

  it('is refused for whoever is not of the execution, with the field named', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const subjects = [{ type: 'user', id: 'user-student' }];
    const reply = await change(study, id, 'extra-time', { ...reasoned(), subjects, minutes: 5 });
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.subjects.0.id', code: 'unknown' }] },
    });
  });
});

describe('"start now for all"', () => {
  it('opens a planned window at this moment, long enough for a whole attempt', async () => {
    const study = await newStudy(api);
    const now = api.deps.now();
    const execution = await newExecution(study, {
      startDateTime: new Date(now + 600_000).toISOString(),
      endDateTime: new Date(now + 660_000).toISOString(),
    });
    const student = await study.student();
    expect((await start(student, study, execution.id)).body.code).toBe('EXECUTION_NOT_OPEN');
    const { body } = await change(study, execution.id, 'start-now', reasoned());
    expect(body.state).toBe('OPEN');
    expect(minutes(body.startDateTime, body.endDateTime)).toBe(30);
    expect((await start(student, study, execution.id)).status).toBe(200);
  });
});

describe('the board', () => {
  it('begins with whoever is at work, ends with whoever has done, each by name', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const people = [await study.student(), await study.student(), await study.student()];
    await start(people[2] as Caller, study, id);
    const { body: over } = await start(people[0] as Caller, study, id);
    await finish(people[0] as Caller, over.id);
    const rows = await board(study, id);
    expect(rows.map(({ state, user }) => [state, user.id])).toEqual([
      ['ACTIVE', people[2]?.userId],
      ['NOT_STARTED', people[1]?.userId],
      ['FINISHED', people[0]?.userId],
    ]);
  });

  it('shows who is where, and finishes what is over before it shows it', async () => {
    const study = await newStudy(api);
    const endDateTime = new Date(api.deps.now() + 1500).toISOString();
    const { id } = await newExecution(study, { endDateTime });
    const [one, two] = [await study.student(), await study.student()];
    const { body: attempt } = await start(one, study, id);
    const task = attempt.tasks[3];
    const answer = task.type === 'SINGLECHOICE' ? 'bb2' : ['aa1'];
    await save(one, { id: attempt.id, taskId: task.id, answer, answerId: answerId(1) });
    const row = (rows: Awaited<ReturnType<typeof board>>, userId: string) =>
      rows.find(({ user }) => user.id === userId);
    const before = await board(study, id);
    expect(row(before, two.userId)).toMatchObject({ state: 'NOT_STARTED', attemptId: null });
    expect(row(before, one.userId)).toMatchObject({
      answered: 1,
      taskCount: 20,
      place: 4,
      deadline: endDateTime,
    });
    await expect
      .poll(async () => row(await board(study, id), one.userId)?.state, { timeout: 8000 })
      .toBe('FINISHED');
    expect(row(await board(study, id), one.userId)).toMatchObject({
      finishReason: 'TIME_EXPIRED',
      finishedAt: endDateTime,
    });
  });
});

describe('the window of an execution', () => {
  it('is not over before it is made, nor ends in a year that was mistyped; made in time, it may be sent again later', async () => {
    const study = await newStudy(api);
    const as = await study.teacher();
    const body = {
      id: ulid(),
      workIds: [study.work.id],
      groupIds: [study.groupId],
      startDateTime: new Date(api.deps.now() - 60_000).toISOString(),
      endDateTime: new Date(api.deps.now() - 1).toISOString(),
      executionTime: 1,
    };
    const make = (more: object = {}) =>
      api.send('POST', '/execution-work', { as, body: { ...body, ...more } });
    const codeOf = async (more: object) => (await make(more)).body.errors;
    expect(await codeOf({})).toEqual([{ path: 'body.endDateTime', code: 'in_the_past' }]);
    const mistyped = { endDateTime: '3026-11-21T10:00:00.000Z' };
    expect(await codeOf(mistyped)).toEqual([{ path: 'body.endDateTime', code: 'too_far' }]);

    const soon = { endDateTime: new Date(api.deps.now() + 60_000).toISOString() };
    const { body: made } = await make(soon);
    await closeWindow(study, made);
    expect((await make()).body.id).toBe(made.id);
  });
});

describe('the works of an execution', () => {
  it('have tasks: nobody is examined on a text alone, and the field is named', async () => {
    const study = await newStudy(api, []);
    const now = api.deps.now();
    const { status, body } = await api.send('POST', '/execution-work', {
      as: await study.teacher(),
      body: {
        workIds: [study.work.id],
        groupIds: [study.groupId],
        startDateTime: new Date(now).toISOString(),
        endDateTime: new Date(now + 60_000).toISOString(),
        executionTime: 1,
      },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'body.workIds.0', code: 'no_tasks' }]);
  });

  it('say so in the list of whoever has no attempt of them left', async () => {
    const study = await newStudy(api, twentyTasks(), { maxAttempts: { CONTROL: 1 } });
    const [first, second] = [await newExecution(study), await newExecution(study)];
    const student = await study.student();
    const exhausted = async () => {
      const { body } = await api.send('GET', '/execution-work/own', { as: student });
      const content: OwnExecution[] = body.content;
      return new Map(content.map((one) => [one.id, one.works[0]?.isExhausted]));
    };
    expect(await exhausted()).toEqual(new Map([first, second].map(({ id }) => [id, false])));
    await start(student, study, first.id);
    const now = await exhausted();
    expect([now.get(first.id), now.get(second.id)]).toEqual([false, true]);
    expect((await start(student, study, second.id)).body.code).toBe('ATTEMPTS_EXHAUSTED');
  });
});

describe('the people of an execution', () => {
  it('are students: nobody else is assigned by name, also not by an administrator, and the field is named', async () => {
    const study = await newStudy(api);
    const as = await api.newPerson('ROLE_ADMIN');
    const student = await study.student();
    const roles = roleNames.filter((role) => role !== 'ROLE_STUDENT');
    const others = await Promise.all(
      roles.map((role) => api.newPerson(role, { groupId: study.groupId })),
    );
    const userIds = [student, ...others].map(({ userId }) => userId);
    const errors = others.map((_, i) => ({
      path: `body.userIds.${i + 1}`,
      code: 'not_a_student',
    }));
    const { id, ...execution } = await newExecution(study, { groupIds: [] });
    const create = (more: object) =>
      api.send('POST', '/execution-work', {
        as,
        body: {
          id: ulid(),
          workIds: [study.work.id],
          startDateTime: execution.startDateTime,
          endDateTime: execution.endDateTime,
          executionTime: 30,
          ...more,
        },
      });
    const assign = (userIds: readonly string[], by: Caller) =>
      api.send('PATCH', `/execution-work/${id}/users`, { as: by, body: { userIds } });
    const refused = { status: 400, body: { code: 'INVALID_INPUT', errors } };
    const newId = ulid();
    expect(await create({ id: newId, userIds })).toMatchObject(refused);
    expect((await api.send('GET', `/execution-work/${newId}`, { as })).status).toBe(404);
    expect(await assign(userIds, as)).toMatchObject(refused);
    expect(await assign(userIds, await study.teacher())).toMatchObject(refused);
    const { body } = await api.send('GET', `/execution-work/${id}`, { as });
    expect([body.users, body.revision]).toEqual([[], 1]);

    expect((await create({ userIds: [student.userId] })).status).toBe(200);
    expect((await assign([student.userId], as)).body.users).toMatchObject([{ id: student.userId }]);
  });

  it('outside the groups of a teacher are unknown to them, whoever they are', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const strangers = [await api.newPerson('ROLE_STUDENT'), await api.newPerson('ROLE_TESTER')];
    const { body } = await api.send('PATCH', `/execution-work/${id}/users`, {
      as: await study.teacher(),
      body: { userIds: strangers.map(({ userId }) => userId) },
    });
    expect(body.errors).toEqual(
      [0, 1].map((i) => ({ path: `body.userIds.${i}`, code: 'unknown' })),
    );
  });
});

describe('changing an execution', () => {
  const settings = (execution: { startDateTime: string; endDateTime: string }, workId: string) => ({
    workIds: [workId],
    startDateTime: execution.startDateTime,
    endDateTime: execution.endDateTime,
    executionTime: 45,
  });

  it('more minutes reach who is at work; fewer take nothing away', async () => {
    const study = await newStudy(api);
    const execution = await newExecution(study);
    const student = await study.student();
    const { body: attempt } = await start(student, study, execution.id);
    const teacher = await study.teacher();
    const put = (body: object) =>
      api.send('PUT', `/execution-work/${execution.id}`, { as: teacher, body });
    const more = { ...settings(execution, study.work.id), revision: 1 };
    expect((await put(more)).body.revision).toBe(2);
    // Sent again after a lost reply it is the same change.
    expect((await put(more)).body.revision).toBe(2);
    const { body } = await read(student, attempt.id);
    expect(minutes(body.startedAt, body.deadline)).toBe(45);
    const fewer = { ...more, executionTime: 5, revision: 2 };
    expect((await put(fewer)).status).toBe(200);
    expect((await read(student, attempt.id)).body.deadline).toBe(body.deadline);
    expect((await put({ ...more, revision: 1 })).body.code).toBe('CONFLICT');
    const wrong = { ...fewer, endDateTime: execution.startDateTime, revision: 3 };
    expect((await put(wrong)).body.errors).toEqual([
      { path: 'body.endDateTime', code: 'not_after_start' },
    ]);
  });

  it('twenty changes of people at once: all of them', async () => {
    const study = await newStudy(api);
    const people = await times(20, () => study.student());
    const { id } = await newExecution(study, { groupIds: [] });
    const teacher = await study.teacher();
    const replies = await Promise.all(
      people.map(({ userId }) =>
        api.send('PATCH', `/execution-work/${id}/users`, {
          as: teacher,
          body: { userIds: [userId] },
        }),
      ),
    );
    const { body } = await api.send('GET', `/execution-work/${id}`, { as: teacher });
    const accepted = people.filter((_, i) => replies[i]?.status === 200);
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const assigned = body.users.map((user: { id: string }) => user.id);
    for (const { userId } of accepted) expect(assigned).toContain(userId);
  });

  it('one that somebody has begun is not removed, one that nobody has begun is', async () => {
    const study = await newStudy(api);
    const [begun, fresh] = [await newExecution(study), await newExecution(study)];
    const student = await study.student();
    await start(student, study, begun.id);
    const teacher = await study.teacher();
    const remove = (id: string) => api.send('DELETE', `/execution-work/${id}`, { as: teacher });
    expect((await remove(begun.id)).body.code).toBe('EXECUTION_STARTED');
    expect((await remove(fresh.id)).status).toBe(204);
    const { body } = await api.send('GET', '/execution-work/own', { as: student });
    expect(body.content.map((one: { id: string }) => one.id)).toEqual([begun.id]);
  });
});
