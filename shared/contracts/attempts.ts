import * as z from 'zod/mini';
import { idSchema, ulidSchema } from '#shared/domain/ids.ts';
import { plainText } from '#shared/domain/plain-text.ts';
import { taskStatuses } from '#shared/domain/works/answer-entry.ts';
import { answerSchema, shapesSchema, taskTypes } from '#shared/domain/works/task.ts';
import { modeSchema, workKindSchema } from '#shared/domain/works/work.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import { type Call, call, idParams } from './call.ts';

export const answerStatusSchema = z.enum(taskStatuses);

const lang = z.object({ lang: z.optional(languageSchema) });

const imageSchema = z.object({ url: z.string(), alt: z.string() });

/** A task as the person who takes it sees it: never its key. */
export const visibleTaskSchema = z.object({
  id: z.string(),
  type: z.enum(taskTypes),
  mark: z.number(),
  question: z.string(),
  image: z.optional(imageSchema),
  options: z.optional(
    z.array(z.object({ id: z.string(), text: z.string(), image: z.optional(z.string()) })),
  ),
  /** Text of an EMPTYQUESTION with `{{1}}` for each gap. */
  text: z.optional(z.string()),
  gaps: z.optional(z.number()),
  picture: z.optional(z.string()),
  case: z.optional(z.object({ id: z.string(), simulator: z.enum(['cleanroom', 'equipment']) })),
  /** null outside TRAINING, where a try is spent at finish. */
  triesLeft: z.nullable(z.number()),
  hasHint: z.boolean(),
});

export type VisibleTask = z.infer<typeof visibleTaskSchema>;

/** The key of a task, in the shape in which an answer to it is given; text where a person compares. */
export const keySchema = z.union([
  z.string(),
  z.array(z.string()),
  shapesSchema,
  z.object({ value: z.number(), tolerance: z.number() }),
]);

/** One try in the history of an answer. */
const trySchema = z.object({
  answer: answerSchema,
  at: z.string(),
  status: z.optional(answerStatusSchema),
});

/** What is known of one task of an attempt; verdict and key only as the mode allows at that time. */
export const visibleAnswerSchema = z.object({
  taskId: z.string(),
  /** The answer that counts, null while there is none. */
  answersStudent: z.nullable(answerSchema),
  /** Tries spent. */
  attempts: z.number(),
  historyAnswer: z.array(trySchema),
  useHint: z.boolean(),
  manuallyReviewed: z.boolean(),
  mark: z.optional(z.number()),
  status: z.optional(answerStatusSchema),
  /** Id of the save that counts, so that a new one can be made greater than it. */
  answerId: z.nullable(z.string()),
  savedAt: z.nullable(z.string()),
  /** Its task was left with it, where the work locks answers. */
  isLocked: z.optional(z.boolean()),
  hint: z.optional(z.string()),
  /** What the teacher who reviewed it wrote. */
  comment: z.optional(z.string()),
  correctAnswer: z.optional(keySchema),
  explanation: z.optional(z.string()),
  source: z.optional(z.object({ workId: z.string(), anchor: z.optional(z.string()) })),
  /** A wrong answer to it fails the work whatever the score. */
  critical: z.optional(z.boolean()),
});

export type VisibleAnswer = z.infer<typeof visibleAnswerSchema>;

export const attemptResultSchema = z.object({
  mark: z.number(),
  maxMark: z.number(),
  /** Whole percent of the marks, rounded down, so that "69.9" never reads as a pass at 70. */
  percent: z.number(),
  /** null where the work has no pass mark. */
  passed: z.nullable(z.boolean()),
  /** Tasks that wait for a teacher; the total is final at 0. */
  pendingReview: z.number(),
  /** Wrong tasks marked critical: they fail the work whatever the score. */
  failedCritical: z.number(),
});

export type AttemptResult = z.infer<typeof attemptResultSchema>;

/** Who ended an attempt: the person, the timer or the end of the window, a teacher. */
export const finishReasonSchema = z.enum(['SUBMITTED', 'TIME_EXPIRED', 'ENDED_BY_TEACHER']);
export type FinishReason = z.infer<typeof finishReasonSchema>;

export const attemptSchema = z.object({
  id: z.string(),
  workId: z.string(),
  workName: z.string(),
  kind: workKindSchema,
  courseId: z.string(),
  type: modeSchema,
  /** The execution that a CONTROL attempt belongs to. */
  executionId: z.nullable(z.string()),
  status: z.enum(['ACTIVE', 'FINISHED']),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  finishReason: z.nullable(finishReasonSchema),
  /** The server finishes the attempt at this time; null: no timer. */
  deadline: z.nullable(z.string()),
  /** The clock to count by: the browser's own is not trusted. */
  serverTime: z.string(),
  /** Saves accepted so far, over all tasks. */
  revision: z.number(),
  passMark: z.nullable(z.number()),
  /** An answer locks when its task is left: the save that says `isLeft` is the last of its task. */
  locksAnswers: z.boolean(),
  /** Empty once a CONTROL attempt is over: "after submission the work is no longer available". */
  tasks: z.array(visibleTaskSchema),
  answers: z.array(visibleAnswerSchema),
  /** Only once finished, as the mode allows. */
  result: z.nullable(attemptResultSchema),
  /**
   * The result is there and was not looked at: a CONTROL attempt that the timer or a teacher ended can be opened
   * again until its owner asks for the result.
   */
  isResultHeld: z.boolean(),
});

