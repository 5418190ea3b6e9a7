import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

const steps = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const satisfies Record<string, readonly [number, number]>;

const focusable = 'a, button';

/** The next cell in a direction that holds something to press. */
function neighbour(table: HTMLTableElement, from: HTMLTableCellElement, key: string) {
  const [down, right] = steps[key as keyof typeof steps] ?? [0, 0];
  let row = (from.parentElement as HTMLTableRowElement).rowIndex + down;
  let column = from.cellIndex + right;
  for (;;) {
    const cell = table.rows[row]?.cells[column];
    if (!cell) return null;
    const found = cell.querySelector<HTMLElement>(focusable);
    if (found) return found;
    row += down;
    column += right;
  }
}

/**
 * A table as one stop of the Tab key: the arrows walk its cells, Home and End go to the ends of a row. The cell that was
 * on last is where Tab comes back to.
 */
export function useGridKeys() {
  const last = useRef<HTMLElement | null>(null);
  return {
    onFocus: (event: FocusEvent<HTMLTableElement>) => {
      const target = event.target as HTMLElement;
      if (last.current === target) return;
      const before =
        last.current ?? event.currentTarget.querySelector<HTMLElement>('[tabindex="0"]');
      if (before) before.tabIndex = -1;
      target.tabIndex = 0;
      last.current = target;
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('th, td');
      if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
      const inRow = [
        ...(cell.parentElement as HTMLTableRowElement).querySelectorAll<HTMLElement>(focusable),
      ];
      const goal =
        event.key === 'Home'
          ? inRow[0]
          : event.key === 'End'
            ? inRow.at(-1)
            : event.key in steps
              ? neighbour(event.currentTarget, cell, event.key)
              : undefined;
      if (goal === undefined) return;
      event.preventDefault();
      goal?.focus();
    },
  };
}
