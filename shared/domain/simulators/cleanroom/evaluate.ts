import {
  type Alignment,
  align,
  type Deed,
  type Deviation,
  isStep,
  type StepVerdict,
} from '../kernel/align.ts';
import { type Chain, fits, type Severity, severities } from '../kernel/chain.ts';
import type { Played, TraceStep } from '../kernel/machine.ts';
import { finishCode, type RunEvent } from '../kernel/run.ts';
import { itemKind } from './catalogue.ts';
import { isPut, type Location, locationCodes, takeCodes } from './codes.ts';
import { holds, thingsMeant } from './condition.ts';
import { itemSurface, soiledSurfaces } from './contamination.ts';
import { deedsOf } from './deeds.ts';
import { dirtBehind, type Named, type Origin } from './dirt.ts';
import { textOf } from './handler.ts';
import { isMended, isMissed } from './missed.ts';
import { chainOf, type MistakeRule, type Profile, type ProfileStep } from './profile.ts';
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

/** A usual mistake that was made, at its first action. */
export interface MistakeResult {
  mistakeId: string;
  seq: number;
  severity: Severity;
  /** The thing it was made with. */
  item: string | null;
  /** The action that brought the dirt, where it is about dirt; 0 was there at the start. */
  cause: number | null;
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

function matchesRule(rule: MistakeRule, deed: Deed): boolean {
  return rule.on.some(
    ({ code, params = {} }) =>
      code === deed.code &&
      Object.entries(params).every(([name, wanted]) => {
        const value = deed.params[name];
        if (value === undefined) return false;
        return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
      }),
  );
}

/** The actions that undid steps which went wrong: those are named by the steps. */
const undoings = (deeds: readonly Deed[], chain: Chain, { steps }: Alignment): number[] =>
  chain.flatMap((step, i) =>
    (steps[i] as StepVerdict).deviations.length > 0
      ? deeds.flatMap((deed) => (isStep(deed, step) ? (deed.revokedAt ?? []) : []))
      : [],
  );

/** Every rule that was broken, at each action that broke it. */
function mistakesOf(
  { mistakes }: Profile,
  matter: Matter,
  { trace }: Played<CleanroomState>,
  deeds: readonly Deed[],
  chain: Chain,
  aligned: Alignment,
): MistakeResult[] {
  const stepOf = new Map(trace.map((step) => [step.event.seq, step]));
  const named: Named = { seqs: new Set(undoings(deeds, chain, aligned)), surfaces: new Set() };
  const asked = chain.filter((step) => !step.forbidden);
  const done = deeds.filter((deed) => asked.some((step) => isStep(deed, step)));
  // What has been put away once and is taken out again is no part of the step any more.
  const endOf = (surface: Surface) =>
    done.find((deed) => {
      const item = textOf((stepOf.get(deed.seq) as TraceStep<CleanroomState>).event.params, 'item');
      return item !== null && ends(matter, deed, item, surface);
    });
  const isAsked = ({ seq, surface }: Origin) =>
    done.some((deed) => deed.seq === seq) || (endOf(surface)?.seq ?? 0) > seq;
  const originsOf = dirtBehind(matter, trace, isAsked, named);
  const found: MistakeResult[] = [];
  const judge = (rule: MistakeRule, deed: Deed) => {
    const { id: mistakeId, criticalIf, if: condition = {}, dirt } = rule;
    const { seq } = deed;
    const step = stepOf.get(seq);
    if (!step || !matchesRule(rule, deed) || !holds(matter, step.before, condition)) return;
    if (rule.mends && isMendedAtDoor(deed, deeds)) return;
    if (rule.left && !isLeft(deed, deeds)) return;
    const [origin] = dirt ? originsOf(step, dirt) : [];
    if (dirt && !origin) return;
    const item = textOf(step.event.params, 'item');
    if (rule.left && item !== null && named.surfaces.has(itemSurface(item))) return;
    const isCritical = criticalIf && holds(matter, step.before, criticalIf);
    const severity = isCritical ? 'critical' : rule.severity;
    found.push({ mistakeId, seq, severity, item, cause: origin?.seq ?? null });
    named.seqs.add(seq);
    // What was dirty at the start accounts for its own dirt, and for no other that was there.
    if (origin?.seq === 0) named.surfaces.add(origin.surface);
    else if (origin) named.seqs.add(origin.seq);
    // What should have been worn was taken off: that is where it went wrong.
    for (const off of deeds.filter((one) => one.seq < seq && isOff(one, condition.not?.worn))) {
      named.seqs.add(off.seq);
    }
    const ids = thingsMeant(matter, step.before, condition).map(({ id }) => id);
    for (const id of item === null ? ids : [item, ...ids]) named.surfaces.add(itemSurface(id));
  };
  // Where a thing was left counts where nothing else is said of it. What dirt may have come of is known before dirt is
  // named where it is first met.
  const others = mistakes.filter((rule) => !rule.dirt);
  for (const rule of others) if (!rule.left) for (const deed of deeds) judge(rule, deed);
  for (const rule of others) if (rule.left) for (const deed of deeds) judge(rule, deed);
  for (const deed of deeds) for (const rule of mistakes) if (rule.dirt) judge(rule, deed);
  return found.sort((a, b) => a.seq - b.seq);
}

/** A step that puts this thing away, or puts on what is not worn together with it: to take it in hand belongs to the step. */
function ends({ world }: Matter, { code }: Deed, item: string, surface: Surface): boolean {
  if (isPut(code)) return itemSurface(item) === surface;
  const kindOf = (isMeant: (id: string) => boolean) => {
    const found = world.items.find(({ id }) => isMeant(id));
    return found && itemKind(found.code);
  };
  const gone = kindOf((id) => itemSurface(id) === surface);
  const worn = code === takeCodes.putOn ? kindOf((id) => id === item) : undefined;
  return (
    gone !== undefined &&
    gone.group !== worn?.group &&
    worn?.bannedWith.includes(gone.group) === true
  );
}

/** It was undone before anybody went through the last door. */
const isMendedAtDoor = ({ seq, revokedAt }: Deed, deeds: readonly Deed[]) =>
  revokedAt !== undefined &&
  !deeds.some(
    (one) => one.code === locationCodes.transitNwp && one.seq > seq && one.seq < revokedAt,
  );

/** What was put there is there still, and the person has gone over to the other side of the bench, or is done. */
const isLeft = ({ seq, revokedAt, params }: Deed, deeds: readonly Deed[]) =>
  revokedAt === undefined &&
  deeds.some(
    (one) => one.seq > seq && (one.params.side !== params.side || one.code === finishCode),
  );

/** A thing of this group was taken off. */
const isOff = ({ code, params }: Deed, group: string | undefined) =>
  code === takeCodes.takeInHand && params.from === 'worn' && params.group === group;

/** Mistakes at their first action, of several at the first of the gravest, or at each where the rule says so. */
function firstOf(mistakes: MistakeResult[], { mistakes: rules }: Profile): MistakeResult[] {
  const isEach = new Set(rules.filter(({ each }) => each).map(({ id }) => id));
  const gravestFirst = mistakes.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
  return mistakes.filter(
    (mistake) =>
      isEach.has(mistake.mistakeId) ||
      gravestFirst.find(({ mistakeId }) => mistakeId === mistake.mistakeId) === mistake,
  );
}

/**
 * A step that is too early only for what a mistake of the same action or one before it folds went wrong in no way of its
 * own, nor did one that is late only for an action with such a mistake: a cap put on with unwashed hands comes before
 * the washing and what leads to it, and that is the mistake. One that was mended may have been so for a mistake of any
 * action, and where an action that is a mistake took it back, that mistake tells it.
 */
function withoutEcho(
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
  { matter }: Pick<Expected, 'matter'>,
  { on }: MistakeRule,
  { item }: MistakeResult,
  { match }: ProfileStep,
  isMissing: boolean,
): boolean {
  const found = matter.world.items.find(({ id }) => id === item);
  const isAboutIt = (code: string) => isPut(code) || (isMissing && code === takeCodes.takeInHand);
  if (!found || !on.every(({ code }) => isAboutIt(code))) return true;
  const { group } = itemKind(found.code);
  return match.some(({ params }) => fits(params?.group ?? group, group));
}

/** The steps that mistakes fold, each with the mistake that does. */
function foldsOf(
  expected: Expected,
  chain: readonly ProfileStep[],
  { steps }: Alignment,
  mistakes: readonly MistakeResult[],
): Map<string, string> {
  return new Map(
    chain.flatMap((step, i): [string, string][] => {
      const isMissing = steps[i]?.seq === null;
      const rule = expected.profile.mistakes.find(
        (one) =>
          one.folds?.includes(step.id) &&
          mistakes.some(
            (made) => made.mistakeId === one.id && concerns(expected, one, made, step, isMissing),
          ),
      );
      return rule ? [[step.id, rule.id]] : [];
    }),
  );
}

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
