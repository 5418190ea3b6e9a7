import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first stop of the keyboard: past header and menu to the content. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href="#content" className={classes.skip}>
      {t('shell.skip')}
    </a>
  );
}
