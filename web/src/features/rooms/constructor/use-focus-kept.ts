import { useEffect } from 'react';
import type { LastEdit } from '../editing/use-editor.ts';

/** What had the focus may be gone with an edit: then the grid, or the list of things, has it. */
export function useFocusKept(last: LastEdit | null): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (last?.kind !== 'made' || !isLost) return;
    const place = last.what.endsWith('Item') ? 'room-panel' : 'room-grid';
    document.getElementById(place)?.focus({ preventScroll: true });
  }, [last]);
}
