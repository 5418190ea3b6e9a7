import { type RefObject, useEffect, useRef } from 'react';
import { onScroll } from './on-scroll.ts';
import classes from './reading-progress.module.css';
import { readShare } from './reading-share.ts';

/** A thin bar below the header that fills as the text is read. */
export function ReadingProgress({ article }: { article: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onScroll(() => {
        const box = article.current?.getBoundingClientRect();
        if (!box) return;
        bar.current?.style.setProperty('--read', String(readShare(box, window.innerHeight)));
      }),
    [article],
  );
  return (
    <div className={classes.track} aria-hidden="true">
      <div ref={bar} className={classes.bar} />
    </div>
  );
}
