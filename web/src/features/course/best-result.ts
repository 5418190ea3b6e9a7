import type { Step, StepMode } from '#shared/contracts/courses.ts';

/** The best result of a step over all its modes; one that passed before any that did not. */
export function bestOf(step: Step): StepMode['best'] {
  const results = step.modes.flatMap((mode) =>
    mode.best && mode.best.maxMark > 0 ? [mode.best] : [],
  );
  const [best = null] = results.toSorted(
    (a, b) =>
      Number(b.passed === true) - Number(a.passed === true) ||
      b.mark / b.maxMark - a.mark / a.maxMark,
  );
  return best;
}
