import { IconUser } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/users.ts';
import { Icon } from '#web/ui/icon.tsx';
import { roleLabel } from './role-label.ts';
import classes from './user-menu.module.css';

export interface PersonButtonProps extends ComponentPropsWithRef<'button'> {
  user: User;
  /** Only the initials: where there is nothing but the work. */
  compact?: boolean | undefined;
}

/** The button that opens the menu of the person: their name and role. */
export function PersonButton({ user, compact, ...button }: PersonButtonProps) {
  const { t } = useTranslation('common');
  const name = [user.name, user.lastName].filter(Boolean).join(' ');
  const initials = [user.name, user.lastName].map((part) => [...part][0] ?? '').join('');
  return (
    <button type="button" aria-haspopup="menu" {...button} className={classes.person}>
      <span className="visually-hidden">{t('shell.userMenu')}</span>
      <span className={compact ? 'visually-hidden' : classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.role}>{roleLabel(user, t)}</span>
      </span>
      <span className={classes.initials} aria-hidden="true">
        {initials || <Icon of={IconUser} />}
      </span>
    </button>
  );
}
