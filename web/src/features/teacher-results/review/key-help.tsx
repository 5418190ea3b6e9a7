import { ActionIcon, Switch } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import classes from './key-help.module.css';

const keys = [
  { keys: 'J, →', does: 'next' },
  { keys: 'K, ←', does: 'back' },
  { keys: '0–9', does: 'mark' },
  { keys: '. ,', does: 'half' },
  { keys: 'C', does: 'comment' },
  { keys: 'Ctrl+Enter', does: 'save' },
] as const;

/** What the keys do, and the switch for those that are single letters and digits (WCAG 2.1.4). */
export function KeyHelp({ isOn, onSwitch }: { isOn: boolean; onSwitch: (on: boolean) => void }) {
  const { t } = useTranslation('teacherResults');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-haspopup="dialog"
        aria-label={t('keys.title')}
        title={t('keys.title')}
        onClick={() => setOpened(true)}
      >
        <Icon of={IconKeyboard} />
      </ActionIcon>
      <LazyDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('keys.title')}
        size={420}
      >
        <dl className={classes.list}>
          {keys.map((row) => (
            <div key={row.does}>
              <dt>
                <kbd>{row.keys}</kbd>
              </dt>
              <dd>{t(`keys.${row.does}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('keys.switch')}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </LazyDialog>
    </>
  );
}
