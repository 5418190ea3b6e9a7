import type { ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemCode, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import {
  type FurnitureKindName,
  furnitureKind,
} from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import {
  type Direction,
  freePlace,
  nearest,
  obstacleAt,
  type RoomDoor,
  stepped,
  turned,
} from './placing.ts';

/** Most pieces and things that a room can hold (spec of the stored room). */
export const mostFurniture = 40;
export const mostItems = 80;

/** Why an edit was not made. `by`: the piece, or the location behind the door, that is in the way. */
export type RefusedEdit = {
  refused:
    | 'outsideRoom'
    | 'overlaps'
    | 'blocksDoor'
    | 'noPlace'
    | 'noTurn'
    | 'full'
    | 'fullOfItems'
    | 'holdsNothing'
    | 'gone';
  by?: string;
};

/** What came of an edit: the room after it, or why there is none. `id`: what it was about. */
export type Edited = { draft: RoomDraft; id: string } | RefusedEdit;

const refuse = (refused: RefusedEdit['refused'], by?: string): RefusedEdit => ({
  refused,
  ...(by !== undefined && { by }),
});

/** An id that nobody has: the word with the next free number. */
export function freshId(word: string, taken: Iterable<string>): string {
  const ids = new Set(taken);
  for (let number = 1; ; number += 1) {
    const id = `${word.slice(0, 34)}-${number}`;
    if (!ids.has(id)) return id;
  }
}

const withRoom = (draft: RoomDraft, room: Partial<Room>): RoomDraft => ({
  ...draft,
  room: { ...draft.room, ...room },
});

const replaced = (draft: RoomDraft, piece: Furniture): RoomDraft =>
  withRoom(draft, {
    furniture: draft.room.furniture.map((one) => (one.id === piece.id ? piece : one)),
  });

export const pieceOf = (draft: RoomDraft, id: string): Furniture | undefined =>
  draft.room.furniture.find((piece) => piece.id === id);

/** The id that the next piece of a kind gets. */
export const nextPieceId = ({ room }: RoomDraft, kind: FurnitureKindName): string =>
  freshId(
    `${room.location}-${kind}`,
    room.furniture.map(({ id }) => id),
  );

/** Puts a new piece into the room: near a wanted cell, or where it fits best. */
export function addPiece(
  draft: RoomDraft,
  doors: readonly RoomDoor[],
  kind: FurnitureKindName,
  wanted?: { x: number; z: number },
): Edited {
  const { room } = draft;
  if (room.furniture.length >= mostFurniture) return refuse('full');
  const id = nextPieceId(draft, kind);
  const piece = wanted
    ? nearest(room, doors, { id, kind, ...wanted, turn: 0 })
    : freePlace(room, doors, kind, id);
  if (!piece) return refuse('noPlace');
  return { draft: withRoom(draft, { furniture: [...room.furniture, piece] }), id };
}

/** Puts a piece at a cell. */
export function movePiece(
  draft: RoomDraft,
  doors: readonly RoomDoor[],
  id: string,
  to: { x: number; z: number },
): Edited {
  const piece = pieceOf(draft, id);
  if (!piece) return refuse('gone');
  const moved = { ...piece, ...to };
  const obstacle = obstacleAt(draft.room, doors, moved);
  if (obstacle) return refuse(obstacle.reason, 'by' in obstacle ? obstacle.by : undefined);
  return { draft: replaced(draft, moved), id };
}

/** Moves a piece one step, over whatever is in the way. */
export function stepPiece(
  draft: RoomDraft,
  doors: readonly RoomDoor[],
  id: string,
  direction: Direction,
): Edited {
  const piece = pieceOf(draft, id);
  if (!piece) return refuse('gone');
  const next = stepped(draft.room, doors, piece, direction);
  if ('reason' in next) return refuse(next.reason, 'by' in next ? next.by : undefined);
  return { draft: replaced(draft, next), id };
}

/** Turns a piece by a quarter, clockwise. */
export function turnPiece(draft: RoomDraft, doors: readonly RoomDoor[], id: string): Edited {
  const piece = pieceOf(draft, id);
  if (!piece) return refuse('gone');
  const next = turned(draft.room, doors, piece);
  return next ? { draft: replaced(draft, next), id } : refuse('noTurn');
}

/** Takes a piece out of the room, with what lies on it. */
export function removePiece(draft: RoomDraft, id: string): Edited {
  if (!pieceOf(draft, id)) return refuse('gone');
  const without = withRoom(draft, {
    furniture: draft.room.furniture.filter((piece) => piece.id !== id),
  });
  return { draft: { ...without, items: draft.items.filter(({ where }) => !isAt(where, id)) }, id };
}

const isAt = (where: ItemInstance['where'], id: string): boolean =>
  where.at === 'furniture' && where.id === id;

/** What lies on a piece of furniture. */
export const itemsAt = ({ items }: Pick<RoomDraft, 'items'>, id: string): ItemInstance[] =>
  items.filter(({ where }) => isAt(where, id));

/** What lies on the floor of the room. */
export const itemsOnFloor = ({ items }: Pick<RoomDraft, 'items'>): ItemInstance[] =>
  items.filter(({ where }) => where.at === 'floor');

/** The place of a thing on a piece of furniture, or on the floor: `null`. Lockers hold things behind a numbered door. */
export function placeFor(draft: RoomDraft, pieceId: string | null): ItemInstance['where'] | null {
  if (pieceId === null) return { at: 'floor', location: draft.room.location };
  const piece = pieceOf(draft, pieceId);
  const kind = piece && furnitureKind(piece.kind);
  if (!kind?.put) return null;
  return { at: 'furniture', id: pieceId, ...(kind.cells !== undefined && { cell: 1 }) };
}

/** Puts a new thing onto a piece of furniture or, with `null`, on the floor. */
export function addItem(draft: RoomDraft, code: ItemCode, pieceId: string | null): Edited {
  if (draft.items.length >= mostItems) return refuse('fullOfItems');
  const where = placeFor(draft, pieceId);
  if (!where) return refuse('holdsNothing', pieceId ?? undefined);
  const id = freshId(
    code,
    draft.items.map((item) => item.id),
  );
  const size = itemKind(code).group === 'coverall' ? draft.start.sizes.coverall : undefined;
  const item: ItemInstance = { id, code, where, ...(size && { size }) };
  return { draft: { ...draft, items: [...draft.items, item] }, id };
}

/** Changes a thing: where it lies, how it is, its size. */
export function changeItem(
  draft: RoomDraft,
  id: string,
  change: Partial<Omit<ItemInstance, 'id' | 'code'>>,
): Edited {
  if (!draft.items.some((item) => item.id === id)) return refuse('gone');
  return {
    draft: {
      ...draft,
      items: draft.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    },
    id,
  };
}

/** Takes a thing out of the room. */
export function removeItem(draft: RoomDraft, id: string): Edited {
  if (!draft.items.some((item) => item.id === id)) return refuse('gone');
  return { draft: { ...draft, items: draft.items.filter((item) => item.id !== id) }, id };
}

/** The room as another location: what lies on its floor goes along. */
export function relocated(draft: RoomDraft, location: Room['location']): RoomDraft {
  return {
    ...withRoom(draft, { location }),
    items: draft.items.map((item) =>
      item.where.at === 'floor' ? { ...item, where: { at: 'floor', location } } : item,
    ),
  };
}
