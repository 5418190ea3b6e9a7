import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { listResultsOfWork } from '#functions/data/results.ts';
import { workStatistics } from '#shared/domain/works/statistics.ts';
import type { AttemptMarks } from '#shared/domain/works/statistics-of-tasks.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { start, save, finish } = attemptsOf(api);
const { newExecution, start: startControl, change } = executionsOf(api);

/** Two free answers of two marks each, and two choices. */
const mixedTasks = (): Task[] => [
  exampleTask('QUESTION', 'free-1'),
  exampleTask('QUESTION', 'free-2'),
  exampleTask('SINGLECHOICE', 'one'),
  exampleTask('MULTICHOICE', 'many'),
];

type Answers = Record<string, unknown>;

const full: Answers = { 'free-1': 'Because', 'free-2': 'So', one: 'bb2', many: ['aa1', 'cc3'] };

/** A finished SELFCONTROL attempt with these answers. */
async function attemptOf(student: Caller, study: Study, answers: Answers): Promise<string> {
  const { body } = await start(student, study, 'SELFCONTROL');
  for (const [i, [taskId, answer]] of Object.entries(answers).entries()) {
    await save(student, { id: body.id, taskId, answer, answerId: answerId(i + 1) });
  }
  await finish(student, body.id);
  return body.id;
}

const reviewBody = (id: string, taskId: string, mark: number, more: object = {}) => ({
  ...{ id, taskId, mark, comment: 'a comment', changeId: ulid() },
  ...more,
});

const review = (as: Caller, body: object) => api.send('PATCH', '/completed-work', { as, body });

const details = async (study: Study, id: string) =>
  (await api.send('GET', `/completed-work/${id}/details?lang=en`, { as: await study.teacher() }))
    .body;

const queue = async (study: Study) =>
  (
    await api.send('GET', `/completed-work/reviews?lang=en&workIds=${study.work.id}`, {
      as: await study.teacher(),
    })
  ).body;

const byWork = async (study: Study, query = '') =>
  (
    await api.send('GET', `/completed-work/by-work?lang=en&workId=${study.work.id}${query}`, {
      as: await study.teacher(),
    })
  ).body;

