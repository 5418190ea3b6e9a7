import { IconHourglass } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MatrixRow, TaskFigures } from '#shared/contracts/results.ts';
import { answerStatusLooks } from '#web/ui/answer-status.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { attemptPath } from '../address.ts';
import classes from './matrix.module.css';

interface MatrixRowCellsProps {
  row: MatrixRow;
  name: string;
  tasks: readonly TaskFigures[];
  names: boolean;
  /** Query of the page, so that the way back leads to the same view. */
  from: string;
}

/** One attempt: the person, the mark, and a cell for each task that opens its answer. */
export const MatrixRowCells = memo(function MatrixRowCells(props: MatrixRowCellsProps) {
  const { row, name, tasks, names, from } = props;
  const { t } = useTranslation(['teacherResults', 'study']);
  const { percent, number } = useFormats();
  const { result } = row;
  const state = { from };
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <Link to={attemptPath(row.id, names)} state={state} tabIndex={-1} className={classes.name}>
          {name}
        </Link>
      </th>
      <td className={classes.mark} data-passed={result.passed ?? undefined}>
        {percent(result.percent)}
        {result.pendingReview > 0 && (
          <span className={classes.pending} title={t('study:inReview')}>
            <Icon of={IconHourglass} size={13} />
            <span className="visually-hidden">{t('study:inReview')}</span>
          </span>
        )}
      </td>
      {tasks.map((task, i) => {
        const cell = row.cells[i];
        if (!cell) return <td key={task.id} />;
        const { tone, icon } = answerStatusLooks[cell.status];
        const words = t('teacherResults:matrix.cell', {
          name,
          number: task.number,
          status: t(`study:statuses.${cell.status}`),
          mark: number(cell.mark),
          max: number(task.mark),
        });
        return (
          <td key={task.id}>
            <Link
              to={attemptPath(row.id, names, task.id)}
              state={state}
              tabIndex={-1}
              className={classes.cell}
              data-tone={cell.status === 'NOT_STARTED' ? 'empty' : tone}
              aria-label={words}
              title={words}
            >
              <Icon of={icon} size={16} />
            </Link>
          </td>
        );
      })}
    </tr>
  );
});
