import { currentLanguage } from '#web/lib/i18n.ts';

/** Several things in a row, as the language on show separates them. */
export const joined = (parts: readonly string[]): string =>
  parts.join(currentLanguage() === 'ch' ? '、' : ', ');
