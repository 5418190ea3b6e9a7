import { useTranslation } from 'react-i18next';
import { defaultLanguage, type Language, languages } from '#shared/languages.ts';

/** The language on show; the component renders anew when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languages.find((language) => language === i18n.language) ?? defaultLanguage;
}
