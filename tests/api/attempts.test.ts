import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { newAttemptId, placeAnswers } from '#functions/data/answer-places.ts';
import { closeAnswerItem } from '#functions/data/answers.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { beginFinish, createAttempt } from '#functions/data/attempts.ts';
import { activityKeys } from '#functions/data/keys.ts';
import { listTakings } from '#functions/data/takings.ts';
import { handler as sweep } from '#functions/jobs/finish-expired-attempts.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import type { Caller, Reply } from '#tests/support/test-api.ts';

const api = apiOfTests();

const start = (as: Caller, study: Study, type: string) =>
  api.send('POST', `/works/${study.work.id}/completed-work?lang=en`, { as, body: { type } });

const save = (as: Caller, body: object) => api.send('PATCH', '/completed-work', { as, body });
const finish = (as: Caller, id: string) =>
  api.send('POST', '/completed-work', { as, body: { id } });
const read = (as: Caller, id: string) => api.send('GET', `/completed-work?id=${id}`, { as });

const storeOf = (caller: Caller) =>
  ({ db: api.deps.db, table: 'activity', owner: caller.userId, ttl: null }) as const;

/** Everything that is stored under an attempt. */
async function itemsOf(attemptId: string, table: 'activity' | 'tokens' = 'activity') {
  const { Items = [] } = await api.deps.db.client.send(
    new QueryCommand({
      TableName: api.deps.db.names[table],
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': activityKeys.attempt(attemptId).pk },
      ConsistentRead: true,
    }),
  );
  return Items;
}

const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const distinct = (replies: Reply[], but: string[] = []) =>
  new Set(
    replies.map(({ status, body }) =>
      JSON.stringify([status, { ...body, ...Object.fromEntries(but.map((name) => [name, 0])) }]),
    ),
  );

/** An attempt whose time was over a second ago, with one answer saved in time. */
async function expiredAttempt(study: Study, caller: Caller): Promise<AttemptHead> {
  const now = api.deps.now();
  const head: AttemptHead = {
    id: newAttemptId(api.deps.newId(), 'SELFCONTROL', study.tasks),
    owner: caller.userId,
    userId: caller.userId,
    workId: study.work.id,
    courseId: study.courseId,
    mode: 'SELFCONTROL',
    edition: 1,
    seed: 1,
    isShuffled: false,
    maxTries: 1,
    startedAt: now - 61_000,
    deadline: now - 1000,
    status: 'ACTIVE',
  };
  await createAttempt(storeOf(caller), head, study.tasks, 0, { locksAtOnce: false });
  return head;
}

