import type { Language } from '#shared/languages.ts';
import { currentLanguage, showLanguage } from './i18n.ts';
import { localKeys, writeLocal } from './local-keys.ts';
import { userStore } from './session.ts';

/**
 * Shows the interface in another language and keeps the choice; false: its texts did not come, and
 * everything stays as it was. A failure to store it for the person is only logged: the language still
 * applies (spec section 8).
 */
export async function switchLanguage(language: Language): Promise<boolean> {
  if (!(await showLanguage(language))) return false;
  // Another choice was made while the texts of this one were on their way.
  if (currentLanguage() !== language) return true;
  writeLocal(localKeys.lang, language);
  if (!userStore.get()) return true;
  try {
    const calls = await import('./session-calls.ts');
    await calls.storeLanguage(language);
  } catch (error) {
    console.warn('language was not stored', error);
  }
  return true;
}
