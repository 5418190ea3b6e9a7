import { IconZoomIn } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { showImage } from './image-overlay-state.ts';
import classes from './zoom-picture.module.css';

interface ZoomPictureProps {
  src: string;
  alt: string;
  /** Words below the picture; they then stand for it, so it needs no other. */
  caption?: string;
}

/** A picture that opens over the page when it is pressed. */
export function ZoomPicture({ src, alt, caption }: ZoomPictureProps) {
  const { t } = useTranslation('study');
  return (
    <figure className={classes.figure}>
      <button
        type="button"
        className={classes.button}
        aria-label={caption ? t('picture.enlarge') : `${alt} — ${t('picture.enlarge')}`}
        onClick={() => showImage({ src, alt })}
      >
        <img src={src} alt="" />
        <span className={classes.mark}>
          <Icon of={IconZoomIn} size={18} />
        </span>
      </button>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  );
}
