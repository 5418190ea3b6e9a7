import { describe, expect, it } from 'vitest';
import { getTaking } from '#functions/data/takings.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { moveDeadlineBack } from '#tests/support/control-time.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, canary } from '#tests/support/tasks.ts';

const api = apiOfTests();
const { save, finish, read, storeOf } = attemptsOf(api);
const { newExecution, start, change } = executionsOf(api);

/** A student with attempts of a work under way in the other modes. */
async function otherModes() {
  const study = await newStudy(api);
  const student = await study.student();
  const other = (type: string) =>
    api.send('POST', `/works/${study.work.id}/completed-work`, { as: student, body: { type } });
  const training = (await other('TRAINING')).body.id;
  const selfcontrol = (await other('SELFCONTROL')).body.id;
  return { study, student, other, training, selfcontrol };
}

describe('an exam and the other modes of its work', () => {
  it('while it runs, the same work opens in no other mode and shows no keys of an earlier attempt', async () => {
    const { study, student, other, training, selfcontrol } = await otherModes();
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
    // Its time seems over to whoever does not ask the execution, which gives more.
    await moveDeadlineBack(api, control.body.id, study);
    expect((await read(student, selfcontrol)).body.code).toBe('CONTROL_RUNNING');
    expect((await save(student, { id: training, ...answer })).body.code).toBe('CONTROL_RUNNING');
    await finish(student, control.body.id);
    expect((await read(student, selfcontrol)).status).toBe(200);
  });

  it('nor while it may be opened again: whoever has asked for the result is let in nowhere again', async () => {
    const { study, student, other, training, selfcontrol } = await otherModes();
    const { id } = await newExecution(study);
    const attempt = (await start(student, study, id)).body.id;
    await change(study, id, `attempts/${attempt}/finish`, reasoned());
    const answer = { taskId: 'task-00', answer: 'aa1', answerId: answerId(1) };
    for (const reply of [
      await other('TRAINING'),
      await other('SELFCONTROL'),
      await read(student, training),
      await save(student, { id: training, ...answer }),
      await finish(student, selfcontrol),
      await read(student, selfcontrol),
    ]) {
      expect(reply.body.code).toBe('RESULT_HELD');
      expect(reply.text).not.toContain(canary);
    }
    const asked = { id: attempt, showResult: true };
    await api.send('POST', '/completed-work', { as: student, body: asked });
    expect((await read(student, selfcontrol)).text).toContain(canary);
    const again = { ...reasoned(), minutes: 5 };
    const refused = await change(study, id, `attempts/${attempt}/reopen`, again);
    expect(refused.body.code).toBe('REOPEN_NOT_ALLOWED');
  });
});

describe('what a student tried in SELFCONTROL', () => {
  it('ends when the exam begins: nothing that is tried during the exam is told', async () => {
    const { study, student, training, selfcontrol } = await otherModes();
    const { id } = await newExecution(study);
    const { body: control } = await start(student, study, id);
    const answer = { id: selfcontrol, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    expect((await save(student, answer)).body.code).toBe('ATTEMPT_FINISHED');
    expect((await finish(student, training)).body.code).toBe('CONTROL_RUNNING');
    const own = async () => {
      const { body } = await api.send('GET', '/completed-work/results', { as: student });
      return body.content.map((row: { id: string; result: { mark: number } }) => [
        row.id,
        row.result.mark,
      ]);
    };
    expect(await own()).toEqual([[selfcontrol, 0]]);
    await finish(student, control.id);
    // What was refused has changed nothing: the training goes on.
    expect((await read(student, training)).body.status).toBe('ACTIVE');
  });
});

describe('somebody who sits no exams', () => {
  it('begins none, also as one of a group that does', async () => {
    const study = await newStudy(api);
    const { id } = await newExecution(study);
    const path = `/works/${study.work.id}/completed-work`;
    const body = { type: 'CONTROL', executionId: id };
    const as = await study.teacher();
    expect((await api.send('POST', path, { as, body })).body.code).toBe('FORBIDDEN');
  });
});

describe('SELFCONTROL and the exam of one work at the same moment', () => {
  it('are never both under way', async () => {
    for (let round = 0; round < 6; round += 1) {
      const study = await newStudy(api);
      const student = await study.student();
      const { id } = await newExecution(study);
      const body = { type: 'SELFCONTROL' };
      const path = `/works/${study.work.id}/completed-work`;
      const [control, other] = await Promise.all([
        start(student, study, id),
        api.send('POST', path, { as: student, body }),
      ]);
      expect(control.status).toBe(200);
      const tried = await getTaking(storeOf(student), {
        ...{ workId: study.work.id, mode: 'SELFCONTROL', executionId: undefined },
      });
      expect(tried?.active ?? null).toBeNull();
      expect([200, 409]).toContain(other.status);
    }
  });

  it('an exam that may not begin ends nothing', async () => {
    const study = await newStudy(api, undefined, { maxAttempts: { CONTROL: 1 } });
    const student = await study.student();
    const first = await start(student, study, (await newExecution(study)).id);
    await finish(student, first.body.id);
    const { body: tried } = await api.send('POST', `/works/${study.work.id}/completed-work`, {
      as: student,
      body: { type: 'SELFCONTROL' },
    });
    const again = await start(student, study, (await newExecution(study)).id);
    expect(again.body.code).toBe('ATTEMPTS_EXHAUSTED');
    expect((await read(student, tried.id)).body.status).toBe('ACTIVE');
  });
});

describe('a result that is held', () => {
  it('is told neither on the card of the course nor by its steps', async () => {
    const study = await newStudy(api, undefined, { passMark: 1 });
    const { id } = await newExecution(study);
    const student = await study.student();
    const attempt = (await start(student, study, id)).body.id;
    const right = { id: attempt, taskId: 'task-00', answer: 'bb2', answerId: answerId(1) };
    await save(student, right);
    await change(study, id, `attempts/${attempt}/finish`, reasoned());
    const told = async () => {
      const { body } = await api.send('GET', '/courses', { as: student });
      const card = body.content.find((one: { id: string }) => one.id === study.courseId);
      return { lastResult: card.lastResult, finished: card.progress.finished };
    };
    expect(await told()).toEqual({ lastResult: null, finished: 0 });
    const asked = { id: attempt, showResult: true };
    await api.send('POST', '/completed-work', { as: student, body: asked });
    expect(await told()).toMatchObject({ lastResult: { passed: true }, finished: 1 });
  });
});
