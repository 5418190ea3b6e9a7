import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { useFormats } from '#web/ui/use-formats.ts';

interface ConflictDialogProps {
  /** What is stored now; null: there is no conflict. */
  room: StoredRoom | null;
  onReload: (room: StoredRoom) => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Somebody else has saved the room meanwhile: see theirs, or keep one's own as a copy. */
export function ConflictDialog({ room, onReload, onCopy, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const formats = useFormats();
  return (
    <LazyDialog opened={room !== null} onClose={onClose} title={t('rooms:conflict.title')}>
      <Stack>
        <p>{room && t('rooms:conflict.text', { when: formats.dateTime(room.updatedAt) })}</p>
        <Button onClick={onCopy}>{t('rooms:conflict.copy')}</Button>
        <Button variant="default" onClick={() => room && onReload(room)}>
          {t('rooms:conflict.reload')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </Stack>
    </LazyDialog>
  );
}
