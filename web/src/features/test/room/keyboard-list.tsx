import { useTranslation } from 'react-i18next';
import { KeyDialog } from '#web/ui/key-dialog.tsx';

export interface KeyboardListProps {
  opened: boolean;
  onClose: () => void;
  isTraining: boolean;
  /** Whether the keys are on. */
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** What each key of the room does. */
export function KeyboardList({ isTraining, ...props }: KeyboardListProps) {
  const { t } = useTranslation('test');
  const keys = [
    { keys: '1–9, A–L', does: t('keys.choose') },
    { keys: '← →', does: t('keys.move') },
    { keys: 'M', does: t('keys.mark') },
    ...(isTraining ? [{ keys: 'Enter', does: t('keys.answer') }] : []),
  ];
  return (
    <KeyDialog {...props} title={t('keys.title')} keys={keys} switchLabel={t('keys.switch')} />
  );
}
