import { openCourseToGroup, putCourse } from '#functions/data/courses.ts';
import { putGroup } from '#functions/data/people.ts';
import { putWork } from '#functions/data/works.ts';
import type { Task } from '#shared/domain/works/task.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { exampleTask, exampleWork } from './tasks.ts';
import type { Caller, TestApi } from './test-api.ts';

/** A course of one test, open to a group of its own. */
export interface Study {
  groupId: string;
  courseId: string;
  work: Work;
  tasks: Task[];
  teacherId: string;
  /** A new student of the group. */
  student(): Promise<Caller>;
  /** Whoever made the course, in a session of their own. */
  teacher(): Promise<Caller>;
}

/** Twenty choice tasks, every third a multiple choice. */
export const twentyTasks = (): Task[] =>
  Array.from({ length: 20 }, (_, i) =>
    exampleTask(i % 3 === 2 ? 'MULTICHOICE' : 'SINGLECHOICE', `task-${String(i).padStart(2, '0')}`),
  );

/** A version is for ever, so tasks that share an id between studies must not share their version. */
let versions = 0;

/** Writes a group, a course and a test with these tasks. */
export async function newStudy(
  api: TestApi,
  given: Task[] = twentyTasks(),
  more: Partial<Work> = {},
): Promise<Study> {
  const { db, newId } = api.deps;
  versions += 1;
  const tasks = given.map((task) => ({ ...task, version: versions }));
  const suffix = newId().toLowerCase();
  const groupId = `group-${suffix}`;
  const courseId = `course-${suffix}`;
  const work = exampleWork(tasks, { id: `work-${suffix}`, courseId, ...more });
  await api.newPerson('ROLE_TEACHER', { id: `teacher-${suffix}` });
  await putGroup(db, { id: groupId, name: groupId, status: 'ACTIVE' });
  await putWork(db, work, tasks);
  await putCourse(db, {
    id: courseId,
    name: { ru: 'Курс' },
    description: { ru: 'Описание' },
    ordering: 'FREE',
    workIds: [work.id],
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: `teacher-${suffix}`,
  });
  await openCourseToGroup(db, courseId, groupId, '2026-01-01T00:00:00.000Z');
  return {
    groupId,
    courseId,
    work,
    tasks,
    teacherId: `teacher-${suffix}`,
    student: () => api.newPerson('ROLE_STUDENT', { groupId }),
    teacher: () => api.signIn(`teacher-${suffix}`, 'ROLE_TEACHER'),
  };
}
