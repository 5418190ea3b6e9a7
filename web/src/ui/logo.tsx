import { useTranslation } from 'react-i18next';
import classes from './logo.module.css';

/** The mark of the product: a wafer with four dies; its name beside it from 768 px on. */
export function Logo() {
  const { t } = useTranslation('common');
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" className={classes.disc} />
        <rect x="8.5" y="8.5" width="6.5" height="6.5" rx="1.2" />
        <rect x="17" y="8.5" width="6.5" height="6.5" rx="1.2" opacity=".55" />
        <rect x="8.5" y="17" width="6.5" height="6.5" rx="1.2" opacity=".55" />
        <rect x="17" y="17" width="6.5" height="6.5" rx="1.2" />
      </svg>
      <span className={classes.name}>{t('product')}</span>
    </span>
  );
}
