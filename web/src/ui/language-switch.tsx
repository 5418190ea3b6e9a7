import { useTranslation } from 'react-i18next';
import { type Language, languages, platformTags } from '#shared/languages.ts';
import { switchLanguage } from '#web/lib/language.ts';
import classes from './language-switch.module.css';
import { sayNoConnection } from './no-connection.ts';

const shortNames = { ru: 'shortRu', en: 'shortEn', ch: 'shortCh' } as const satisfies Record<
  Language,
  string
>;

/** Without its texts a language cannot be shown: the old one stays, and the person is told why. */
async function choose(language: Language): Promise<void> {
  if (!(await switchLanguage(language))) sayNoConnection();
}

/** The three languages side by side: each names itself, the one on show is pressed. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('common');
  return (
    <fieldset className={classes.switch} aria-label={t('language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={classes.choice}
          aria-pressed={i18n.language === language}
          aria-label={
            t(`language.${shortNames[language]}`) === t(`language.${language}`)
              ? undefined
              : `${t(`language.${shortNames[language]}`)}, ${t(`language.${language}`)}`
          }
          lang={platformTags[language]}
          onClick={() => void choose(language)}
        >
          {t(`language.${shortNames[language]}`)}
        </button>
      ))}
    </fieldset>
  );
}
