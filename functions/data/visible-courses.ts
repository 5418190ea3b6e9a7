import type { Course } from '#shared/domain/works/course.ts';
import {
  orderingFor,
  seesCourse,
  seesWork,
  type Viewer,
} from '#shared/domain/works/course-access.ts';
import type { Work } from '#shared/domain/works/work.ts';
import type { Actor } from './actor.ts';
import { getCourse, isOpenToGroup, listAllCourses, listCoursesOfGroup } from './courses.ts';
import type { Database } from './database.ts';
import { getGroup, getPerson } from './people.ts';
import { getWork, getWorks } from './works.ts';

/** The actor as the rules of course access see them. */
export async function getViewer(db: Database, actor: Actor): Promise<Viewer> {
  const person = await getPerson(db, actor.userId);
  const group = person?.groupId ? await getGroup(db, person.groupId) : null;
  return {
    userId: actor.userId,
    role: actor.role,
    groupId: group?.status === 'ACTIVE' ? group.id : null,
  };
}

/** A course with the order that holds for the viewer. */
const asSeenBy = (viewer: Viewer, course: Course): Course => ({
  ...course,
  ordering: orderingFor(viewer, course),
});

/** The courses that a person may see, newest first. */
export async function listVisibleCourses(db: Database, viewer: Viewer): Promise<Course[]> {
  if (viewer.role === 'ROLE_STUDENT') {
    return viewer.groupId ? listCoursesOfGroup(db, viewer.groupId) : [];
  }
  const courses = await listAllCourses(db);
  return courses
    .filter((course) => seesCourse(viewer, course, false))
    .map((course) => asSeenBy(viewer, course));
}

/** A course with those of its works that the person may see; null when the course is not theirs to see. */
export async function findVisibleCourse(
  db: Database,
  viewer: Viewer,
  courseId: string,
): Promise<{ course: Course; works: Work[] } | null> {
  const course = await getCourse(db, courseId);
  if (!course) return null;
  const isOpen = viewer.groupId !== null && (await isOpenToGroup(db, courseId, viewer.groupId));
  if (!seesCourse(viewer, course, isOpen)) return null;
  return { course: asSeenBy(viewer, course), works: await visibleWorks(db, viewer, course) };
}

export async function visibleWorks(
  db: Database,
  viewer: Viewer,
  course: Pick<Course, 'workIds'>,
): Promise<Work[]> {
  const works = await getWorks(db, course.workIds);
  return works.filter((work) => seesWork(viewer, work));
}

/** A work with its course, when both are the person's to see. */
export async function findVisibleWork(
  db: Database,
  viewer: Viewer,
  workId: string,
): Promise<{ work: Work; course: Course; works: Work[] } | null> {
  const work = await getWork(db, workId);
  if (!work || !seesWork(viewer, work)) return null;
  const found = await findVisibleCourse(db, viewer, work.courseId);
  return found && { work, ...found };
}
