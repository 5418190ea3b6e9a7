import { align, type Deviation, type StepVerdict } from '../kernel/align.ts';
import type { Severity } from '../kernel/chain.ts';
import type { Played } from '../kernel/machine.ts';
import type { RunEvent } from '../kernel/run.ts';
import type { Location } from './codes.ts';
import { soiledSurfaces } from './contamination.ts';
import { deedsOf } from './deeds.ts';
import { foldsOf, withoutEcho } from './folding.ts';
import { isMended, isMissed } from './missed.ts';
import { firstOf, type MistakeResult, mistakesOf } from './mistakes.ts';
import { chainOf, type Profile, type ProfileStep } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, Mark, Surface } from './state.ts';

/** How one step went. */
export interface StepResult {
  stepId: string;
  /** Action that did it; null: not done. */
  seq: number | null;
  deviations: Deviation[];
  mark: number;
  maxMark: number;
  severity: Severity;
  /** The mistake, or the step that it is part of, that names what went wrong with it, so that one cause is told once. */
  foldedBy: string | null;
}

/** An action that no step asks for, as it was done; things and places are named by their ids in the case. */
export type ExtraResult = Pick<RunEvent, 'seq' | 'code' | 'params'>;

export interface Verdict {
  /** Whole percent, rounded down: marks of the steps, less what mistakes cost. */
  percent: number;
  passed: boolean;
  /** The person is where the exercise ends; true where it ends anywhere. */
  goalReached: boolean;
  /** Something critical went wrong: it fails the case whatever the marks. A step that is folded weighs what its name weighs. */
  criticalMiss: boolean;
  mark: number;
  maxMark: number;
  hints: number;
  steps: StepResult[];
  mistakes: MistakeResult[];
  /** Actions that no step asks for and that are worth a word. */
  extra: ExtraResult[];
  /** What is soiled at the end, and which action did it. */
  soiled: { surface: Surface; marks: Mark[] }[];
}

/** Percent that a mistake costs beside the marks of steps that went wrong with it; a critical one fails the case. */
export const mistakeCost = { critical: 20, major: 20, minor: 5 } as const satisfies Record<
  Severity,
  number
>;

/** Share of its mark that a step keeps that was done too early, undone, and done again in time. */
const mendedShare = 0.5;

/** What a run is judged against. */
export interface Expected {
  profile: Profile;
  matter: Matter;
  /** The state at the start. */
  start: CleanroomState;
  /** Steps of the profile that the case leaves out. */
  without?: readonly string[] | undefined;
  goal: Location | undefined;
  passMark: number;
}

/**
 * What a step earns. One that was mended loses a share of its mark, but no more than those steps are worth that it
 * should have waited for: whoever leaves a lapse as it is must not fare better.
 */
const markOf = (
  step: ProfileStep,
  deviations: readonly Deviation[],
  chain: readonly ProfileStep[],
) => {
  if (deviations.length === 0) return step.mark;
  if (!deviations.every(isMended)) return 0;
  const others = new Set(deviations.flatMap((deviation) => deviation.others));
  const worth = chain.reduce((sum, { id, mark }) => sum + (others.has(id) ? mark : 0), 0);
  return step.mark - Math.min(step.mark * mendedShare, worth);
};

/**
 * "`evaluate` aligns the run to the chain and names, per step: done, missing, too early, repeated, wrong
 * parameter, forbidden, late; and extra actions." Any order that the partial order allows earns full marks; a
 * critical miss fails the case.
 */
export const evaluate = (expected: Expected, played: Played<CleanroomState>): Verdict =>
  evaluateWhole(expected, played).verdict;

/** The verdict, and the steps that mistakes fold, of which it shows each only once. */
export function evaluateWhole(
  expected: Expected,
  played: Played<CleanroomState>,
): { verdict: Verdict; folded: ReadonlyMap<string, string> } {
  const { profile, matter, start, without, goal, passMark } = expected;
  const chain = chainOf(profile, matter, start, without);
  const deeds = deedsOf(matter, played.trace, chain);
  const aligned = align(chain, deeds);
  const made = mistakesOf(profile, matter, played, deeds, chain, aligned);
  const mistakes = firstOf(made, profile);
  const folded = foldsOf(expected, chain, aligned, made);
  const foldedAt = (isMeant: (seq: number) => boolean) =>
    foldsOf(
      expected,
      chain,
      aligned,
      made.filter(({ seq }) => isMeant(seq)),
    );

  // Gloves that were taken off too early and put on once more are worn twice: that is the mistake.
  const takenBackWrongly = new Set(
    deeds.flatMap(({ seq, revokedAt }) =>
      made.some((mistake) => mistake.seq === revokedAt) ? [seq] : [],
    ),
  );
  const isMissing = (id: string) =>
    aligned.steps.some(({ stepId, seq }) => stepId === id && seq === null);
  const foldedBy = ({ id, partOf }: ProfileStep) =>
    folded.get(id) ?? (partOf !== undefined && isMissing(partOf) ? partOf : null);
  const steps = chain.map((step, i): StepResult => {
    const judged = aligned.steps[i] as StepVerdict;
    const { seq } = judged;
    const deviations = withoutEcho(judged, aligned, chain, foldedAt, (at) =>
      takenBackWrongly.has(at),
    );
    // An optional step that was left out is worth nothing either way.
    const isSkipped = (step.optional || step.forbidden) && seq === null;
    return {
      stepId: step.id,
      seq,
      deviations,
      mark: isSkipped ? 0 : markOf(step, deviations, chain),
      maxMark: isSkipped ? 0 : step.mark,
      severity: step.severity,
      foldedBy: deviations.length > 0 ? foldedBy(step) : null,
    };
  });
  const mark = steps.reduce((sum, step) => sum + step.mark, 0);
  const maxMark = steps.reduce((sum, step) => sum + step.maxMark, 0);
  const cost = mistakes.reduce((sum, { severity }) => sum + mistakeCost[severity], 0);
  const share = maxMark === 0 ? 100 : (mark / maxMark) * 100;
  const percent = Math.max(0, Math.floor(share - cost));
  const goalReached = goal === undefined || played.state.person.location === goal;
  const criticalMiss =
    !goalReached ||
    mistakes.some(({ severity }) => severity === 'critical') ||
    steps.some((step) => step.severity === 'critical' && isMissed(step));
  const isExtra = new Set(aligned.extra.map(({ seq }) => seq));
  const isNamed = new Set(mistakes.map(({ seq }) => seq));
  const verdict: Verdict = {
    percent,
    passed: !criticalMiss && percent >= passMark,
    goalReached,
    criticalMiss,
    mark,
    maxMark,
    hints: played.hints,
    steps,
    mistakes,
    extra: played.trace
      .filter(({ event }) => isExtra.has(event.seq) && !isNamed.has(event.seq))
      .map(({ event: { seq, code, params } }) => ({ seq, code, params })),
    soiled: soiledSurfaces(played.state),
  };
  return { verdict, folded };
}