describe('however many at once', () => {
  it('50 simultaneous starts give one attempt and equal replies', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const replies = await times(50, () => start(student, study, 'SELFCONTROL'));
    expect(distinct(replies, ['serverTime']).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 200, body: { status: 'ACTIVE', revision: 0 } });
    expect(await listTakings(storeOf(student))).toMatchObject([{ started: 1 }]);
  });

  it.each(['SELFCONTROL', 'TRAINING'])(
    '50 simultaneous saves of one answer with one answerId count once and answer the same in %s',
    async (type) => {
      const study = await newStudy(api);
      const student = await study.student();
      const { body: attempt } = await start(student, study, type);
      const body = { id: attempt.id, taskId: 'task-00', answer: 'aa1', answerId: answerId(1) };
      const replies = await times(50, () => save(student, body));
      expect(distinct(replies).size).toBe(1);
      expect(replies[0]).toMatchObject({ status: 200, body: { revision: 1, taskId: 'task-00' } });
      const { body: after } = await read(student, attempt.id);
      expect(after.revision).toBe(1);
    },
  );

  it('simultaneous finishes give one result', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    await save(student, {
      id: attempt.id,
      taskId: 'task-00',
      answer: 'bb2',
      answerId: answerId(1),
    });
    const replies = await times(20, () => finish(student, attempt.id));
    expect(distinct(replies, ['serverTime']).size).toBe(1);
    expect(replies[0]?.body.result).toMatchObject({ mark: 2, maxMark: 40, percent: 5 });
    const { body: results } = await api.send('GET', '/completed-work/results', { as: student });
    expect(results).toMatchObject({ totalElements: 1, content: [{ id: attempt.id }] });
    expect(await listTakings(storeOf(student))).toMatchObject([{ finished: 1, active: null }]);
  });

  it('saves racing a finish are either in the result or refused', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    const single = study.tasks.filter((task) => task.type === 'SINGLECHOICE');
    const [ended, ...saves] = await Promise.all([
      finish(student, attempt.id),
      ...single.map((task, i) =>
        save(student, {
          id: attempt.id,
          taskId: task.id,
          answer: 'bb2',
          answerId: answerId(i + 1),
        }),
      ),
    ]);
    const kept = saves.filter((reply) => reply.status === 200);
    const refused = saves.filter((reply) => reply.body.code === 'ATTEMPT_FINISHED');
    expect(kept.length + refused.length).toBe(saves.length);
    expect(ended.body.result.mark).toBe(kept.length * 2);
  });
});

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
    const head = await expiredAttempt(study, student);
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
    const head = await expiredAttempt(study, student);
    const { body: details } = await api.send('GET', `/courses/${study.courseId}/details`, {
      as: student,
    });
    expect(details.works[0].modes[1]).toMatchObject({ state: 'FINISHED', best: { mark: 0 } });
    expect((await read(student, head.id)).body.status).toBe('FINISHED');
  });

  it('the sweep finishes what people left, and a second sweep finds nothing of it', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    await expiredAttempt(study, student);
    await sweep();
    const [taking] = await listTakings(storeOf(student));
    expect(taking).toMatchObject({ active: null, finished: 1 });
    expect(await sweep()).toEqual({ finished: 0 });
  });

  it('"all attempts to pass exhausted"', async () => {
    const study = await newStudy(api, undefined, { maxAttempts: { SELFCONTROL: 1 } });
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    await finish(student, attempt.id);
    const second = await start(student, study, 'SELFCONTROL');
    expect(second).toMatchObject({ status: 409, body: { code: 'ATTEMPTS_EXHAUSTED' } });
  });

  it('locks an answer at once where the work says so', async () => {
    const settingsWork = { maxTaskAttempts: {}, lockAnswers: true };
    const study = await newStudy(api, undefined, { settingsWork });
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
    const task = { id: attempt.id, taskId: 'task-00' };
    expect((await save(student, { ...task, answer: 'aa1', answerId: answerId(1) })).status).toBe(
      200,
    );
    const changed = await save(student, { ...task, answer: 'bb2', answerId: answerId(2) });
    expect(changed.body.code).toBe('TASK_ATTEMPTS_EXHAUSTED');
  });
});

describe('a finish that died on the way is completed by whoever comes next', () => {
  /** The steps of a finish, in their order: it stops after the first `count` of them. */
  async function finishUpTo(count: number, caller: Caller, study: Study, id: string) {
    const store = storeOf(caller);
    const names = [...placeAnswers(id, study.tasks).keys()];
    const finishing = { at: api.deps.now(), reason: 'SUBMITTED' } as const;
    const steps = [
      () => beginFinish(store, id, finishing),
      () => closeAnswerItem(store, id, names[0] as string),
      () => Promise.all(names.map((name) => closeAnswerItem(store, id, name))),
    ];
    for (const step of steps.slice(0, count)) await step();
    return finishing.at;
  }

  const someoneComes: Record<
    string,
    (caller: Caller, study: Study, id: string) => Promise<unknown>
  > = {
    reads: (caller, _, id) => read(caller, id),
    'finishes again': (caller, _, id) => finish(caller, id),
    'starts again': (caller, study) => start(caller, study, 'TRAINING'),
    'the sweep': () => sweep(),
  };

  it.each(
    [1, 2, 3].flatMap((count) => Object.keys(someoneComes).map((who) => [count, who] as const)),
  )('after step %i, then: %s', async (count, who) => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'TRAINING');
    const answer = { id: attempt.id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    await save(student, answer);
    const at = await finishUpTo(count, student, study, attempt.id);
    await someoneComes[who]?.(student, study, attempt.id);

    expect((await read(student, attempt.id)).body).toMatchObject({
      status: 'FINISHED',
      finishReason: 'SUBMITTED',
      finishedAt: new Date(at).toISOString(),
      result: { mark: 2 },
    });
    const { body: results } = await api.send('GET', '/completed-work/results', { as: student });
    expect(results.content.map((row: { id: string }) => row.id)).toEqual([attempt.id]);
    const [taking] = await listTakings(storeOf(student));
    expect(taking).toMatchObject({ finished: 1, last: { attemptId: attempt.id } });
  });

  it('a save that finds the items closed completes the finish', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'TRAINING');
    await finishUpTo(3, student, study, attempt.id);
    const answer = { id: attempt.id, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    expect((await save(student, answer)).body.code).toBe('ATTEMPT_FINISHED');
    const [taking] = await listTakings(storeOf(student));
    expect(taking).toMatchObject({ active: null, finished: 1 });
  });
});

