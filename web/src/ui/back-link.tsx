import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';
import { Icon } from './icon.tsx';

/** Over the title of a page: the way to where it belongs. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.back}>
      <Icon of={IconArrowLeft} size={16} />
      {children}
    </Link>
  );
}
