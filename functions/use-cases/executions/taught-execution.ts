import type { Actor } from '#functions/data/actor.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getExecution, type StoredExecution } from '#functions/data/executions.ts';
import { listTaughtCourses } from '#functions/data/taught-courses.ts';

/** Whether somebody runs an execution: they teach the courses of all its works. */
export const runsExecution = (
  execution: Pick<StoredExecution, 'courseIds'>,
  taught: ReadonlySet<string>,
): boolean => execution.courseIds.every((courseId) => taught.has(courseId));

/** The ids of the courses that somebody teaches. */
export const taughtCourseIds = async (deps: Dependencies, actor: Actor): Promise<Set<string>> =>
  new Set((await listTaughtCourses(deps.db, actor)).map((course) => course.id));

/** An execution that the actor runs; null for anybody else's, as if there were none. */
export async function findTaughtExecution(
  deps: Dependencies,
  actor: Actor,
  executionId: string,
): Promise<StoredExecution | null> {
  const [execution, taught] = await Promise.all([
    getExecution(deps.db, executionId),
    taughtCourseIds(deps, actor),
  ]);
  return execution && runsExecution(execution, taught) ? execution : null;
}
