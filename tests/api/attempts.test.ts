import { describe, expect, it } from 'vitest';
import { listTakings } from '#functions/data/takings.ts';
import { handler as sweep } from '#functions/jobs/finish-expired-attempts.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { caseTask, newCleanroom, runsOf } from '#tests/support/cleanroom.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';

const api = apiOfTests();
const { start, save, finish, read, storeOf, itemsOf, expired } = attemptsOf(api);

describe('TRAINING', () => {
  it('gives a hint, a second try and then the key; a locked task refuses', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'TRAINING');
    const task = { id: attempt.id, taskId: 'task-00' };
    const hint = await save(student, { ...task, useHint: true, answerId: answerId(1) });
    expect(hint.body).toMatchObject({ triesLeft: 2, hint: expect.stringContaining('hint') });
    const wrong = await save(student, { ...task, answer: 'aa1', answerId: answerId(2) });
    expect(wrong.body).toMatchObject({ status: 'FAILURE', triesLeft: 1 });
    expect(wrong.body).not.toHaveProperty('correctAnswer');
    const right = await save(student, { ...task, answer: 'bb2', answerId: answerId(3) });
    expect(right.body).toMatchObject({
      status: 'PARTIALLY_CORRECT',
      mark: 1,
      triesLeft: 0,
      correctAnswer: 'bb2',
    });
    const late = await save(student, { ...task, answer: 'aa1', answerId: answerId(4) });
    expect(late).toMatchObject({ status: 409, body: { code: 'TASK_ATTEMPTS_EXHAUSTED' } });
    const again = await save(student, { ...task, answer: 'aa1', answerId: answerId(2) });
    expect(again.body).toEqual(wrong.body);
  });

  it('resumes: the same attempt, the same tasks, the answers so far', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const first = await start(student, study, 'TRAINING');
    await save(student, {
      id: first.body.id,
      taskId: 'task-01',
      answer: 'aa1',
      answerId: answerId(1),
    });
    const again = await start(student, study, 'TRAINING');
    expect(again.body.id).toBe(first.body.id);
    expect(again.body.tasks.map((task: { id: string }) => task.id)).toEqual(
      first.body.tasks.map((task: { id: string }) => task.id),
    );
    expect(again.body.answers[1]).toMatchObject({ answersStudent: 'aa1', attempts: 1 });
  });

  it('after finishing a new attempt may be started', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const first = await start(student, study, 'TRAINING');
    const ended = await finish(student, first.body.id);
    expect(ended.body).toMatchObject({ status: 'FINISHED', result: { mark: 0, maxMark: 40 } });
    const late = await save(student, {
      id: first.body.id,
      taskId: 'task-00',
      answer: 'aa1',
      answerId: answerId(1),
    });
    expect(late.body.code).toBe('ATTEMPT_FINISHED');
    const second = await start(student, study, 'TRAINING');
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('SELFCONTROL', () => {
  it('an answer can be changed until the finish; an older id never overwrites a newer one', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    const task = { id: attempt.id, taskId: 'task-00' };
    await save(student, { ...task, answer: 'aa1', answerId: answerId(2) });
    const newer = await save(student, { ...task, answer: 'bb2', answerId: answerId(3) });
    expect(newer.body).toMatchObject({ revision: 2, triesLeft: null, answerId: answerId(3) });
    const older = await save(student, { ...task, answer: 'cc3', answerId: answerId(1) });
    expect(older).toMatchObject({ status: 200, body: { answerId: answerId(3), revision: 2 } });
    const { body } = await read(student, attempt.id);
    expect(body.answers[0].answersStudent).toBe('bb2');
  });

  it('gives no hints', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    const reply = await save(student, {
      id: attempt.id,
      taskId: 'task-00',
      useHint: true,
      answerId: answerId(1),
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'HINTS_NOT_ALLOWED' } });
  });

  it('refuses an answer that does not fit its task and names the field', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    const wrong = async (taskId: string, answer: unknown) => {
      const reply = await save(student, { id: attempt.id, taskId, answer, answerId: answerId(1) });
      return [reply.status, reply.body.errors?.[0]];
    };
    const field = (code: string) => [400, { path: 'body.answer', code }];
    expect(await wrong('task-00', 'zz9')).toEqual(field('unknown_option'));
    expect(await wrong('task-00', ['aa1'])).toEqual(field('invalid_type'));
    expect(await wrong('task-02', ['aa1', 'zz9'])).toEqual(field('unknown_option'));
    expect(await wrong('task-02', ['aa1', 'aa1'])).toEqual(field('repeated_option'));
    expect(await wrong('task-02', 'aa1')).toEqual(field('invalid_type'));
    expect(await wrong('task-00', undefined)).toEqual(field('required'));
    expect((await wrong('task-99', 'aa1'))[0]).toBe(404);
    expect((await read(student, attempt.id)).body.revision).toBe(0);
  });

  it('a late save is refused, kept as evidence, and the attempt ends with what was saved before', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const head = await expired(study, student);
    const late = await save(student, {
      id: head.id,
      taskId: 'task-00',
      answer: 'bb2',
      answerId: answerId(1),
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'ATTEMPT_EXPIRED' } });
    const again = { id: head.id, taskId: 'task-02', answer: ['aa1'], answerId: answerId(1) };
    expect((await save(student, again)).body.code).toBe('ATTEMPT_EXPIRED');
    const kept = (await itemsOf(head.id)).filter((item) => String(item.sk).startsWith('LATE#'));
    expect(kept).toMatchObject([
      { taskId: 'task-00', answer: 'bb2', answerId: answerId(1), clientAt: expect.any(Number) },
      { taskId: 'task-02', answer: ['aa1'] },
    ]);
    const { body } = await read(student, head.id);
    expect(body).toMatchObject({
      status: 'FINISHED',
      finishReason: 'TIME_EXPIRED',
      finishedAt: new Date(head.deadline as number).toISOString(),
      result: { mark: 0 },
    });
  });

  it('an expired attempt is right on first read, before any sweep', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const head = await expired(study, student);
    const { body: details } = await api.send('GET', `/courses/${study.courseId}/details`, {
      as: student,
    });
    expect(details.works[0].modes[1]).toMatchObject({ state: 'FINISHED', best: { mark: 0 } });
    expect((await read(student, head.id)).body.status).toBe('FINISHED');
  });

  it('the sweep finishes what people left, and a second sweep finds nothing of it', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    await expired(study, student);
    await sweep();
    const [taking] = await listTakings(storeOf(student));
    expect(taking).toMatchObject({ active: null, finished: 1 });
    expect(await sweep()).toMatchObject({ finished: 0 });
  });

  it('"all attempts to pass exhausted"', async () => {
    const study = await newStudy(api, undefined, { maxAttempts: { SELFCONTROL: 1 } });
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    await finish(student, attempt.id);
    const second = await start(student, study, 'SELFCONTROL');
    expect(second).toMatchObject({ status: 409, body: { code: 'ATTEMPTS_EXHAUSTED' } });
  });

  it('locks an answer when its task is left, where the work says so', async () => {
    const settingsWork = { maxTaskAttempts: {}, lockAnswers: true };
    const study = await newStudy(api, undefined, { settingsWork });
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    expect(attempt.locksAnswers).toBe(true);
    const task = { id: attempt.id, taskId: 'task-00' };
    const first = await save(student, { ...task, answer: 'aa1', answerId: answerId(1) });
    expect(first.body).not.toHaveProperty('isLocked');
    const left = { ...task, answer: 'cc3', isLeft: true, answerId: answerId(2) };
    const locked = await save(student, left);
    expect(locked).toMatchObject({ status: 200, body: { isLocked: true } });
    expect(await save(student, left)).toMatchObject({ status: 200, body: locked.body });
    const changed = await save(student, { ...task, answer: 'bb2', answerId: answerId(3) });
    expect(changed.body.code).toBe('TASK_ATTEMPTS_EXHAUSTED');
    const other = { ...task, taskId: 'task-01', answer: 'aa1', answerId: answerId(4) };
    expect((await save(student, other)).body).not.toHaveProperty('isLocked');
    const { answers } = (await read(student, attempt.id)).body;
    const of = (taskId: string) => answers.find((one: { taskId: string }) => one.taskId === taskId);
    expect(of('task-00')).toMatchObject({ answersStudent: 'cc3', isLocked: true });
    expect(of('task-01')).not.toHaveProperty('isLocked');
  });
});

