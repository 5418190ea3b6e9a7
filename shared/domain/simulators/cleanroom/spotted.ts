import type { Played } from '../kernel/machine.ts';
import type { Expected, Verdict } from './evaluate.ts';
import type { GoingOn } from './going-on.ts';
import type { MistakeResult } from './mistakes.ts';
import type { MistakeRule, ProfileStep } from './profile.ts';
import type { CleanroomState } from './state.ts';

/** Steps that were done otherwise than they should be. */
export const wronglyDone = ({ steps }: Verdict) =>
  steps.filter(({ deviations }) => deviations.some(({ kind }) => kind !== 'missing'));

/** Steps that were not done. */
export const missedIn = ({ steps }: Verdict) =>
  steps.filter(({ deviations }) => deviations.some(({ kind }) => kind === 'missing'));

/** A way to the end that is not spotless, and what is asked about it. */
export interface Spotted {
  expected: Expected;
  chain: readonly ProfileStep[];
  played: Played<CleanroomState>;
  way: GoingOn;
}

/** Mistakes that are still to come, or that can be undone: something left lying, a wrong size. */
export function toMend({
  expected,
  played,
  way,
}: Spotted): { mistake: MistakeResult; rule: MistakeRule }[] {
  return way.verdict.mistakes.flatMap((mistake) => {
    const rule = expected.profile.mistakes.find(({ id }) => id === mistake.mistakeId);
    const isOpen = mistake.seq > played.state.seq || rule?.left || rule?.mends;
    return rule && isOpen ? [{ mistake, rule }] : [];
  });
}

/** Steps that were done before their time, and those that others came too late for. */
export const hastyIn = ({ played, way }: Spotted): string[] =>
  wronglyDone(way.verdict).flatMap(({ stepId, deviations }) =>
    deviations.flatMap((one) => {
      if (one.kind === 'late') return one.others;
      const isPast = one.kind === 'tooEarly' && !one.isMended && one.seq <= played.state.seq;
      return isPast ? [stepId] : [];
    }),
  );
