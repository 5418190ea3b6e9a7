import type { Actor } from '#functions/data/actor.ts';
import { listWorksOfCase } from '#functions/data/case-works.ts';
import type { Database } from '#functions/data/database.ts';
import { listTaughtCourses } from '#functions/data/taught-courses.ts';
import { getWorks } from '#functions/data/works.ts';
import type { CaseUse } from '#shared/contracts/case-use.ts';

/** Which works have a case, or had it, as far as the actor may know: those of courses that they teach by name. */
export async function caseUse(db: Database, actor: Actor, caseId: string): Promise<CaseUse> {
  const workIds = await listWorksOfCase(db, caseId);
  if (workIds.length === 0) return { works: [], others: 0 };
  const [works, courses] = await Promise.all([getWorks(db, workIds), listTaughtCourses(db, actor)]);
  const taught = works.filter((work) => courses.some(({ id }) => id === work.courseId));
  return {
    works: taught.map(({ id, name }) => ({ id, name })),
    others: workIds.length - taught.length,
  };
}
