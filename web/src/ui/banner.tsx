import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';
import { Icon } from './icon.tsx';

interface BannerProps {
  icon: TablerIcon;
  tone: 'info' | 'warning' | 'danger';
  children: ReactNode;
  /** Something at the end: a close button. */
  end?: ReactNode;
}

/** A line over the whole width about the state of the site. */
export function Banner({ icon, tone, children, end }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone}>
      <Icon of={icon} />
      <div className={classes.text}>{children}</div>
      {end}
    </div>
  );
}
