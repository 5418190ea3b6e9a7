import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './keyboard-help.module.css';

export interface KeyboardListProps {
  opened: boolean;
  onClose: () => void;
  isTraining: boolean;
  /** Whether the keys are on. */
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** What each key of the room does, and the switch for all of them (WCAG 2.1.4). */
export function KeyboardList({ opened, onClose, isTraining, isOn, onSwitch }: KeyboardListProps) {
  const { t } = useTranslation('test');
  const keys = [
    { keys: '1–9, A–L', does: t('keys.choose') },
    { keys: '← →', does: t('keys.move') },
    { keys: 'M', does: t('keys.mark') },
    ...(isTraining ? [{ keys: 'Enter', does: t('keys.answer') }] : []),
  ];
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.title')} size={400}>
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
      <Switch
        label={t('keys.switch')}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
