import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RoomView } from '#shared/contracts/rooms.ts';
import type { StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { useFormats } from '#web/ui/use-formats.ts';

interface ConflictDialogProps {
  /** What is stored now; null: there is no conflict. */
  room: RoomView | null;
  onReload: (room: StoredRoom) => void;
  onCopy: () => void;
  onClose: () => void;
}

/** Somebody else has saved the room meanwhile: see theirs, or keep one's own as a copy. */
export function ConflictDialog({ room, onReload, onCopy, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['rooms', 'common']);
  const formats = useFormats();
  const by = room?.updatedBy;
  const facts = room && {
    when: formats.dateTime(room.updatedAt),
    who: by ? `${by.name} ${by.lastName}` : '',
  };
  return (
    <LazyDialog opened={room !== null} onClose={onClose} title={t('rooms:conflict.title')}>
      <Stack>
        <p>{facts && t(by ? 'rooms:conflict.textBy' : 'rooms:conflict.text', facts)}</p>
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
