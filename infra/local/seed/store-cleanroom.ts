import { putCase } from '#functions/data/cases.ts';
import { openCourseToGroup, putCourse } from '#functions/data/courses.ts';
import type { Database } from '#functions/data/database.ts';
import { putProfile } from '#functions/data/profiles.ts';
import { putRoom } from '#functions/data/rooms.ts';
import { putWork } from '#functions/data/works.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { cleanroomCases } from './cleanroom/cases.ts';
import {
  cleanroomCourse,
  cleanroomWorks,
  practicalExamTasks,
  practiceTasks,
} from './cleanroom/course.ts';
import { cleanroomProfiles } from './cleanroom/profiles.ts';
import { readyRooms } from './cleanroom/ready-rooms.ts';
import { groups } from './people.ts';

const tasksOf: Record<string, Task[]> = {
  'work-cleanroom-practice': practiceTasks,
  'work-practical-exam': practicalExamTasks,
};

/** What the practice work has, a demo finds on the page of exercises too. */
const openToDemos = new Set(
  practiceTasks.flatMap((task) => (task.type === 'TASKTESTCASECASSETESTATUS' ? [task.caseId] : [])),
);

/** Writes profiles, cases and rooms of the simulator, and the course that uses them. Cases and rooms that are there stay as they are. */
export async function seedCleanroom(db: Database): Promise<void> {
  const { createdAt: updatedAt, createdBy } = cleanroomCourse;
  for (const profile of cleanroomProfiles) await putProfile(db, profile);
  for (const [i, one] of cleanroomCases.entries()) {
    // Lists show the latest change first: what is to be done first is the latest.
    const madeAt = new Date(Date.parse(updatedAt) - i * 1000).toISOString();
    const shown = openToDemos.has(one.id) ? { ...one, demo: true } : one;
    await putCase(db, shown, { createdBy, updatedAt: madeAt });
  }
  for (const room of readyRooms) await putRoom(db, room);
  for (const work of cleanroomWorks) await putWork(db, work, tasksOf[work.id] ?? []);
  await putCourse(db, cleanroomCourse);
  for (const { id } of groups) await openCourseToGroup(db, cleanroomCourse.id, id, updatedAt);
}
