import * as z from 'zod/mini';
import { idSchema, ulidSchema } from '#shared/domain/ids.ts';
import { answerSchema, taskTypes } from '#shared/domain/works/task.ts';
import { modeSchema, modes, workKindSchema } from '#shared/domain/works/work.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import {
  answerStatusSchema,
  attemptResultSchema,
  finishReasonSchema,
  keySchema,
  visibleAnswerSchema,
  visibleTaskSchema,
} from './attempts.ts';
import { auditEntrySchema, reasonedChange } from './audit.ts';
import { call, idListSchema, idParams, listOf, pageQuery, type ReplyOf } from './call.ts';
import { personRefSchema } from './person-ref.ts';

const oneMode = `(${modes.join('|')})`;

/** Modes between commas. */
const modeList = z.string().check(z.regex(new RegExp(`^${oneMode}(,${oneMode})*$`)));

/** The filters of spec section 7. */
const filters = {
  workIds: z.optional(idListSchema),
  groupIds: z.optional(idListSchema),
  studentIds: z.optional(idListSchema),
  workTypes: z.optional(modeList),
};

/** A finished attempt in a list. */
export const resultRowSchema = z.object({
  id: z.string(),
  workId: z.string(),
  workName: z.string(),
  kind: workKindSchema,
  courseId: z.string(),
  courseName: z.string(),
  type: modeSchema,
  executionId: z.nullable(z.string()),
  startedAt: z.string(),
  finishedAt: z.string(),
  finishReason: finishReasonSchema,
  /** null while its owner has not asked for it (see `isResultHeld` of the attempt). */
  result: z.nullable(attemptResultSchema),
  /** Whose it is; null in one's own list. */
  student: z.nullable(personRefSchema),
});

export type ResultRow = z.infer<typeof resultRowSchema>;

export const listResults = call({
  name: 'listResults',
  method: 'GET',
  path: '/completed-work/results',
  area: 'results',
  access: 'signed-in',
  summary:
    "Finished attempts, newest first: the person's own, or, `of=students`, those of the students of the courses that they teach.",
  query: z.object({
    lang: z.optional(languageSchema),
    ...pageQuery,
    ...filters,
    of: z.optional(z.enum(['me', 'students'])),
  }),
  response: listOf(resultRowSchema),
  errors: ['FORBIDDEN'],
  repeatable: true,
});

const nullableNumber = z.nullable(z.number());

/** Figures of one work over the attempts asked for, in percent of the marks; null where there are too few, or nothing varies. */
export const workFiguresSchema = z.object({
  attempts: z.number(),
  people: z.number(),
  mean: nullableNumber,
  standardDeviation: nullableNumber,
  median: nullableNumber,
  quartiles: z.nullable(z.object({ lower: z.number(), upper: z.number() })),
  /** Attempts per ten percent of the marks; 100 % is in the last one. */
  distribution: z.array(z.number()),
  /** Share of those passed among those whose verdict is known, 0..1. */
  passRate: nullableNumber,
  /** Cronbach's alpha, KR-20 where every task is right or wrong. */
  alpha: nullableNumber,
  errorOfMeasurement: nullableNumber,
});

export type WorkFigures = z.infer<typeof workFiguresSchema>;

/** One task over all attempts that have a mark for it; shares are 0..1. */
export const taskFiguresSchema = z.object({
  id: z.string(),
  /** Place in the authored order, from 1. */
  number: z.number(),
  type: z.enum(taskTypes),
  question: z.string(),
  mark: z.number(),
  critical: z.boolean(),
  attempts: z.number(),
  right: nullableNumber,
  partly: nullableNumber,
  wrong: nullableNumber,
  unanswered: nullableNumber,
  /** Mean share of the mark: the higher, the easier. */
  facility: nullableNumber,
  /** Correlation with the marks of the other tasks; null below 30 attempts. */
  itemRest: nullableNumber,
  /** Facility in the best 27 % less facility in the weakest 27 %; null below 30 attempts. */
  discriminationIndex: nullableNumber,
});

