import { describe, expect, it } from 'vitest';
import { placeAnswers } from '#functions/data/answer-places.ts';
import { closeAnswerItem } from '#functions/data/answers.ts';
import { beginFinish } from '#functions/data/attempt-ending.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { findHead } from '#functions/data/attempts.ts';
import { listTakings } from '#functions/data/takings.ts';
import { handler as sweep } from '#functions/jobs/finish-expired-attempts.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { Caller, Reply } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { start, save, finish, read, storeOf, expired } = attemptsOf(api);

const distinct = (replies: Reply[], but: string[] = []) =>
  new Set(
    replies.map(({ status, body }) =>
      JSON.stringify([status, { ...body, ...Object.fromEntries(but.map((name) => [name, 0])) }]),
    ),
  );

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

describe('a finish that died on the way is completed by whoever comes next', () => {
  /** The steps of a finish, in their order: it stops after the first `count` of them. */
  async function finishUpTo(count: number, caller: Caller, study: Study, id: string) {
    const store = storeOf(caller);
    const names = [...placeAnswers(id, study.tasks).keys()];
    const finishing = { at: api.deps.now(), reason: 'SUBMITTED' } as const;
    const steps = [
      async () => beginFinish(store, (await findHead(store, id)) as AttemptHead, finishing),
      () => closeAnswerItem(store, id, names[0] as string, 0),
      () => Promise.all(names.map((name) => closeAnswerItem(store, id, name, 0))),
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
    for (const person of people) await expired(study, person);
    const { finished, latestMillis } = await sweep();
    expect(finished).toBeGreaterThanOrEqual(30);
    // For the alarm of late sweeps: they had been over for a second and more.
    expect(latestMillis).toBeGreaterThanOrEqual(1000);
    expect(await sweep()).toEqual({ finished: 0, latestMillis: 0 });
  });
});
