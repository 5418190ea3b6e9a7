import type { AttemptTotals } from './attempt-result.ts';
import { attemptsLeft, timeLimitMillis, triesPerTask } from './attempt-rules.ts';
import type { Course } from './course.ts';
import { type Mode, modesOfKind, type Work } from './work.ts';

/** What one person has done of one work in one mode. */
export interface Taking {
  workId: string;
  mode: Mode;
  /** The execution that CONTROL is taken in: each is a taking of its own. */
  executionId?: string | undefined;
  /** Attempts begun. */
  started: number;
  finished: number;
  /** The attempt under way. */
  active: { attemptId: string; startedAt: number; deadline: number | null } | null;
  best: AttemptTotals | null;
  last: {
    attemptId: string;
    finishedAt: number;
    totals: AttemptTotals;
    /** The timer or a teacher ended it and its owner has not asked for the result: it is not told. */
    isHeld?: true | undefined;
  } | null;
  /** How often a finished attempt was judged anew. */
  judged?: number | undefined;
}

export interface StepModeState {
  type: Mode;
  attemptsLeft: number | null;
  triesPerTask: number;
  hints: boolean;
  timeLimitMillis: number | null;
  state: 'NOT_STARTED' | 'ACTIVE' | 'FINISHED';
  attemptId: string | null;
  best: AttemptTotals | null;
}

export interface StepState {
  work: Work;
  state: 'OPEN' | 'LOCKED' | 'DONE';
  /** The step before, that has to be finished, or passed, first. */
  unlockedBy: { work: Work; toPass: boolean } | null;
  modes: StepModeState[];
}

/** A step is done when it was finished in any mode, and passed where it has a pass mark. A result that is held says nothing. */
export function isStepDone(work: Work, takings: readonly Taking[]): boolean {
  const own = takings.filter(
    (taking) => taking.workId === work.id && taking.finished > 0 && !taking.last?.isHeld,
  );
  return work.passMark === undefined ? own.length > 0 : own.some((taking) => taking.best?.passed);
}

/** Which is better to show: passing first, then the greater share of the marks. */
export function betterOf(a: AttemptTotals | null, b: AttemptTotals): AttemptTotals {
  if (!a) return b;
  if ((a.passed === true) !== (b.passed === true)) return b.passed === true ? b : a;
  return b.mark * a.maxMark > a.mark * b.maxMark ? b : a;
}

function modeState(work: Work, mode: Mode, taking: Taking | undefined): StepModeState {
  const active = taking?.active ?? null;
  return {
    type: mode,
    attemptsLeft: attemptsLeft(work, mode, taking?.started ?? 0),
    triesPerTask: triesPerTask(work, mode),
    hints: mode === 'TRAINING',
    timeLimitMillis: mode === 'SELFCONTROL' ? timeLimitMillis(work) : null,
    state: active ? 'ACTIVE' : (taking?.finished ?? 0) > 0 ? 'FINISHED' : 'NOT_STARTED',
    attemptId: active?.attemptId ?? null,
    best: taking?.best ?? null,
  };
}

/**
 * The steps of a course as one person sees them. "A course is free or in order; in order, a step opens when
 * the one before is finished, or passed where it has a pass mark." CONTROL is taken inside an execution only,
 * so it is not among the modes of a step.
 */
export function timeline(
  course: Pick<Course, 'ordering'>,
  works: readonly Work[],
  takings: readonly Taking[],
): StepState[] {
  return works.map((work, i) => {
    const before = course.ordering === 'IN_ORDER' ? works[i - 1] : undefined;
    const done = isStepDone(work, takings);
    const locked = !done && before !== undefined && !isStepDone(before, takings);
    return {
      work,
      state: done ? 'DONE' : locked ? 'LOCKED' : 'OPEN',
      unlockedBy: locked && before ? { work: before, toPass: before.passMark !== undefined } : null,
      modes: (modesOfKind[work.kind] as readonly Mode[])
        .filter((mode) => mode !== 'CONTROL')
        .map((mode) =>
          modeState(
            work,
            mode,
            takings.find((taking) => taking.workId === work.id && taking.mode === mode),
          ),
        ),
    };
  });
}
