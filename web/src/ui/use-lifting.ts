import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from './sortable-list-moves.ts';

/** What became of a row, as it is announced. */
type Event = 'lifted' | 'moved' | 'dropped' | 'cancelled';

/** Moving rows by keyboard: one is lifted, moved by the arrows, and put down or back. */
export interface Lifting {
  /** The order on show: that of the list, or the one in which a lifted row stands now. */
  shown: readonly string[];
  liftedId: string | null;
  /** What a screen reader says. */
  words: string;
  say: (event: Event, id: string, place: number) => void;
  onKey: (event: KeyboardEvent, id: string) => void;
  /** Puts a lifted row down where it stands. */
  drop: () => void;
}

interface LiftingOptions {
  order: readonly string[];
  textOf: (id: string) => string;
  onChange: (order: string[]) => void;
}

/** A lifted row changes nothing until it is put down, so that Escape can take it back. */
export function useLifting({ order, textOf, onChange }: LiftingOptions): Lifting {
  const { t } = useTranslation('study');
  const [lifted, setLifted] = useState<{ id: string; order: readonly string[] } | null>(null);
  const [words, setWords] = useState('');
  const shown = lifted?.order ?? order;

  const say = (event: Event, id: string, place: number) =>
    setWords(t(`order.${event}`, { text: textOf(id), place: place + 1, total: order.length }));

  const drop = () => {
    if (!lifted) return;
    setLifted(null);
    say('dropped', lifted.id, lifted.order.indexOf(lifted.id));
    if (lifted.order.some((id, place) => order[place] !== id)) onChange([...lifted.order]);
  };

  const onKey = (event: KeyboardEvent, id: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (lifted) drop();
      else {
        setLifted({ id, order });
        say('lifted', id, order.indexOf(id));
      }
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault();
      setLifted(null);
      say('cancelled', id, order.indexOf(id));
    } else if (lifted && step !== 0) {
      event.preventDefault();
      const from = lifted.order.indexOf(id);
      const to = Math.min(order.length - 1, Math.max(0, from + step));
      setLifted({ id, order: moved(lifted.order, from, to) });
      say('moved', id, to);
    }
  };

  return { shown, liftedId: lifted?.id ?? null, words, say, onKey, drop };
}
