import { describe, expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { fullAnswers, mixedTasks, resultsOf, reviewBody } from '#tests/support/results.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { start, save, finish } = attemptsOf(api);
const exam = executionsOf(api);
const { attemptOf, review, details, queue, byWork } = resultsOf(api);

describe('a manual review', () => {
  it('gives the mark, the comment and the totals that follow; at 0 pending the attempt leaves the queue', async () => {
    const study = await newStudy(api, mixedTasks(), { passMark: 70 });
    const id = await attemptOf(await study.student(), study, fullAnswers);
    const teacher = await study.teacher();
    expect((await queue(study)).content).toMatchObject([
      { attemptId: id, taskId: 'free-1', answer: 'Because', mark: 2 },
      { attemptId: id, taskId: 'free-2', answer: 'So', mark: 2 },
    ]);
    expect((await review(teacher, reviewBody(id, 'free-1', 1.5))).body).toMatchObject({
      taskId: 'free-1',
      reviewed: { mark: 1.5, comment: 'a comment', status: 'PARTIALLY_CORRECT' },
      result: { mark: 5.5, maxMark: 8, passed: null, pendingReview: 1 },
    });
    expect((await queue(study)).content).toMatchObject([{ taskId: 'free-2' }]);
    expect((await review(teacher, reviewBody(id, 'free-2', 2))).body.result).toMatchObject({
      ...{ mark: 7.5, percent: 93, passed: true, pendingReview: 0 },
    });
    expect(await queue(study)).toMatchObject({ content: [], totalElements: 0 });
    // Again replaces the review; what was there stays in the log.
    await review(teacher, reviewBody(id, 'free-2', 0, { comment: '' }));
    const seen = await details(study, id);
    expect(seen.result).toMatchObject({ mark: 5.5, passed: false });
    expect(seen.answers.find((one: { taskId: string }) => one.taskId === 'free-2')).toMatchObject({
      ...{ mark: 0, status: 'FAILURE', manuallyReviewed: true, review: { mark: 0, comment: '' } },
    });
    expect(
      seen.audit.map((one: { before: object; after: object }) => [one.before, one.after]).at(-1),
    ).toEqual([
      { userId: expect.any(String), taskId: 'free-2', mark: 2, comment: 'a comment' },
      { taskId: 'free-2', mark: 0, comment: '' },
    ]);
  });

  it('of an exam that a teacher ended opens its result to whoever took it: it is not opened again', async () => {
    const study = await newStudy(api, mixedTasks());
    const { id: execution } = await exam.newExecution(study);
    const student = await study.student();
    const id: string = (await exam.start(student, study, execution)).body.id;
    await save(student, { id, taskId: 'free-1', answer: 'Why', answerId: answerId(1) });
    await exam.change(study, execution, `attempts/${id}/finish`, reasoned());
    const own = async () =>
      (await api.send('GET', '/completed-work/results', { as: student })).body.content;
    expect(await own()).toMatchObject([{ id, result: null }]);
    await review(await study.teacher(), reviewBody(id, 'free-1', 2));
    expect(await own()).toMatchObject([{ id, result: { mark: 2 } }]);
  });

  it('sent twice with one changeId, also at once, is one', async () => {
    const study = await newStudy(api, mixedTasks());
    const id = await attemptOf(await study.student(), study, fullAnswers);
    const teacher = await study.teacher();
    const body = reviewBody(id, 'free-1', 1);
    const replies = await times(5, () => review(teacher, body));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    await review(teacher, reviewBody(id, 'free-1', 2));
    // What arrives a second time, late, does not undo what came after it.
    expect((await review(teacher, body)).body.reviewed.mark).toBe(2);
    expect((await details(study, id)).audit).toHaveLength(2);
  });

  it('two at the same moment on two tasks of one attempt both count', async () => {
    const study = await newStudy(api, mixedTasks());
    const id = await attemptOf(await study.student(), study, fullAnswers);
    const teachers = [await study.teacher(), await study.teacher()];
    const replies = await Promise.all(
      ['free-1', 'free-2'].map((taskId, i) =>
        review(teachers[i] as Caller, reviewBody(id, taskId, 1)),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await details(study, id)).result).toMatchObject({ mark: 6, pendingReview: 0 });
    expect((await queue(study)).totalElements).toBe(0);
    expect((await byWork(study)).rows[0].cells).toEqual([
      ...[1, 1].map((mark) => ({ status: 'PARTIALLY_CORRECT', mark })),
      ...[2, 2].map((mark) => ({ status: 'SUCCESS', mark })),
    ]);
  });

  it('a mark above that of the task, below nothing or not in halves is refused, with the field named', async () => {
    const study = await newStudy(api, mixedTasks());
    const id = await attemptOf(await study.student(), study, fullAnswers);
    const teacher = await study.teacher();
    for (const mark of [2.5, -1, 1.25]) {
      expect(await review(teacher, reviewBody(id, 'free-1', mark))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', errors: [{ path: 'body.mark' }] },
      });
    }
    expect((await details(study, id)).audit).toEqual([]);
  });

  it('is not for students, and there is nothing for a teacher of something else', async () => {
    const study = await newStudy(api, mixedTasks());
    const student = await study.student();
    const id = await attemptOf(student, study, fullAnswers);
    const stranger = await (await newStudy(api)).teacher();
    const body = reviewBody(id, 'free-1', 1);
    expect(await review(student, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await review(stranger, body)).status).toBe(404);
    for (const path of [
      `/completed-work/${id}/details`,
      `/completed-work/by-work?workId=${study.work.id}`,
    ]) {
      expect((await api.send('GET', path, { as: student })).status).toBe(403);
      expect((await api.send('GET', path, { as: stranger })).status).toBe(404);
    }
    const mine = await api.send('GET', '/completed-work/reviews', { as: stranger });
    expect(mine.body.content).toEqual([]);
    const path = `/completed-work/results?of=students&workIds=${study.work.id}`;
    expect((await api.send('GET', path, { as: student })).status).toBe(403);
    expect((await api.send('GET', path, { as: stranger })).body.content).toEqual([]);
  });

  it('is refused for what the machine judges, what nobody answered, and a free answer of TRAINING', async () => {
    const study = await newStudy(api, mixedTasks());
    const student = await study.student();
    const id = await attemptOf(student, study, { 'free-1': '   ', one: 'aa1' });
    const teacher = await study.teacher();
    for (const taskId of ['one', 'free-1', 'free-2']) {
      const { status, body } = await review(teacher, reviewBody(id, taskId, 1));
      expect([status, body.code], taskId).toEqual([409, 'REVIEW_NOT_ALLOWED']);
    }
    expect((await review(teacher, reviewBody(id, 'no-such-task', 1))).status).toBe(404);
    const { body: training } = await start(student, study, 'TRAINING');
    expect((await review(teacher, reviewBody(training.id, 'free-1', 1))).status).toBe(404);
    const answer = { id: training.id, taskId: 'free-1', answer: 'So', answerId: answerId(1) };
    await save(student, answer);
    await finish(student, training.id);
    expect((await review(teacher, reviewBody(training.id, 'free-1', 1))).body.code).toBe(
      'REVIEW_NOT_ALLOWED',
    );
  });

  it('what the course shows as best and last follows, whichever attempt was reviewed', async () => {
    const study = await newStudy(api, mixedTasks());
    const student = await study.student();
    const first = await attemptOf(student, study, { 'free-1': 'First', one: 'bb2' });
    const second = await attemptOf(student, study, { 'free-1': 'Second' });
    const teacher = await study.teacher();
    const best = async () => {
      const path = `/courses/${study.courseId}/details`;
      const { body } = await api.send('GET', path, { as: student });
      return body.works[0].modes.find((mode: { type: string }) => mode.type === 'SELFCONTROL').best;
    };
    const last = async () => {
      const { body } = await api.send('GET', '/courses', { as: student });
      return body.content.find((one: { id: string }) => one.id === study.courseId).lastResult;
    };
    expect([(await best()).mark, (await last()).mark]).toEqual([2, 0]);
    await review(teacher, reviewBody(second, 'free-1', 2));
    expect((await last()).mark).toBe(2);
    await review(teacher, reviewBody(first, 'free-1', 2));
    expect([(await best()).mark, (await last()).mark]).toEqual([4, 2]);
    await review(teacher, reviewBody(first, 'free-1', 0));
    expect((await best()).mark).toBe(2);
  });
});
