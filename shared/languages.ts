import * as z from 'zod/mini';

/** Languages of the interface and of authored texts (spec section 1), default first. */
export const languages = ['ru', 'en', 'ch'] as const;

export type Language = (typeof languages)[number];

/** Default language and the fallback for a missing translation (spec section 9). */
export const defaultLanguage: Language = 'ru';

export const languageSchema = z.enum(languages);

/** The tag that the platform (html lang, Intl, speech) understands; `ch` is the key of the spec only. */
export const platformTags = { ru: 'ru', en: 'en', ch: 'zh-CN' } as const satisfies Record<
  Language,
  string
>;

/** A text that an author writes in up to three languages; ru is always there. */
export const localTextSchema = z.object({
  ru: z.string(),
  en: z.optional(z.string()),
  ch: z.optional(z.string()),
});

export type LocalText = z.infer<typeof localTextSchema>;

/** The text in one language; an absent or empty translation falls back to ru. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] || text.ru;
}
