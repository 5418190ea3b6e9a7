import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionFigures, TaskFigures } from '#shared/contracts/results.ts';
import { ItemRow } from './item-row.tsx';
import classes from './item-table.module.css';
import layout from './work-view.module.css';

interface ItemTableProps {
  tasks: readonly TaskFigures[];
  /** Of the task that is open; null while they are on their way. */
  options: readonly OptionFigures[] | null;
  taskId: string | null;
  onOpen: (taskId: string | null) => void;
}

/** How each task did its work; a choice opens what was chosen. */
export function ItemTable({ tasks, options, taskId, onOpen }: ItemTableProps) {
  const { t } = useTranslation('teacherResults');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={layout.title}>
        {t('items.title')}
      </h2>
      <p className={layout.lead}>{t('items.lead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keys too */}
      <section className={classes.frame} aria-labelledby={title} tabIndex={0}>
        <table className={classes.table}>
          <caption className="visually-hidden">{t('items.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('items.task')}</th>
              <th scope="col">{t('items.answers')}</th>
              <th scope="col" data-numeric title={t('items.facilityHint')}>
                {t('items.facility')}
              </th>
              <th scope="col" data-numeric title={t('items.itemRestHint')}>
                {t('items.itemRest')}
              </th>
              <th scope="col" data-numeric title={t('items.indexHint')}>
                {t('items.index')}
              </th>
              <th scope="col">{t('items.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {tasks.map((task) => (
              <ItemRow
                key={task.id}
                task={task}
                isOpen={task.id === taskId}
                options={task.id === taskId ? options : null}
                onToggle={() => onOpen(task.id === taskId ? null : task.id)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <ul className={classes.legend}>
        {(['right', 'partly', 'wrong', 'unanswered'] as const).map((part) => (
          <li key={part}>
            <span className={classes.swatch} data-part={part} />
            {t(`items.parts.${part}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
