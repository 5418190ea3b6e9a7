import * as z from 'zod/mini';
import { idSchema, ulidSchema } from '#shared/domain/ids.ts';
import {
  cleanroomCaseSchema,
  playedSituationSchema,
  revealedSituationSchema,
  worldSchema,
} from '#shared/domain/simulators/cleanroom/case.ts';
import { profileSchema } from '#shared/domain/simulators/cleanroom/profile.ts';
import { runEventSchema, runSchema } from '#shared/domain/simulators/kernel/run.ts';
import { modeSchema } from '#shared/domain/works/work.ts';
import { localTextSchema } from '#shared/language-schemas.ts';
import { limits } from '#shared/limits.ts';
import { call, idParams } from './call.ts';
import { personRefSchema } from './person-ref.ts';
import { storableAs } from './storable-draft.ts';
import { verdictSchema } from './verdict.ts';

const { without, situations: allSituations } = cleanroomCaseSchema.shape.secret.shape;

/** A run as the person who performs it gets it: "outside TRAINING the secret part stays on the server". */
export const openRunSchema = z.object({
  /** Another than the one sent says that one is under way already. */
  id: z.string(),
  attemptId: z.string(),
  taskId: z.string(),
  caseId: z.string(),
  caseVersion: z.number(),
  caseName: localTextSchema,
  /** What is to be done. */
  goal: localTextSchema,
  seed: z.number(),
  /** The mode of the attempt. */
  type: modeSchema,
  /** `atMs` of every event counts from here, also while the page is shut. */
  startedAt: z.string(),
  /** The clock to count by: the browser's own is not trusted. */
  serverTime: z.string(),
  /** When the attempt ends by itself; null: no timer. */
  deadline: z.nullable(z.string()),
  world: worldSchema,
  /** Situations that have come. */
  situations: z.array(revealedSituationSchema),
  /** All that hints and undo need, in TRAINING only. */
  training: z.nullable(
    z.object({
      profile: profileSchema,
      situations: allSituations,
      without,
      passMark: z.number(),
    }),
  ),
  events: z.array(runEventSchema),
  finished: z.boolean(),
  /** Of a finished run in TRAINING. */
  verdict: z.nullable(verdictSchema),
});

export type OpenRun = z.infer<typeof openRunSchema>;

export const startRun = call({
  name: 'startRun',
  method: 'POST',
  path: '/runs',
  area: 'simulators',
  access: 'attempts:write',
  summary:
    'Starts the run of a case task of an attempt under way, or resumes the one that is there; in TRAINING a new one begins once the last is answered.',
  body: z.object({ runId: ulidSchema, attemptId: idSchema, taskId: idSchema }),
  response: openRunSchema,
  errors: [
    'NOT_FOUND',
    'ATTEMPT_EXPIRED',
    'ATTEMPT_FINISHED',
    'TASK_ATTEMPTS_EXHAUSTED',
    'CONTROL_RUNNING',
    'RESULT_HELD',
    'CONFLICT',
  ],
  repeatable: true,
});

const isContiguous = (events: { seq: number }[]) =>
  events.every(({ seq }, i) => seq === (events[0]?.seq ?? 0) + i);

const appendedSchema = z.object({
  /** Last event that the server has of this run. */
  lastSeq: z.number(),
  /** `stateHash` of the state after it. */
  hash: z.string(),
  /** Situations that have come. */
  situations: z.array(revealedSituationSchema),
  finished: z.boolean(),
  /** Of a finished run in TRAINING. */
  verdict: z.nullable(verdictSchema),
  /** When the last event came. */
  receivedAt: z.string(),
});

export type AppendedRun = z.infer<typeof appendedSchema>;

