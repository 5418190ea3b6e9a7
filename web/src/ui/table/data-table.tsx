import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { ErrorState } from '../error-state.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { type DataTableProps, TableView } from './table-view.tsx';

// Which rows they are does not matter to the file that shows them.
type AnyRows = DataTableProps<object>;

const LocalTable = lazyPart(
  () => import('./local-table.tsx'),
  (module): ComponentType<AnyRows> => module.LocalTable<object>,
);

/** A list as a table: sticky head, sort, search, filters and pages in the address, choice of rows and columns. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  if (props.total !== undefined) return <TableView {...props} count={props.total} />;
  return (
    <PartBoundary fallback={(retry) => <ErrorState error={null} onRetry={retry} />}>
      <Suspense fallback={<TableView {...props} rows={undefined} count={0} />}>
        <LocalTable {...(props as unknown as AnyRows)} />
      </Suspense>
    </PartBoundary>
  );
}
