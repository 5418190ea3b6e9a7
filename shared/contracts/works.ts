import * as z from 'zod/mini';
import { richNodeSchema, workKindSchema } from '#shared/domain/works/work.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import { call, idParams, listOf, pageQuery } from './call.ts';

/** A work as whoever studies it reads it; the tasks come with an attempt only. */
export const workTextSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  name: z.string(),
  description: z.string(),
  kind: workKindSchema,
  /** The text of a THEORY work, null for others. */
  theory: z.nullable(richNodeSchema),
  /** Links to the pictures of the text, by file id. */
  images: z.record(z.string(), z.string()),
  /** The step after this one in its course. */
  next: z.nullable(z.object({ workId: z.string(), name: z.string(), kind: workKindSchema })),
});

export type WorkText = z.infer<typeof workTextSchema>;

export const getWork = call({
  name: 'getWork',
  method: 'GET',
  path: '/works/{id}',
  area: 'works',
  access: 'courses:read',
  summary: 'A work in one language, with the text of a theory work.',
  params: idParams,
  query: z.object({ lang: z.optional(languageSchema) }),
  response: workTextSchema,
  errors: ['NOT_FOUND', 'STEP_LOCKED'],
  repeatable: true,
});

/** A work as whoever teaches it sees it in a list. */
export const workRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: workKindSchema,
  courseId: z.string(),
  courseName: z.string(),
  taskCount: z.number(),
  maxMark: z.number(),
  passMark: z.nullable(z.number()),
  createdAt: z.string(),
});

export const listWorks = call({
  name: 'listWorks',
  method: 'GET',
  path: '/works',
  area: 'works',
  access: 'courses:write',
  summary: 'The works of the courses that the person teaches, the newest first.',
  query: z.object({
    lang: z.optional(languageSchema),
    ...pageQuery,
    sort: z.optional(z.literal('dateCreating')),
    dir: z.optional(z.enum(['asc', 'desc'])),
  }),
  response: listOf(workRowSchema),
  repeatable: true,
});

/** The calls of this area. */
export const worksCalls = [getWork, listWorks] as const;
