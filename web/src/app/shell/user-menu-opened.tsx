import '#web/ui/styles-kit.ts';
import { type MantineColorScheme, Menu, Tooltip, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconLogout, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { endSession } from '#web/lib/session-calls.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOpenedMenu } from '#web/ui/use-opened-menu.ts';
import { useSiteMap } from '../site-map.ts';
import { PersonButton, type PersonButtonProps } from './person-button.tsx';
import { roleLabel } from './role-label.ts';
import classes from './user-menu.module.css';

const schemes = [
  { value: 'light', label: 'shell.schemeLight' },
  { value: 'dark', label: 'shell.schemeDark' },
  { value: 'auto', label: 'shell.schemeAuto' },
] as const;

/** The opened menu: profile, appearance, signing out. */
export function UserMenuOpened({ user, compact }: PersonButtonProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { page, isBuilt } = useSiteMap();
  const scheme = useMantineColorScheme();
  const [leaving, setLeaving] = useState(false);
  const name = [user.name, user.lastName].filter(Boolean).join(' ');
  const blocked = page.blocksLogout === true;
  const { target, opened, setOpened } = useOpenedMenu();

  const leave = async () => {
    setLeaving(true);
    await endSession();
    void navigate('/');
  };

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={260}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <PersonButton ref={target} user={user} compact={compact} />
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
