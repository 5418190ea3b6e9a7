import { describe, expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { minutes, moveDeadlineBack } from '#tests/support/control-time.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy, twentyTasks } from '#tests/support/study.ts';
import { answerId, canary } from '#tests/support/tasks.ts';

const api = apiOfTests();
const { save, finish, read } = attemptsOf(api);
const { newExecution, closeWindow, start, change, board, audit } = executionsOf(api);

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
    const over = await newExecution(study);
    await closeWindow(study, over);
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
});

describe('a teacher ends and opens again', () => {
  it('for the minutes of the opening, also where the window would allow more', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const student = await study.student();
    const attempt = (await start(student, study, id)).body.id;
    await change(study, id, `attempts/${attempt}/finish`, reasoned());
    await change(study, id, `attempts/${attempt}/reopen`, { ...reasoned(), minutes: 1 });
    await moveDeadlineBack(api, attempt, study);
    expect((await read(student, attempt)).body).toMatchObject({
      status: 'FINISHED',
      finishReason: 'TIME_EXPIRED',
    });
  });

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
