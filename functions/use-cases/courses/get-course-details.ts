import { activityOf } from '#functions/data/actor.ts';
import { settledTakings } from '#functions/data/attempt-finishing.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { findVisibleCourse, getViewer } from '#functions/data/visible-courses.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getCourseDetails as call } from '#shared/contracts/courses.ts';
import { timeline } from '#shared/domain/works/timeline.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentHead, presentStep } from './present-course.ts';

/** A course as a timeline of steps. A course that is not the person's to see is not there. */
export const getCourseDetails: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage } = input.query;
  const now = deps.now();
  const viewer = await getViewer(deps.db, actor);
  const found = await findVisibleCourse(deps.db, viewer, input.params.id);
  if (!found) return refused('NOT_FOUND');
  const takings = await settledTakings(activityOf(deps.db, actor), now);
  const steps = timeline(found.course, found.works, takings);
  const links = await deps.files.links(found.course.cover ? [found.course.cover] : [], now);
  return done({
    ...presentHead(found.course, steps, lang, links),
    works: steps.map((step) => presentStep(step, lang)),
  });
};
