import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { localFeatures, toColumnDefs } from './local-columns.ts';
import { type DataTableProps, TableView } from './table-view.tsx';

const noRows: never[] = [];

/** A table whose rows are all here: search, sorting and pages happen in the browser. */
export function LocalTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, list } = props;
  const { params } = list;
  const data = useMemo(() => {
    const asked = params.search.trim().toLowerCase();
    if (!rows || !asked) return (rows ?? noRows) as Row[];
    return rows.filter((row) =>
      columns.some((column) =>
        String(column.value(row) ?? '')
          .toLowerCase()
          .includes(asked),
      ),
    );
  }, [rows, params.search, columns]);

  const table = useTable({
    features: localFeatures,
    columns: useMemo(() => toColumnDefs(columns), [columns]),
    data,
    getRowId: rowId,
    autoResetPageIndex: false,
    state: {
      sorting: params.sort ? [{ id: params.sort.by, desc: params.sort.desc }] : [],
      pagination: { pageIndex: params.page, pageSize: params.size },
    },
  });

  const shown = rows && table.getRowModel().rows.map((row) => row.original);
  return <TableView {...props} rows={shown} count={data.length} />;
}
