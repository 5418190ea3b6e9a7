import { listTaughtCourses } from '#functions/data/taught-courses.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getWorks } from '#functions/data/works.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listWorks as call } from '#shared/contracts/works.ts';
import { defaultLanguage, inLanguage } from '#shared/languages.ts';

/** The works of the courses that the actor teaches, newest first unless asked otherwise. */
export const listWorks: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size, dir = 'desc' } = input.query;
  const courses = await listTaughtCourses(deps.db, actor);
  const works = await getWorks(
    deps.db,
    courses.flatMap((course) => course.workIds),
  );
  const direction = dir === 'desc' ? -1 : 1;
  const sorted = works.toSorted((a, b) => direction * a.createdAt.localeCompare(b.createdAt));
  const shown = pageOf(sorted, page, size);
  return done({
    ...shown,
    content: shown.content.map((work) => {
      const course = courses.find((one) => one.id === work.courseId);
      return {
        id: work.id,
        name: inLanguage(work.name, lang),
        kind: work.kind,
        courseId: work.courseId,
        courseName: course ? inLanguage(course.name, lang) : '',
        taskCount: work.taskCount,
        maxMark: work.maxMark,
        passMark: work.passMark ?? null,
        createdAt: work.createdAt,
      };
    }),
  });
};
