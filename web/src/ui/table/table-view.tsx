import '../styles-kit.ts';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkAction, DataColumn, RowAction } from './columns.ts';
import classes from './data-table.module.css';
import { HeadCell } from './head-cell.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RowMenu } from './row-menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TablePager } from './table-pager.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { ListState } from './use-list-params.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

export interface DataTableProps<Row extends object> {
  /** Names the table for a screen reader, and its choice of columns in the browser. */
  id: string;
  label: string;
  /** A stable list: made outside the component, or in a memo. */
  columns: readonly DataColumn<Row>[];
  /** undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  list: ListState;
  /** How many rows there are in all. Absent: `rows` is everything, and sorting, search and pages happen here. */
  total?: number;
  error?: unknown;
  onRetry?: () => void;
  /** What stands in for a list that has nothing yet. */
  empty: { title: ReactNode; text?: ReactNode; action?: ReactNode };
  searchLabel?: string;
  /** The API behind the list cannot search it. */
  noSearch?: boolean;
  /** Filters beside the search. */
  filters?: ReactNode;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction[];
}

interface TableViewProps<Row extends object> extends DataTableProps<Row> {
  /** How many rows there are in all, on this page and on others. */
  count: number;
}

/** A table of the rows on show, with everything around it. */
export function TableView<Row extends object>(props: TableViewProps<Row>) {
  const { id, label, columns, rows, rowId, list, count, error, onRetry, rowActions } = props;
  const { t } = useTranslation('table');
  const [visible, setVisible] = useVisibleColumns(id, columns);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  if (error && !rows) return <ErrorState error={error} {...(onRetry && { onRetry })} />;
  if (rows && count === 0 && !list.narrowed) return <EmptyState {...props.empty} />;

  const shown = columns.filter((column) => visible[column.id] !== false);
  const selectable = (props.bulkActions?.length ?? 0) > 0;
  const here = rows?.map(rowId) ?? [];
  const isAllChosen = here.length > 0 && here.every((one) => chosen.has(one));
  const choose = (ids: readonly string[], isOn: boolean) => {
    const others = [...chosen].filter((one) => !ids.includes(one));
    setChosen(new Set(isOn ? [...others, ...ids] : others));
  };
  const width = shown.length + (selectable ? 1 : 0) + (rowActions ? 1 : 0);

  return (
    <div className={classes.box}>
      <TableToolbar
        list={list}
        searchLabel={props.noSearch ? null : (props.searchLabel ?? t('search'))}
        filters={props.filters}
        columns={columns}
        visible={visible}
        onVisible={setVisible}
      />
      <section
        className={classes.scroll}
        data-wide={width > 8 || undefined}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keys too
        tabIndex={0}
      >
        <table className={classes.table} aria-busy={!rows}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              {selectable && (
                <th className={classes.tight}>
                  <Checkbox
                    aria-label={t('chooseAll')}
                    checked={isAllChosen}
                    indeterminate={!isAllChosen && here.some((one) => chosen.has(one))}
                    onChange={(event) => choose(here, event.target.checked)}
                  />
                </th>
              )}
              {shown.map((column) => (
                <HeadCell key={column.id} column={column} list={list} />
              ))}
              {rowActions && (
                <th className={classes.tight}>
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {!rows && <SkeletonRows rows={Math.min(list.params.size, 8)} columns={width} />}
            {rows?.map((row) => (
              <tr key={rowId(row)} data-chosen={chosen.has(rowId(row)) || undefined}>
                {selectable && (
                  <td className={classes.tight}>
                    <Checkbox
                      aria-label={t('choose', { name: columns[0]?.value(row) ?? rowId(row) })}
                      checked={chosen.has(rowId(row))}
                      onChange={(event) => choose([rowId(row)], event.target.checked)}
                    />
                  </td>
                )}
                {shown.map((column) => (
                  <td key={column.id} data-numeric={column.numeric || undefined}>
                    {column.cell ? column.cell(row) : column.value(row)}
                  </td>
                ))}
                {rowActions && (
                  <td className={classes.tight}>
                    <RowMenu
                      name={String(columns[0]?.value(row) ?? '')}
                      actions={rowActions(row)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {rows && count === 0 && <NothingFound onReset={list.reset} />}
      </section>
      {count > 0 && <TablePager list={list} total={count} />}
      {chosen.size > 0 && props.bulkActions && (
        <BulkBar
          ids={[...chosen]}
          actions={props.bulkActions}
          onClear={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}
