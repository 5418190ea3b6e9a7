import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './state-panel.module.css';

interface StatePanelProps {
  icon: TablerIcon;
  tone?: 'neutral' | 'danger' | 'warning' | 'success';
  title: ReactNode;
  text?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** Small print below everything. */
  note?: ReactNode;
  /** Without a frame of its own: inside a card or a table. */
  plain?: boolean;
}

/** The calm panel that stands in for content: nothing here, or not now. */
export function StatePanel({
  icon,
  tone = 'neutral',
  title,
  text,
  action,
  note,
  plain,
}: StatePanelProps) {
  return (
    <div className={classes.panel} data-plain={plain || undefined}>
      <span className={classes.icon} data-tone={tone}>
        <Icon of={icon} size={28} />
      </span>
      <div className={classes.title}>{title}</div>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
