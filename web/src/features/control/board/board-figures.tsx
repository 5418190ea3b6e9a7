import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './board.module.css';

interface BoardFiguresProps {
  /** undefined while loading. */
  counts: Record<BoardRow['state'], number> | undefined;
  rows: readonly BoardRow[] | undefined;
  /** Not everybody is among the rows. */
  isPart: boolean;
}

/** How many have not begun, are at work and have finished, and how many answers came too late. */
export function BoardFigures({ counts, rows, isPart }: BoardFiguresProps) {
  const { t } = useTranslation('control');
  const { number } = useFormats();
  const late = rows?.reduce((sum, row) => sum + row.lateAnswers, 0);
  const figures = [
    { id: 'notStarted', label: t('board.figures.notStarted'), value: counts?.NOT_STARTED },
    { id: 'active', label: t('board.figures.active'), value: counts?.ACTIVE },
    { id: 'finished', label: t('board.figures.finished'), value: counts?.FINISHED },
    { id: 'late', label: t(isPart ? 'board.figures.lateHere' : 'board.figures.late'), value: late },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ id, label, value }) => (
        <div
          key={id}
          className={classes.figure}
          data-warning={(id === 'late' && Boolean(value)) || undefined}
        >
          <dt>{label}</dt>
          <dd className="tabular">{value === undefined ? '—' : number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
