import '#web/ui/styles-kit.ts';
import { Menu, Tooltip, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#shared/contracts/users.ts';
import { endSession } from '#web/lib/session-calls.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isBuilt } from '../page-modules.ts';
import { useCurrentPage } from '../routes.tsx';
import { roleLabel } from './role-label.ts';
import classes from './user-menu.module.css';

const schemes = [
  { value: 'light', icon: IconSun, label: 'shell.schemeLight' },
  { value: 'dark', icon: IconMoon, label: 'shell.schemeDark' },
  { value: 'auto', icon: IconDeviceDesktop, label: 'shell.schemeAuto' },
] as const;

/** Who is signed in, and what belongs to them: profile, appearance, signing out. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const page = useCurrentPage();
  const scheme = useMantineColorScheme();
  const [leaving, setLeaving] = useState(false);
  const name = [user.name, user.lastName].filter(Boolean).join(' ');
  const initials = [user.name, user.lastName].map((part) => [...part][0] ?? '').join('');
  const blocked = page.blocksLogout === true;

  const leave = async () => {
    setLeaving(true);
    await endSession();
    void navigate('/');
  };

  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.person} aria-label={`${t('shell.userMenu')}: ${name}`}>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{roleLabel(user, t)}</span>
          </span>
          <span className={classes.initials} aria-hidden="true">
            {initials || <Icon of={IconUser} />}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.head}>
          <div className={classes.name}>{name}</div>
          <div className={classes.role}>{roleLabel(user, t)}</div>
        </div>
        <Menu.Divider />
        {isBuilt('/profile-view') && (
          <Menu.Item component={Link} to="/profile-view" leftSection={<Icon of={IconUser} />}>
            {t('shell.profile')}
          </Menu.Item>
        )}
        <Menu.Label id="scheme-label">{t('shell.scheme')}</Menu.Label>
        {schemes.map(({ value, icon, label }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={scheme.colorScheme === value}
            className={classes.scheme}
            leftSection={<Icon of={icon} />}
            closeMenuOnClick={false}
            onClick={() => scheme.setColorScheme(value)}
          >
            {t(label)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Tooltip label={t('shell.signOutBlocked')} disabled={!blocked} position="left">
          <Menu.Item
            leftSection={<Icon of={IconLogout} />}
            // Stays reachable, so that whoever cannot sign out can learn why.
            aria-disabled={blocked || leaving}
            data-disabled={blocked || undefined}
            aria-description={blocked ? t('shell.signOutBlocked') : undefined}
            closeMenuOnClick={false}
            onClick={() => {
              if (!blocked && !leaving) void leave();
            }}
          >
            {t('shell.signOut')}
          </Menu.Item>
        </Tooltip>
        {blocked && <p className={classes.blocked}>{t('shell.signOutBlocked')}</p>}
      </Menu.Dropdown>
    </Menu>
  );
}
