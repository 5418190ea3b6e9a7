import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './status-badge.module.css';

/** What a badge means; never decoration. */
export type BadgeTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

interface StatusBadgeProps {
  tone: BadgeTone;
  icon?: TablerIcon;
  children: ReactNode;
}

/** A small word of state; the icon says it a second time for whoever does not see the colour. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
