import type { Alignment, Deviation, StepVerdict } from '../kernel/align.ts';
import { fits } from '../kernel/chain.ts';
import { itemKind } from './catalogue.ts';
import { isPut, takeCodes } from './codes.ts';
import type { MistakeResult } from './mistakes.ts';
import type { MistakeRule, Profile, ProfileStep } from './profile.ts';
import type { Matter } from './situation-rules.ts';

/**
 * A step that is too early only for what a mistake of the same action or one before it folds went wrong in no way of its
 * own, nor did one that is late only for an action with such a mistake: a cap put on with unwashed hands comes before
 * the washing and what leads to it, and that is the mistake. One that was mended may have been so for a mistake of any
 * action, and where an action that is a mistake took it back, that mistake tells it.
 */
export function withoutEcho(
  { deviations }: StepVerdict,
  { steps }: Alignment,
  chain: readonly ProfileStep[],
  foldedAt: (isMeant: (seq: number) => boolean) => ReadonlyMap<string, string>,
  isTakenBackWrongly: (seq: number) => boolean,
): Deviation[] {
  const areFolded = (passed: readonly string[], isMeant: (seq: number) => boolean) => {
    const folded = foldedAt(isMeant);
    return lastOf(chain, passed).every((id) => folded.has(id));
  };
  /** All that came late for this one is so for a mistake of its action. */
  const isNamedAt = (id: string) => {
    const early = steps.find((one) => one.stepId === id)?.seq;
    const passed = steps.filter((one) =>
      one.deviations.some((other) => other.kind === 'late' && other.others.includes(id)),
    );
    return (
      typeof early === 'number' &&
      areFolded(
        passed.map(({ stepId }) => stepId),
        (seq) => seq === early,
      )
    );
  };
  return deviations.filter((deviation) => {
    if (deviation.kind === 'late') {
      return deviation.others.length === 0 || !deviation.others.every(isNamedAt);
    }
    if (deviation.kind !== 'tooEarly') return true;
    const { isMended, seq: at, others } = deviation;
    if (isMended && isTakenBackWrongly(at)) return false;
    return !areFolded(others, (seq) => isMended || seq <= at);
  });
}

/** Those steps that no other of them waits for. */
export const lastOf = (chain: readonly ProfileStep[], ids: readonly string[]): string[] => {
  const waitedFor = new Set(
    chain.filter(({ id }) => ids.includes(id)).flatMap(({ after }) => after),
  );
  return ids.filter((id) => !waitedFor.has(id));
};

/**
 * Where a thing was put tells only of steps about that thing, and that it was taken off tells of no other step that was
 * never done: a cap that was not put on. Any other mistake tells of all that it folds.
 */
function concerns(
  { world }: Matter,
  { on }: MistakeRule,
  { item }: MistakeResult,
  { match }: ProfileStep,
  isMissing: boolean,
): boolean {
  const found = world.items.find(({ id }) => id === item);
  const isAboutIt = (code: string) => isPut(code) || (isMissing && code === takeCodes.takeInHand);
  if (!found || !on.every(({ code }) => isAboutIt(code))) return true;
  const { group } = itemKind(found.code);
  return match.some(({ params }) => fits(params?.group ?? group, group));
}

/** The steps that mistakes fold, each with the mistake that does. */
export function foldsOf(
  { profile, matter }: { profile: Profile; matter: Matter },
  chain: readonly ProfileStep[],
  { steps }: Alignment,
  mistakes: readonly MistakeResult[],
): Map<string, string> {
  return new Map(
    chain.flatMap((step, i): [string, string][] => {
      const isMissing = steps[i]?.seq === null;
      const rule = profile.mistakes.find(
        (one) =>
          one.folds?.includes(step.id) &&
          mistakes.some(
            (made) => made.mistakeId === one.id && concerns(matter, one, made, step, isMissing),
          ),
      );
      return rule ? [[step.id, rule.id]] : [];
    }),
  );
}
