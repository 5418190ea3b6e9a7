import * as z from 'zod/mini';
import { plainLine, plainText } from '#shared/domain/plain-text.ts';

const inLanguages = <T extends z.ZodMiniType<string>>(text: T) =>
  z.object({ ru: text, en: z.optional(text), ch: z.optional(text) });

/** A name in up to three languages, as an author types it. */
export const typedName = inLanguages(plainLine(200).check(z.minLength(1)));

/** A text in up to three languages, as an author types it. */
export const typedText = inLanguages(plainText(2000).check(z.minLength(1)));

/** Where texts stand that cannot be stored: half a surrogate pair is no character. */
function tornTexts(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path];
  return Object.entries(typeof value === 'object' ? (value ?? {}) : {}).flatMap(([key, inner]) =>
    tornTexts(inner, [...path, key]),
  );
}

/** The same schema for a value that comes from a client and is to be stored. */
export const storableAs = <T extends z.ZodMiniType>(schema: T): T =>
  schema.check(({ value, issues }) => {
    for (const path of tornTexts(value)) {
      issues.push({ code: 'custom', message: 'torn text', input: value, path });
    }
  }) as T;