it('leaving a task locks nothing where the work does not say so', async () => {
  const study = await newStudy(api);
  const student = await study.student();
  const { body: attempt } = await start(student, study, 'SELFCONTROL');
  const task = { id: attempt.id, taskId: 'task-00', isLeft: true };
  for (const [i, answer] of ['aa1', 'bb2'].entries()) {
    const reply = await save(student, { ...task, answer, answerId: answerId(i + 1) });
    expect(reply.status).toBe(200);
    expect(reply.body).not.toHaveProperty('isLocked');
  }
});

it('after the end a save is refused, however small its id', async () => {
  const study = await newStudy(api);
  const student = await study.student();
  const { body: attempt } = await start(student, study, 'SELFCONTROL');
  const task = { id: attempt.id, taskId: 'task-00' };
  const first = { ...task, answer: 'aa1', answerId: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' };
  expect((await save(student, first)).status).toBe(200);
  await finish(student, attempt.id);
  const late = await save(student, { ...task, answer: 'bb2', answerId: answerId(2) });
  expect(late).toMatchObject({ status: 409, body: { code: 'ATTEMPT_FINISHED' } });
  expect((await save(student, first)).status).toBe(200);
});

describe('all eight task types', () => {
  it('are saved, judged or left to a teacher', async () => {
    const { caseId } = await newCleanroom(api);
    const tasks = [
      exampleTask('SINGLECHOICE'),
      exampleTask('MULTICHOICE'),
      exampleTask('ORDERQUESTION'),
      exampleTask('COMMONQUESTION'),
      exampleTask('QUESTION'),
      exampleTask('EMPTYQUESTION'),
      exampleTask('PAINT'),
      caseTask(caseId),
    ];
    const study = await newStudy(api, tasks);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    const { body: run } = await runsOf(api).begin(student, attempt.id);
    const answers = [
      'bb2',
      ['aa1', 'cc3'],
      ['cc3', 'aa1', 'bb2'],
      'плазма',
      'A free answer of any length. '.repeat(100),
      ['один', 'один'],
      { shapes: [{ kind: 'point', points: [{ x: 0.1, y: 0.2 }] }] },
      { runId: run.id },
    ];
    for (const [i, task] of tasks.entries()) {
      const reply = await save(student, {
        id: attempt.id,
        taskId: task.id,
        answer: answers[i],
        answerId: answerId(1),
      });
      expect([task.type, reply.status]).toEqual([task.type, 200]);
    }
    const { body: ended } = await finish(student, attempt.id);
    expect(
      ended.answers.map((answer: { answersStudent: unknown }) => answer.answersStudent),
    ).toEqual(answers);
    expect(ended.answers.map((answer: { status: string }) => answer.status)).toEqual([
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
      'NOT_REVIEWED',
      'NOT_REVIEWED',
      'NOT_REVIEWED',
      'NOT_REVIEWED',
    ]);
    expect(ended.result).toMatchObject({ mark: 8, maxMark: 18, pendingReview: 4, passed: null });
  });
});
