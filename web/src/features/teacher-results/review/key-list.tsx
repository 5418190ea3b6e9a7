import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './key-help.module.css';

const keys = [
  { keys: 'J, →', does: 'next' },
  { keys: 'K, ←', does: 'back' },
  { keys: '0–9', does: 'mark' },
  { keys: '. ,', does: 'half' },
  { keys: 'C', does: 'comment' },
  { keys: 'Ctrl+Enter', does: 'save' },
] as const;

interface KeyListProps {
  opened: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** What the keys do, and the switch for those that are single letters and digits (WCAG 2.1.4). */
export function KeyList({ opened, onClose, isOn, onSwitch }: KeyListProps) {
  const { t } = useTranslation('teacherResults');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keys.title')} size={420}>
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
    </Dialog>
  );
}
