import * as z from 'zod/mini';
import { idSchema } from '#shared/domain/ids.ts';

/** Code of an action ("userActionId" of the spec): a letter and three digits. */
export const actionCodeSchema = z.string().check(z.regex(/^[A-Z]\d{3}$/));

const paramSchema = z.union([
  z.string().check(z.maxLength(64)),
  z.int().check(z.gte(-1_000_000), z.lte(1_000_000)),
  z.boolean(),
]);

/** What an action is done to, with and how: short texts, whole numbers and yes or no. */
export const actionParamsSchema = z
  .record(z.string().check(z.regex(/^[a-z][A-Za-z]{0,23}$/)), paramSchema)
  .check(z.refine((params) => Object.keys(params).length <= 8));

export type ActionParams = z.infer<typeof actionParamsSchema>;

/** One thing that a person can do, as a command: what the scene, the list, the replay and the server all speak. */
export interface Action {
  code: string;
  params: ActionParams;
}

/** The most events that a run may hold before its finish; a whole entry takes about 80. */
export const maxActions = 2000;

/** The most events that a run may hold: the last place is kept for the finish. */
export const maxEvents = maxActions + 1;

/**
 * One action as it was done: `seq` counts from 1 without gaps, `atMs` is the time since the start of the run
 * and never falls.
 */
export const runEventSchema = z.object({
  seq: z.int().check(z.gte(1), z.lte(maxEvents)),
  atMs: z.int().check(z.gte(0), z.lte(7 * 24 * 3_600_000)),
  code: actionCodeSchema,
  params: actionParamsSchema,
});

export type RunEvent = z.infer<typeof runEventSchema>;

/** "A run is {caseId, caseVersion, seed, events} and nothing else": whatever is shown of it is computed from this. */
export const runSchema = z.object({
  caseId: idSchema,
  caseVersion: z.int().check(z.gte(1)),
  seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
  events: z.array(runEventSchema).check(z.maxLength(maxEvents)),
});

/** Takes back the last action, in TRAINING; nothing is ever removed from the log of a run. */
export const undoCode = 'U001';

/** Asks for a hint, in TRAINING; the hint counts against the mark. */
export const hintCode = 'H001';

/** Says that the exercise is done. */
export const finishCode = 'F001';