export type TaskFigures = z.infer<typeof taskFiguresSchema>;

/** How often an option was chosen, in all and by the best and the weakest. */
const optionFiguresSchema = z.object({
  id: z.string(),
  text: z.string(),
  isCorrect: z.boolean(),
  chosen: z.number(),
  upper: nullableNumber,
  lower: nullableNumber,
});

export type OptionFigures = z.infer<typeof optionFiguresSchema>;

/** One attempt as a row of the matrix person x task. */
export const matrixRowSchema = z.object({
  id: z.string(),
  student: personRefSchema,
  type: modeSchema,
  executionId: z.nullable(z.string()),
  startedAt: z.string(),
  finishedAt: z.string(),
  finishReason: finishReasonSchema,
  result: attemptResultSchema,
  /** In the order of `tasks`; null: the attempt did not have the task. */
  cells: z.array(z.nullable(z.object({ status: answerStatusSchema, mark: z.number() }))),
});

export type MatrixRow = z.infer<typeof matrixRowSchema>;

export const getResultsByWork = call({
  name: 'getResultsByWork',
  method: 'GET',
  path: '/completed-work/by-work',
  area: 'results',
  access: 'results:read',
  summary:
    'Everything about one work: distribution, matrix person x task, statistics of its tasks.',
  query: z.object({
    lang: z.optional(languageSchema),
    workId: idSchema,
    groupIds: filters.groupIds,
    studentIds: filters.studentIds,
    workTypes: filters.workTypes,
    executionId: z.optional(idSchema),
    /** The last, the best or all attempts of each person; the last by default. */
    attempts: z.optional(z.enum(['last', 'best', 'all'])),
    /** A choice whose options are to be counted. */
    taskId: z.optional(idSchema),
  }),
  response: z.object({
    work: z.object({
      id: z.string(),
      name: z.string(),
      kind: workKindSchema,
      courseId: z.string(),
      maxMark: z.number(),
      passMark: nullableNumber,
    }),
    figures: workFiguresSchema,
    tasks: z.array(taskFiguresSchema),
    /** Of the choice asked for, over at most 300 attempts; null when none was asked for. */
    options: z.nullable(z.array(optionFiguresSchema)),
    rows: z.array(matrixRowSchema),
    /** There were more attempts than one reply holds: the newest are here. */
    isCut: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  repeatable: true,
});

export type ResultsByWork = ReplyOf<typeof getResultsByWork>;

/** What the machine proposes for a case task, from its run: "machine proposes from replay, teacher confirms". */
export const runProposalSchema = z.object({
  runId: z.string(),
  /** A run that was not finished is judged as it stands. */
  finished: z.boolean(),
  percent: z.number(),
  /** Of the case, not of the work, in percent. */
  passMark: z.number(),
  passed: z.boolean(),
  /** Something critical went wrong, or the goal was not reached: that fails the case whatever the percent. */
  criticalMiss: z.boolean(),
  /** The share of the mark of the task, in halves, rounded down; nothing where there was a critical miss. */
  mark: z.number(),
  /** Times of its events do not agree with when they came. */
  isOdd: z.boolean(),
});

export type RunProposal = z.infer<typeof runProposalSchema>;

const lateAnswerSchema = z.object({
  taskId: z.string(),
  answerId: z.string(),
  answer: answerSchema,
  /** When the browser says that it was given. */
  clientAt: z.string(),
  receivedAt: z.string(),
  /** A teacher took it in place of what was stored. */
  isAccepted: z.boolean(),
  /** It came when its owner knew the result already. */
  cameAfterResult: z.boolean(),
  /** Why it cannot be taken: given after the submission, a newer answer is stored, or it does not fit the task. */
  refusal: z.nullable(z.enum(['SUBMITTED', 'OLDER', 'MISFIT'])),
});

/** One attempt as whoever teaches the work sees it: keys, verdicts, reviews, late evidence, the log. */
export const attemptDetailsSchema = z.object({
  id: z.string(),
  work: z.object({ id: z.string(), name: z.string(), kind: workKindSchema, courseId: z.string() }),
  student: personRefSchema,
  type: modeSchema,
  executionId: z.nullable(z.string()),
  startedAt: z.string(),
  deadline: z.nullable(z.string()),
  finishedAt: z.string(),
  finishReason: finishReasonSchema,
  passMark: nullableNumber,
  result: attemptResultSchema,
  tasks: z.array(
    z.object({
      ...visibleTaskSchema.shape,
      /** Place in the authored order, from 1. */
      number: z.number(),
      correctAnswer: z.optional(keySchema),
      explanation: z.optional(z.string()),
      critical: z.boolean(),
      /** Only a teacher judges it. */
      isManual: z.boolean(),
    }),
  ),
  answers: z.array(
    z.object({
      ...visibleAnswerSchema.shape,
      review: z.optional(
        z.object({ mark: z.number(), comment: z.string(), by: z.string(), at: z.string() }),
      ),
      proposal: z.optional(runProposalSchema),
    }),
  ),
  lateAnswers: z.array(lateAnswerSchema),
  audit: z.array(auditEntrySchema),
});

export type AttemptDetails = z.infer<typeof attemptDetailsSchema>;

export const getAttemptDetails = call({
  name: 'getAttemptDetails',
  method: 'GET',
  path: '/completed-work/{id}/details',
  area: 'results',
  access: 'results:read',
  summary: 'A finished attempt of a student with keys, reviews, late answers and its audit log.',
  params: idParams,
  query: z.object({ lang: z.optional(languageSchema) }),
  response: attemptDetailsSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

/** A task that waits for a teacher, or was reviewed by one. */
export const reviewItemSchema = z.object({
  attemptId: z.string(),
  taskId: z.string(),
  workId: z.string(),
  workName: z.string(),
  type: z.enum(taskTypes),
  student: personRefSchema,
  finishedAt: z.string(),
  question: z.string(),
  image: visibleTaskSchema.shape.image,
  /** Text of an EMPTYQUESTION with `{{1}}` for each gap. */
  text: visibleTaskSchema.shape.text,
  /** What a PAINT answer is drawn over. */
  picture: visibleTaskSchema.shape.picture,
  answer: answerSchema,
  /** What a good answer says. */
  modelAnswer: z.optional(keySchema),
  /** Of a case task. */
  proposal: z.optional(runProposalSchema),
  /** Greatest mark. */
  mark: z.number(),
});

export type ReviewItem = z.infer<typeof reviewItemSchema>;

export const listReviews = call({
  name: 'listReviews',
  method: 'GET',
  path: '/completed-work/reviews',
  area: 'results',
  access: 'reviews:write',
  summary: 'Tasks that wait for a manual review, those finished first come first.',
  query: z.object({
    lang: z.optional(languageSchema),
    ...pageQuery,
    workIds: filters.workIds,
    groupIds: filters.groupIds,
  }),
  response: listOf(reviewItemSchema),
  repeatable: true,
});

export const acceptLateAnswer = call({
  name: 'acceptLateAnswer',
  method: 'POST',
  path: '/completed-work/{id}/late-answers',
  area: 'results',
  access: 'reviews:write',
  summary: 'Takes a late answer in place of what was stored, with a reason; the result follows.',
  params: idParams,
  query: z.object({ lang: z.optional(languageSchema) }),
  body: z.object({
    taskId: idSchema,
    answerId: ulidSchema,
    ...reasonedChange,
  }),
  response: attemptDetailsSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'ATTEMPT_FINISHED'],
  repeatable: true,
});

/** The calls of this area. */
export const resultsCalls = [
  listResults,
  getResultsByWork,
  listReviews,
  getAttemptDetails,
  acceptLateAnswer,
] as const;
