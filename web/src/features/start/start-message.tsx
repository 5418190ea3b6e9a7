import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { StatePanel } from '#web/ui/state-panel.tsx';

/** Says that the QR code has expired, with a button to the main page. */
export function QrExpiredOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('start');
  return (
    <Dialog opened onClose={onClose} title={t('qr.title')} hideTitle size={440}>
      <StatePanel
        icon={IconQrcode}
        tone="warning"
        title={t('qr.title')}
        text={t('qr.hint')}
        action={
          <Button onClick={onClose} data-autofocus>
            {t('qr.toMain')}
          </Button>
        }
        plain
      />
    </Dialog>
  );
}
