import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ItemCode } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import {
  type FurnitureKindName,
  furnitureKind,
} from '#shared/domain/simulators/cleanroom/furniture.ts';
import { cellsOf, footprint } from '#shared/domain/simulators/cleanroom/grid.ts';
import { addItem, addPiece, movePiece, nextPieceId, pieceOf } from '../editing/edit-room.ts';
import { nearest, type RoomDoor } from '../editing/placing.ts';
import type { Editor } from '../editing/use-editor.ts';

/** What is being dragged: a piece of the room, a new one, or a thing. */
export type Dragged =
  | { kind: 'piece'; id: string }
  | { kind: 'new'; furniture: FurnitureKindName }
  | { kind: 'item'; code: ItemCode };

/** Something on its way: where the pointer is, and what would come of letting go there. */
export interface Drag {
  what: Dragged;
  at: { x: number; y: number };
  /** Where the piece would stand. */
  ghost: Furniture | null;
  /** What the thing would lie on; 'floor', or null: nowhere. */
  onto: string | null;
}

/** How far the pointer has to go before a press is a drag, and how far a piece jumps to a free place. */
const pressPixels = 5;
const snapCells = 4;

const cellAt = (floor: DOMRect, room: Room, x: number, y: number) => ({
  x: ((x - floor.left) / floor.width) * room.width,
  z: ((y - floor.top) / floor.height) * room.depth,
});

const isInside = (floor: DOMRect, x: number, y: number) =>
  x >= floor.left && x <= floor.right && y >= floor.top && y <= floor.bottom;

/** Drags furniture and things with the mouse, a pen or a finger. Whatever it does, buttons and keys do too. */
export function useDrag(
  editor: Editor,
  doors: readonly RoomDoor[],
  floor: RefObject<HTMLElement | null>,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ editor, doors });
  latest.current = { editor, doors };
  const stop = useRef<(() => void) | null>(null);
  /** A press that was a drag is no click. */
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const look = (what: Dragged, grab: { x: number; z: number }, x: number, y: number): Drag => {
    const { draft } = latest.current.editor;
    const box = floor.current?.getBoundingClientRect();
    const nothing = { what, at: { x, y }, ghost: null, onto: null };
    if (!box || !isInside(box, x, y)) return nothing;
    const cell = cellAt(box, draft.room, x, y);
    if (what.kind === 'item') {
      const under = draft.room.furniture.find((piece) =>
        cellsOf(piece).some((one) => one.x === Math.floor(cell.x) && one.z === Math.floor(cell.z)),
      );
      if (!under) return { ...nothing, onto: 'floor' };
      return { ...nothing, onto: furnitureKind(under.kind).put ? under.id : null };
    }
    const piece: Furniture | undefined =
      what.kind === 'piece'
        ? pieceOf(draft, what.id)
        : { id: nextPieceId(draft, what.furniture), kind: what.furniture, x: 0, z: 0, turn: 0 };
    if (!piece) return nothing;
    const wanted = { ...piece, x: Math.round(cell.x - grab.x), z: Math.round(cell.z - grab.z) };
    return { ...nothing, ghost: nearest(draft.room, latest.current.doors, wanted, snapCells) };
  };

  const drop = ({ what, ghost, onto }: Drag) => {
    const { editor: now, doors: shut } = latest.current;
    if (what.kind === 'item') {
      if (onto !== null) {
        now.edit('addItem', (draft) => addItem(draft, what.code, onto === 'floor' ? null : onto));
      }
    } else if (ghost) {
      const to = { x: ghost.x, z: ghost.z };
      if (what.kind === 'piece')
        now.edit('movePiece', (draft) => movePiece(draft, shut, what.id, to));
      else now.edit('addPiece', (draft) => addPiece(draft, shut, what.furniture, to));
    }
  };

  /** Begins with a press; until the pointer has gone a little way it may still be a click. */
  const start = (what: Dragged, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    stop.current?.();
    wasDragged.current = false;
    const from = { x: event.clientX, y: event.clientY };
    const { draft } = latest.current.editor;
    const box = floor.current?.getBoundingClientRect();
    const piece = what.kind === 'piece' ? pieceOf(draft, what.id) : undefined;
    const print = what.kind === 'new' ? footprint({ kind: what.furniture, turn: 0 }) : null;
    const cell = box && cellAt(box, draft.room, from.x, from.y);
    const grab =
      piece && cell
        ? { x: cell.x - piece.x, z: cell.z - piece.z }
        : { x: (print?.width ?? 1) / 2, z: (print?.depth ?? 1) / 2 };
    let now: Drag | null = null;
    const move = (next: PointerEvent) => {
      const far = Math.hypot(next.clientX - from.x, next.clientY - from.y);
      if (!now && far < pressPixels) return;
      wasDragged.current = true;
      now = look(what, grab, next.clientX, next.clientY);
      setDrag(now);
    };
    const end = (isDropped: boolean) => {
      stop.current?.();
      if (isDropped && now) drop(now);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const key = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && end(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key);
      stop.current = null;
      setDrag(null);
    };
  };
  /** Runs what a click does, unless the press was a drag. */
  const click = (act: () => void) => {
    if (!wasDragged.current) act();
    wasDragged.current = false;
  };
  return { drag, start, click };
}

export type Dragging = ReturnType<typeof useDrag>;
