import { describe, expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { moveDeadlineBack } from '#tests/support/control-time.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy, twentyTasks } from '#tests/support/study.ts';
import { answerId, canary } from '#tests/support/tasks.ts';

const api = apiOfTests();
const { save, finish, read } = attemptsOf(api);
const { newExecution, start, change, board, audit } = executionsOf(api);

const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

describe('a start in CONTROL', () => {
  it('"Execution end time is the earlier of the configured end and now plus executionTime minutes"', async () => {
    const study = await newStudy(api);
    const long = await newExecution(study);
    const { body } = await start(await study.student(), study, long.id);
    expect(body).toMatchObject({ type: 'CONTROL', executionId: long.id, status: 'ACTIVE' });
    expect(minutes(body.startedAt, body.deadline)).toBe(30);

    const endDateTime = new Date(api.deps.now() + 10 * 60_000).toISOString();
    const short = await newExecution(study, { endDateTime });
    const cut = await start(await study.student(), study, short.id);
    expect(cut.body.deadline).toBe(endDateTime);
  });

  it('50 at once give one attempt with equal replies', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const student = await study.student();
    const replies = await times(50, () => start(student, study, id));
    const bodies = replies.map(({ body: { serverTime: _, ...rest } }) => JSON.stringify(rest));
    expect(new Set(bodies).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
  });

  it('is not there for whoever is not assigned, not open before the start, over after the end', async () => {
    const study = await newStudy(api);
    const stranger = await (await newStudy(api)).student();
    const { id } = await newExecution(study);
    expect((await start(stranger, study, id)).status).toBe(404);
    const student = await study.student();
    const later = { startDateTime: new Date(api.deps.now() + 60_000).toISOString() };
    const planned = await newExecution(study, later);
    expect((await start(student, study, planned.id)).body.code).toBe('EXECUTION_NOT_OPEN');
    const past = {
      startDateTime: new Date(api.deps.now() - 7_200_000).toISOString(),
      endDateTime: new Date(api.deps.now() - 3_600_000).toISOString(),
    };
    const over = await newExecution(study, past);
    expect((await start(student, study, over.id)).body.code).toBe('EXECUTION_OVER');
    const { status } = await api.send('POST', `/works/${study.work.id}/completed-work`, {
      as: student,
      body: { type: 'CONTROL' },
    });
    expect(status).toBe(400);
  });

  it('"a new execution gives a new attempt, up to max attempts", also when two are begun at once', async () => {
    const study = await newStudy(api, twentyTasks(), { maxAttempts: { CONTROL: 1 } });
    const both = [await newExecution(study), await newExecution(study)];
    const student = await study.student();
    const replies = await Promise.all(both.map(({ id }) => start(student, study, id)));
    const codes = replies.map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([200, 'ATTEMPTS_EXHAUSTED']);
  });

  it('people assigned one by one may start, those taken off may not, and who has begun goes on', async () => {
    const study = await newStudy(api);
    const [one, two] = [await study.student(), await study.student()];
    const { id } = await newExecution(study, { groupIds: [], userIds: [one.userId, two.userId] });
    const begun = await start(one, study, id);
    expect(begun.status).toBe(200);
    const teacher = await study.teacher();
    const path = `/execution-work/${id}/users?userIds=${one.userId},${two.userId}`;
    expect((await api.send('DELETE', path, { as: teacher })).body.users).toEqual([]);
    expect((await start(two, study, id)).status).toBe(404);
    expect((await start(one, study, id)).body.id).toBe(begun.body.id);
    expect((await board(study, id)).map((row) => row.user.id)).toEqual([one.userId]);
    await api.send('PATCH', `/execution-work/${id}/users`, {
      as: teacher,
      body: { userIds: [two.userId] },
    });
    expect((await start(two, study, id)).status).toBe(200);
  });
});

describe('what CONTROL tells', () => {
  it('no verdict, no key, no hint before or after; the work is gone once it is submitted', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const student = await study.student();
    const begun = await start(student, study, id);
    const answer = { id: begun.body.id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    const saved = await save(student, answer);
    const ended = await finish(student, begun.body.id);
    expect(ended.body).toMatchObject({
      status: 'FINISHED',
      tasks: [],
      answers: [],
      result: { mark: 2, maxMark: 40 },
    });
    const list = await api.send('GET', '/execution-work/own', { as: student });
    for (const reply of [begun, saved, ended, list, await read(student, begun.body.id)]) {
      expect(reply.text).not.toContain(canary);
      expect(reply.text).not.toContain('correctAnswer');
    }
    expect((await start(student, study, id)).body.code).toBe('ATTEMPT_FINISHED');
  });

  it('"after the window’s end and the teacher’s release which tasks were wrong, never the keys"', async () => {
    const study = await newStudy(api);
    const endDateTime = new Date(api.deps.now() + 2500).toISOString();
    const { id } = await newExecution(study, { endDateTime });
    const student = await study.student();
    const { body } = await start(student, study, id);
    await save(student, { id: body.id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) });
    await finish(student, body.id);
    await change(study, id, 'release', reasoned());
    // Released before the end: it waits for it.
    expect((await read(student, body.id)).body.tasks).toEqual([]);
    await expect
      .poll(async () => (await read(student, body.id)).body.tasks.length, { timeout: 8000 })
      .toBe(20);
    const shown = await read(student, body.id);
    const first = shown.body.answers.find((one: { taskId: string }) => one.taskId === 'task-00');
    expect(first).toMatchObject({ status: 'SUCCESS', mark: 2 });
    expect(shown.text).not.toContain(canary);
    expect(shown.text).not.toContain('correctAnswer');
  });

  it('while it runs, the same work opens in no other mode and shows no keys of an earlier attempt', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const other = (type: string) =>
      api.send('POST', `/works/${study.work.id}/completed-work`, { as: student, body: { type } });
    const training = (await other('TRAINING')).body.id;
    const selfcontrol = (await other('SELFCONTROL')).body.id;
    await finish(student, selfcontrol);
    const { id } = await newExecution(study);
    const control = await start(student, study, id);
    const answer = { taskId: 'task-00', answer: 'aa1', answerId: answerId(1) };
    const replies = [
      await other('TRAINING'),
      await other('SELFCONTROL'),
      await read(student, selfcontrol),
      await read(student, training),
      await finish(student, training),
      await finish(student, selfcontrol),
      await save(student, { id: training, ...answer }),
      await save(student, {
        id: training,
        taskId: 'task-01',
        useHint: true,
        answerId: answerId(1),
      }),
    ];
    for (const reply of replies) expect(reply.body.code).toBe('CONTROL_RUNNING');
    await finish(student, control.body.id);
    expect((await read(student, selfcontrol)).status).toBe(200);
  });
});

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

