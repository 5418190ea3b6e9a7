import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MenuAction } from '../menu-button.tsx';

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
export type RowAction = MenuAction;

/** One thing to do with all chosen rows. */
export interface BulkAction {
  label: string;
  icon: Icon;
  onClick: (ids: readonly string[]) => void;
  danger?: boolean;
}
