import type { Icon } from '@tabler/icons-react';
import {
  type ColumnDef,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the column sorts and searches by; shown as it is where there is no `cell`. */
  value: (row: Row) => string | number | null;
  cell?: (row: Row) => ReactNode;
  /** Numbers stand at the right, digit below digit. */
  numeric?: boolean;
  sortable?: boolean;
  /** The column that names the row: always there. */
  fixed?: boolean;
  /** Not on show until chosen. */
  hidden?: boolean;
}

/** One thing to do with a row. */
export interface RowAction {
  label: string;
  icon: Icon;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** One thing to do with all chosen rows. */
export interface BulkAction {
  label: string;
  icon: Icon;
  onClick: (ids: readonly string[]) => void;
  danger?: boolean;
}

/** What our tables can do, for rows that are all here. */
export const localFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic, alphanumeric: sortFn_alphanumeric },
});

export type Features = typeof localFeatures;

/** The columns as TanStack Table wants them. */
export const toColumnDefs = <Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<Features, Row>[] =>
  columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => column.value(row),
    enableSorting: column.sortable ?? false,
    enableHiding: !column.fixed,
    sortFn: column.numeric ? 'basic' : 'alphanumeric',
    sortUndefined: 'last',
  }));
