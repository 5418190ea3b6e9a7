import { IconChevronRight, IconEyeOff, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResultRow } from '#shared/contracts/results.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isInReview } from '#web/ui/in-review.ts';
import { PassedBadge } from '#web/ui/passed-badge.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { resultPath } from '#web/ui/study-paths.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { kindIcons } from '#web/ui/work-icons.ts';
import classes from './result-rows.module.css';

/** The rows of the list: a table where there is room, cards on phones. */
export function ResultRows({ rows, isStale }: { rows: readonly ResultRow[]; isStale: boolean }) {
  const { t } = useTranslation('results');
  return (
    <div className={classes.frame} data-stale={isStale || undefined}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.work')}</th>
            <th scope="col">{t('columns.mode')}</th>
            <th scope="col">{t('columns.date')}</th>
            <th scope="col" data-number>
              {t('columns.time')}
            </th>
            <th scope="col" data-number>
              {t('columns.mark')}
            </th>
            <th scope="col">{t('columns.outcome')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('columns.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: ResultRow }) {
  const { t } = useTranslation(['results', 'study']);
  const formats = useFormats();
  const { result } = row;
  // A theory work has no marks: it was read. A result that is held is shown on its own page when asked for.
  const marks = result && result.maxMark > 0 ? result : null;
  return (
    <tr className={classes.row}>
      <td>
        <div className={classes.work}>
          <span className={classes.icon}>
            <Icon of={kindIcons[row.kind]} size={18} />
          </span>
          <span className={classes.names}>
            <Link to={resultPath(row.id)} className={classes.link}>
              {row.workName}
            </Link>
            <span className={classes.course}>{row.courseName}</span>
          </span>
        </div>
      </td>
      <td data-label={t('results:columns.mode')}>
        {row.kind === 'THEORY' ? t('study:kinds.THEORY') : t(`study:modes.${row.type}`)}
      </td>
      <td data-label={t('results:columns.date')} className="tabular">
        {formats.dateTime(row.finishedAt)}
      </td>
      <td data-label={t('results:columns.time')} data-number>
        {formats.duration(row.startedAt, row.finishedAt)}
      </td>
      <td data-label={t('results:columns.mark')} data-number data-empty={!marks || undefined}>
        {marks ? (
          <>
            {isInReview(marks) ? (
              <span className={classes.pending} title={t('results:facts.markSoFar')}>
                <Icon of={IconHourglass} size={16} />
                <span className="visually-hidden">{t('results:facts.markSoFar')}</span>
              </span>
            ) : (
              <b>{formats.percent(marks.percent)}</b>
            )}{' '}
            <span className={classes.mark}>
              {t('study:markOf', {
                mark: formats.number(marks.mark),
                max: formats.number(marks.maxMark),
              })}
            </span>
          </>
        ) : (
          <span aria-hidden="true">—</span>
        )}
      </td>
      <td>
        {result ? (
          <PassedBadge result={result} />
        ) : (
          <StatusBadge tone="info" icon={IconEyeOff}>
            {t('results:held.row')}
          </StatusBadge>
        )}
      </td>
      <td className={classes.open} aria-hidden="true">
        <Icon of={IconChevronRight} />
      </td>
    </tr>
  );
}