export const appendToRun = call({
  name: 'appendToRun',
  method: 'PATCH',
  path: '/runs/{id}',
  area: 'simulators',
  access: 'attempts:write',
  summary:
    'Adds events to a run; those that are there already are skipped. An impossible one refuses the whole batch and is named: one that the machine refuses as `events.<place>`, one from the future as `events.<place>.atMs`.',
  params: idParams,
  body: z.object({
    events: storableAs(
      z
        .array(runEventSchema)
        .check(z.minLength(1), z.maxLength(limits.runs.eventsAtOnce), z.refine(isContiguous)),
    ),
    /** The events were kept without a network for a while. */
    isOffline: z.optional(z.boolean()),
  }),
  response: appendedSchema,
  errors: [
    'NOT_FOUND',
    'RUN_CONFLICT',
    'IMPOSSIBLE_RUN',
    'ATTEMPT_EXPIRED',
    'ATTEMPT_FINISHED',
    'TASK_ATTEMPTS_EXHAUSTED',
    'CONTROL_RUNNING',
    'RESULT_HELD',
    'CONFLICT',
  ],
  repeatable: true,
});

const driftSchema = z.object({
  seq: z.number(),
  kind: z.enum(['ahead', 'behind']),
  byMs: z.number(),
});

/** A run for replay. By a link of a teacher all that tells whose it is, is null or empty. */
export const runViewSchema = z.object({
  id: z.nullable(z.string()),
  attemptId: z.nullable(z.string()),
  taskId: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  person: z.nullable(personRefSchema),
  run: runSchema,
  mode: modeSchema,
  caseName: localTextSchema,
  goal: localTextSchema,
  world: worldSchema,
  /** With `sinceSeq` where the run is played with it and not by when it came. */
  situations: z.array(playedSituationSchema),
  profile: profileSchema,
  without,
  passMark: z.number(),
  finished: z.boolean(),
  /** What the machine says; a run that was not finished is judged as it stands. */
  verdict: verdictSchema,
  /** Events whose time does not agree with when they came. */
  drift: z.array(driftSchema),
  /** What came as kept without a network: how many batches, and how long their events waited in all. */
  offline: z.object({ batches: z.number(), totalMs: z.number() }),
  /** What it comes to if the browser is believed that it heard of a situation later than it was told; null: it says no such thing. */
  unheard: z.nullable(z.object({ percent: z.number(), passed: z.boolean() })),
  /** Events that came after the end of the attempt, or after another window had gone on: kept, not judged, not in `run`. */
  lateEvents: z.number(),
  /** How many times some of them came. */
  lateBatches: z.number(),
  /** The link to it, where a teacher made one. */
  share: z.nullable(z.object({ token: z.string(), expiresAt: z.string() })),
});

export type RunView = z.infer<typeof runViewSchema>;

export const getRun = call({
  name: 'getRun',
  method: 'GET',
  path: '/runs/{id}',
  area: 'simulators',
  access: 'attempts:write',
  summary:
    'A run with its verdict: for its owner in TRAINING once it is finished, in SELFCONTROL once the attempt is, and for whoever teaches the work.',
  params: idParams,
  response: runViewSchema,
  errors: ['NOT_FOUND', 'CONTROL_RUNNING', 'RESULT_HELD'],
  repeatable: true,
});

export const shareRun = call({
  name: 'shareRun',
  method: 'POST',
  path: '/runs/{id}/share',
  area: 'simulators',
  access: 'results:read',
  summary: 'Makes a nameless link to a run, or answers the one that there is.',
  params: idParams,
  response: z.object({ token: z.string(), expiresAt: z.string() }),
  errors: ['NOT_FOUND', 'RESULT_HELD', 'CONFLICT'],
  repeatable: true,
});

export const unshareRun = call({
  name: 'unshareRun',
  method: 'DELETE',
  path: '/runs/{id}/share',
  area: 'simulators',
  access: 'results:read',
  summary: 'Ends the link to a run.',
  params: idParams,
  errors: ['NOT_FOUND', 'CONFLICT'],
  repeatable: true,
});

export const getSharedRun = call({
  name: 'getSharedRun',
  method: 'GET',
  path: '/shared-runs/{token}',
  area: 'simulators',
  access: 'signed-in',
  summary: 'A run by its link, without a name.',
  params: z.object({ token: idSchema }),
  response: runViewSchema,
  errors: ['NOT_FOUND', 'CONTROL_RUNNING', 'RESULT_HELD'],
  repeatable: true,
});

/** The calls of this area. */
export const runsCalls = [
  startRun,
  appendToRun,
  getRun,
  shareRun,
  unshareRun,
  getSharedRun,
] as const;
