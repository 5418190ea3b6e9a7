import type { ReactNode } from 'react';
import classes from './palette.module.css';
import shared from './shared.module.css';
import type { Dragged, Dragging } from './use-drag.ts';

interface PaletteEntryProps {
  name: string;
  /** What a click does, in words. */
  label: string;
  picture: ReactNode;
  /** What is dragged from here. */
  what: Dragged;
  dragging: Dragging;
  onAdd: () => void;
}

/** One line of the palette: a click adds what it names, a drag brings it to a place. */
export function PaletteEntry({ name, label, picture, what, dragging, onAdd }: PaletteEntryProps) {
  return (
    <li>
      <button
        type="button"
        className={`${shared.row} ${classes.entry}`}
        aria-label={label}
        onPointerDown={(event) => {
          // A finger scrolls the list by the words, and drags by the picture.
          const isPicture = event.target instanceof SVGElement;
          if (event.pointerType !== 'touch' || isPicture) dragging.start(what, event);
        }}
        onClick={() => dragging.click(onAdd)}
      >
        <span className={classes.picture}>{picture}</span>
        {name}
      </button>
    </li>
  );
}
