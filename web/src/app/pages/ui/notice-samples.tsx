import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#web/ui/confirm.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showImage } from '#web/ui/image-overlay-state.ts';
import { notify, notifyUndo } from '#web/ui/notices.ts';
import { SidePanel } from '#web/ui/side-panel.tsx';
import classes from './ui-page.module.css';

const types = ['success', 'danger', 'info', 'warning'] as const;

/** Notices of each type, undo, a question, and what slides over the page. */
export function NoticeSamples() {
  const { t } = useTranslation(['ui', 'common']);
  const [open, setOpen] = useState<'panel' | 'dialog' | null>(null);
  const close = () => setOpen(null);

  const ask = async () => {
    const confirmed = await confirm({
      title: t('ui:notices.askTitle'),
      text: t('ui:notices.askText'),
      confirmLabel: t('ui:notices.askYes'),
      danger: true,
    });
    if (confirmed) notify({ type: 'success', text: t('ui:notices.success') });
  };
  const undo = () =>
    notifyUndo({
      text: t('ui:notices.undo'),
      undoLabel: t('common:actions.undo'),
      onUndo: () => notify({ type: 'info', text: t('ui:notices.undone') }),
    });

  return (
    <div className={classes.card}>
      <div className={classes.row}>
        {types.map((type) => (
          <Button
            key={type}
            variant="default"
            onClick={() => notify({ type, text: t(`ui:notices.${type}`) })}
          >
            {t(`ui:colours.${type}`)}
          </Button>
        ))}
        <Button variant="default" onClick={undo}>
          {t('ui:notices.undoShow')}
        </Button>
      </div>
      <div className={classes.row}>
        <Button variant="default" onClick={() => void ask()}>
          {t('ui:notices.ask')}
        </Button>
        <Button variant="default" onClick={() => setOpen('panel')}>
          {t('ui:notices.panel')}
        </Button>
        <Button variant="default" onClick={() => setOpen('dialog')}>
          {t('ui:notices.dialog')}
        </Button>
        <Button
          variant="default"
          onClick={() => showImage({ src: '/favicon.svg', alt: t('ui:text.alt') })}
        >
          {t('ui:notices.image')}
        </Button>
      </div>
      <SidePanel opened={open === 'panel'} onClose={close} title={t('ui:notices.panel')}>
        {t('ui:text.p')}
      </SidePanel>
      <Dialog opened={open === 'dialog'} onClose={close} title={t('ui:notices.dialog')}>
        {t('ui:text.p')}
      </Dialog>
    </div>
  );
}
