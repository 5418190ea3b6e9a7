import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskFigures } from '#shared/contracts/results.ts';
import { Icon } from '#web/ui/icon.tsx';
import classes from './matrix.module.css';
import type { MatrixSort } from './matrix-order.ts';

interface MatrixHeadProps {
  tasks: readonly TaskFigures[];
  sort: MatrixSort;
  onSort: (by: MatrixSort['by']) => void;
}

/** The heads of the matrix; each sorts the rows by its column. */
export function MatrixHead({ tasks, sort, onSort }: MatrixHeadProps) {
  const { t } = useTranslation('teacherResults');
  const head = (by: MatrixSort['by'], label: ReactNode, words?: string) => (
    <th
      key={by}
      scope="col"
      className={by === 'name' ? classes.person : by === 'mark' ? classes.mark : undefined}
      aria-sort={sort.by !== by ? 'none' : sort.desc ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        tabIndex={by === 'name' ? 0 : -1}
        className={classes.sort}
        title={words}
        aria-label={words}
        onClick={() => onSort(by)}
      >
        {label}
        {sort.by === by && <Icon of={sort.desc ? IconArrowDown : IconArrowUp} size={14} />}
      </button>
    </th>
  );
  return (
    <thead>
      <tr>
        {head('name', t('columns.person'))}
        {head('mark', t('matrix.mark'))}
        {tasks.map((task, i) =>
          head(i, task.number, t('matrix.task', { number: task.number, question: task.question })),
        )}
      </tr>
    </thead>
  );
}
