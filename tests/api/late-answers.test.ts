import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { mixedTasks, resultsOf } from '#tests/support/results.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { save } = attemptsOf(api);
const { newExecution, closeWindow, start, change } = executionsOf(api);
const { details, byWork } = resultsOf(api);

describe('an answer that came after the end', () => {
  async function late() {
    const study = await newStudy(api, mixedTasks());
    const execution = await newExecution(study);
    const { id } = execution;
    const student = await study.student();
    const attempt: string = (await start(student, study, id)).body.id;
    const answer = { id: attempt, taskId: 'one', answer: 'aa1', answerId: answerId(1) };
    await save(student, answer);
    await change(study, id, `attempts/${attempt}/finish`, reasoned());
    await save(student, { ...answer, answer: 'bb2', answerId: answerId(2) });
    const accept = async (more: object = {}, as?: Caller) =>
      api.send('POST', `/completed-work/${attempt}/late-answers`, {
        as: as ?? (await study.teacher()),
        body: {
          ...reasoned('the network was down'),
          taskId: 'one',
          answerId: answerId(2),
          ...more,
        },
      });
    return { study, execution, student, attempt, accept };
  }

  it('is kept and not counted; a teacher takes it with a reason and the result follows', async () => {
    const { study, attempt, accept } = await late();
    const before = await details(study, attempt);
    expect(before.result.mark).toBe(0);
    expect(before.lateAnswers).toMatchObject([
      { taskId: 'one', answer: 'bb2', answerId: answerId(2), isAccepted: false },
    ]);
    const { status, body } = await accept();
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: { mark: 2 }, lateAnswers: [{ isAccepted: true }] });
    expect(body.audit.at(-1)).toMatchObject({
      action: 'LATE_ANSWER_ACCEPTED',
      reason: 'the network was down',
      before: { answer: 'aa1' },
      after: { answer: 'bb2' },
    });
    expect((await byWork(study)).rows[0].cells[2]).toEqual({ status: 'SUCCESS', mark: 2 });
  });

  it('and after its owner had submitted is evidence and no more', async () => {
    const study = await newStudy(api, mixedTasks());
    const { id } = await newExecution(study);
    const student = await study.student();
    const attempt: string = (await start(student, study, id)).body.id;
    await api.send('POST', '/completed-work', { as: student, body: { id: attempt } });
    const after = ulid(api.deps.now() + 1000);
    const answer = { id: attempt, taskId: 'one', answer: 'bb2', answerId: after };
    expect((await save(student, answer)).body.code).toBe('ATTEMPT_FINISHED');
    const { status, body } = await api.send('POST', `/completed-work/${attempt}/late-answers`, {
      as: await study.teacher(),
      body: { ...reasoned('asked for it'), taskId: 'one', answerId: after },
    });
    expect([status, body.code]).toEqual([409, 'ATTEMPT_FINISHED']);
    const now = await details(study, attempt);
    expect(now.result.mark).toBe(0);
    expect(now.lateAnswers).toMatchObject([
      { answer: 'bb2', isAccepted: false, refusal: 'SUBMITTED', cameAfterResult: true },
    ]);
  });

  it('says so if it came when its owner had asked for the result', async () => {
    const { study, student, attempt } = await late();
    await api.send('POST', '/completed-work', {
      as: student,
      body: { id: attempt, showResult: true },
    });
    // Its id tells a time before the end, as any client can make it tell.
    await save(student, { id: attempt, taskId: 'one', answer: 'cc3', answerId: answerId(3) });
    const { lateAnswers } = await details(study, attempt);
    expect(lateAnswers).toMatchObject([
      { answer: 'bb2', cameAfterResult: false, refusal: null },
      { answer: 'cc3', cameAfterResult: true, refusal: null },
    ]);
  });

  it('says so too if the others saw their tasks by then', async () => {
    const { study, student, attempt, execution } = await late();
    await closeWindow(study, execution);
    await change(study, execution.id, 'release', reasoned());
    await save(student, { id: attempt, taskId: 'one', answer: 'cc3', answerId: answerId(3) });
    expect((await details(study, attempt)).lateAnswers).toMatchObject([
      { answer: 'bb2', cameAfterResult: false },
      { answer: 'cc3', cameAfterResult: true },
    ]);
  });

  it('says so too if a review had made the result known', async () => {
    const { study, student, attempt } = await late();
    const review = { id: attempt, taskId: 'free-1', mark: 1, comment: '', changeId: ulid() };
    await save(student, { id: attempt, taskId: 'free-1', answer: 'text', answerId: answerId(3) });
    const as = await study.teacher();
    const accepted = { ...reasoned(), taskId: 'free-1', answerId: answerId(3) };
    await api.send('POST', `/completed-work/${attempt}/late-answers`, { as, body: accepted });
    await api.send('PATCH', '/completed-work', { as, body: review });
    await save(student, { id: attempt, taskId: 'one', answer: 'cc3', answerId: answerId(4) });
    const { lateAnswers } = await details(study, attempt);
    const of = (id: string) =>
      lateAnswers.find((one: { answerId: string }) => one.answerId === id).cameAfterResult;
    expect([answerId(2), answerId(3), answerId(4)].map(of)).toEqual([false, false, true]);
  });

  it('taken twice with one changeId is taken once; another time it is a conflict', async () => {
    const { study, attempt, accept } = await late();
    const { changeId } = reasoned();
    const replies = await times(3, () => accept({ changeId }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await accept()).body.code).toBe('CONFLICT');
    const { audit } = await details(study, attempt);
    expect(
      audit.filter((one: { action: string }) => one.action === 'LATE_ANSWER_ACCEPTED'),
    ).toHaveLength(1);
  });

  it('is taken by nobody else, not without a reason, and not if there is none', async () => {
    const { student, accept } = await late();
    const stranger = await (await newStudy(api)).teacher();
    expect((await accept({}, student)).status).toBe(403);
    expect((await accept({}, stranger)).status).toBe(404);
    expect((await accept({ answerId: answerId(9) })).status).toBe(404);
    expect(await accept({ reason: '  ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.reason' }] },
    });
  });
});
