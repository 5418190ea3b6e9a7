import { seesCourse } from '#shared/domain/works/course-access.ts';
import type { ActivityStore } from './activity-store.ts';
import type { Actor } from './actor.ts';
import type { AttemptHead } from './attempt-head.ts';
import { findHead } from './attempts.ts';
import { getCourse } from './courses.ts';
import type { Database } from './database.ts';

/** Where the attempt of a student lies. */
export const studentStore = (db: Database, head: Pick<AttemptHead, 'owner'>): ActivityStore => ({
  db,
  table: 'activity',
  owner: head.owner,
  ttl: null,
});

/**
 * An attempt at a work of a course that the actor teaches; null for anybody else's, as if there were none.
 */
export async function findTaughtAttempt(
  db: Database,
  actor: Actor,
  attemptId: string,
): Promise<AttemptHead | null> {
  if (actor.role !== 'ROLE_ADMIN' && actor.role !== 'ROLE_TEACHER') return null;
  const head = await findHead({ db, table: 'activity' }, attemptId);
  const course = head && (await getCourse(db, head.courseId));
  const viewer = { userId: actor.userId, role: actor.role, groupId: null };
  return course && seesCourse(viewer, course, false) ? head : null;
}
