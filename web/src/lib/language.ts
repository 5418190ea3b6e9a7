import type { Language } from '#shared/languages.ts';
import { showLanguage } from './i18n.ts';
import { localKeys, writeLocal } from './local-keys.ts';
import { userStore } from './session.ts';

/**
 * Shows the interface in another language and keeps the choice. A failure to store it for the person
 * is only logged: the language still applies (spec section 8).
 */
export async function switchLanguage(language: Language): Promise<void> {
  writeLocal(localKeys.lang, language);
  await showLanguage(language);
  if (!userStore.get()) return;
  try {
    const calls = await import('./session-calls.ts');
    await calls.storeLanguage(language);
  } catch (error) {
    console.warn('language was not stored', error);
  }
}
