import { Button } from '@mantine/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './tour.module.css';

const stops = ['scene', 'list', 'hand', 'map', 'end'] as const;

/**
 * Keeps Tab inside the card, which lies over the controls that would come next, and closes it on Escape, also for
 * whoever has clicked beside it; afterwards the focus goes back to what opened it, or to the layer that it stands in.
 */
function useFocusHeld(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  const before = useRef<Element | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(() => {
    const { current } = card;
    const layer = current?.closest<HTMLElement>('[role="dialog"]');
    if (!current || !layer) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // A menu beside the card closes by itself, and alone.
        if (event.target instanceof Element && event.target.closest('[role="menu"]')) return;
        event.stopPropagation();
        close.current();
      }
      if (event.key !== 'Tab') return;
      const buttons = [...current.querySelectorAll('button')];
      const held = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const next = event.shiftKey ? held - 1 : held + 1;
      event.preventDefault();
      buttons.at(next < 0 ? -1 : next % buttons.length)?.focus();
    };
    layer.addEventListener('keydown', onKeyDown);
    return () => {
      layer.removeEventListener('keydown', onKeyDown);
      const opener = layer.contains(before.current) ? before.current : layer;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [card]);
}

/** "First visit: a one-minute guided tour": five cards beside what they speak of. */
export function Tour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cleanroom');
  const [place, setPlace] = useState(0);
  const card = useRef<HTMLElement>(null);
  const stop = stops[place] ?? 'end';
  const isLast = place === stops.length - 1;
  useFocusHeld(card, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every stop is read out anew
  useEffect(() => void card.current?.focus({ preventScroll: true }), [place]);
  return (
    <section
      ref={card}
      className={classes.card}
      data-stop={stop}
      tabIndex={-1}
      aria-label={t('tour.title')}
    >
      <div className={classes.count}>
        {t('tour.step', { number: place + 1, total: stops.length })}
      </div>
      <h2 className={classes.title}>{t(`tour.${stop}.title`)}</h2>
      <p className={classes.text}>{t(`tour.${stop}.text`)}</p>
      <div className={classes.actions}>
        {!isLast && (
          <Button variant="subtle" size="sm" onClick={onClose}>
            {t('tour.skip')}
          </Button>
        )}
        <span className={classes.gap} />
        {place > 0 && (
          <Button variant="default" size="sm" onClick={() => setPlace(place - 1)}>
            {t('tour.back')}
          </Button>
        )}
        <Button size="sm" onClick={isLast ? onClose : () => setPlace(place + 1)}>
          {t(isLast ? 'tour.done' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}
