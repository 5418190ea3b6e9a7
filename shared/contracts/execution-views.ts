import * as z from 'zod/mini';
import { commissionSchema, subjectSchema } from '#shared/domain/works/execution.ts';
import { workKindSchema } from '#shared/domain/works/work.ts';
import { attemptResultSchema, finishReasonSchema } from './attempts.ts';
import { personRefSchema } from './person-ref.ts';

const stateSchema = z.enum(['PLANNED', 'OPEN', 'OVER']);

const workRefSchema = z.object({ id: z.string(), name: z.string(), kind: workKindSchema });

/** An execution as those who run it see it. */
export const executionViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  works: z.array(workRefSchema),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  /** People assigned one by one. */
  users: z.array(personRefSchema),
  startDateTime: z.string(),
  endDateTime: z.string(),
  executionTime: z.number(),
  commission: z.nullable(commissionSchema),
  extraTime: z.array(z.object({ subject: subjectSchema, name: z.string(), minutes: z.number() })),
  releasedAt: z.nullable(z.string()),
  state: stateSchema,
  createdBy: z.string(),
  revision: z.number(),
  serverTime: z.string(),
});

export type ExecutionView = z.infer<typeof executionViewSchema>;

/** A row of the list of executions. */
export const executionRowSchema = z.object({
  ...z.pick(executionViewSchema, {
    id: true,
    name: true,
    works: true,
    groups: true,
    startDateTime: true,
    endDateTime: true,
    executionTime: true,
    releasedAt: true,
    state: true,
  }).shape,
  /** People assigned one by one. */
  userCount: z.number(),
});

export type ExecutionRow = z.infer<typeof executionRowSchema>;

/** What somebody assigned has done of one work of the execution. */
export const boardRowSchema = z.object({
  user: personRefSchema,
  workId: z.string(),
  state: z.enum(['NOT_STARTED', 'ACTIVE', 'FINISHED']),
  attemptId: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  deadline: z.nullable(z.string()),
  /** Minutes given beyond the time of everybody. */
  extraMinutes: z.number(),
  answered: z.number(),
  taskCount: z.number(),
  /** Number of the task that was answered last, as the person sees it. */
  place: z.nullable(z.number()),
  /** When something of them last arrived. */
  lastSeenAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  finishReason: z.nullable(finishReasonSchema),
  result: z.nullable(attemptResultSchema),
  /** It was ended by the timer or a teacher, and the person has seen no result of it. */
  canReopen: z.boolean(),
  /** Answers that came after the end and are kept as evidence. */
  lateAnswers: z.number(),
});

export type BoardRow = z.infer<typeof boardRowSchema>;

/** An execution as somebody assigned to it sees it. */
export const ownExecutionSchema = z.object({
  id: z.string(),
  name: z.string(),
  startDateTime: z.string(),
  endDateTime: z.string(),
  executionTime: z.number(),
  /** Minutes given to this person beyond that. */
  extraMinutes: z.number(),
  state: stateSchema,
  works: z.array(
    z.object({
      ...workRefSchema.shape,
      description: z.string(),
      taskCount: z.number(),
      maxMark: z.number(),
      passMark: z.nullable(z.number()),
      locksAnswers: z.boolean(),
      state: z.enum(['NOT_STARTED', 'ACTIVE', 'FINISHED']),
      attemptId: z.nullable(z.string()),
      deadline: z.nullable(z.string()),
      /** Not begun here, and all attempts of the work were used up elsewhere: it cannot be begun. */
      isExhausted: z.boolean(),
    }),
  ),
});

export type OwnExecution = z.infer<typeof ownExecutionSchema>;