describe('however much is left behind', () => {
  it('one run of the sweep finishes more than a page of attempts', async () => {
    const study = await newStudy(api);
    const people = await times(30, () => study.student());
    for (const person of people) await expiredAttempt(study, person);
    expect((await sweep()).finished).toBeGreaterThanOrEqual(30);
    expect(await sweep()).toEqual({ finished: 0 });
  });
});

describe('all eight task types', () => {
  it('are saved, judged or left to a teacher', async () => {
    const tasks = [
      exampleTask('SINGLECHOICE'),
      exampleTask('MULTICHOICE'),
      exampleTask('ORDERQUESTION'),
      exampleTask('COMMONQUESTION'),
      exampleTask('QUESTION'),
      exampleTask('EMPTYQUESTION'),
      exampleTask('PAINT'),
      exampleTask('TASKTESTCASECASSETESTATUS'),
    ];
    const answers = [
      'bb2',
      ['aa1', 'cc3'],
      ['cc3', 'aa1', 'bb2'],
      'плазма',
      'A free answer of any length. '.repeat(100),
      ['один', 'один'],
      { shapes: [{ kind: 'point', points: [{ x: 0.1, y: 0.2 }] }] },
      { runId: 'run-1' },
    ];
    const study = await newStudy(api, tasks);
    const student = await study.student();
    const { body: attempt } = await start(student, study, 'SELFCONTROL');
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
    expect(ended.result).toMatchObject({ mark: 8, maxMark: 16, pendingReview: 4, passed: null });
  });
});

describe('demo', () => {
  it('"Results of demo test cases are not saved": they are gone at sign-out', async () => {
    const study = await newStudy(api, undefined, { demo: true });
    const demo = await api.newPerson('ROLE_DEMO');
    const { body: attempt } = await start(demo, study, 'TRAINING');
    await finish(demo, attempt.id);
    const second = await start(demo, study, 'SELFCONTROL');
    expect((await read(demo, attempt.id)).status).toBe(200);
    expect((await api.send('POST', '/auth/sign-out', { as: demo })).status).toBe(204);

    const store = {
      db: api.deps.db,
      table: 'tokens',
      owner: demo.session.sessionId,
      ttl: 0,
    } as const;
    expect(await listTakings(store)).toEqual([]);
    expect(await itemsOf(attempt.id, 'tokens')).toEqual([]);
    expect(await itemsOf(second.body.id, 'tokens')).toEqual([]);
  });

  it('two sessions of one demo login do not see each other', async () => {
    const study = await newStudy(api, undefined, { demo: true });
    const first = await api.newPerson('ROLE_GUEST_DEMO');
    const second = await api.signIn(first.userId, 'ROLE_GUEST_DEMO');
    const own = await start(first, study, 'TRAINING');
    expect((await read(second, own.body.id)).status).toBe(404);
    expect((await start(second, study, 'TRAINING')).body.id).not.toBe(own.body.id);
  });

  it('the limited demo sees works marked demo only', async () => {
    const study = await newStudy(api);
    const demo = await api.newPerson('ROLE_DEMO');
    const guest = await api.newPerson('ROLE_GUEST_DEMO');
    expect((await start(demo, study, 'TRAINING')).status).toBe(404);
    expect((await start(guest, study, 'TRAINING')).status).toBe(200);
  });
});
