import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './saved-state.module.css';
import type { Room } from './use-room.ts';

/** Whether everything has arrived at the server, for the whole work. Only what waits is out of the ordinary. */
export function SavedState({ room }: { room: Room }) {
  const { t } = useTranslation('test');
  const waiting = room.states.filter((state) => state.phase === 'waiting').length;
  if (room.unsent === 0 && room.attempt.revision === 0) return null;
  const [icon, words] =
    waiting > 0
      ? ([IconCloudOff, t('saved.unsent', { count: waiting })] as const)
      : room.unsent > 0
        ? ([IconCloudUp, t('saved.saving')] as const)
        : ([IconCloudCheck, t('saved.all')] as const);
  return (
    <span className={classes.state} title={words} data-unsent={waiting > 0 || undefined}>
      <Icon of={icon} />
      <span className={classes.words}>{words}</span>
    </span>
  );
}
