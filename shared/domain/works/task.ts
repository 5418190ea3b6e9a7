import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';
import { limits } from '#shared/limits.ts';
import { idSchema as id } from '../ids.ts';
import { storable } from '../plain-text.ts';

/** The eight task types of spec section 3. */
export const taskTypes = [
  'SINGLECHOICE',
  'MULTICHOICE',
  'ORDERQUESTION',
  'COMMONQUESTION',
  'QUESTION',
  'EMPTYQUESTION',
  'PAINT',
  'TASKTESTCASECASSETESTATUS',
] as const;

export type TaskType = (typeof taskTypes)[number];

/** "Manual-check task types" (spec section 4): a teacher has the last word on them. */
export const manualTaskTypes = [
  'QUESTION',
  'TASKTESTCASECASSETESTATUS',
  'PAINT',
  'EMPTYQUESTION',
] as const satisfies readonly TaskType[];

export const isManual = (type: TaskType): boolean =>
  (manualTaskTypes as readonly TaskType[]).includes(type);

const optionId = z.string().check(z.regex(/^[a-z0-9]{2,8}$/));

/** One choice. Its id is opaque, so that neither it nor its place tells the authored order. */
const option = z.object({
  id: optionId,
  text: localTextSchema,
  image: z.optional(id),
});

const base = {
  id,
  /** Grows with every save; an attempt keeps the version it began with. */
  version: z.number().check(z.int(), z.positive()),
  mark: z.number().check(z.int(), z.positive()),
  question: localTextSchema,
  /** File id of a picture shown above the question, with the words that stand for it. */
  image: z.optional(z.object({ fileId: id, alt: localTextSchema })),
  hint: z.optional(localTextSchema),
  explanation: z.optional(localTextSchema),
  /** A wrong answer links here: the work that teaches it and the heading in it. */
  source: z.optional(z.object({ workId: id, anchor: z.optional(z.string()) })),
  /** A wrong critical task fails the work whatever the score. */
  critical: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string())),
};

const options = z.array(option).check(z.minLength(2), z.maxLength(12));
const acceptedByLanguage = z.object({
  ru: z.array(z.string()),
  en: z.optional(z.array(z.string())),
  ch: z.optional(z.array(z.string())),
});

export type AcceptedByLanguage = z.infer<typeof acceptedByLanguage>;

/** A share of the picture's width or height. Four decimals are finer than any screen, and keep the number storable. */
const share = z.pipe(
  z.number().check(z.gte(0), z.lte(1)),
  z.transform((value: number) => Math.round(value * 1e4) / 1e4),
);

const point = z.object({ x: share, y: share });

/** Shapes of a PAINT answer, in image coordinates 0..1. */
export const shapesSchema = z.object({
  shapes: z
    .array(
      z.object({
        kind: z.enum(['brush', 'polygon', 'point']),
        points: z.array(point).check(z.minLength(1), z.maxLength(500)),
        radius: z.optional(share),
      }),
    )
    .check(
      z.maxLength(50),
      z.refine(
        (shapes) =>
          shapes.reduce((sum, shape) => sum + shape.points.length, 0) <= limits.drawingPoints,
      ),
    ),
});

export type Shapes = z.infer<typeof shapesSchema>;

/** A task with its key, as authors store it. Never sent to a student whole. */
export const taskSchema = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('SINGLECHOICE'), options, correct: optionId }),
  z.object({ ...base, type: z.literal('MULTICHOICE'), options, correct: z.array(optionId) }),
  /** `correct` lists every option id in the right order. */
  z.object({ ...base, type: z.literal('ORDERQUESTION'), options, correct: z.array(optionId) }),
  z.object({
    ...base,
    type: z.literal('COMMONQUESTION'),
    correct: z.union([
      z.object({ accepted: acceptedByLanguage }),
      z.object({ value: z.number(), tolerance: z.number() }),
    ]),
  }),
  z.object({ ...base, type: z.literal('QUESTION'), modelAnswer: localTextSchema }),
  /** The text holds gaps as `{{1}}`, `{{2}}`; `correct` has the accepted fillings of each gap in that order. */
  z.object({
    ...base,
    type: z.literal('EMPTYQUESTION'),
    text: localTextSchema,
    correct: z.array(acceptedByLanguage).check(z.minLength(1), z.maxLength(20)),
  }),
  z.object({ ...base, type: z.literal('PAINT'), picture: id, reference: shapesSchema }),
  z.object({
    ...base,
    type: z.literal('TASKTESTCASECASSETESTATUS'),
    simulator: z.enum(['cleanroom', 'equipment']),
    caseId: id,
  }),
]);

export type Task = z.infer<typeof taskSchema>;

export type TaskOf<T extends TaskType> = Extract<Task, { type: T }>;

/** What a student gives for one task: the shapes of the table "Task types" in the domain rules. */
export const answerSchema = z.union([
  storable.check(z.maxLength(limits.longAnswer)),
  z.array(storable.check(z.maxLength(limits.shortAnswer))).check(z.maxLength(40)),
  shapesSchema,
  z.object({ runId: id }),
]);

export type Answer = z.infer<typeof answerSchema>;
