import type { RoomWords } from '../parts/room-words.ts';
import classes from './constructor.module.css';
import type { Drag } from './use-drag.ts';

/** What is being dragged, in a word beside the pointer. */
export function Dragged({ drag: { what, at }, words }: { drag: Drag; words: RoomWords }) {
  const name = {
    piece: () => (what.kind === 'piece' ? words.piece(what.id) : ''),
    new: () => (what.kind === 'new' ? words.kind(what.furniture) : ''),
    item: () => (what.kind === 'item' ? words.code(what.code) : ''),
  }[what.kind]();
  return (
    <div className={classes.dragged} style={{ left: at.x, top: at.y }} aria-hidden="true">
      {name}
    </div>
  );
}
