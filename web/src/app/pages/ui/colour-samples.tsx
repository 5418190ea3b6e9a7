import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ui-page.module.css';

const colours = ['brand', 'success', 'warning', 'danger', 'info'] as const;

/** The colours with their soft ground and ink, and the steps of type. */
export function ColourSamples() {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.card}>
      <div className={classes.row}>
        {colours.map((colour) => (
          <span
            key={colour}
            className={classes.swatch}
            style={
              {
                '--full': `var(--${colour})`,
                '--soft': `var(--${colour}-soft)`,
                '--ink': `var(--${colour}-text)`,
              } as CSSProperties
            }
          >
            {t(`colours.${colour}`)}
          </span>
        ))}
      </div>
      <h2>{t('colours.sample')}</h2>
      <h3>{t('colours.sample')}</h3>
      <p>{t('colours.sample')}</p>
      <p className={classes.muted}>{t('colours.small')}</p>
      <p className="tabular">0123456789 / 01:23:45 / 98,7 %</p>
    </div>
  );
}
