import { activityOf } from '#functions/data/actor.ts';
import { settledTakings } from '#functions/data/attempt-finishing.ts';
import { canReopen } from '#functions/data/attempt-head.ts';
import { getCourse } from '#functions/data/courses.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { listResults as listOwn, type StoredResult } from '#functions/data/results.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getWorks } from '#functions/data/works.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listResults as call, ResultRow } from '#shared/contracts/results.ts';
import { can } from '#shared/domain/identity/roles.ts';
import { defaultLanguage, inLanguage, type Language } from '#shared/languages.ts';
import { describeStudents, listTaughtResults } from './taught-results.ts';

/** Finished attempts, newest first: the person's own, or those of the students whom they teach. */
export const listResults: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size, of: whose = 'me', ...filters } = input.query;
  if (whose === 'students') {
    if (!can(actor.role, 'results:read')) return refused('FORBIDDEN');
    const rows = await listTaughtResults(deps, actor, filters);
    const shown = pageOf(rows, page, size);
    const students = await describeStudents(
      deps,
      shown.content.map((row) => row.userId),
    );
    const content = await presentRows(deps, shown.content, lang);
    return done({
      ...shown,
      content: content.map((row, i) => ({
        ...row,
        result: shown.content[i]?.totals ?? null,
        student: students.get(shown.content[i]?.userId ?? '') ?? null,
      })),
    });
  }
  const store = activityOf(deps.db, actor);
  await settledTakings(store, deps.now());
  const works = filters.workIds?.split(',');
  const types = filters.workTypes?.split(',');
  const wanted = (await listOwn(store)).filter(
    (row) => (works?.includes(row.workId) ?? true) && (types?.includes(row.mode) ?? true),
  );
  const shown = pageOf(wanted, page, size);
  return done({ ...shown, content: await presentRows(deps, shown.content, lang) });
};

/** Rows as their owner sees them: what can still be opened again shows no result until they ask for it. */
async function presentRows(
  deps: Dependencies,
  rows: readonly StoredResult[],
  lang: Language,
): Promise<ResultRow[]> {
  const known = await getWorks(deps.db, [...new Set(rows.map((row) => row.workId))]);
  const courseIds = [...new Set(rows.map((row) => row.courseId))];
  const courses = await Promise.all(courseIds.map((id) => getCourse(deps.db, id)));
  return rows.map((row) => {
    const work = known.find((one) => one.id === row.workId);
    const course = courses.find((one) => one?.id === row.courseId);
    const isHeld = canReopen({ ...row, status: 'FINISHED' });
    return {
      id: row.id,
      workId: row.workId,
      workName: work ? inLanguage(work.name, lang) : '',
      kind: work?.kind ?? 'TEST',
      courseId: row.courseId,
      courseName: course ? inLanguage(course.name, lang) : '',
      type: row.mode,
      executionId: row.executionId ?? null,
      startedAt: new Date(row.startedAt).toISOString(),
      finishedAt: new Date(row.finishedAt).toISOString(),
      finishReason: row.finishReason,
      result: isHeld ? null : row.totals,
      student: null,
    };
  });
}
