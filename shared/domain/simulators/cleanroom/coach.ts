import { stoodAt } from '../kernel/align.ts';
import type { Played } from '../kernel/machine.ts';
import { deedsOf } from './deeds.ts';
import { type Expected, evaluateWhole } from './evaluate.ts';
import { lastOf } from './folding.ts';
import { bestWay } from './foresight.ts';
import type { Move } from './going-on.ts';
import { chainOf, type ProfileStep } from './profile.ts';
import type { CleanroomState } from './state.ts';

/** Something that went wrong so far, for an explanation at once in TRAINING. */
export type Issue =
  | { kind: 'mistake'; id: string; seq: number; others: string[] }
  /** A step that was done while steps before it were not; `others` are those. */
  | { kind: 'tooEarly'; id: string; seq: number; others: string[] }
  | {
      kind: 'wrongParameter' | 'repeated' | 'forbidden';
      id: string;
      seq: number;
      others: string[];
    };

/** A step that was done too early: what it passed, and what of that is told there. */
interface Haste {
  passed: readonly string[];
  others: readonly string[];
}

/**
 * What has gone wrong up to now. Other than the verdict at the end it does not wait for what is still to come: a
 * step done before another is too early at once. A lapse is told once: a step that was not waited for where it was
 * passed first, and again only at one that was passed with it and should have come before that.
 */
export function issuesOf(expected: Expected, played: Played<CleanroomState>): Issue[] {
  const { profile, matter, start, without } = expected;
  const { verdict, folded } = evaluateWhole(expected, played);
  const chain = chainOf(profile, matter, start, without);
  const deeds = deedsOf(matter, played.trace, chain);
  const byId = new Map(chain.map((step) => [step.id, step]));
  const stepOf = (id: string) => byId.get(id) as ProfileStep;
  const doneAt = new Map(verdict.steps.map(({ stepId, seq }) => [stepId, seq]));
  const isOpenAt = (seq: number) => (id: string) => {
    const step = stepOf(id);
    const at = doneAt.get(id) ?? null;
    // What need not or must not be done is waited for only where it was done after all.
    const isOpen = at === null ? !step.optional && !step.forbidden : at > seq;
    return isOpen && !stoodAt(deeds, step, seq);
  };

  const told: Haste[] = [];
  const isTold = (id: string, { id: passing }: ProfileStep) =>
    told.some(({ passed, others }) => others.includes(id) && !passed.includes(passing));
  const inTurn = verdict.steps
    .flatMap(({ stepId, seq }) => (seq === null ? [] : { step: stepOf(stepId), seq }))
    .sort((a, b) => a.seq - b.seq);
  // What does no harm too early may still be done again in time, as long as nothing rests on it.
  const isOpenStill = ({ id }: ProfileStep, seq: number) =>
    deeds.some((deed) => deed.seq === seq && deed.isHarmless) &&
    !played.state.finished &&
    !inTurn.some((other) => other.seq > seq && other.step.after.includes(id));
  const early = inTurn.flatMap(({ step, seq }): Issue[] => {
    if (isOpenStill(step, seq)) return [];
    const passed = step.after.filter(isOpenAt(seq));
    const isNamed = (id: string) => !folded.has(id);
    if (folded.has(step.id) || !lastOf(chain, passed).some(isNamed)) return [];
    const others = passed.filter(
      (id) => isNamed(id) && !isTold(id, step) && !passed.includes(stepOf(id).partOf ?? ''),
    );
    if (others.length === 0) return [];
    told.push({ passed, others });
    return [{ kind: 'tooEarly', id: step.id, seq, others }];
  });
  const otherwise = verdict.steps.flatMap(({ stepId, deviations, foldedBy }) =>
    deviations.flatMap((deviation): Issue[] =>
      foldedBy === null &&
      (deviation.kind === 'wrongParameter' ||
        deviation.kind === 'repeated' ||
        deviation.kind === 'forbidden')
        ? [{ kind: deviation.kind, id: stepId, seq: deviation.seq, others: [] }]
        : [],
    ),
  );
  const ofRules = verdict.mistakes.map(
    ({ mistakeId, seq }): Issue => ({ kind: 'mistake', id: mistakeId, seq, others: [] }),
  );
  return [...ofRules, ...early, ...otherwise].sort((a, b) => a.seq - b.seq);
}

/** The next action on the best way to the end, and what it is for; null: nothing is left to do. */
export const adviceOf = (expected: Expected, played: Played<CleanroomState>): Move | null =>
  bestWay(expected, played).moves[0] ?? null;
