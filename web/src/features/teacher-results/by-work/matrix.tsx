import { Button } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { MatrixRow, TaskFigures } from '#shared/contracts/results.ts';
import { platformTags } from '#shared/languages.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useNames } from '../person-names.ts';
import classes from './matrix.module.css';
import { MatrixHead } from './matrix-head.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import { type MatrixSort, nextSort, sortedRows } from './matrix-order.ts';
import { MatrixRowCells } from './matrix-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import layout from './work-view.module.css';

interface MatrixProps {
  rows: readonly MatrixRow[];
  tasks: readonly TaskFigures[];
  names: boolean;
}

/** Rows that are shown before somebody asks for more. */
const rowsAtOnce = 60;

/** Who got which task how: a row for each attempt, a column for each task, every cell a way to the answer. */
export function Matrix({ rows, tasks, names }: MatrixProps) {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
  const language = useLanguage();
  const { search } = useLocation();
  const title = useId();
  const [sort, setSort] = useState<MatrixSort>({ by: 'mark', desc: true });
  const [most, setMost] = useState(rowsAtOnce);
  const keys = useGridKeys();
  const nameOf = useNames(rows, names);
  const sorted = useMemo(() => {
    const collator = new Intl.Collator(platformTags[language], { numeric: true });
    return sortedRows(rows, sort, (a, b) => collator.compare(nameOf(a), nameOf(b)));
  }, [rows, sort, nameOf, language]);
  const shown = sorted.slice(0, most);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={layout.title}>
        {t('matrix.title')}
      </h2>
      <p className={layout.lead}>{t('matrix.lead')}</p>
      <div className={classes.frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked by the arrows is a grid
          role="grid"
          className={classes.table}
          aria-labelledby={title}
          aria-rowcount={rows.length + 1}
          {...keys}
        >
          <MatrixHead tasks={tasks} sort={sort} onSort={(by) => setSort(nextSort(sort, by))} />
          <tbody>
            {shown.map((row) => (
              <MatrixRowCells
                key={row.id}
                row={row}
                name={nameOf(row)}
                tasks={tasks}
                names={names}
                from={search}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MatrixLegend />
      {shown.length < rows.length && (
        <Button variant="default" mt="sm" onClick={() => setMost(most + rowsAtOnce)}>
          {t('matrix.more', { left: number(rows.length - shown.length) })}
        </Button>
      )}
    </section>
  );
}
