import * as z from 'zod/mini';
import { plainLine, plainText } from '#shared/domain/plain-text.ts';

const inLanguages = <T extends z.ZodMiniType<string>>(text: T) =>
  z.object({ ru: text, en: z.optional(text), ch: z.optional(text) });

/** A name in up to three languages, as an author types it. */
export const typedName = inLanguages(plainLine(200).check(z.minLength(1)));

/** A text in up to three languages, as an author types it. */
export const typedText = inLanguages(plainText(2000).check(z.minLength(1)));

/** Whether every text of a value can be stored: half a surrogate pair is no character. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable);

/** The same schema for a value that comes from a client and is to be stored. */
export const storableAs = <T extends z.ZodMiniType>(schema: T): T =>
  schema.check(z.refine(isStorable)) as T;
