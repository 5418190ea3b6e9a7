import type { Course } from './course.ts';
import type { Work } from './work.ts';

/** Who looks at courses. */
export interface Viewer {
  userId: string;
  /** First role: the only one that counts. */
  role: string;
  /** The person's group while it is active; an archived group is offered nothing. */
  groupId: string | null;
}

/**
 * Whether somebody sees a course: "A student sees a course when their group is on it"; teachers see what they made,
 * administrators and the full demo see all, the limited demo sees courses for the sake of their demo works.
 */
export function seesCourse(viewer: Viewer, course: Course, isOpenToGroup: boolean): boolean {
  switch (viewer.role) {
    case 'ROLE_ADMIN':
    case 'ROLE_GUEST_DEMO':
    case 'ROLE_DEMO':
      return true;
    case 'ROLE_TEACHER':
      return course.createdBy === viewer.userId;
    case 'ROLE_TESTER':
      return false;
    default:
      return viewer.groupId !== null && isOpenToGroup;
  }
}

/** Whether somebody who sees the course sees this work of it: allowedGroups narrows for students, `demo` for demos. */
export function seesWork(viewer: Viewer, work: Pick<Work, 'allowedGroups' | 'demo'>): boolean {
  switch (viewer.role) {
    case 'ROLE_ADMIN':
    case 'ROLE_GUEST_DEMO':
    case 'ROLE_TEACHER':
      return true;
    case 'ROLE_DEMO':
      return work.demo === true;
    default:
      return (
        work.allowedGroups === undefined ||
        (viewer.groupId !== null && work.allowedGroups.includes(viewer.groupId))
      );
  }
}

/**
 * The order that holds for somebody: who tries a course out to teach or run it goes through it freely, and the limited
 * demo sees only some of the works, so that no step of it could wait for the one before.
 */
export function orderingFor(
  viewer: Pick<Viewer, 'role'>,
  course: Pick<Course, 'ordering'>,
): Course['ordering'] {
  const isFree = ['ROLE_ADMIN', 'ROLE_TEACHER', 'ROLE_DEMO'].includes(viewer.role);
  return isFree ? 'FREE' : course.ordering;
}
