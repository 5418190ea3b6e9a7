import { Button } from '@mantine/core';
import { IconLock, IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { StatePanel } from '#web/ui/state-panel.tsx';

const icons = { qr: IconQrcode, reset: IconLock } as const;

/** What the address of the start page may ask to say. */
export type StartMessageKind = keyof typeof icons;

/**
 * Says that the QR code has expired, or how to come by a new password. The form for a new password is not
 * built, so whoever follows the link of a letter is told what whoever has none is told.
 */
export function StartMessage({ kind, onClose }: { kind: StartMessageKind; onClose: () => void }) {
  const { t } = useTranslation('start');
  return (
    <Dialog opened onClose={onClose} title={t(`${kind}.title`)} hideTitle size={440}>
      <StatePanel
        icon={icons[kind]}
        tone={kind === 'qr' ? 'warning' : 'neutral'}
        title={t(`${kind}.title`)}
        text={t(`${kind}.hint`)}
        action={
          <Button onClick={onClose} data-autofocus>
            {t(`${kind}.close`)}
          </Button>
        }
        plain
      />
    </Dialog>
  );
}
