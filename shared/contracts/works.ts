import * as z from 'zod/mini';
import { richNodeSchema, workKindSchema } from '#shared/domain/works/work.ts';
import { languageSchema } from '#shared/language-schemas.ts';
import { call, idParams } from './call.ts';

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
