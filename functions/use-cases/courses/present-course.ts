import type { CourseCard, Step } from '#shared/contracts/courses.ts';
import type { AttemptTotals } from '#shared/domain/works/attempt-result.ts';
import type { Course } from '#shared/domain/works/course.ts';
import type { StepState, Taking } from '#shared/domain/works/timeline.ts';
import { inLanguage, type Language } from '#shared/languages.ts';

const presentMark = (totals: AttemptTotals | null) =>
  totals && { mark: totals.mark, maxMark: totals.maxMark, passed: totals.passed };

/** What a card and a timeline begin with. */
export function presentHead(
  course: Course,
  steps: readonly StepState[],
  language: Language,
  links: ReadonlyMap<string, string>,
) {
  return {
    id: course.id,
    name: inLanguage(course.name, language),
    description: inLanguage(course.description, language),
    cover: (course.cover && links.get(course.cover)) || null,
    ordering: course.ordering,
    progress: {
      finished: steps.filter((step) => step.state === 'DONE').length,
      total: steps.length,
    },
  };
}

/** The next step, the last result and what waits to be continued. */
export function presentProgress(
  steps: readonly StepState[],
  takings: readonly Taking[],
  language: Language,
): Pick<CourseCard, 'nextStep' | 'lastResult' | 'openAttempts'> {
  const next = steps.find((step) => step.state === 'OPEN')?.work;
  const works = new Map(steps.map((step) => [step.work.id, step.work]));
  // A theory work has no marks, so its end is no result to show.
  const finished = takings
    .filter((taking) => works.has(taking.workId))
    .flatMap(({ last }) => (last && !last.isHeld && last.totals.maxMark > 0 ? [last] : []));
  const last = finished.toSorted((a, b) => b.finishedAt - a.finishedAt)[0];
  return {
    nextStep: next
      ? { workId: next.id, name: inLanguage(next.name, language), kind: next.kind }
      : null,
    lastResult: last ? presentMark(last.totals) : null,
    openAttempts: takings.flatMap(({ active, workId, mode }) => {
      const work = works.get(workId);
      if (!active || !work) return [];
      return [
        {
          id: active.attemptId,
          workId,
          workName: inLanguage(work.name, language),
          kind: work.kind,
          type: mode,
          startedAt: new Date(active.startedAt).toISOString(),
          deadline: active.deadline === null ? null : new Date(active.deadline).toISOString(),
        },
      ];
    }),
  };
}

/** One step of the timeline. */
export function presentStep(
  { work, state, unlockedBy, modes }: StepState,
  language: Language,
): Step {
  return {
    id: work.id,
    name: inLanguage(work.name, language),
    description: inLanguage(work.description, language),
    kind: work.kind,
    demo: work.demo ?? false,
    state,
    unlockedBy: unlockedBy && {
      workId: unlockedBy.work.id,
      name: inLanguage(unlockedBy.work.name, language),
      toPass: unlockedBy.toPass,
    },
    taskCount: work.taskCount,
    maxMark: work.maxMark,
    passMark: work.passMark ?? null,
    modes: modes.map(({ timeLimitMillis, best, ...mode }) => ({
      ...mode,
      timeLimitMinutes: timeLimitMillis === null ? null : Math.ceil(timeLimitMillis / 60_000),
      best: presentMark(best),
    })),
  };
}
