import { listExecutions as listAll, type StoredExecution } from '#functions/data/executions.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getWorks } from '#functions/data/works.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type {
  listExecutions as listCall,
  listExecutionsOfWork as ofWorkCall,
} from '#shared/contracts/executions.ts';
import { executionState } from '#shared/domain/works/execution.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentExecutionRows } from './present-execution.ts';
import { runsExecution, taughtCourseIds } from './taught-execution.ts';

/** The executions that the actor runs, the latest window first. */
export const listExecutions: UseCase<typeof listCall> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size, active, search } = input.query;
  const [all, taught] = await Promise.all([listAll(deps.db), taughtCourseIds(deps, actor)]);
  const isWanted = (execution: StoredExecution) =>
    active === undefined ||
    (executionState(execution, deps.now()) !== 'OVER') === (active === 'true');
  const own = all.filter((one) => runsExecution(one, taught) && isWanted(one));
  const found = search ? await named(deps.db, own, search.toLowerCase()) : own;
  const shown = pageOf(found, page, size);
  return done({ ...shown, content: await presentExecutionRows(deps, shown.content, lang) });
};

/** Those whose name, or the name of a work, holds the words in whatever language. */
async function named(
  db: Parameters<typeof getWorks>[0],
  executions: readonly StoredExecution[],
  words: string,
): Promise<StoredExecution[]> {
  const works = await getWorks(
    db,
    executions.flatMap((one) => one.workIds),
  );
  const holds = (text: string | undefined) => text?.toLowerCase().includes(words) ?? false;
  return executions.filter(
    (one) =>
      holds(one.name) ||
      works.some((work) => one.workIds.includes(work.id) && Object.values(work.name).some(holds)),
  );
}

/** The executions of one work. */
export const listExecutionsOfWork: UseCase<typeof ofWorkCall> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size } = input.query;
  const [all, taught, [work]] = await Promise.all([
    listAll(deps.db),
    taughtCourseIds(deps, actor),
    getWorks(deps.db, [input.params.id]),
  ]);
  if (!work || !taught.has(work.courseId)) return refused('NOT_FOUND');
  const own = all.filter((one) => one.workIds.includes(work.id) && runsExecution(one, taught));
  const shown = pageOf(own, page, size);
  return done({ ...shown, content: await presentExecutionRows(deps, shown.content, lang) });
};
