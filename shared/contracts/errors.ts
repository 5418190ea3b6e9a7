import * as z from 'zod/mini';
import { caseUseSchema } from './case-use.ts';

/** Every error code of the API with its HTTP status: the one table. Its texts are in `locales/<lang>/errors.json`. */
export const errorStatuses = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  SESSION_ENDED: 401,
  BAD_CREDENTIALS: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ATTEMPT_EXPIRED: 409,
  ATTEMPT_FINISHED: 409,
  ATTEMPTS_EXHAUSTED: 409,
  TASK_ATTEMPTS_EXHAUSTED: 409,
  HINTS_NOT_ALLOWED: 409,
  MODE_NOT_ALLOWED: 409,
  STEP_LOCKED: 409,
  EXECUTION_NOT_OPEN: 409,
  EXECUTION_OVER: 409,
  EXECUTION_STARTED: 409,
  EXECUTION_RELEASED: 409,
  CONTROL_RUNNING: 409,
  RESULT_HELD: 409,
  REOPEN_NOT_ALLOWED: 409,
  REVIEW_NOT_ALLOWED: 409,
  CONFLICT: 409,
  RUN_CONFLICT: 409,
  CASE_IN_USE: 409,
  READY_ROOM: 409,
  PAYLOAD_TOO_LARGE: 413,
  IMPOSSIBLE_RUN: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  MAINTENANCE: 503,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as ErrorCode[];

/** RFC 9457 problem details; `code` is stable, `title` and `detail` are English for logs. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  code: z.enum(errorCodes),
  /** One entry per wrong field: where it is (`body.login`) and what is wrong (`required`, `invalid_type`, …). */
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  /** With RUN_CONFLICT: the last event of the run that the server has. */
  lastSeq: z.optional(z.number()),
  /** With CASE_IN_USE: which works have the case, or had it. */
  caseUse: z.optional(caseUseSchema),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
