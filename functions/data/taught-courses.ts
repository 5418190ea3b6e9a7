import type { Course } from '#shared/domain/works/course.ts';
import { seesCourse } from '#shared/domain/works/course-access.ts';
import type { Actor } from './actor.ts';
import { listAllCourses, listGroupIdsOfCourse } from './courses.ts';
import type { Database } from './database.ts';

/**
 * The courses whose results and exams somebody answers for: administrators for all, "a teacher edits what they made". Nobody
 * else for any.
 */
export async function listTaughtCourses(db: Database, actor: Actor): Promise<Course[]> {
  if (actor.role !== 'ROLE_ADMIN' && actor.role !== 'ROLE_TEACHER') return [];
  const viewer = { userId: actor.userId, role: actor.role, groupId: null };
  return (await listAllCourses(db)).filter((course) => seesCourse(viewer, course, false));
}

/** The groups of these courses: a teacher "sees results of students in groups attached to those courses". */
export async function listTaughtGroupIds(
  db: Database,
  courses: readonly Course[],
): Promise<Set<string>> {
  const lists = await Promise.all(courses.map((course) => listGroupIdsOfCourse(db, course.id)));
  return new Set(lists.flat());
}
