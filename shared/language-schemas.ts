import * as z from 'zod/mini';
import { type LocalText, languages } from './languages.ts';

export const languageSchema = z.enum(languages);

/** A text that an author writes in up to three languages. Apart from `languages.ts`, so that the start page does without zod. */
export const localTextSchema: z.ZodMiniType<LocalText> = z.object({
  ru: z.string(),
  en: z.optional(z.string()),
  ch: z.optional(z.string()),
});
