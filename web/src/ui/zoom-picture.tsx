import { IconZoomIn } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
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

/** A picture that opens over the page when it is pressed. One that did not come is asked for again with the connection. */
export function ZoomPicture({ src, alt, caption }: ZoomPictureProps) {
  const { t } = useTranslation('study');
  const [tries, setTries] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const again = () => {
      setMissing(false);
      setTries((count) => count + 1);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isMissing]);
  return (
    <figure className={classes.figure}>
      <button
        type="button"
        className={classes.button}
        aria-label={caption ? t('picture.enlarge') : `${alt} — ${t('picture.enlarge')}`}
        onClick={() => showImage({ src, alt })}
      >
        {isMissing ? (
          <span className={classes.missing}>{alt || caption}</span>
        ) : (
          <img key={tries} src={src} alt="" onError={() => setMissing(true)} />
        )}
        <span className={classes.mark}>
          <Icon of={IconZoomIn} size={18} />
        </span>
      </button>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  );
}
