import { useState } from 'react';
import { readLocal, writeLocal } from '#web/lib/local-keys.ts';
import type { DataColumn } from './columns.ts';

/** Columns by id; those that are not false are on show. */
export type VisibleColumns = Readonly<Record<string, boolean>>;

function stored(text: string | null): VisibleColumns {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, on]) => (typeof on === 'boolean' ? [[id, on]] : [])),
    );
  } catch {
    return {};
  }
}

/** Which columns of a table are on show; the choice stays in the browser. */
export function useVisibleColumns<Row>(
  tableId: string,
  columns: readonly DataColumn<Row>[],
): [VisibleColumns, (visible: VisibleColumns) => void] {
  const [visible, setVisible] = useState<VisibleColumns>(() => ({
    ...Object.fromEntries(columns.filter((column) => column.hidden).map(({ id }) => [id, false])),
    ...stored(readLocal(`columns:${tableId}`)),
  }));
  const choose = (next: VisibleColumns) => {
    writeLocal(`columns:${tableId}`, JSON.stringify(next));
    setVisible(next);
  };
  return [visible, choose];
}
