import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';
import { actionCodeSchema } from './run.ts';

/** Weight of a mistake: "a critical miss fails the case". */
export const severities = ['critical', 'major', 'minor'] as const;

export const severitySchema = z.enum(severities);

export type Severity = z.infer<typeof severitySchema>;

const value = z.union([z.string(), z.number(), z.boolean()]);

/** "Parameter matchers (equal, one of, number +- tolerance)". */
const matcherSchema = z.union([
  value,
  z.object({ oneOf: z.array(value).check(z.minLength(1)) }),
  z.object({ near: z.number(), tolerance: z.number().check(z.gte(0)) }),
]);

export type Matcher = z.infer<typeof matcherSchema>;

/** Whether a value is what a matcher asks for. */
export const fits = (matcher: Matcher, value: string | number | boolean | undefined): boolean => {
  if (value === undefined) return false;
  if (typeof matcher !== 'object') return value === matcher;
  if ('oneOf' in matcher) return matcher.oneOf.includes(value);
  return typeof value === 'number' && Math.abs(value - matcher.near) <= matcher.tolerance;
};

const matchers = z.record(z.string(), matcherSchema);

export const stepIdSchema = z.string().check(z.regex(/^[a-z][A-Za-z0-9-]{0,39}$/));

/** What a step is recognised by: a code, and parameters that tell it from others of that code. */
const deedMatcherSchema = z.object({ code: actionCodeSchema, params: z.optional(matchers) });

export type DeedMatcher = z.infer<typeof deedMatcherSchema>;

/** One step of an expected chain. */
export const stepSchema = z.object({
  id: stepIdSchema,
  name: localTextSchema,
  /** Any of these is the step. */
  match: z.array(deedMatcherSchema).check(z.minLength(1), z.maxLength(6)),
  /** How it has to be done; done otherwise is a wrong parameter. */
  expects: z.optional(matchers),
  /** Steps that have to be done before it. */
  after: z.array(stepIdSchema),
  optional: z.optional(z.boolean()),
  /** Must not be done at all. */
  forbidden: z.optional(z.boolean()),
  /** Must be done only once. */
  once: z.optional(z.boolean()),
  /** Milliseconds that it may take since the last of the steps before it, or since the start. */
  withinMs: z.optional(z.int().check(z.gte(1))),
  severity: severitySchema,
  mark: z.int().check(z.gte(0), z.lte(100)),
  hint: localTextSchema,
  /** Why it is so: the true reason. */
  explanation: localTextSchema,
});

export type ChainStep = z.infer<typeof stepSchema>;

/** "A chain is a partial order, not a list". */
export type Chain = readonly ChainStep[];

/** Something wrong with a chain itself, with the steps it is about. */
export interface ChainProblem {
  kind: 'duplicateStep' | 'unknownStep' | 'cycle' | 'ambiguous' | 'impossible';
  steps: string[];
}

/** Steps that have to be done before each step, directly or through others. Of a chain without cycles. */
export function allBefore(chain: Chain): Map<string, Set<string>> {
  const byId = new Map(chain.map((step) => [step.id, step]));
  const known = new Map<string, Set<string>>();
  const collect = (id: string): Set<string> => {
    const found = known.get(id);
    if (found) return found;
    const before = new Set<string>();
    known.set(id, before);
    for (const one of byId.get(id)?.after ?? []) {
      before.add(one);
      for (const other of collect(one)) before.add(other);
    }
    return before;
  };
  for (const { id } of chain) collect(id);
  return known;
}

/** The steps in an order that the chain allows, by their place in it where it leaves a choice; null where there is a cycle. */
export function inOrder(chain: Chain): ChainStep[] | null {
  const left = [...chain];
  const ordered: ChainStep[] = [];
  const isPlaced = new Set<string>();
  while (left.length > 0) {
    const next = left.findIndex((step) => step.after.every((id) => isPlaced.has(id)));
    if (next < 0) return null;
    const [step] = left.splice(next, 1) as [ChainStep];
    isPlaced.add(step.id);
    ordered.push(step);
  }
  return ordered;
}

/** A shortest way round from a step back to itself, for naming the cycle. Of a chain that has one. */
function cycleOf(chain: Chain): string[] {
  const afterOf = new Map(chain.map((step) => [step.id, step.after]));
  const rounds = chain.flatMap(({ id }) => {
    const paths = [[id]];
    const isSeen = new Set<string>();
    for (let path = paths.shift(); path; path = paths.shift()) {
      const after = afterOf.get(path.at(-1) as string) as string[];
      if (after.includes(id)) return [path];
      for (const one of after) {
        if (isSeen.has(one)) continue;
        isSeen.add(one);
        paths.push([...path, one]);
      }
    }
    return [];
  });
  return rounds.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
}

/** Whether one value could be what both ask for. */
function canBothFit(a: Matcher, b: Matcher): boolean {
  if (typeof a !== 'object') return fits(b, a);
  if (typeof b !== 'object') return fits(a, b);
  if ('oneOf' in a) return a.oneOf.some((one) => fits(b, one));
  if ('oneOf' in b) return b.oneOf.some((one) => fits(a, one));
  return Math.abs(a.near - b.near) <= a.tolerance + b.tolerance;
}

const overlap = (a: DeedMatcher, b: DeedMatcher) =>
  a.code === b.code &&
  Object.entries(a.params ?? {}).every(([name, matcher]) => {
    const other = b.params?.[name];
    return other === undefined || canBothFit(matcher, other);
  });

/**
 * What is wrong with a chain as such: two steps of one id, a step that waits for one that is not there, steps
 * that wait for each other, and two steps that one action could be, of which neither has to be the first.
 */
export function checkChain(chain: Chain): ChainProblem[] {
  const ids = chain.map((step) => step.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) < i);
  if (twice.length > 0) return [{ kind: 'duplicateStep', steps: [...new Set(twice)] }];
  const unknown = chain.flatMap(({ after }) => after.filter((id) => !ids.includes(id)));
  if (unknown.length > 0) return [{ kind: 'unknownStep', steps: [...new Set(unknown)] }];
  if (!inOrder(chain)) return [{ kind: 'cycle', steps: cycleOf(chain) }];
  const before = allBefore(chain);
  const isOrdered = (a: string, b: string) => before.get(a)?.has(b) || before.get(b)?.has(a);
  return chain.flatMap((step, i) =>
    chain
      .slice(i + 1)
      .filter(
        (other) =>
          step.match.some((one) => other.match.some((two) => overlap(one, two))) &&
          !isOrdered(step.id, other.id),
      )
      .map((other): ChainProblem => ({ kind: 'ambiguous', steps: [step.id, other.id] })),
  );
}
