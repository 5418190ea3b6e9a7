import './styles-kit.ts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits.ts';
import { CloseButton } from './close-button.tsx';
import classes from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Width in pixels. */
  size?: number;
  /** The title is read out but not shown: what is inside says it. */
  hideTitle?: boolean;
  fullScreen?: boolean;
  zIndex?: number;
}

/** A dialog in the middle of the window. Focus stays inside and goes back to where it came from. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  size = 520,
  hideTitle = false,
  fullScreen = false,
  zIndex = 300,
}: DialogProps) {
  const { t } = useTranslation('common');
  useFocusBack(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={size}
      centered
      fullScreen={fullScreen}
      zIndex={zIndex}
      transitionProps={{ duration: limits.layout.overlayMillis }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content className={classes.content} radius={fullScreen ? 0 : 'lg'}>
        {hideTitle ? (
          <Modal.Title className="visually-hidden">{title}</Modal.Title>
        ) : (
          <div className={classes.head}>
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            <CloseButton label={t('actions.close')} onClick={onClose} />
          </div>
        )}
        <Modal.Body className={hideTitle ? classes.whole : classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
