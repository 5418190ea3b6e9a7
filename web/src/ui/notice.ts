import type { ReactNode } from 'react';

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

/** The icon of each type where a notice names none. */
export const defaultIcons = {
  success: 'done',
  danger: 'close',
  info: 'mark',
  warning: 'mark',
} as const satisfies Record<NoticeType, NoticeIcon>;
