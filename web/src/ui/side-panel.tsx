import './styles-kit.ts';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#shared/limits.ts';
import { CloseButton } from './close-button.tsx';
import dialog from './dialog.module.css';
import classes from './side-panel.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  /** Called when the panel has slid out. */
  onClosed?: () => void;
  title: ReactNode;
  children: ReactNode;
  position?: 'left' | 'right' | 'bottom';
  /** Width in pixels. */
  size?: number;
  closeLabel?: string;
}

/** A panel that slides over the page from a side; the page behind stays in sight and gets the focus back. */
export function SidePanel({
  opened,
  onClose,
  onClosed,
  title,
  children,
  position = 'right',
  size = 460,
  closeLabel,
}: SidePanelProps) {
  const { t } = useTranslation('common');
  useFocusBack(opened);
  const roomy = useMediaQuery('(min-width: 560px)', undefined, { getInitialValueInEffect: false });
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position={position}
      // On a phone a strip of the page stays in sight.
      size={position === 'bottom' ? '85dvh' : `min(${size}px, 100% - 40px)`}
      transitionProps={{ duration: limits.layout.overlayMillis }}
      offset={roomy && position === 'right' ? 12 : 0}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
    >
      <Drawer.Overlay className={dialog.overlay} />
      <Drawer.Content className={dialog.content} radius={roomy && position === 'right' ? 'xl' : 0}>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <CloseButton label={closeLabel ?? t('actions.close')} onClick={onClose} />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
