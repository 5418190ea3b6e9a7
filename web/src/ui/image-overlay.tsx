import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import { CloseButton } from './close-button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import classes from './image-overlay.module.css';
import { shownImage } from './image-overlay-state.ts';

/** The picture that `showImage` asks for, over everything; a click, or its button, shows it in full size. */
export function ImageOverlay() {
  const { t } = useTranslation('common');
  const image = useStore(shownImage);
  const [large, setLarge] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture begins small
  useEffect(() => setLarge(false), [image]);
  const close = () => shownImage.set(null);
  return (
    <Dialog
      opened={image !== null}
      onClose={close}
      title={image?.alt || t('image.overlay')}
      hideTitle
      fullScreen
    >
      {image && (
        <div className={classes.box}>
          <div className={classes.bar}>
            <span className={classes.words}>{image.alt}</span>
            <button
              type="button"
              className={classes.zoom}
              aria-pressed={large}
              aria-label={t(large ? 'image.smaller' : 'image.larger')}
              onClick={() => setLarge(!large)}
            >
              <Icon of={large ? IconZoomOut : IconZoomIn} />
            </button>
            <CloseButton label={t('actions.close')} onClick={close} />
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the zoom button */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys have the zoom button */}
          <div
            className={classes.stage}
            data-large={large || undefined}
            onClick={() => setLarge(!large)}
          >
            <img src={image.src} alt={image.alt} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
