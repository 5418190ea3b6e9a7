import { IconInbox, type Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StatePanel } from './state-panel.tsx';

interface EmptyStateProps {
  icon?: TablerIcon;
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  plain?: boolean;
}

/** Says kindly that there is nothing yet, and what to do next. */
export function EmptyState({
  icon = IconInbox,
  title,
  text,
  action,
  plain = false,
}: EmptyStateProps) {
  return <StatePanel icon={icon} title={title} text={text} action={action} plain={plain} />;
}
