import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import classes from './message-page.module.css';

interface MessagePageProps {
  /** A big figure before the title, read with it. */
  figure?: string;
  icon?: TablerIcon;
  title: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
}

/** A page that has one thing to say. */
export function MessagePage({ figure, icon, title, text, action, note }: MessagePageProps) {
  return (
    <div className={classes.page}>
      {icon && (
        <span className={classes.icon}>
          <Icon of={icon} size={34} />
        </span>
      )}
      <PageHeading className={classes.title}>
        {figure && <span className={classes.figure}>{figure} </span>}
        {title}
      </PageHeading>
      <p className={classes.text}>{text}</p>
      {action && <div className={classes.action}>{action}</div>}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
