import * as z from 'zod/mini';
import { attemptResultSchema, finishReasonSchema } from '#shared/contracts/attempts.ts';
import { modeSchema } from '#shared/domain/works/work.ts';

export const headSchema = z.object({
  id: z.string(),
  owner: z.string(),
  userId: z.string(),
  workId: z.string(),
  courseId: z.string(),
  mode: modeSchema,
  executionId: z.optional(z.string()),
  /** The person's group at the start: their group's extra time counts for the attempt. */
  groupId: z.optional(z.string()),
  edition: z.number(),
  /** Decides the order of tasks and options that this attempt shows. */
  seed: z.number(),
  /** Rules as they were at the start: a later change of the work does not touch a started attempt. */
  isShuffled: z.boolean(),
  maxTries: z.number(),
  passMark: z.optional(z.number()),
  /** An answer locks when its task is left. */
  locksAnswers: z.optional(z.boolean()),
  /** ms */
  startedAt: z.number(),
  deadline: z.nullable(z.number()),
  /** Minutes beyond the window that the deadline holds already. */
  extraMinutes: z.optional(z.number()),
  status: z.enum(['ACTIVE', 'FINISHED']),
  /** Who ended it and when, noted before anything else is done about it: the first one decides. */
  finishing: z.optional(z.object({ at: z.number(), reason: finishReasonSchema })),
  finishedAt: z.optional(z.number()),
  finishReason: z.optional(finishReasonSchema),
  totals: z.optional(attemptResultSchema),
  /** How often it was opened again; absent: never. */
  round: z.optional(z.number()),
  /** The owner has seen the result: it cannot be opened again. */
  isResultShown: z.optional(z.boolean()),
  /** Since when they could, ms. */
  resultShownAt: z.optional(z.number()),
  /** How often a teacher changed what counts after the end: reviews, late answers accepted. */
  revised: z.optional(z.number()),
  /** Answers that came after the end and are kept. */
  lateAnswers: z.optional(z.number()),
  /** Of a demo session's attempt: the second after which it is gone. */
  ttl: z.optional(z.number()),
});

/** An attempt without its answers. */
export type AttemptHead = z.infer<typeof headSchema>;

type Ending = 'finishedAt' | 'finishReason' | 'totals';

/** A finished attempt: how it ended is known. */
export type FinishedHead = Omit<AttemptHead, Ending> & {
  [Part in Ending]: NonNullable<AttemptHead[Part]>;
};

/** The condition that an attempt is in the round in which it was read; `:round` is its value where there is one. */
export const roundCondition = ({ round }: Pick<AttemptHead, 'round'>): string =>
  round ? 'round = :round' : 'attribute_not_exists(round)';

/** Whether an ended attempt may be opened again: "only what ended by timer or fault, never what the person submitted or saw a result of". */
export const canReopen = (
  head: Pick<AttemptHead, 'status' | 'finishReason' | 'isResultShown' | 'revised' | 'executionId'>,
): boolean =>
  head.status === 'FINISHED' &&
  head.executionId !== undefined &&
  head.finishReason !== 'SUBMITTED' &&
  !head.isResultShown &&
  !head.revised;