describe('a teacher ends and opens again', () => {
  it('ends with what is saved, opens with all answers, and each stands in the log with its reason', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const student = await study.student();
    const { body: attempt } = await start(student, study, id);
    const answer = { id: attempt.id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    await save(student, answer);
    const path = `attempts/${attempt.id}`;
    const ended = await change(study, id, `${path}/finish`, reasoned('left the room'));
    expect(ended.body).toMatchObject({
      state: 'FINISHED',
      finishReason: 'ENDED_BY_TEACHER',
      canReopen: true,
      result: { mark: 2 },
    });
    // Its owner is not shown the result unasked, in the list neither.
    expect((await read(student, attempt.id)).body).toMatchObject({
      status: 'FINISHED',
      result: null,
      isResultHeld: true,
    });
    const { body: list } = await api.send('GET', '/completed-work/results', { as: student });
    expect(list.content[0].result).toBeNull();

    const reopening = { ...reasoned('came back'), minutes: 7 };
    const replies = await times(5, () => change(study, id, `${path}/reopen`, reopening));
    for (const reply of replies) expect(reply.body.state).toBe('ACTIVE');
    const { body: again } = await start(student, study, id);
    expect(again).toMatchObject({ id: attempt.id, status: 'ACTIVE', result: null });
    const kept = again.answers.find((one: { taskId: string }) => one.taskId === 'task-00');
    expect(kept.answersStudent).toBe('bb2');
    expect((await save(student, { ...answer, taskId: 'task-01' })).status).toBe(200);
    expect((await finish(student, attempt.id)).body.result.mark).toBe(4);
    const results = await api.send('GET', '/completed-work/results', { as: student });
    expect(results.body.content).toHaveLength(1);
    const log = await audit(study, id);
    expect(log.map(({ action, reason }) => [action, reason])).toEqual([
      ['REOPENED', 'came back'],
      ['ENDED', 'left the room'],
      ['CREATED', ''],
    ]);
  });

  it('"never what the person submitted or saw a result of"', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const [one, two] = [await study.student(), await study.student()];
    const submitted = (await start(one, study, id)).body.id;
    await finish(one, submitted);
    const seen = (await start(two, study, id)).body.id;
    await change(study, id, `attempts/${seen}/finish`, reasoned());
    const { body } = await api.send('POST', '/completed-work', {
      as: two,
      body: { id: seen, showResult: true },
    });
    expect(body).toMatchObject({ isResultHeld: false, result: { mark: 0 } });
    for (const attemptId of [submitted, seen]) {
      const more = { ...reasoned(), minutes: 5 };
      const reply = await change(study, id, `attempts/${attemptId}/reopen`, more);
      expect(reply.body.code).toBe('REOPEN_NOT_ALLOWED');
    }
  });

  it('a result that is asked for and an opening at the same moment: one of them', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    for (let round = 0; round < 5; round += 1) {
      const student = await study.student();
      const attempt = (await start(student, study, id)).body.id;
      await change(study, id, `attempts/${attempt}/finish`, reasoned());
      const [shown, opened] = await Promise.all([
        api.send('POST', '/completed-work', {
          as: student,
          body: { id: attempt, showResult: true },
        }),
        change(study, id, `attempts/${attempt}/reopen`, { ...reasoned(), minutes: 5 }),
      ]);
      const isOpen = opened.status === 200;
      expect(shown.body.result === null).toBe(isOpen);
      expect((await read(student, attempt)).body.status).toBe(isOpen ? 'ACTIVE' : 'FINISHED');
    }
  });

  it('an answer after the end is refused, kept as evidence and counted on the board', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const student = await study.student();
    const attempt = (await start(student, study, id)).body.id;
    await change(study, id, `attempts/${attempt}/finish`, reasoned());
    const late = { id: attempt, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    const replies = await times(3, () => save(student, late));
    for (const reply of replies) expect(reply.body.code).toBe('ATTEMPT_FINISHED');
    expect((await board(study, id))[0]).toMatchObject({ lateAnswers: 1, answered: 0 });
  });
});

describe('the board', () => {
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
