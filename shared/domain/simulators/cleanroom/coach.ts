import { stoodAt } from '../kernel/align.ts';
import type { Played } from '../kernel/machine.ts';
import { deedsOf } from './deeds.ts';
import { type Expected, evaluate, foldsOf, lastOf } from './evaluate.ts';
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

/**
 * What has gone wrong up to now. Other than the verdict at the end it does not wait for what is still to come: a
 * step done before another is too early at once.
 */
export function issuesOf(expected: Expected, played: Played<CleanroomState>): Issue[] {
  const { profile, matter, start, without } = expected;
  const verdict = evaluate(expected, played);
  const chain = chainOf(profile, matter, start, without);
  const deeds = deedsOf(matter, played.trace, chain);
  const byId = new Map(chain.map((step) => [step.id, step]));
  const doneAt = new Map(verdict.steps.map(({ stepId, seq }) => [stepId, seq]));
  // What need not or must not be done is waited for only where it was done after all.
  const isOwed = new Set(
    chain.filter((step) => !step.optional && !step.forbidden).map(({ id }) => id),
  );
  const folded = foldsOf(expected, chain, verdict.mistakes);
  const ofSteps = verdict.steps.flatMap(({ stepId, seq, deviations }, i): Issue[] => {
    if (seq === null) return [];
    const { after } = chain[i] as ProfileStep;
    const open = after.filter((id) => {
      const at = doneAt.get(id) ?? null;
      const isOpen = at === null ? isOwed.has(id) : at > seq;
      return isOpen && !stoodAt(deeds, byId.get(id) as ProfileStep, seq);
    });
    const others = open.filter((id) => !folded.has(id));
    const isEarly = !folded.has(stepId) && lastOf(chain, open).some((id) => !folded.has(id));
    const early: Issue[] = isEarly ? [{ kind: 'tooEarly', id: stepId, seq, others }] : [];
    const rest = deviations.flatMap((deviation): Issue[] =>
      deviation.kind === 'wrongParameter' ||
      deviation.kind === 'repeated' ||
      deviation.kind === 'forbidden'
        ? [{ kind: deviation.kind, id: stepId, seq: deviation.seq, others: [] }]
        : [],
    );
    return [...early, ...rest];
  });
  const ofRules = verdict.mistakes.map(
    ({ mistakeId, seq }): Issue => ({ kind: 'mistake', id: mistakeId, seq, others: [] }),
  );
  return [...ofRules, ...ofSteps].sort((a, b) => a.seq - b.seq);
}

/** The next action on the best way to the end, and what it is for; null: nothing is left to do. */
export const adviceOf = (expected: Expected, played: Played<CleanroomState>): Move | null =>
  bestWay(expected, played).moves[0] ?? null;
