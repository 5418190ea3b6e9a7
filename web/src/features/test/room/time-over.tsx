import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import classes from './time-over.module.css';

/** Stands over the room while the server finishes an attempt whose time is over. */
export function TimeOver({ unsent }: { unsent: number }) {
  const { t } = useTranslation('test');
  const online = useOnline();
  return (
    <Dialog opened onClose={() => undefined} size={420} title={t('timeOver.title')} hideTitle>
      <div className={classes.panel} role="status" tabIndex={-1} data-autofocus>
        <Loader size="md" aria-hidden />
        <div className={classes.title}>{t('timeOver.title')}</div>
        <p className={classes.text}>{t(online ? 'timeOver.sending' : 'timeOver.offline')}</p>
        {!online && unsent > 0 && (
          <p className={classes.text}>{t('timeOver.unsent', { count: unsent })}</p>
        )}
      </div>
    </Dialog>
  );
}
