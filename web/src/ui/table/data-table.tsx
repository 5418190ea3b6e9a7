import '../styles-kit.ts';
import { Checkbox } from '@mantine/core';
import { type RowSelectionState, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import {
  type BulkAction,
  type DataColumn,
  localFeatures,
  type RowAction,
  toColumnDefs,
} from './columns.ts';
import classes from './data-table.module.css';
import { HeadCell } from './head-cell.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RowMenu } from './row-menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TablePager } from './table-pager.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { ListState } from './use-list-params.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

interface DataTableProps<Row extends object> {
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

const noRows: never[] = [];

/** A list as a table: sticky head, sort, search, filters and pages in the address, choice of rows and columns. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, columns, rows, rowId, list, total, error, onRetry, rowActions } = props;
  const { t } = useTranslation('table');
  const { params } = list;
  const local = total === undefined;
  const [visible, setVisible] = useVisibleColumns(id, columns);
  const [chosen, setChosen] = useState<RowSelectionState>({});

  const data = useMemo(() => {
    const asked = params.search.trim().toLowerCase();
    if (!rows || !local || !asked) return (rows ?? noRows) as Row[];
    return rows.filter((row) =>
      columns.some((column) =>
        String(column.value(row) ?? '')
          .toLowerCase()
          .includes(asked),
      ),
    );
  }, [rows, local, params.search, columns]);

  const table = useTable({
    features: localFeatures,
    columns: useMemo(() => toColumnDefs(columns), [columns]),
    data,
    getRowId: rowId,
    manualSorting: !local,
    manualPagination: !local,
    rowCount: total ?? data.length,
    autoResetPageIndex: false,
    state: {
      sorting: params.sort ? [{ id: params.sort.by, desc: params.sort.desc }] : [],
      pagination: { pageIndex: params.page, pageSize: params.size },
      columnVisibility: visible,
      rowSelection: chosen,
    },
    onRowSelectionChange: setChosen,
  });

  if (error && !rows) return <ErrorState error={error} {...(onRetry && { onRetry })} />;
  const count = total ?? data.length;
  if (rows && count === 0 && !list.narrowed) return <EmptyState {...props.empty} />;

  const shown = columns.filter((column) => visible[column.id] !== false);
  const selectable = (props.bulkActions?.length ?? 0) > 0;
  const tableRows = table.getRowModel().rows;
  const ids = Object.keys(chosen).filter((row) => chosen[row]);
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
                    checked={table.getIsAllPageRowsSelected()}
                    indeterminate={table.getIsSomePageRowsSelected()}
                    onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
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
            {!rows && <SkeletonRows rows={Math.min(params.size, 8)} columns={width} />}
            {tableRows.map((row) => (
              <tr key={row.id} data-chosen={row.getIsSelected() || undefined}>
                {selectable && (
                  <td className={classes.tight}>
                    <Checkbox
                      aria-label={t('choose', { name: columns[0]?.value(row.original) ?? row.id })}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {shown.map((column) => (
                  <td key={column.id} data-numeric={column.numeric || undefined}>
                    {column.cell ? column.cell(row.original) : column.value(row.original)}
                  </td>
                ))}
                {rowActions && (
                  <td className={classes.tight}>
                    <RowMenu
                      name={String(columns[0]?.value(row.original) ?? '')}
                      actions={rowActions(row.original)}
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
      {ids.length > 0 && props.bulkActions && (
        <BulkBar ids={ids} actions={props.bulkActions} onClear={() => setChosen({})} />
      )}
    </div>
  );
}
