import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import type { DataColumn } from './columns.ts';

/** What our tables can do, for rows that are all here. */
export const localFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic, alphanumeric: sortFn_alphanumeric },
});

type Features = typeof localFeatures;

/** The columns as TanStack Table wants them. */
export const toColumnDefs = <Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<Features, Row>[] =>
  columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => column.value(row),
    enableSorting: column.sortable ?? false,
    sortFn: column.numeric ? 'basic' : 'alphanumeric',
    sortUndefined: 'last',
  }));
