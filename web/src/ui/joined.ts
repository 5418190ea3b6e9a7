import { currentLanguage } from '#web/lib/i18n.ts';

/** Several things in a row, as the language on show separates them. */
export const joined = (parts: readonly string[]): string =>
  parts.join(currentLanguage() === 'ch' ? '、' : ', ');

/** Sentences one after another; Chinese leaves no space between them. */
export const sentences = (...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(currentLanguage() === 'ch' ? '' : ' ');
