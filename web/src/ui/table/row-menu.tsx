import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { MenuButton } from '../menu-button.tsx';
import type { RowAction } from './columns.ts';
import classes from './data-table.module.css';

/** What can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation('table');
  if (actions.length === 0) return null;
  return (
    <MenuButton
      entries={actions}
      button={(props) => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size={36}
          className={classes.dots}
          aria-label={t('actionsOf', { name })}
        >
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}
