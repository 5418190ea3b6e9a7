import { activityOf } from '#functions/data/actor.ts';
import { settledTakings } from '#functions/data/attempt-finishing.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getViewer, listVisibleCourses, visibleWorks } from '#functions/data/visible-courses.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listCourses as call } from '#shared/contracts/courses.ts';
import { timeline } from '#shared/domain/works/timeline.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentHead, presentProgress } from './present-course.ts';

/** The cabinet: courses that the person may see, with progress and what waits to be continued. */
export const listCourses: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size } = input.query;
  const now = deps.now();
  const viewer = await getViewer(deps.db, actor);
  const courses = await listVisibleCourses(deps.db, viewer);
  const takings = await settledTakings(activityOf(deps.db, actor), now);
  const covers = courses.flatMap((course) => course.cover ?? []);
  const links = await deps.files.links(covers, now);
  const cards = await Promise.all(
    courses.map(async (course) => {
      const steps = timeline(course, await visibleWorks(deps.db, viewer, course), takings);
      return {
        ...presentHead(course, steps, lang, links),
        ...presentProgress(steps, takings, lang),
      };
    }),
  );
  // The limited demo is shown no course that it could not open a step of.
  const shown = cards.filter((card) => viewer.role !== 'ROLE_DEMO' || card.progress.total > 0);
  return done(pageOf(shown, page, size));
};
