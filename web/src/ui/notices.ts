import type { ReactNode } from 'react';
import { createStore } from '#web/lib/store.ts';

/** Notice types and icons of spec section 3. */
export type NoticeType = 'success' | 'danger' | 'info' | 'warning';
export type NoticeIcon = 'done' | 'close' | 'question' | 'mark';

/** A message that comes and goes by itself. */
export interface Notice {
  text: ReactNode;
  type: NoticeType;
  /** By default the one that belongs to the type. */
  icon?: NoticeIcon;
  /** A notice with the id of one on show replaces it. */
  id?: string;
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void };
  /** Stays until closed. */
  sticky?: boolean;
  /** How long it stays; an action needs longer than a plain message. */
  millis?: number;
  onClose?: () => void;
}

export const defaultIcons = {
  success: 'done',
  danger: 'close',
  info: 'mark',
  warning: 'question',
} as const satisfies Record<NoticeType, NoticeIcon>;

/** Whether any notice has been shown: the host loads with the first one. */
export const noticesWanted = createStore(false);

/** Shows a notice. Callable from anywhere; the machinery loads with the first one. */
export function notify(notice: Notice): void {
  noticesWanted.set(true);
  void import('./notice-host.tsx').then(({ showNotice }) => showNotice(notice));
}

/** Takes a notice away. */
export function dismissNotice(id: string): void {
  void import('./notice-host.tsx').then(({ hideNotice }) => hideNotice(id));
}

/** How long "undo" is offered. */
const undoMillis = 8000;

/**
 * Says what was done and offers to take it back: for everything that can be undone, instead of a
 * question before it.
 */
export function notifyUndo(notice: { text: ReactNode; undoLabel: string; onUndo: () => void }): void {
  notify({
    type: 'success',
    text: notice.text,
    millis: undoMillis,
    action: { label: notice.undoLabel, onClick: notice.onUndo },
  });
}
