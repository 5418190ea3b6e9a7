import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';

/** Which works have a case, or had it: by name where the person teaches them, the others by number. */
export const caseUseSchema = z.object({
  works: z.array(z.object({ id: z.string(), name: localTextSchema })),
  others: z.number(),
});

export type CaseUse = z.infer<typeof caseUseSchema>;
