import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import type { DataColumn } from './columns.ts';
import classes from './data-table.module.css';
import type { ListState } from './use-list-params.ts';

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  list: ListState;
}

/** The head of a column; a press sorts, another turns the order, a third leaves it as it came. */
export function HeadCell<Row>({ column, list }: HeadCellProps<Row>) {
  const sort = list.params.sort?.by === column.id ? list.params.sort : null;
  if (!column.sortable) {
    return (
      <th scope="col" data-numeric={column.numeric || undefined}>
        {column.header}
      </th>
    );
  }
  const next = sort?.desc ? null : { by: column.id, desc: sort !== null };
  const direction = sort?.desc ? 'descending' : 'ascending';
  const icon = sort?.desc ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-numeric={column.numeric || undefined}
      aria-sort={sort ? direction : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        data-on={sort !== null || undefined}
        onClick={() => list.change({ sort: next })}
      >
        {column.header}
        <Icon of={sort ? icon : IconArrowsSort} size={15} />
      </button>
    </th>
  );
}
