import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './saved-state.module.css';

/** Whether everything has arrived at the server, for the whole work. */
export function SavedState({ unsent, isEver }: { unsent: number; isEver: boolean }) {
  const { t } = useTranslation('test');
  if (unsent === 0 && !isEver) return null;
  const words = unsent === 0 ? t('saved.all') : t('saved.unsent', { count: unsent });
  return (
    <span className={classes.state} title={words} data-unsent={unsent > 0 || undefined}>
      <Icon of={unsent === 0 ? IconCloudCheck : IconCloudOff} />
      <span className={classes.words}>{words}</span>
    </span>
  );
}
