import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import classes from './waiting-row.module.css';

/** A list of rows that each wait for the person. */
export const WaitingRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.list}>{children}</ul>
);

interface WaitingRowProps {
  icon: TablerIcon;
  name: string;
  facts: readonly string[];
  /** A clock runs. */
  isUrgent: boolean;
  /** The clock or the state, then the button. */
  children?: ReactNode;
}

/** One work that waits: what it is, its clock, the button. */
export function WaitingRow({ icon, name, facts, isUrgent, children }: WaitingRowProps) {
  return (
    <li className={classes.item} data-urgent={isUrgent || undefined}>
      <span className={classes.icon}>
        <Icon of={icon} size={22} />
      </span>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.facts}>{facts.join(' · ')}</div>
      </div>
      {children}
    </li>
  );
}
