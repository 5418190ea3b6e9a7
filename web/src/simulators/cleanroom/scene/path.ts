import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import {
  type Cell,
  isWalkable,
  pathBetween,
  standAt,
} from '#shared/domain/simulators/cleanroom/grid.ts';
import type { Side } from '#shared/domain/simulators/cleanroom/state.ts';

const key = ({ x, z }: Cell): string => `${x},${z}`;

/** Rooms do not change while they are shown, so their free cells are looked up once. */
const known = new WeakMap<Room, Set<string>>();

function freeCells(room: Room): Set<string> {
  const before = known.get(room);
  if (before) return before;
  const free = new Set<string>();
  for (let x = 0; x < room.width; x++)
    for (let z = 0; z < room.depth; z++) if (isWalkable(room, { x, z })) free.add(key({ x, z }));
  known.set(room, free);
  return free;
}

/** The nearest cell to another that can be stood on, of those that are allowed. */
export function nearestWalkable(
  room: Room,
  to: Cell,
  isAllowed: (cell: Cell) => boolean = () => true,
): Cell {
  const free = freeCells(room);
  let best: Cell = to;
  let least = Number.POSITIVE_INFINITY;
  for (let z = 0; z < room.depth; z++)
    for (let x = 0; x < room.width; x++) {
      const far = (x - to.x) ** 2 + (z - to.z) ** 2;
      if (far >= least || !free.has(key({ x, z })) || !isAllowed({ x, z })) continue;
      best = { x, z };
      least = far;
    }
  return best;
}

const shoulders = [
  [-0.3, -0.3],
  [0.3, -0.3],
  [-0.3, 0.3],
  [0.3, 0.3],
] as const;

/** Nothing stands between two cells; looked at every quarter of a cell, with room for the shoulders. */
function isClear(free: ReadonlySet<string>, a: Cell, b: Cell): boolean {
  const count = Math.ceil(Math.hypot(b.x - a.x, b.z - a.z) * 4);
  for (let i = 0; i <= count; i++) {
    const x = a.x + ((b.x - a.x) * i) / count;
    const z = a.z + ((b.z - a.z) * i) / count;
    for (const [dx, dz] of shoulders)
      if (!free.has(key({ x: Math.round(x + dx), z: Math.round(z + dz) }))) return false;
  }
  return true;
}

/**
 * The way of a person from cell to cell: around the furniture, but straight where nothing is in between.
 * Null: there is none.
 */
export function wayBetween(room: Room, from: Cell, to: Cell): Cell[] | null {
  const path = pathBetween(room, from, to);
  if (!path) return null;
  const free = freeCells(room);
  const kept: Cell[] = [];
  for (let i = 0; i < path.length; ) {
    const at = path[i];
    if (!at) break;
    kept.push(at);
    let next = path.length - 1;
    while (next > i + 1 && !isClear(free, at, path[next] ?? at)) next--;
    i = Math.max(next, i + 1);
  }
  return kept;
}

const fronts = [
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
  { x: 1, z: 0 },
] as const satisfies readonly Cell[];

/** Which way the front of a piece of furniture looks, in cells. */
export const frontOf = (item: Furniture): Cell => fronts[item.turn];

/** Where a person stands to use a piece of furniture: before it, or on it. */
export function standCell(room: Room, item: Furniture, side: Side): Cell {
  const cell = standAt(room, item, side) ?? nearestWalkable(room, item);
  if (item.kind !== 'colleague') return cell;
  // One looks at another person from a step away.
  const front = frontOf(item);
  return nearestWalkable(room, { x: cell.x + front.x, z: cell.z + front.z });
}
