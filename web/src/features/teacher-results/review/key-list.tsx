import { useTranslation } from 'react-i18next';
import { KeyDialog } from '#web/ui/key-dialog.tsx';

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

/** What the keys of the review do; the switch is for those that are single letters and digits. */
export function KeyList(props: KeyListProps) {
  const { t } = useTranslation('teacherResults');
  return (
    <KeyDialog
      {...props}
      title={t('keys.title')}
      keys={keys.map((row) => ({ keys: row.keys, does: t(`keys.${row.does}`) }))}
      switchLabel={t('keys.switch')}
    />
  );
}
