import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { OptionalPart } from '../part-boundary.tsx';
import { pageSizes } from './list-params.ts';
import classes from './table-pager.module.css';
import type { ListState } from './use-list-params.ts';

const PageTurner = lazyPart(
  () => import('./page-turner.tsx'),
  (module) => module.PageTurner,
);

/** Which rows are on show, how many on a page, and the way to the others. */
export function TablePager({ list, total }: { list: ListState; total: number }) {
  const { t } = useTranslation('table');
  const { page, size } = list.params;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(page, pages - 1);
  const sizes = [...new Set([...pageSizes, size])].sort((a, b) => a - b);
  return (
    <div className={classes.pager}>
      <span className={classes.range} role="status">
        {t('range', {
          from: current * size + 1,
          to: Math.min(total, (current + 1) * size),
          total,
        })}
      </span>
      {total > pageSizes[0] && (
        <NativeSelect
          aria-label={t('size')}
          className={classes.size}
          size="sm"
          data={sizes.map((value) => ({
            value: String(value),
            label: t('perPage', { count: value }),
          }))}
          value={String(size)}
          onChange={(event) => list.change({ size: Number(event.currentTarget.value) })}
        />
      )}
      {pages > 1 && (
        <OptionalPart>
          <PageTurner list={list} page={current} pages={pages} />
        </OptionalPart>
      )}
    </div>
  );
}
