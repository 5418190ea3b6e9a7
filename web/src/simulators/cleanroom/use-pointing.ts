import { useState } from 'react';
import type { SessionView } from '../runs/cleanroom-session.ts';
import type { Target } from './scene-api.ts';
import { optionsAt } from './targets.ts';
import type { CleanroomWords } from './words.ts';

/** A place of the stage, CSS pixels. */
interface Spot {
  x: number;
  y: number;
}

/** What the mouse, or the list, points at, and what is said of it beside the mouse. */
export interface Pointing {
  pointed: Target | null;
  tip: { text: string; at: Spot } | null;
  /** The list points without a mouse. */
  point: (target: Target | null) => void;
  /** The mouse is over something of the scene. */
  hover: (target: Target | null, at: Spot) => void;
}

/** Names what is pointed at: a thing with how it is, a door with where it leads, a colleague with how that part looks. */
export function usePointing(view: SessionView, words: CleanroomWords): Pointing {
  const [pointed, setPointed] = useState<Target | null>(null);
  const [tip, setTip] = useState<Pointing['tip']>(null);
  const { matter, played } = view;

  const textOf = (target: Target | null): string => {
    switch (target?.kind) {
      case 'door': {
        const [go] = optionsAt(view, target);
        return go ? words.verb(go.action, played.state) : '';
      }
      case 'colleague': {
        const look = matter.world.colleague?.looks.find(({ point }) => point === target.point);
        return look ? words.text(look.text) : '';
      }
      case 'item': {
        const condition = words.condition(target.id, played.state);
        return [words.subject(target), condition].filter(Boolean).join(' · ');
      }
      case 'furniture':
        return words.subject(target);
      default:
        return '';
    }
  };
  return {
    pointed,
    tip,
    point: setPointed,
    hover: (target, at) => {
      setPointed(target);
      const text = textOf(target);
      setTip(text ? { text, at } : null);
    },
  };
}
