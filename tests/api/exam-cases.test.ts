import { describe, expect, it } from 'vitest';
import { putCase } from '#functions/data/cases.ts';
import { openCourseToGroup } from '#functions/data/courses.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import {
  type CleanroomStudy,
  caseOf,
  caseTask,
  newCleanroom,
  runsOf,
} from '#tests/support/cleanroom.ts';
import { executionsOf, reasoned } from '#tests/support/executions.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, canary, exampleTask } from '#tests/support/tasks.ts';

const api = apiOfTests();
const attempts = attemptsOf(api);
const { begin, append, get } = runsOf(api);
const exam = executionsOf(api);

/** An exam with a case, and a practice of another course with the same case, both for one student. */
async function examAndPractice() {
  const room = await newCleanroom(api);
  const tasks = [caseTask(room.caseId), exampleTask('SINGLECHOICE', 'choice')];
  const practice: CleanroomStudy = { ...room, study: await newStudy(api, tasks) };
  const { groupId } = room.study;
  await openCourseToGroup(
    api.deps.db,
    practice.study.courseId,
    groupId,
    '2026-01-01T00:00:00.000Z',
  );
  const student = await room.study.student();
  const execution = await exam.newExecution(room.study);
  const takeExam = async () =>
    (await exam.start(student, room.study, execution.id)).body.id as string;
  return { room, practice, student, executionId: execution.id, takeExam };
}

const shut = (code: string) => ({ status: 409, body: { code } });

describe('while a case is taken in CONTROL, what tells its rules is shut in every other work', () => {
  it('TRAINING: nothing begins, goes on or is looked at, and none of it tells a rule', async () => {
    const { practice, student, takeExam } = await examAndPractice();
    const { body: before } = await attempts.start(student, practice.study, 'TRAINING');
    const { body: run } = await begin(student, before.id);
    expect(run.training.profile.origin.ru).toContain(canary);
    await append(student, run.id, practice.perfect);
    expect((await get(student, run.id)).status).toBe(200);

    const examId = await takeExam();
    const answer = { runId: run.id };
    const replies = [
      await begin(student, before.id),
      await append(student, run.id, practice.perfect),
      await get(student, run.id),
      await attempts.save(student, {
        ...{ id: before.id, taskId: 'case', answer },
        answerId: answerId(1),
      }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject(shut('CONTROL_RUNNING'));
      expect(reply.text).not.toContain(canary);
    }
    // The exam's own run goes on.
    const { body: own } = await begin(student, examId);
    expect((await append(student, own.id, practice.perfect.slice(0, 3))).status).toBe(200);
    await attempts.finish(student, examId);
    expect((await get(student, run.id)).status).toBe(200);
  });

  it('an attempt of SELFCONTROL that was finished before: its run is not shown', async () => {
    const { practice, student, takeExam } = await examAndPractice();
    const { body: before } = await attempts.start(student, practice.study, 'SELFCONTROL');
    const { body: run } = await begin(student, before.id);
    await attempts.finish(student, before.id);
    await takeExam();
    expect(await get(student, run.id)).toMatchObject(shut('CONTROL_RUNNING'));
  });

  it('a link that a teacher made: shut for whoever is examined, open for the others', async () => {
    const { practice, student, takeExam } = await examAndPractice();
    const classmate = await practice.study.student();
    const { body: theirs } = await attempts.start(classmate, practice.study, 'TRAINING');
    const { body: run } = await begin(classmate, theirs.id);
    await append(classmate, run.id, practice.perfect);
    await attempts.finish(classmate, theirs.id);
    const teacher = await practice.study.teacher();
    const { body: share } = await api.send('POST', `/runs/${run.id}/share`, { as: teacher });
    const open = (as: typeof student) => api.send('GET', `/shared-runs/${share.token}`, { as });
    expect((await open(student)).status).toBe(200);
    await takeExam();
    expect(await open(student)).toMatchObject(shut('CONTROL_RUNNING'));
    expect((await open(classmate)).status).toBe(200);
  });

  it('as long as the attempt may be opened again', async () => {
    const { room, practice, student, executionId, takeExam } = await examAndPractice();
    const { body: before } = await attempts.start(student, practice.study, 'TRAINING');
    const { body: run } = await begin(student, before.id);
    const examId = await takeExam();
    const path = `attempts/${examId}/finish`;
    await exam.change(room.study, executionId, path, reasoned());
    for (const reply of [
      await begin(student, before.id),
      await append(student, run.id, practice.perfect),
    ]) {
      expect(reply).toMatchObject(shut('RESULT_HELD'));
    }
    const body = { id: examId, showResult: true };
    await api.send('POST', '/completed-work', { as: student, body });
    expect((await append(student, run.id, practice.perfect)).status).toBe(200);
  });

  it('another case that is judged by the same rules is shut too, also where it came to them later', async () => {
    const { room, student, takeExam } = await examAndPractice();
    const suffix = api.deps.newId().toLowerCase();
    const other = caseOf(`case-${suffix}`, 'standard');
    const made = { createdBy: 'user-teacher', updatedAt: '2026-01-01T00:00:00.000Z' };
    await putCase(api.deps.db, other, made);
    const study = await newStudy(api, [caseTask(other.id), exampleTask('SINGLECHOICE', 'choice')]);
    await openCourseToGroup(api.deps.db, study.courseId, room.study.groupId, made.updatedAt);
    const { body: before } = await attempts.start(student, study, 'TRAINING');
    const examId = await takeExam();
    expect((await begin(student, before.id)).status).toBe(200);
    const examined = { ...caseOf(room.caseId, 'standard'), version: 2 };
    await putCase(api.deps.db, examined, made);
    expect(await begin(student, before.id)).toMatchObject(shut('CONTROL_RUNNING'));
    await attempts.finish(student, examId);
    expect((await begin(student, before.id)).status).toBe(200);
  });

  it('another case is open all the time', async () => {
    const { student, takeExam, room } = await examAndPractice();
    const other = await newCleanroom(api);
    await openCourseToGroup(
      api.deps.db,
      other.study.courseId,
      room.study.groupId,
      '2026-01-01T00:00:00.000Z',
    );
    await takeExam();
    const { body: attempt } = await attempts.start(student, other.study, 'TRAINING');
    expect((await begin(student, attempt.id)).body.training).not.toBeNull();
  });
});

describe('the case of the practical exam', () => {
  it('is one that the practice does not use, and no guest reads it', async () => {
    const [guest, student, teacher] = await Promise.all([
      api.signIn('user-guest', 'ROLE_GUEST_DEMO'),
      api.newPerson('ROLE_STUDENT'),
      api.signIn('user-teacher', 'ROLE_TEACHER'),
    ]);
    const idsOf = async (as: typeof guest) =>
      (await api.send('GET', '/cases?size=100', { as })).body.content.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsOf(guest)).toContain('dress-and-enter');
    expect(await idsOf(guest)).not.toContain('exam-entry');
    expect(await idsOf(teacher)).toContain('exam-entry');
    const read = (as: typeof guest) => api.send('GET', '/cases/exam-entry', { as });
    expect((await read(guest)).status).toBe(404);
    expect((await read(student)).status).toBe(403);
    expect((await read(teacher)).status).toBe(200);
  });
});
