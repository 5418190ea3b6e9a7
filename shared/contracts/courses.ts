import * as z from 'zod/mini';
import { modeSchema, workKindSchema } from '#shared/domain/works/work.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import { call, idParams, listOf, pageQuery } from './call.ts';

const inLanguage = { lang: z.optional(languageSchema) };

/** A short-lived link to a picture. */
const link = z.nullable(z.string());

/** What is finished of what there is. */
const progressSchema = z.object({ finished: z.number(), total: z.number() });

const markSchema = z.object({
  mark: z.number(),
  maxMark: z.number(),
  /** null where the work has no pass mark. */
  passed: z.nullable(z.boolean()),
});

/** An attempt that waits to be continued. */
const openAttemptSchema = z.object({
  id: z.string(),
  workId: z.string(),
  workName: z.string(),
  kind: workKindSchema,
  type: modeSchema,
  startedAt: z.string(),
  deadline: z.nullable(z.string()),
});

const courseHead = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  cover: link,
  ordering: z.enum(['FREE', 'IN_ORDER']),
  progress: progressSchema,
};

/** A course on the cabinet. */
export const courseCardSchema = z.object({
  ...courseHead,
  /** The first step that is open and not done; null when all is done. */
  nextStep: z.nullable(z.object({ workId: z.string(), name: z.string(), kind: workKindSchema })),
  lastResult: z.nullable(markSchema),
  openAttempts: z.array(openAttemptSchema),
});

export type CourseCard = z.infer<typeof courseCardSchema>;

/** One way of taking a step. */
export const stepModeSchema = z.object({
  type: modeSchema,
  /** null: without limit. */
  attemptsLeft: z.nullable(z.number()),
  triesPerTask: z.number(),
  hints: z.boolean(),
  timeLimitMinutes: z.nullable(z.number()),
  state: z.enum(['NOT_STARTED', 'ACTIVE', 'FINISHED']),
  /** The attempt to continue, when the state is ACTIVE. */
  attemptId: z.nullable(z.string()),
  best: z.nullable(markSchema),
});

export type StepMode = z.infer<typeof stepModeSchema>;

/** A step of the course timeline. */
export const stepSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: workKindSchema,
  demo: z.boolean(),
  state: z.enum(['OPEN', 'LOCKED', 'DONE']),
  /** Why a step is locked: the step to finish, or to pass, before. */
  unlockedBy: z.nullable(z.object({ workId: z.string(), name: z.string(), toPass: z.boolean() })),
  taskCount: z.number(),
  maxMark: z.number(),
  passMark: z.nullable(z.number()),
  modes: z.array(stepModeSchema),
});

export type Step = z.infer<typeof stepSchema>;

export const courseDetailsSchema = z.object({ ...courseHead, works: z.array(stepSchema) });
export type CourseDetails = z.infer<typeof courseDetailsSchema>;

export const listCourses = call({
  name: 'listCourses',
  method: 'GET',
  path: '/courses',
  area: 'courses',
  access: 'courses:read',
  summary: 'Courses that the person may see, newest first, with their progress.',
  query: z.object({ ...inLanguage, ...pageQuery, sort: z.optional(z.literal('createdAt')) }),
  response: listOf(courseCardSchema),
  repeatable: true,
});

export const getCourseDetails = call({
  name: 'getCourseDetails',
  method: 'GET',
  path: '/courses/{id}/details',
  area: 'courses',
  access: 'courses:read',
  summary: 'A course as a timeline of steps, with the modes of each.',
  params: idParams,
  query: z.object(inLanguage),
  response: courseDetailsSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

/** The calls of this area. */
export const coursesCalls = [listCourses, getCourseDetails] as const;