export type Attempt = z.infer<typeof attemptSchema>;

export const startAttempt = call({
  name: 'startAttempt',
  method: 'POST',
  path: '/works/{id}/completed-work',
  area: 'attempts',
  access: 'attempts:write',
  summary: 'Starts the attempt of a mode, or resumes the one under way.',
  params: idParams,
  query: lang,
  /** CONTROL is taken inside an execution only. */
  body: z.object({ type: modeSchema, executionId: z.optional(idSchema) }),
  response: attemptSchema,
  errors: [
    'NOT_FOUND',
    'MODE_NOT_ALLOWED',
    'STEP_LOCKED',
    'ATTEMPTS_EXHAUSTED',
    'ATTEMPT_FINISHED',
    'EXECUTION_NOT_OPEN',
    'EXECUTION_OVER',
    'CONTROL_RUNNING',
    'RESULT_HELD',
    'CONFLICT',
  ],
  repeatable: true,
});

export const getAttempt = call({
  name: 'getAttempt',
  method: 'GET',
  path: '/completed-work',
  area: 'attempts',
  access: 'attempts:write',
  summary: 'One attempt of the person, step by step, as far as its mode shows it.',
  query: z.object({ id: idSchema, lang: z.optional(languageSchema) }),
  response: attemptSchema,
  errors: ['NOT_FOUND', 'CONTROL_RUNNING', 'RESULT_HELD'],
  repeatable: true,
});

/** What a student sends. */
const answerBody = z.object({
  id: idSchema,
  taskId: idSchema,
  /** Absent when only the hint is asked for. */
  answer: z.optional(answerSchema),
  useHint: z.optional(z.literal(true)),
  /** The task is left: where the work locks answers, this one is the last. */
  isLeft: z.optional(z.literal(true)),
  /** A ULID made by the client, greater than the one of the answer it replaces. */
  answerId: ulidSchema,
});

export type AnswerBody = z.output<typeof answerBody>;

/** What a teacher sends: the manual review of one task of a finished attempt. */
const reviewBody = z.object({
  id: idSchema,
  taskId: idSchema,
  /** From nothing to the mark of the task, in halves. */
  mark: z.number().check(z.gte(0), z.multipleOf(0.5)),
  comment: plainText(2000),
  changeId: ulidSchema,
});

export type ReviewBody = z.output<typeof reviewBody>;

const savedAnswerSchema = z.object({
  taskId: z.string(),
  /** Id of the save that counts now; another than the one sent says that a newer one had come before. */
  answerId: z.string(),
  savedAt: z.string(),
  /** How many saves this answer has seen. */
  revision: z.number(),
  deadline: z.nullable(z.string()),
  triesLeft: z.nullable(z.number()),
  isLocked: z.optional(z.boolean()),
  status: z.optional(answerStatusSchema),
  mark: z.optional(z.number()),
  hint: z.optional(z.string()),
  correctAnswer: z.optional(keySchema),
  explanation: z.optional(z.string()),
  source: z.optional(z.object({ workId: z.string(), anchor: z.optional(z.string()) })),
  critical: z.optional(z.boolean()),
});

export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

const reviewedSchema = z.object({
  taskId: z.string(),
  reviewed: z.object({ mark: z.number(), comment: z.string(), status: answerStatusSchema }),
  /** The whole attempt as it stands now; final when nothing is pending. */
  result: attemptResultSchema,
});

export type ReviewedTask = z.infer<typeof reviewedSchema>;

export const answerTask = call({
  name: 'answerTask',
  method: 'PATCH',
  path: '/completed-work',
  area: 'attempts',
  access: 'attempts:write',
  variant: { field: 'mark', access: 'reviews:write', body: reviewBody, response: reviewedSchema },
  summary:
    'Saves one answer, or opens the hint of a task; the same answerId again is the same save once. With a mark: the manual review of a task by a teacher.',
  query: lang,
  body: answerBody,
  response: savedAnswerSchema,
  errors: [
    'NOT_FOUND',
    'ATTEMPT_EXPIRED',
    'ATTEMPT_FINISHED',
    'TASK_ATTEMPTS_EXHAUSTED',
    'HINTS_NOT_ALLOWED',
    'CONTROL_RUNNING',
    'RESULT_HELD',
    'REVIEW_NOT_ALLOWED',
    'CONFLICT',
  ],
  repeatable: true,
});

/** The manual review as a client makes it: the same path and method, with the body and reply of the variant. */
export const reviewTask = {
  ...answerTask,
  summary: 'Reviews one task of a finished attempt.',
  body: answerTask.variant.body,
  response: answerTask.variant.response,
} as const satisfies Call;

export const finishAttempt = call({
  name: 'finishAttempt',
  method: 'POST',
  path: '/completed-work',
  area: 'attempts',
  access: 'attempts:write',
  summary: 'Finishes an attempt with what is saved; again, the same reply.',
  query: lang,
  body: z.object({
    id: idSchema,
    /** Asks for the result of an attempt that has ended; it cannot be opened again afterwards. */
    showResult: z.optional(z.literal(true)),
  }),
  response: attemptSchema,
  errors: ['NOT_FOUND', 'CONTROL_RUNNING', 'RESULT_HELD'],
  repeatable: true,
});

/** The calls of this area. */
export const attemptsCalls = [startAttempt, getAttempt, answerTask, finishAttempt] as const;
