import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';

/** A timeline of works, opened to groups. */
export const courseSchema = z.object({
  id: z.string(),
  name: localTextSchema,
  description: localTextSchema,
  /** File id of the cover picture. */
  cover: z.optional(z.string()),
  /** FREE: any step at any time; IN_ORDER: a step opens when the one before is finished, or passed where it has a pass mark. */
  ordering: z.enum(['FREE', 'IN_ORDER']),
  /** Steps in their order. */
  workIds: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
});

export type Course = z.infer<typeof courseSchema>;
