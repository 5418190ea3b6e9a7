import { doorCells } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import {
  type Door,
  type DoorEnd,
  doorWidth,
  type Furniture,
  type Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import {
  type FurnitureKindName,
  furnitureKind,
} from '#shared/domain/simulators/cleanroom/furniture.ts';
import { type Cell, cellsOf, footprint } from '#shared/domain/simulators/cleanroom/grid.ts';

/** Why a piece of furniture cannot stand somewhere. */
export type Obstacle =
  | { reason: 'outsideRoom' }
  | { reason: 'overlaps'; by: string }
  | { reason: 'blocksDoor'; by: string };

/** One quarter of the compass as the grid is drawn: up is north. */
export const directions = {
  up: { x: 0, z: -1 },
  right: { x: 1, z: 0 },
  down: { x: 0, z: 1 },
  left: { x: -1, z: 0 },
} as const satisfies Record<string, Cell>;

export type Direction = keyof typeof directions;

/** A door as one room has it: its end there, and what lies behind it. */
export interface RoomDoor {
  door: Door;
  end: DoorEnd;
  behind: string;
}

/** The doors of a location. */
export const doorsOf = (doors: readonly Door[], location: string): RoomDoor[] =>
  doors.flatMap((door) => {
    const { from, to } = door;
    if (from.location === location) return [{ door, end: from, behind: to.location }];
    if (to.location === location) return [{ door, end: to, behind: from.location }];
    return [];
  });

const isSame = (a: Cell) => (b: Cell) => a.x === b.x && a.z === b.z;

/** What keeps a piece from standing where it says; null: nothing. */
export function obstacleAt(
  room: Room,
  doors: readonly RoomDoor[],
  piece: Furniture,
): Obstacle | null {
  const { width, depth } = footprint(piece);
  const isInside =
    piece.x >= 0 && piece.z >= 0 && piece.x + width <= room.width && piece.z + depth <= room.depth;
  if (!isInside) return { reason: 'outsideRoom' };
  for (const other of room.furniture) {
    if (other.id === piece.id) continue;
    const size = footprint(other);
    const isApart =
      other.x >= piece.x + width ||
      piece.x >= other.x + size.width ||
      other.z >= piece.z + depth ||
      piece.z >= other.z + size.depth;
    if (!isApart) return { reason: 'overlaps', by: other.id };
  }
  if (furnitureKind(piece.kind).walkable) return null;
  const cells = cellsOf(piece);
  const shut = doors.find(({ end }) =>
    doorCells(room, end).some((cell) => cells.some(isSame(cell))),
  );
  return shut ? { reason: 'blocksDoor', by: shut.behind } : null;
}

const fits = (room: Room, doors: readonly RoomDoor[], piece: Furniture): boolean =>
  obstacleAt(room, doors, piece) === null;

/** The next place in a direction where a piece can stand: it steps over what is in the way. */
export function stepped(
  room: Room,
  doors: readonly RoomDoor[],
  piece: Furniture,
  direction: Direction,
): Furniture | Obstacle {
  const { x, z } = directions[direction];
  const longest = Math.max(room.width, room.depth);
  const first = { ...piece, x: piece.x + x, z: piece.z + z };
  for (let far = 1; far <= longest; far += 1) {
    const next = { ...piece, x: piece.x + x * far, z: piece.z + z * far };
    if (fits(room, doors, next)) return next;
  }
  return obstacleAt(room, doors, first) ?? { reason: 'outsideRoom' };
}

/** The nearest place to a wanted one where a piece can stand; null where none is within so many cells. */
export function nearest(
  room: Room,
  doors: readonly RoomDoor[],
  piece: Furniture,
  farthest = 64,
): Furniture | null {
  const { width, depth } = footprint(piece);
  let best: Furniture | null = null;
  let bestWay = farthest ** 2 + 1;
  for (let z = 0; z + depth <= room.depth; z += 1) {
    for (let x = 0; x + width <= room.width; x += 1) {
      const way = (x - piece.x) ** 2 + (z - piece.z) ** 2;
      if (way >= bestWay) continue;
      const there = { ...piece, x, z };
      if (!fits(room, doors, there)) continue;
      best = there;
      bestWay = way;
    }
  }
  return best;
}

/** A piece after a quarter turn about its middle, at the nearest place where it fits; null where none is near. */
export function turned(room: Room, doors: readonly RoomDoor[], piece: Furniture): Furniture | null {
  const before = footprint(piece);
  const turn = ((piece.turn + 1) % 4) as Furniture['turn'];
  const after = footprint({ kind: piece.kind, turn });
  const wanted = {
    ...piece,
    turn,
    x: Math.max(0, piece.x + Math.floor((before.width - after.width) / 2)),
    z: Math.max(0, piece.z + Math.floor((before.depth - after.depth) / 2)),
  };
  return nearest(room, doors, wanted, 6);
}

/** Turn and corner of furniture that stands with its back to a wall; walls in the order in which they are tried. */
const alongWalls = (room: Room, kind: FurnitureKindName): Omit<Furniture, 'id' | 'kind'>[] => {
  const { width, depth } = furnitureKind(kind);
  const places = (length: number) => Array.from({ length: Math.max(0, length) }, (_, i) => i);
  return [
    ...places(room.width - width + 1).map((x) => ({ x, z: 0, turn: 0 as const })),
    ...places(room.depth - width + 1).map((z) => ({ x: 0, z, turn: 3 as const })),
    ...places(room.depth - width + 1).map((z) => ({ x: room.width - depth, z, turn: 1 as const })),
    ...places(room.width - width + 1).map((x) => ({ x, z: room.depth - depth, turn: 2 as const })),
  ];
};

/** Where a bench that divides the room reaches from wall to wall; the middle of the room first. */
function acrossRoom(room: Room): Omit<Furniture, 'id' | 'kind'>[] {
  const { width } = furnitureKind('crossBench');
  const middles = (length: number) =>
    Array.from({ length }, (_, i) => i).sort(
      (a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2),
    );
  return [
    ...(room.depth === width
      ? middles(room.width).map((x) => ({ x, z: 0, turn: 1 as const }))
      : []),
    ...(room.width === width
      ? middles(room.depth).map((z) => ({ x: 0, z, turn: 0 as const }))
      : []),
  ];
}

/** Where a new piece goes when nobody says where: against a wall, else anywhere; null where there is no place. */
export function freePlace(
  room: Room,
  doors: readonly RoomDoor[],
  kind: FurnitureKindName,
  id: string,
): Furniture | null {
  const tries = kind === 'crossBench' ? acrossRoom(room) : alongWalls(room, kind);
  const found = tries
    .map((place): Furniture => ({ id, kind, ...place }))
    .find((piece) => fits(room, doors, piece));
  if (found) return found;
  const middle = { x: Math.floor(room.width / 2), z: Math.floor(room.depth / 2) };
  return (
    nearest(room, doors, { id, kind, ...middle, turn: 0 }) ??
    nearest(room, doors, { id, kind, ...middle, turn: 1 })
  );
}

/** A room of other measures; what would stand outside is drawn in as far as its size lets it. */
export function resized(room: Room, width: number, depth: number): Room {
  return {
    ...room,
    width,
    depth,
    furniture: room.furniture.map((piece) => {
      const size = footprint(piece);
      return {
        ...piece,
        x: Math.max(0, Math.min(piece.x, width - size.width)),
        z: Math.max(0, Math.min(piece.z, depth - size.depth)),
      };
    }),
  };
}

/** Whether a door finds its place in a wall of the room. */
export function doorFits(room: Room, { wall, at }: Pick<DoorEnd, 'wall' | 'at'>): boolean {
  const length = wall === 'west' || wall === 'east' ? room.depth : room.width;
  return at + doorWidth <= length;
}
