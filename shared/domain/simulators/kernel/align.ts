import {
  allBefore,
  type Chain,
  type ChainStep,
  type DeedMatcher,
  fits,
  severities,
} from './chain.ts';
import { firstDifference } from './first-difference.ts';

/**
 * One thing that was done, in words that a chain can be compared with: the code of the action, and parameters
 * that say what kind of thing it was done to and how.
 */
export interface Deed {
  /** Event that it belongs to. */
  seq: number;
  atMs: number;
  code: string;
  params: Record<string, string | number | boolean>;
  /** Walking, taking and the like: no step, and not worth a word when no step matches it. */
  isNeutral?: boolean;
  /** Does no harm however often it is done: too early it counts only where it is not done again in time. */
  isHarmless?: boolean;
  /** Event that undid it, as taking off undoes putting on; then it counts only for what went wrong while it stood. */
  revokedAt?: number;
}

/** How a step was done otherwise than expected. */
export type Deviation =
  /** Done before steps that it has to wait for; `isMended`: undone and done again in time. */
  | { kind: 'tooEarly'; seq: number; others: string[]; isMended: boolean }
  /** Done after steps that have to wait for it, or after its time. */
  | { kind: 'late'; seq: number; others: string[]; byMs: number }
  | { kind: 'repeated'; seq: number }
  | { kind: 'wrongParameter'; seq: number; params: string[] }
  | { kind: 'forbidden'; seq: number }
  | { kind: 'missing' };

type TooEarly = Extract<Deviation, { kind: 'tooEarly' }>;

export interface StepVerdict {
  stepId: string;
  /** Event that did it; null: not done. */
  seq: number | null;
  deviations: Deviation[];
}

export interface Alignment {
  /** One for each step, in the order of the chain. */
  steps: StepVerdict[];
  /** Deeds that are no step of the chain and not neutral. */
  extra: Deed[];
}

const matchesOne = (deed: Deed, { code, params = {} }: DeedMatcher) =>
  deed.code === code &&
  Object.entries(params).every(([name, matcher]) => fits(matcher, deed.params[name]));

export const isStep = (deed: Deed, step: ChainStep): boolean =>
  step.match.some((one) => matchesOne(deed, one));

/** What has to be done before each step, directly or through others. */
type Before = ReadonlyMap<string, ReadonlySet<string>>;

const idsBefore = (before: Before, id: string) => [...(before.get(id) as ReadonlySet<string>)];

interface Assignment {
  byStep: Map<string, Deed>;
  repeated: { stepId: string; seq: number }[];
  extra: Deed[];
}

/**
 * Gives each lasting deed to the step that it is. Of two steps that one deed could be, a chain says which comes first
 * (`checkChain`), so the first that is open and waits for nothing gets it. Steps come in an order that the chain
 * allows; only what `isAwaited` is waited for, and not what stood then and was undone and done again later. What does
 * no harm and was done too early counts where it is done again less early.
 */
function assign(
  steps: Chain,
  deeds: readonly Deed[],
  before: Before,
  isAwaited: (id: string) => boolean,
): Assignment {
  const byStep = new Map<string, Deed>();
  const repeated: Assignment['repeated'] = [];
  const extra: Deed[] = [];
  const waitsFor = new Map(
    steps.map(({ id }) => [
      id,
      steps.filter((other) => before.get(id)?.has(other.id) && isAwaited(other.id)),
    ]),
  );
  /** How many steps each was too early for. */
  const earliness = new Map<string, number>();
  // What rested on it was done after the first time: done again, it is not in time for that.
  const isRestedOn = ({ id }: ChainStep) =>
    [...byStep].some(
      ([other, deed]) =>
        before.get(other)?.has(id) === true && isBefore(byStep.get(id) as Deed, deed),
    );
  for (const deed of deeds) {
    if (deed.revokedAt !== undefined) continue;
    const candidates = steps.filter((step) => isStep(deed, step));
    const earlinessOf = ({ id }: ChainStep) =>
      (waitsFor.get(id) as ChainStep[]).filter(
        (other) => !byStep.has(other.id) && !stoodAt(deeds, other, deed.seq),
      ).length;
    const isReady = (step: ChainStep) => earlinessOf(step) === 0;
    // What need not be done and does no harm is not done too early either.
    const isIdle = (step: ChainStep) => deed.isHarmless && step.optional && !isReady(step);
    const open = candidates.filter((step) => !byStep.has(step.id) && !isIdle(step));
    const again = candidates.find((step) => byStep.has(step.id));
    const lessEarly = deed.isHarmless
      ? candidates.find(
          (one) => earlinessOf(one) < (earliness.get(one.id) ?? 0) && !isRestedOn(one),
        )
      : undefined;
    const step = open.find(isReady) ?? lessEarly ?? (again ? undefined : open[0]);
    if (step) {
      earliness.set(step.id, earlinessOf(step));
      byStep.set(step.id, deed);
    } else if (again) repeated.push({ stepId: again.id, seq: deed.seq });
    else if (!deed.isNeutral) extra.push(deed);
  }
  return { byStep, repeated, extra };
}

