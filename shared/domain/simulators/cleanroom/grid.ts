import { type Door, type DoorEnd, doorWidth, type Furniture, type Room } from './facility.ts';
import { furnitureKind } from './furniture.ts';
import type { Side } from './state.ts';

/** A cell of the floor of a room: x to the east, z to the south, from the back left corner. */
export interface Cell {
  x: number;
  z: number;
}

/** The cells that a piece of furniture takes, after it was turned. */
export function footprint({ kind, turn }: Pick<Furniture, 'kind' | 'turn'>): {
  width: number;
  depth: number;
} {
  const { width, depth } = furnitureKind(kind);
  return turn % 2 === 0 ? { width, depth } : { width: depth, depth: width };
}

export function cellsOf(furniture: Furniture): Cell[] {
  const { width, depth } = footprint(furniture);
  return Array.from({ length: width * depth }, (_, i) => ({
    x: furniture.x + (i % width),
    z: furniture.z + Math.floor(i / width),
  }));
}

const key = ({ x, z }: Cell) => x * 64 + z;

const isInside = (room: Room, { x, z }: Cell) =>
  x >= 0 && z >= 0 && x < room.width && z < room.depth;

function isOn({ x, z }: Cell, furniture: Furniture): boolean {
  const { width, depth } = footprint(furniture);
  const isAlong = x >= furniture.x && x < furniture.x + width;
  return isAlong && z >= furniture.z && z < furniture.z + depth;
}

/** Whether it is a cell of the floor that nothing stands on. */
export const isWalkable = (room: Room, cell: Cell): boolean =>
  isInside(room, cell) &&
  !room.furniture.some((one) => !furnitureKind(one.kind).walkable && isOn(cell, one));

/** Where the front of a piece of furniture looks, by its turns: south, west, north, east. */
const fronts = [
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
  { x: 1, z: 0 },
] as const;

/** Cells before the front of a piece of furniture where a person can stand, the middle one first; on it, where one walks over it. */
function frontCells(room: Room, furniture: Furniture): Cell[] {
  const { width, depth } = footprint(furniture);
  if (furnitureKind(furniture.kind).walkable) {
    return [
      { x: furniture.x + Math.floor(width / 2), z: furniture.z + Math.floor(depth / 2) },
      ...cellsOf(furniture),
    ];
  }
  // A turn of 3 looks east: quarter turns go clockwise from the south.
  const front = fronts[furniture.turn];
  const along = front.x === 0 ? width : depth;
  const middle = Math.floor((along - 1) / 2);
  const places = Array.from({ length: along }, (_, i) => i).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
  return places
    .map((i) =>
      front.x === 0
        ? { x: furniture.x + i, z: front.z > 0 ? furniture.z + depth : furniture.z - 1 }
        : { x: front.x > 0 ? furniture.x + width : furniture.x - 1, z: furniture.z + i },
    )
    .filter((cell) => isInside(room, cell));
}

/** The bench that divides a room, if there is one. */
export const crossBenchOf = (room: Room): Furniture | undefined =>
  room.furniture.find(({ kind }) => kind === 'crossBench');

/** The side of the crossing bench that a cell is on: the street side lies to the west or to the south of it. */
export function sideOf(room: Room, cell: Cell): Side | null {
  const bench = crossBenchOf(room);
  if (!bench) return null;
  if (bench.turn % 2 === 1) return cell.x < bench.x ? 'street' : 'clean';
  return cell.z > bench.z ? 'street' : 'clean';
}

/**
 * The cell where a person stands to use a piece of furniture; null where every one is taken. `side` chooses
 * between the two sides of a bench that is crossed.
 */
export function standAt(room: Room, furniture: Furniture, side?: Side): Cell | null {
  const isFree = (cell: Cell) => isWalkable(room, cell);
  if (furniture.kind !== 'crossBench') return frontCells(room, furniture).find(isFree) ?? null;
  const { width, depth } = footprint(furniture);
  const isUpright = furniture.turn % 2 === 1;
  const isStreet = side !== 'clean';
  const cells = isUpright
    ? Array.from({ length: depth }, (_, i) => ({
        x: isStreet ? furniture.x - 1 : furniture.x + width,
        z: furniture.z + i,
      }))
    : Array.from({ length: width }, (_, i) => ({
        x: furniture.x + i,
        z: isStreet ? furniture.z + depth : furniture.z - 1,
      }));
  const middle = Math.floor(cells.length / 2);
  return [...cells.slice(middle), ...cells.slice(0, middle).reverse()].find(isFree) ?? null;
}

/** The cell inside a room before an end of a door, where a person comes in. */
export function doorCell(room: Room, end: Pick<DoorEnd, 'wall' | 'at'>): Cell {
  const middle = end.at + Math.floor((doorWidth - 1) / 2);
  switch (end.wall) {
    case 'north':
      return { x: middle, z: 0 };
    case 'south':
      return { x: middle, z: room.depth - 1 };
    case 'west':
      return { x: 0, z: middle };
    case 'east':
      return { x: room.width - 1, z: middle };
  }
}

/** The end of a door in a location; null where the door is elsewhere. */
export const doorEndIn = (door: Door, location: string): DoorEnd | null =>
  [door.from, door.to].find((end) => end.location === location) ?? null;

const steps = [
  { x: 0, z: -1 },
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
] as const;

/** The shortest way from one cell to another around the furniture, both ends included; null where there is none. */
export function pathBetween(room: Room, from: Cell, to: Cell): Cell[] | null {
  if (!isWalkable(room, to)) return null;
  const cameFrom = new Map<number, Cell | null>([[key(from), null]]);
  const queue = [from];
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    if (cell.x === to.x && cell.z === to.z) {
      const path: Cell[] = [];
      for (let at: Cell | null = cell; at; at = cameFrom.get(key(at)) ?? null) path.unshift(at);
      return path;
    }
    for (const step of steps) {
      const next = { x: cell.x + step.x, z: cell.z + step.z };
      if (cameFrom.has(key(next)) || !isWalkable(room, next)) continue;
      cameFrom.set(key(next), cell);
      queue.push(next);
    }
  }
  return null;
}
