import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language, languages, platformTags } from '#shared/languages.ts';
import { localKeys, readLocal } from './local-keys.ts';

const files = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json');

/** Loads the texts of one namespace in one language, as a file of its own. */
const localeFiles: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: async (language, namespace) => {
    const file = files[`../locales/${language}/${namespace}.json`];
    if (!file) throw new Error(`no texts ${language}/${namespace}`);
    return (await file()).default;
  },
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

/** Shows the interface in another language, once its texts are there. */
export async function showLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
}
