/** Languages of the interface and of authored texts (spec section 1), default first. */
export const languages = ['ru', 'en', 'ch'] as const;

export type Language = (typeof languages)[number];

/** Default language and the fallback for a missing translation (spec section 9). */
export const defaultLanguage: Language = 'ru';

/** The tag that the platform (html lang, Intl, speech) understands; `ch` is the key of the spec only. */
export const platformTags = { ru: 'ru', en: 'en', ch: 'zh-CN' } as const satisfies Record<
  Language,
  string
>;

/** A text that an author writes in up to three languages; ru is always there. */
export interface LocalText {
  ru: string;
  en?: string | undefined;
  ch?: string | undefined;
}

/** The text in one language; an absent or empty translation falls back to ru. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] || text.ru;
}
