import { Popover, UnstyledButton } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './keyboard-help.module.css';

interface KeyboardHelpProps {
  isTraining: boolean;
  /** The switch that turns the keys off. */
  children: ReactNode;
}

/** Tells the keys of the room; here they are switched off and on. */
export function KeyboardHelp({ isTraining, children }: KeyboardHelpProps) {
  const { t } = useTranslation('test');
  const keys = [
    { keys: '1–9, A–L', does: t('keys.choose') },
    { keys: '← →', does: t('keys.move') },
    { keys: 'M', does: t('keys.mark') },
    ...(isTraining ? [{ keys: 'Enter', does: t('keys.answer') }] : []),
  ];
  return (
    <Popover position="bottom-end" width={320} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={t('keys.title')}
          title={t('keys.title')}
        >
          <Icon of={IconKeyboard} size={22} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('keys.title')}>
        <div className={classes.title}>{t('keys.title')}</div>
        <dl className={classes.list}>
          {keys.map((row) => (
            <div key={row.keys}>
              <dt>
                <kbd>{row.keys}</kbd>
              </dt>
              <dd>{row.does}</dd>
            </div>
          ))}
        </dl>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