/** Pairs of steps done the wrong way round: the one done too soon, and the one that it should have waited for. */
interface Inversion {
  early: string;
  late: string;
}

/** What naming some steps comes to, the weightiest first: a critical one fails the case. */
const costOf = (steps: readonly ChainStep[]): number[] => [
  steps.filter(({ severity }) => severity === 'critical').length,
  steps.length,
  steps.reduce((sum, { mark }) => sum + mark, 0),
];

const isIn = ({ early, late }: Inversion, id: string) => early === id || late === id;

/** Of more steps those in most pairs are taken first, until so many are left: comparing all takes too long. */
const mostCompared = 30;

/**
 * The lightest steps that explain every pair done the wrong way round: as few critical ones as can be, then as few as
 * can be. So a step that was moved far is named once, and not all that it passed; but steps that came late do not fail a
 * case that would have passed without them. Of two that explain the same the lesser one, by severity and then by mark: a
 * step that came late is never worse than one that did not come at all.
 */
function explaining(pairs: readonly Inversion[], stepOf: (id: string) => ChainStep): string[] {
  const counts = new Map<string, number>();
  for (const id of pairs.flatMap(({ early, late }) => [early, late])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const lightnessOf = (id: string) => severities.indexOf(stepOf(id).severity);
  const isEarly = (id: string) => Number(pairs.some(({ early }) => early === id));
  // Of equals at last the early one: whoever did it could have known what was still to come.
  const [first] = [...counts].sort(
    ([a, countOfA], [b, countOfB]) =>
      countOfB - countOfA ||
      lightnessOf(b) - lightnessOf(a) ||
      stepOf(a).mark - stepOf(b).mark ||
      isEarly(b) - isEarly(a),
  );
  if (!first) return [];
  const [id, count] = first;
  const rest = (ids: readonly string[]) =>
    explaining(
      pairs.filter((pair) => !ids.some((one) => isIn(pair, one))),
      stepOf,
    );
  const withIt = [id, ...rest([id])];
  if (count === 1 || counts.size > mostCompared) return withIt;
  const others = pairs.flatMap((pair) =>
    isIn(pair, id) ? [pair.early === id ? pair.late : pair.early] : [],
  );
  const without = [...others, ...rest(others)];
  const isLighter = firstDifference(costOf(without.map(stepOf)), costOf(withIt.map(stepOf))) < 0;
  return isLighter ? without : withIt;
}

/** The steps that are out of place, each with those that it came too early or too late for. */
function displaced(
  pairs: Inversion[],
  stepOf: (id: string) => ChainStep,
): { id: string; isEarly: boolean; others: string[] }[] {
  let left = pairs;
  return explaining(pairs, stepOf).map((id) => {
    const isEarly = left.some(({ early }) => early === id);
    const own = left.filter(({ early, late }) => (isEarly ? early === id : late === id));
    left = left.filter((pair) => !isIn(pair, id));
    return { id, isEarly, others: own.map((pair) => (isEarly ? pair.late : pair.early)) };
  });
}

/**
 * Compares what was done with a chain, step by step: done, missing, too early, repeated, wrong parameter,
 * forbidden, late, and what is no step at all. "Any order that the partial order allows earns full marks."
 */
export function align(chain: Chain, deeds: readonly Deed[]): Alignment {
  const before = allBefore(chain);
  const wanted = chain
    .filter((step) => !step.forbidden)
    .sort((a, b) => idsBefore(before, a.id).length - idsBefore(before, b.id).length);
  const ids = new Set(wanted.map(({ id }) => id));
  const first = assign(wanted, deeds, before, (id) => ids.has(id));
  // Steps that were never done are not waited for; whoever waits for them still waits for what they waited for.
  const { byStep, repeated, extra } = assign(wanted, deeds, before, (id) => first.byStep.has(id));

  const inversions: Inversion[] = [];
  const byId = new Map(chain.map((step) => [step.id, step]));
  const stepOf = (id: string) => byId.get(id) as ChainStep;
  for (const [early, deed] of byStep) {
    for (const late of idsBefore(before, early)) {
      const other = byStep.get(late);
      if (!other || !isBefore(deed, other)) continue;
      // Who comes in covers and changes the shoes later was never without.
      if (!stoodAt(deeds, stepOf(late), deed.seq)) inversions.push({ early, late });
    }
  }
  const outOfPlace = new Map(displaced(inversions, stepOf).map((one) => [one.id, one]));
  // Who undoes and does again what came before a forgotten step, or a hasty one, has one lapse to mend, and not more. But
  // what does no harm too early makes only that hasty which rested on it.
  const told: Told[] = [...outOfPlace.values()].flatMap(({ id, isEarly, others }) => {
    if (!isEarly) return { id };
    const isHarmless = byStep.get(id)?.isHarmless;
    return others.map((other) => (isHarmless ? { id: other, to: id } : { id: other }));
  });
  const forbidden = chain.filter((step) => step.forbidden);
  const isForbidden = (deed: Deed) => forbidden.some((step) => isStep(deed, step));

  const verdictOf = (step: ChainStep): StepVerdict => {
    if (step.forbidden) {
      const offence = deeds.find((deed) => isStep(deed, step));
      return {
        stepId: step.id,
        seq: offence?.seq ?? null,
        deviations: offence ? [{ kind: 'forbidden', seq: offence.seq }] : [],
      };
    }
    const deed = byStep.get(step.id);
    if (!deed) {
      return { stepId: step.id, seq: null, deviations: step.optional ? [] : [{ kind: 'missing' }] };
    }
    const deviations: Deviation[] = [];
    const place = outOfPlace.get(step.id);
    if (place) {
      const { others } = place;
      deviations.push(
        place.isEarly
          ? { kind: 'tooEarly', seq: deed.seq, others, isMended: false }
          : { kind: 'late', seq: deed.seq, others, byMs: 0 },
      );
    } else {
      const mended = mendedHaste(step, deeds, byStep, before, chain, told);
      if (mended) {
        deviations.push(mended);
        told.push(...mended.others.map((id) => ({ id })));
      }
    }
    const wrong = Object.entries(step.expects ?? {}).filter(
      ([name, matcher]) => !fits(matcher, deed.params[name]),
    );
    if (wrong.length > 0) {
      const params = wrong.map(([name]) => name);
      deviations.push({ kind: 'wrongParameter', seq: deed.seq, params });
    }
    const again = step.once && repeated.find(({ stepId }) => stepId === step.id);
    if (again) deviations.push({ kind: 'repeated', seq: again.seq });
    const lateBy = overtime(step, deed, byStep);
    if (lateBy > 0) deviations.push({ kind: 'late', seq: deed.seq, others: [], byMs: lateBy });
    return { stepId: step.id, seq: deed.seq, deviations };
  };
  return { steps: chain.map(verdictOf), extra: extra.filter((deed) => !isForbidden(deed)) };
}

/** Two deeds of one event keep the order in which they are given. */
const isBefore = (a: Deed, b: Deed) => a.seq < b.seq;

/** Whether a step that was undone later was done before an event and still stood then. */
export const stoodAt = (deeds: readonly Deed[], step: ChainStep, seq: number): boolean =>
  deeds.some((deed) => deed.seq < seq && (deed.revokedAt ?? 0) > seq && isStep(deed, step));

/** A step that was not waited for and that is told already; `to`: only to those that wait for this one. */
interface Told {
  id: string;
  to?: string;
}

/**
 * Done too early, undone, and done again in time: seen from the deed that was revoked. A step that it should have waited
 * for and that is told already, for it came late or another was as hasty, is not told with it.
 */
function mendedHaste(
  step: ChainStep,
  deeds: readonly Deed[],
  byStep: ReadonlyMap<string, Deed>,
  before: Before,
  chain: Chain,
  told: readonly Told[],
): TooEarly | null {
  const idsBeforeIt = before.get(step.id) as ReadonlySet<string>;
  const isTold = (id: string) =>
    told.some((one) => one.id === id && (one.to === undefined || idsBeforeIt.has(one.to)));
  const earlier = chain.filter(({ id }) => idsBeforeIt.has(id) && !isTold(id));
  for (const deed of deeds) {
    if (deed.revokedAt === undefined || !isStep(deed, step)) continue;
    const others = earlier.filter((other) => {
      const itsDeed = byStep.get(other.id);
      // What was done before it and undone later did not make it early.
      return itsDeed && isBefore(deed, itsDeed) && !stoodAt(deeds, other, deed.seq);
    });
    if (others.length > 0) {
      const ids = others.map(({ id }) => id);
      return { kind: 'tooEarly', seq: deed.seq, others: ids, isMended: true };
    }
  }
  return null;
}

/** Milliseconds that a step came after its time. */
function overtime(step: ChainStep, deed: Deed, byStep: ReadonlyMap<string, Deed>): number {
  if (step.withinMs === undefined) return 0;
  const since = Math.max(0, ...step.after.map((id) => byStep.get(id)?.atMs ?? 0));
  return deed.atMs - since - step.withinMs;
}
