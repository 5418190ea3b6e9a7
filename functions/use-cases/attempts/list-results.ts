import { activityOf } from '#functions/data/actor.ts';
import { settledTakings } from '#functions/data/attempt-finishing.ts';
import { listResults as list } from '#functions/data/attempts.ts';
import { getCourse } from '#functions/data/courses.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getWorks } from '#functions/data/works.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listResults as call } from '#shared/contracts/attempts.ts';
import { defaultLanguage, inLanguage } from '#shared/languages.ts';

/** The person's own finished attempts, newest first. */
export const listResults: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size, workIds, workTypes } = input.query;
  const store = activityOf(deps.db, actor);
  await settledTakings(store, deps.now());
  const works = workIds?.split(',');
  const types = workTypes?.split(',');
  const wanted = (await list(store)).filter(
    (row) => (works?.includes(row.workId) ?? true) && (types?.includes(row.mode) ?? true),
  );
  const shown = pageOf(wanted, page, size);

  const known = await getWorks(deps.db, [...new Set(shown.content.map((row) => row.workId))]);
  const courseIds = [...new Set(shown.content.map((row) => row.courseId))];
  const courses = await Promise.all(courseIds.map((id) => getCourse(deps.db, id)));
  const content = shown.content.map((row) => {
    const work = known.find((one) => one.id === row.workId);
    const course = courses.find((one) => one?.id === row.courseId);
    return {
      id: row.id,
      workId: row.workId,
      workName: work ? inLanguage(work.name, lang) : '',
      kind: work?.kind ?? ('TEST' as const),
      courseId: row.courseId,
      courseName: course ? inLanguage(course.name, lang) : '',
      type: row.mode,
      startedAt: new Date(row.startedAt).toISOString(),
      finishedAt: new Date(row.finishedAt).toISOString(),
      finishReason: row.finishReason,
      result: row.totals,
    };
  });
  return done({ ...shown, content });
};
