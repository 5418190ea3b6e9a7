import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { footprint } from '#shared/domain/simulators/cleanroom/grid.ts';
import { DoorList } from '../drawing/door-list.tsx';
import { RoomDrawing, wall } from '../drawing/room-drawing.tsx';
import { onPieceKey } from '../editing/edit-keys.ts';
import { itemsAt } from '../editing/edit-room.ts';
import type { RoomDoor } from '../editing/placing.ts';
import type { Editor } from '../editing/use-editor.ts';
import type { RoomWords } from '../parts/room-words.ts';
import classes from './board.module.css';
import { KeyHint } from './key-hint.tsx';
import type { Dragging } from './use-drag.ts';

interface BoardProps {
  editor: Editor;
  doors: readonly RoomDoor[];
  words: RoomWords;
  /** Pieces that something is wrong with. */
  wrong: ReadonlySet<string>;
  /** What was done last, or why it was not. */
  said: { text: string; isRefused: boolean };
  dragging: Dragging;
  floor: RefObject<HTMLElement | null>;
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where something lies on the floor, in shares of it. */
const spot = (room: Room, piece: Furniture) => {
  const { width, depth } = footprint(piece);
  return {
    left: share(piece.x, room.width),
    top: share(piece.z, room.depth),
    width: share(width, room.width),
    height: share(depth, room.depth),
  };
};

/** The floor of the room: furniture is dragged over it, or moved by keys once it has the focus. */
export function Board({ editor, doors, words, wrong, said, dragging, floor }: BoardProps) {
  const { t } = useTranslation('rooms');
  const { draft, selected } = editor;
  const { room } = draft;
  const { drag } = dragging;
  const whole = { width: room.width + 2 * wall, depth: room.depth + 2 * wall };
  const laden = new Map(room.furniture.map(({ id }) => [id, itemsAt(draft, id).length]));
  return (
    <section className={classes.box} aria-label={t('board.label')} id="room-grid" tabIndex={-1}>
      <div className={classes.line}>
        <p className={classes.keys} id="board-keys" hidden={said.text !== ''}>
          <KeyHint keys={t('board.keys')} touch={t('board.touch')} />
        </p>
        <p className={classes.said} role="status" data-refused={said.isRefused || undefined}>
          {said.text}
        </p>
      </div>
      <div
        className={classes.board}
        style={{
          aspectRatio: `${whole.width} / ${whole.depth}`,
          maxWidth: `calc(${(whole.width / whole.depth).toFixed(3)} * max(340px, 100dvh - 260px))`,
        }}
      >
        <RoomDrawing room={room} doors={doors} wrong={wrong} selected={selected} laden={laden}>
          {drag?.ghost && <Ghost piece={drag.ghost} />}
        </RoomDrawing>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the bare floor lets go of the choice, as Escape does */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div
          ref={floor as RefObject<HTMLDivElement>}
          className={classes.floor}
          data-testid="room-floor"
          data-onto={drag?.onto === 'floor' || undefined}
          style={{
            left: share(wall, whole.width),
            right: share(wall, whole.width),
            top: share(wall, whole.depth),
            bottom: share(wall, whole.depth),
          }}
          onClick={(event) => event.target === event.currentTarget && editor.select(null)}
        >
          {room.furniture.map((piece) => {
            const things = laden.get(piece.id) ?? 0;
            const label = [
              words.piece(piece.id),
              words.position(piece),
              ...(things > 0 ? [t('board.things', { count: things })] : []),
              ...(wrong.has(piece.id) ? [t('board.wrong')] : []),
            ].join(', ');
            return (
              <button
                key={piece.id}
                type="button"
                className={classes.piece}
                style={spot(room, piece)}
                data-piece={piece.id}
                data-onto={drag?.onto === piece.id || undefined}
                data-away={(drag?.what.kind === 'piece' && drag.what.id === piece.id) || undefined}
                aria-label={label}
                aria-pressed={piece.id === selected}
                aria-describedby="board-keys"
                title={words.piece(piece.id)}
                onPointerDown={(event) => dragging.start({ kind: 'piece', id: piece.id }, event)}
                onClick={() => dragging.click(() => editor.select(piece.id))}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') editor.select(null);
                  else onPieceKey(event, editor, doors, piece.id);
                }}
              />
            );
          })}
        </div>
      </div>
      <DoorList room={room} doors={doors} words={words} />
    </section>
  );
}

function Ghost({ piece }: { piece: Furniture }) {
  const { width, depth } = footprint(piece);
  return (
    <rect
      className={classes.ghost}
      x={piece.x + 0.05}
      y={piece.z + 0.05}
      width={width - 0.1}
      height={depth - 0.1}
      rx={0.15}
    />
  );
}
