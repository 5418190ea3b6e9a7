import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/ui/use-language.ts';
import { institutionWindow, useInstitutionZone, windowText } from './times.ts';
import classes from './window-text.module.css';

/** A window by the clocks of this browser, and by those of the institution where they show something else. */
export function WindowText({ start, end }: { start: string; end: string }) {
  const { t } = useTranslation('control');
  const language = useLanguage();
  const zone = useInstitutionZone();
  const there = institutionWindow({ start, end }, language, zone);
  return (
    <span className={classes.window}>
      <span className="tabular">{windowText(start, end, language)}</span>
      {there && <span className={classes.there}>{t('window.institution', { window: there })}</span>}
    </span>
  );
}