describe('a manual review', () => {
  it('gives the mark, the comment and the totals that follow; at 0 pending the attempt leaves the queue', async () => {
    const study = await newStudy(api, mixedTasks(), { passMark: 70 });
    const id = await attemptOf(await study.student(), study, full);
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

  it('sent twice with one changeId, also at once, is one', async () => {
    const study = await newStudy(api, mixedTasks());
    const id = await attemptOf(await study.student(), study, full);
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
    const id = await attemptOf(await study.student(), study, full);
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
    const id = await attemptOf(await study.student(), study, full);
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
    const id = await attemptOf(student, study, full);
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

describe('an answer that came after the end', () => {
  async function late() {
    const study = await newStudy(api, mixedTasks());
    const { id } = await newExecution(study);
    const student = await study.student();
    const attempt: string = (await startControl(student, study, id)).body.id;
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
    return { study, student, attempt, accept };
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
    const attempt: string = (await startControl(student, study, id)).body.id;
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
    expect(now.lateAnswers).toMatchObject([{ answer: 'bb2', isAccepted: false }]);
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

describe('results of a work', () => {
  /** Six people, two of them twice. */
  async function six() {
    const study = await newStudy(api, mixedTasks(), { passMark: 50 });
    const people = await times(6, () => study.student());
    const [one, two] = people as [Caller, Caller];
    const answers: Answers[] = [
      full,
      { one: 'bb2', many: ['aa1', 'cc3'] },
      { one: 'aa1', many: ['aa1'] },
      { one: 'bb2', many: ['bb2'], 'free-1': 'So' },
      { one: 'cc3' },
      {},
    ];
    const ids: string[] = [];
    for (const [i, person] of people.entries()) {
      ids.push(await attemptOf(person, study, answers[i] as Answers));
    }
    const teacher = await study.teacher();
    await review(teacher, reviewBody(ids[0] as string, 'free-1', 2));
    ids.push(await attemptOf(one, study, { one: 'aa1' }));
    ids.push(await attemptOf(two, study, full));
    return { study, people, ids };
  }

  it('the figures equal those of the domain over the same matrix', async () => {
    const { study } = await six();
    const { figures, tasks, rows } = await byWork(study, '&attempts=all');
    const stored = await listResultsOfWork(api.deps.db, study.work.id, 100);
    const matrix = stored.map(
      (row): AttemptMarks => ({
        userId: row.userId,
        passed: row.totals.passed,
        marks: row.outcomes.map(({ status, mark }) =>
          status === 'NOT_REVIEWED' ? null : { mark, isAnswered: status !== 'NOT_STARTED' },
        ),
      }),
    );
    const columns = study.tasks.map((task) => ({
      taskId: task.id,
      maxMark: task.mark,
      optionIds: [],
    }));
    const { tasks: ofTasks, reliability, ...own } = workStatistics(columns, matrix);
    expect(rows).toHaveLength(8);
    expect(figures).toEqual({
      ...own,
      alpha: reliability.alpha,
      errorOfMeasurement: reliability.errorOfMeasurement,
    });
    expect(figures).toMatchObject({ attempts: 8, people: 6 });
    expect(figures.median).not.toBeNull();
    for (const [i, { options: _, groups: __, taskId, ...shares }] of ofTasks.entries()) {
      expect(tasks[i]).toMatchObject({ id: taskId, number: i + 1, ...shares });
      expect(tasks[i].discriminationIndex).toBeNull();
    }
  });

  it('"the last, the best or all attempts of each person"; groups, people and modes narrow them', async () => {
    const { study, people, ids } = await six();
    const idsOf = async (query: string) =>
      (await byWork(study, query)).rows.map(({ id }: { id: string }) => id).toSorted();
    const only = (...places: number[]) => places.map((i) => ids[i]).toSorted();
    expect(await idsOf('')).toEqual(only(2, 3, 4, 5, 6, 7));
    expect(await idsOf('&attempts=best')).toEqual(only(0, 1, 2, 3, 4, 5));
    expect(await idsOf('&attempts=all')).toEqual(ids.toSorted());
    const first = people[0]?.userId;
    expect(await idsOf(`&attempts=all&studentIds=${first}`)).toEqual(only(0, 6));
    expect(await idsOf(`&groupIds=${study.groupId}&workTypes=SELFCONTROL`)).toHaveLength(6);
    expect(await idsOf('&workTypes=CONTROL')).toEqual([]);
    expect(await idsOf('&groupIds=group-of-others')).toEqual([]);
    const { body } = await api.send(
      'GET',
      `/completed-work/results?of=students&studentIds=${first}&size=1`,
      { as: await study.teacher() },
    );
    expect(body).toMatchObject({
      totalElements: 2,
      content: [{ id: ids[6], student: { id: first, group: { id: study.groupId } } }],
    });
  });

  it('below five people there is no median, and a choice tells what was chosen', async () => {
    const study = await newStudy(api, mixedTasks());
    await attemptOf(await study.student(), study, { one: 'bb2' });
    await attemptOf(await study.student(), study, { one: 'aa1' });
    const { figures, options } = await byWork(study, '&taskId=one');
    expect(figures).toMatchObject({ median: null, quartiles: null });
    const counted = options.map((one: { id: string; chosen: number; isCorrect: boolean }) => [
      one.id,
      one.chosen,
      one.isCorrect,
    ]);
    expect(counted).toEqual([
      ['aa1', 1, false],
      ['bb2', 1, true],
      ['cc3', 0, false],
    ]);
    expect((await byWork(study, '&taskId=free-1')).options).toBeNull();
  });
});
