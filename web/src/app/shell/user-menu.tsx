import '#web/ui/styles-kit.ts';
import {
  type MantineColorScheme,
  Menu,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { IconCheck, IconLogout, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { User } from '#shared/contracts/users.ts';
import { endSession } from '#web/lib/session-calls.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSiteMap } from '../site-map.ts';
import { roleLabel } from './role-label.ts';
import classes from './user-menu.module.css';

const schemes = [
  { value: 'light', label: 'shell.schemeLight' },
  { value: 'dark', label: 'shell.schemeDark' },
  { value: 'auto', label: 'shell.schemeAuto' },
] as const;

/** Who is signed in, and what belongs to them: profile, appearance, signing out. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { page, isBuilt } = useSiteMap();
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
    <Menu
      position="bottom-end"
      width={260}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.person}>
          <span className="visually-hidden">{t('shell.userMenu')}</span>
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
        <Menu.Label>{t('shell.scheme')}</Menu.Label>
        <Menu.RadioGroup
          value={scheme.colorScheme}
          onChange={(value) => scheme.setColorScheme(value as MantineColorScheme)}
        >
          {schemes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} checkIcon={<Icon of={IconCheck} size={18} />}>
              {t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Tooltip label={t('shell.signOutBlocked')} disabled={!blocked} position="left">
          <Menu.Item
            leftSection={<Icon of={IconLogout} />}
            // Stays reachable, so that whoever cannot sign out can learn why.
            aria-disabled={blocked || leaving}
            data-disabled={blocked}
            {...(blocked && { 'aria-description': t('shell.signOutBlocked') })}
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
