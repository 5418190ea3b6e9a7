import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { Side } from '#shared/domain/simulators/cleanroom/state.ts';
import { footprint } from './layout.ts';

/** A cell of the floor of a room. */
export interface Cell {
  x: number;
  z: number;
}

const key = (cell: Cell): string => `${cell.x},${cell.z}`;

/** The cells of a room that a person can stand on. */
export function walkableCells(room: Room): Set<string> {
  const cells = new Set<string>();
  for (let x = 0; x < room.width; x++)
    for (let z = 0; z < room.depth; z++) cells.add(key({ x, z }));
  for (const item of room.furniture) {
    if (furnitureKind(item.kind).walkable) continue;
    const print = footprint(item);
    for (let x = print.x; x < print.x + print.width; x++)
      for (let z = print.z; z < print.z + print.depth; z++) cells.delete(key({ x, z }));
  }
  return cells;
}

export const isWalkable = (cells: Set<string>, cell: Cell): boolean => cells.has(key(cell));

/** The nearest cell to another that can be stood on, of those that are allowed. */
export function nearestWalkable(
  room: Room,
  to: Cell,
  isAllowed: (cell: Cell) => boolean = () => true,
): Cell {
  const cells = walkableCells(room);
  let best: Cell = to;
  let least = Number.POSITIVE_INFINITY;
  for (let z = 0; z < room.depth; z++)
    for (let x = 0; x < room.width; x++) {
      const far = (x - to.x) ** 2 + (z - to.z) ** 2;
      if (far >= least || !isWalkable(cells, { x, z }) || !isAllowed({ x, z })) continue;
      best = { x, z };
      least = far;
    }
  return best;
}

const steps: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Nothing stands between two cells; looked at every quarter of a cell, with room for the shoulders. */
function isClear(cells: Set<string>, a: Cell, b: Cell): boolean {
  const count = Math.ceil(Math.hypot(b.x - a.x, b.z - a.z) * 4);
  for (let i = 0; i <= count; i++) {
    const x = a.x + ((b.x - a.x) * i) / count;
    const z = a.z + ((b.z - a.z) * i) / count;
    for (const [dx, dz] of [
      [-0.3, -0.3],
      [0.3, -0.3],
      [-0.3, 0.3],
      [0.3, 0.3],
    ] as const)
      if (!isWalkable(cells, { x: Math.round(x + dx), z: Math.round(z + dz) })) return false;
  }
  return true;
}

/** Corners that a straight line can pass by are left out. */
function straightened(cells: Set<string>, path: Cell[]): Cell[] {
  const kept: Cell[] = [];
  let i = 0;
  while (i < path.length) {
    kept.push(path[i]!);
    if (i === path.length - 1) break;
    let next = path.length - 1;
    while (next > i + 1 && !isClear(cells, path[i]!, path[next]!)) next--;
    i = next;
  }
  return kept;
}

/** The shortest way around the furniture, both ends included; null: there is none. */
export function pathBetween(room: Room, from: Cell, to: Cell): Cell[] | null {
  const cells = walkableCells(room);
  const cost = new Map<string, number>([[key(from), 0]]);
  const before = new Map<string, Cell>();
  const open: Cell[] = [from];
  while (open.length > 0) {
    open.sort((a, b) => (cost.get(key(b)) ?? 0) - (cost.get(key(a)) ?? 0));
    const at = open.pop()!;
    if (at.x === to.x && at.z === to.z) {
      const path = [at];
      for (let p = before.get(key(at)); p; p = before.get(key(p))) path.unshift(p);
      return straightened(cells, path);
    }
    for (const [dx, dz] of steps) {
      const next = { x: at.x + dx, z: at.z + dz };
      const isDiagonal = dx !== 0 && dz !== 0;
      if (!isWalkable(cells, next)) continue;
      // No cutting of corners: shoulders are wide.
      if (
        isDiagonal &&
        !(
          isWalkable(cells, { x: at.x + dx, z: at.z }) &&
          isWalkable(cells, { x: at.x, z: at.z + dz })
        )
      )
        continue;
      const price = (cost.get(key(at)) ?? 0) + (isDiagonal ? Math.SQRT2 : 1);
      if (price >= (cost.get(key(next)) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(key(next), price);
      before.set(key(next), at);
      open.push(next);
    }
  }
  return null;
}

/** Which way the front of a piece of furniture looks, in cells. */
export const frontOf = (item: Furniture): Cell =>
  (
    [
      { x: 0, z: 1 },
      { x: -1, z: 0 },
      { x: 0, z: -1 },
      { x: 1, z: 0 },
    ] as const
  )[item.turn];

/** The side of the crossing bench that a cell lies on; its front looks to the street side. */
export function sideOf(bench: Furniture, cell: Cell): Side {
  const front = frontOf(bench);
  return (cell.x - bench.x) * front.x + (cell.z - bench.z) * front.z > 0 ? 'street' : 'clean';
}

/** Where a person stands to use a piece of furniture: before it, or on it. */
export function standAt(room: Room, item: Furniture, side: Side = 'street'): Cell {
  const print = footprint(item);
  const middle = { x: print.x + (print.width - 1) / 2, z: print.z + (print.depth - 1) / 2 };
  if (furnitureKind(item.kind).walkable)
    return { x: Math.floor(middle.x + 0.5), z: Math.floor(middle.z + 0.5) };
  const front = frontOf(item);
  const turned = item.kind === 'crossBench' && side === 'clean' ? -1 : 1;
  const away = item.kind === 'colleague' ? 1.6 : 0.6;
  const wish = {
    x: middle.x + front.x * turned * (away + (print.width - 1) / 2),
    z: middle.z + front.z * turned * (away + (print.depth - 1) / 2),
  };
  const bench = room.furniture.find((other) => other.kind === 'crossBench');
  return nearestWalkable(
    room,
    wish,
    bench && item === bench ? (cell) => sideOf(bench, cell) === side : undefined,
  );
}
