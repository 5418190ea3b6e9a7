import * as z from 'zod/mini';
import { idSchema } from '#shared/domain/ids.ts';
import { localTextSchema } from '#shared/language-schemas.ts';
import { allBefore, severitySchema, stepIdSchema, stepSchema } from '../kernel/chain.ts';
import { actionCodeSchema } from '../kernel/run.ts';
import { conditionSchema, holds } from './condition.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);

/**
 * A step of a profile. `if` says of the start who has to do it at all, for example who wears earrings. `partOf` names
 * the step that it completes: where that one is missing, this one is not named beside it.
 */
const profileStepSchema = z.object({
  ...stepSchema.shape,
  if: z.optional(conditionSchema),
  partOf: z.optional(stepIdSchema),
});

export type ProfileStep = z.infer<typeof profileStepSchema>;

/** Dirt that a mistake is about: on what touches, or on the garment of the action, without one on all that are worn. */
const dirtSchema = z.enum(['hands', 'garments']);

export type Dirt = z.infer<typeof dirtSchema>;

/**
 * A usual mistake: something done while a condition holds, or with dirt that no other mistake accounts for. Both are
 * asked of the state before the action. Steps that it `folds` go wrong with it: they are then not named beside it, lose
 * their marks, and weigh what it weighs. Where a thing was put tells only of steps about that thing.
 */
export const mistakeRuleSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][A-Za-z0-9-]{0,39}$/)),
  name: localTextSchema,
  severity: severitySchema,
  /** It is critical where this holds too. */
  criticalIf: z.optional(conditionSchema),
  on: z
    .array(
      z.object({
        code: actionCodeSchema,
        params: z.optional(z.record(z.string(), z.union([value, z.array(value)]))),
      }),
    )
    .check(z.minLength(1)),
  if: z.optional(conditionSchema),
  dirt: z.optional(dirtSchema),
  folds: z.optional(z.array(z.string())),
  /** It is no mistake for whoever takes the thing off again before the last door. */
  mends: z.optional(z.boolean()),
  /**
   * It is about where a thing was left: it counts once the person is on the other side of the bench, or done, and nobody
   * has moved the thing on; a thing that another mistake is about is not named again.
   */
  left: z.optional(z.boolean()),
  /** It counts each time, not once. */
  each: z.optional(z.boolean()),
  explanation: localTextSchema,
  /** What comes of it, told after the run, and in TRAINING at once. */
  consequence: localTextSchema,
});

export type MistakeRule = z.infer<typeof mistakeRuleSchema>;

/**
 * "Rules are data ('facility profile'): a partial order with severities, because published procedures disagree
 * on the total order."
 */
export const profileSchema = z.object({
  id: idSchema,
  version: z.int().check(z.gte(1)),
  name: localTextSchema,
  /** Whose procedure it is modelled on, for the poster and the explanation. */
  origin: localTextSchema,
  /** Addresses or titles of what it was taken from. */
  sources: z.array(z.string()),
  steps: z.array(profileStepSchema).check(z.minLength(1), z.maxLength(60)),
  mistakes: z.array(mistakeRuleSchema).check(z.maxLength(60)),
});

export type Profile = z.infer<typeof profileSchema>;

/**
 * The chain that a person has to go through from a start state: the steps that concern them, less those that the
 * case leaves out. A step that waits for one that is left out waits for what that one waited for.
 */
export function chainOf(
  profile: Profile,
  matter: Matter,
  start: CleanroomState,
  without: readonly string[] = [],
): ProfileStep[] {
  const before = allBefore(profile.steps);
  const kept = profile.steps.filter(
    (step) => !without.includes(step.id) && (!step.if || holds(matter, start, step.if)),
  );
  const ids = new Set(kept.map(({ id }) => id));
  return kept.map((step) => ({
    ...step,
    after: [...(before.get(step.id) as ReadonlySet<string>)].filter((id) => ids.has(id)),
  }));
}
