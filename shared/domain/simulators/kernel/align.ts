import { allBefore, type Chain, type ChainStep, type DeedMatcher, type Matcher } from './chain.ts';

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
  /** Was undone by a later deed, as putting on is by taking off; it counts only for what went wrong with it. */
  isRevoked?: boolean;
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

/** Whether a value is what a matcher asks for. */
export const fits = (matcher: Matcher, value: string | number | boolean | undefined): boolean => {
  if (value === undefined) return false;
  if (typeof matcher !== 'object') return value === matcher;
  if ('oneOf' in matcher) return matcher.oneOf.includes(value);
  return typeof value === 'number' && Math.abs(value - matcher.near) <= matcher.tolerance;
};

const matchesOne = (deed: Deed, { code, params = {} }: DeedMatcher) =>
  deed.code === code &&
  Object.entries(params).every(([name, matcher]) => fits(matcher, deed.params[name]));

export const isStep = (deed: Deed, step: ChainStep): boolean =>
  step.match.some((one) => matchesOne(deed, one));

interface Assignment {
  byStep: Map<string, Deed>;
  repeated: { stepId: string; seq: number }[];
  extra: Deed[];
}

/**
 * Gives each deed to the step that it is. Of two steps that one deed could be, a chain says which comes first
 * (`checkChain`), so the first that is open and waits for nothing gets it. `absent` steps are not waited for.
 */
function assign(steps: Chain, deeds: readonly Deed[], waits: Map<string, Set<string>>): Assignment {
  const byStep = new Map<string, Deed>();
  const repeated: Assignment['repeated'] = [];
  const extra: Deed[] = [];
  for (const deed of deeds) {
    const candidates = steps.filter((step) => isStep(deed, step));
    if (candidates.length === 0) {
      if (!deed.isNeutral) extra.push(deed);
      continue;
    }
    const open = candidates.filter((step) => !byStep.has(step.id));
    const isReady = ({ id }: ChainStep) =>
      [...(waits.get(id) ?? [])].every((before) => byStep.has(before));
    const repeatable = candidates.find((step) => byStep.has(step.id));
    const step = open.find(isReady) ?? (repeatable ? undefined : open[0]);
    if (step) byStep.set(step.id, deed);
    else if (repeatable) repeated.push({ stepId: repeatable.id, seq: deed.seq });
  }
  return { byStep, repeated, extra };
}

/** Pairs of steps done the wrong way round: the one done too soon, and the one that it should have waited for. */
interface Inversion {
  early: string;
  late: string;
}

/**
 * The steps that are out of place: the fewest that explain every pair done the wrong way round, found by taking
 * the step that is in most of them first. So a step that was moved far is named once, and not all that it passed.
 */
function displaced(pairs: Inversion[]): { id: string; isEarly: boolean; others: string[] }[] {
  const named: { id: string; isEarly: boolean; others: string[] }[] = [];
  let left = pairs;
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const { early, late } of left) {
      counts.set(early, (counts.get(early) ?? 0) + 1);
      counts.set(late, (counts.get(late) ?? 0) + 1);
    }
    // Of equals the early one: whoever did it could have known what was still to come.
    const isEarlyOne = (id: string) => left.some(({ early }) => early === id);
    const [id] = [...counts].reduce((best, one) =>
      one[1] > best[1] || (one[1] === best[1] && isEarlyOne(one[0]) && !isEarlyOne(best[0]))
        ? one
        : best,
    );
    const isEarly = isEarlyOne(id);
    const own = left.filter(({ early, late }) => (isEarly ? early === id : late === id));
    named.push({ id, isEarly, others: own.map((pair) => (isEarly ? pair.late : pair.early)) });
    left = left.filter(({ early, late }) => early !== id && late !== id);
  }
  return named;
}

/** What a step has to wait for once steps that were never done are left out; it still waits for what they waited for. */
function waitsFor(chain: Chain, absent: ReadonlySet<string>): Map<string, Set<string>> {
  const before = allBefore(chain);
  return new Map(
    [...before].map(([id, ids]) => [id, new Set([...ids].filter((one) => !absent.has(one)))]),
  );
}

/**
 * Compares what was done with a chain, step by step: done, missing, too early, repeated, wrong parameter,
 * forbidden, late, and what is no step at all. "Any order that the partial order allows earns full marks."
 */
export function align(chain: Chain, deeds: readonly Deed[]): Alignment {
  const wanted = chain.filter((step) => !step.forbidden);
  const lasting = deeds.filter((deed) => !deed.isRevoked);
  const all = waitsFor(wanted, new Set());
  const first = assign(wanted, lasting, all);
  const absent = new Set(wanted.filter(({ id }) => !first.byStep.has(id)).map(({ id }) => id));
  const waits = waitsFor(wanted, absent);
  const { byStep, repeated, extra } = assign(wanted, lasting, waits);

  const inversions: Inversion[] = [];
  for (const [early, deed] of byStep) {
    for (const late of waits.get(early) ?? []) {
      const other = byStep.get(late);
      if (other && isBefore(deed, other)) inversions.push({ early, late });
    }
  }
  const outOfPlace = new Map(displaced(inversions).map((one) => [one.id, one]));
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
      const mended = mendedHaste(step, deeds, byStep, waits, wanted);
      if (mended) deviations.push(mended);
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

/** Done too early, undone, and done again in time: seen from the deed that was revoked. */
function mendedHaste(
  step: ChainStep,
  deeds: readonly Deed[],
  byStep: ReadonlyMap<string, Deed>,
  waits: Map<string, Set<string>>,
  chain: Chain,
): Deviation | null {
  const wasDone = (id: string, by: Deed) => {
    const other = chain.find((one) => one.id === id);
    return other !== undefined && deeds.some((one) => isBefore(one, by) && isStep(one, other));
  };
  for (const deed of deeds) {
    if (!deed.isRevoked || !isStep(deed, step)) continue;
    const others = [...(waits.get(step.id) ?? [])].filter((id) => {
      const other = byStep.get(id);
      // What was done before it and undone later did not make it early.
      return other !== undefined && isBefore(deed, other) && !wasDone(id, deed);
    });
    if (others.length > 0) return { kind: 'tooEarly', seq: deed.seq, others, isMended: true };
  }
  return null;
}

/** Milliseconds that a step came after its time. */
function overtime(step: ChainStep, deed: Deed, byStep: ReadonlyMap<string, Deed>): number {
  if (step.withinMs === undefined) return 0;
  const since = Math.max(0, ...step.after.map((id) => byStep.get(id)?.atMs ?? 0));
  return deed.atMs - since - step.withinMs;
}
