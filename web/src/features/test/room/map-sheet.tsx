import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import classes from './map-sheet.module.css';

interface MapSheetProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The map of tasks on phones: a sheet from below. */
export function MapSheet({ opened, onClose, children }: MapSheetProps) {
  const { t } = useTranslation(['test', 'common']);
  useFocusBack(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      radius="lg"
      classNames={{ content: classes.content ?? '', title: classes.title ?? '' }}
      title={t('test:map.sheet')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {children}
    </Drawer>
  );
}
