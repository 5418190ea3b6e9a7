import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language, languages, platformTags } from '#shared/languages.ts';
import { localKeys, readLocal } from './local-keys.ts';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json');

/** Loads the texts of one namespace in one language, as a file of its own. */
async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = files[`../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts ${language}/${namespace}`);
  return (await file()).default;
}

const localeFiles: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: readTexts,
};

const isLanguage = (value: string | null): value is Language =>
  (languages as readonly (string | null)[]).includes(value);

/** The chosen language (local storage key `lang`), ru where none was chosen. */
export function storedLanguage(): Language {
  const stored = readLocal(localKeys.lang);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** The language on show. */
export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : defaultLanguage;

/** Starts the texts; resolves when the shell's own are there. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = platformTags[language as Language];
  });
  window.addEventListener('online', () => void recoverTexts());
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      supportedLngs: languages,
      // The three files have the same keys (a test holds them to it), so nothing falls back key by key
      // and only one language is loaded. Authored texts fall back to ru in shared/languages.ts.
      fallbackLng: false,
      ns: ['common', 'titles'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Loads one more namespace in the language on show. */
export const loadTexts = (namespace: string): Promise<void> => i18next.loadNamespaces(namespace);

/** Loads whatever the pages seen so far need in a language and is not there; answers how much that was. */
async function completeTexts(language: Language): Promise<number> {
  const missing = [i18next.options.ns ?? []]
    .flat()
    .filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  const texts = await Promise.all(
    missing.map(async (namespace) => ({ namespace, words: await readTexts(language, namespace) })),
  );
  for (const { namespace, words } of texts) i18next.addResourceBundle(language, namespace, words);
  return missing.length;
}

/** Texts that did not come without network come with it: the library itself never asks again. */
async function recoverTexts(): Promise<void> {
  try {
    const language = currentLanguage();
    if ((await completeTexts(language)) > 0 && language === currentLanguage()) {
      await i18next.changeLanguage(language);
    }
  } catch (error) {
    console.warn('texts did not come', error);
  }
}

let lastAsked: Language | null = null;

/**
 * Shows the interface in another language once all its texts are there, unless a later choice has
 * overtaken this one; false: they did not come, and the old language stays.
 */
export async function showLanguage(language: Language): Promise<boolean> {
  lastAsked = language;
  try {
    await completeTexts(language);
  } catch (error) {
    console.warn('texts did not come', language, error);
    return false;
  }
  if (lastAsked === language) await i18next.changeLanguage(language);
  return true;
}
