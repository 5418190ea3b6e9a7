import type { ReactNode } from 'react';
import { createStore } from '#web/lib/store.ts';
import type { Notice } from './notice.ts';

/** Whether any notice has been shown: the host loads with the first one. */
export const noticesWanted = createStore(false);

/** Shows a notice. Callable from anywhere; the machinery loads with the first one, or is there before. */
export function notify(notice: Notice): void {
  noticesWanted.set(true);
  import('./notice-host.tsx')
    .then(({ showNotice }) => showNotice(notice))
    .catch((error) => console.warn('notice was not shown', notice.text, error));
}

/** How long "undo" is offered. */
const undoMillis = 8000;

/**
 * Says what was done and offers to take it back: for everything that can be undone, instead of a
 * question before it.
 */
export function notifyUndo(notice: {
  text: ReactNode;
  undoLabel: string;
  onUndo: () => void;
}): void {
  notify({
    type: 'success',
    text: notice.text,
    millis: undoMillis,
    action: { label: notice.undoLabel, onClick: notice.onUndo },
  });
}
