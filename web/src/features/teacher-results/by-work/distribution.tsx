import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkFigures } from '#shared/contracts/results.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './distribution.module.css';
import layout from './work-view.module.css';

interface DistributionProps {
  figures: WorkFigures;
  passMark: number | null;
}

/** How many attempts got how much: a bar for each ten percent, and the same as a table. */
export function Distribution({ figures, passMark }: DistributionProps) {
  const { t } = useTranslation('teacherResults');
  const { percent, number } = useFormats();
  const title = useId();
  const most = Math.max(1, ...figures.distribution);
  const bins = figures.distribution.map((count, i) => ({ from: i * 10, to: i * 10 + 10, count }));
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={layout.title}>
        {t('distribution.title')}
      </h2>
      <div className={classes.frame}>
        <div className={classes.chart} aria-hidden="true">
          {bins.map(({ from, count }) => (
            <div key={from} className={classes.bin}>
              {count > 0 && <span className={classes.count}>{number(count)}</span>}
              <div className={classes.bar} style={{ height: `${(count * 100) / most}%` }} />
            </div>
          ))}
          {passMark !== null && (
            <div
              className={classes.pass}
              data-end={passMark > 60 || undefined}
              style={{ left: `${passMark}%` }}
            >
              <span>{t('distribution.passMark', { value: percent(passMark) })}</span>
            </div>
          )}
        </div>
        <div className={classes.axis} aria-hidden="true">
          {[0, 20, 40, 60, 80, 100].map((value) => (
            <span key={value} style={{ left: `${value}%` }}>
              {value}
            </span>
          ))}
        </div>
        <div className={classes.caption} aria-hidden="true">
          {t('distribution.axis')}
        </div>
        <details className={classes.details}>
          <summary>{t('distribution.table')}</summary>
          <table className={classes.table}>
            <caption className="visually-hidden">{t('distribution.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('distribution.share')}</th>
                <th scope="col">{t('distribution.attempts')}</th>
              </tr>
            </thead>
            <tbody>
              {bins.map(({ from, to, count }) => (
                <tr key={from}>
                  <th scope="row">{t('distribution.bin', { from, to })}</th>
                  <td>{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </section>
  );
}
