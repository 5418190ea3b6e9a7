import type { ItemInstance } from './case.ts';
import type { Location } from './codes.ts';
import { type Door, doorWidth, type Facility, type Room } from './facility.ts';
import { furnitureKind } from './furniture.ts';
import {
  type Cell,
  cellsOf,
  crossBenchOf,
  doorCell,
  doorEndIn,
  isWalkable,
  pathBetween,
  sideOf,
  standAt,
} from './grid.ts';

/** Something wrong with a room, a facility, a case: where, a word for what, and what it is about. */
export interface Problem {
  /** Path in the checked data, for example `facility.rooms.2.furniture.0`. */
  path: string;
  code: string;
  subjects: string[];
}

const problem = (path: string, code: string, ...subjects: string[]): Problem => ({
  path,
  code,
  subjects,
});

/** Things have one name each. */
export const checkItemIds = (items: readonly Pick<ItemInstance, 'id'>[], path: string): Problem[] =>
  items.flatMap(({ id }, i) =>
    items.findIndex((one) => one.id === id) < i ? [problem(`${path}.${i}`, 'idTwice', id)] : [],
  );

/** Cells along a wall that a door opens into. */
export function doorCells(room: Room, end: Door['from']): Cell[] {
  return Array.from({ length: doorWidth }, (_, i) => {
    const cell = doorCell(room, { wall: end.wall, at: end.at });
    const isUpright = end.wall === 'west' || end.wall === 'east';
    return isUpright ? { x: cell.x, z: end.at + i } : { x: end.at + i, z: cell.z };
  });
}

/**
 * What is wrong inside one room: furniture outside the walls or on top of other, before a door, or out of reach, and a
 * second crossing bench: it makes a third side, and the rules know two.
 */
export function checkRoom(room: Room, doors: readonly Door[], path = 'room'): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  const ids = new Set<string>();
  const ends = doors.flatMap((door) => doorEndIn(door, room.location) ?? []);
  const entries = ends.map((end) => doorCell(room, end));
  const bench = crossBenchOf(room);
  for (const [i, furniture] of room.furniture.entries()) {
    const at = `${path}.furniture.${i}`;
    if (ids.has(furniture.id)) problems.push(problem(at, 'idTwice', furniture.id));
    ids.add(furniture.id);
    const cells = cellsOf(furniture);
    if (cells.some(({ x, z }) => x >= room.width || z >= room.depth)) {
      problems.push(problem(at, 'outsideRoom', furniture.id));
      continue;
    }
    const other = cells.map(({ x, z }) => taken.get(`${x}/${z}`)).find(Boolean);
    if (other) problems.push(problem(at, 'overlaps', furniture.id, other));
    for (const { x, z } of cells) taken.set(`${x}/${z}`, furniture.id);
    if (furniture.kind === 'crossBench' && furniture !== bench) {
      problems.push(problem(at, 'benchTwice', furniture.id));
    }
    const isInTheWay =
      !furnitureKind(furniture.kind).walkable &&
      ends.some((end) =>
        doorCells(room, end).some((cell) => cells.some(({ x, z }) => x === cell.x && z === cell.z)),
      );
    if (isInTheWay) problems.push(problem(at, 'blocksDoor', furniture.id));
  }
  for (const [i, end] of ends.entries()) {
    const length = end.wall === 'west' || end.wall === 'east' ? room.depth : room.width;
    if (end.at + doorWidth > length) {
      problems.push(problem(`${path}.doors.${i}`, 'outsideRoom', `${end.wall}/${end.at}`));
    }
  }
  if (problems.length > 0) return problems;
  return [...checkBench(room, path), ...checkReach(room, entries, path)];
}

/** A crossing bench has to leave no way round. */
function checkBench(room: Room, path: string): Problem[] {
  const bench = crossBenchOf(room);
  if (!bench) return [];
  const cells = cellsOf(bench);
  const isUpright = bench.turn % 2 === 1;
  const length = isUpright ? room.depth : room.width;
  return cells.length === length ? [] : [problem(path, 'benchLeavesWay', bench.id)];
}

/** Whatever is used must be reached on foot from a door on its side of the bench; plants and the like need not. */
function checkReach(room: Room, entries: readonly Cell[], path: string): Problem[] {
  const starts = entries.filter((cell) => isWalkable(room, cell));
  return room.furniture.flatMap((furniture, i) => {
    const { put, uses } = furnitureKind(furniture.kind);
    if (!put && uses.length === 0) return [];
    const isReached = starts.some((from) => {
      const to = standAt(room, furniture, sideOf(room, from) ?? undefined);
      return to !== null && pathBetween(room, from, to) !== null;
    });
    return isReached || entries.length === 0
      ? []
      : [problem(`${path}.furniture.${i}`, 'unreachable', furniture.id)];
  });
}

/** Locations that can be walked to from one, over the doors as they open. `isLeftOut`: a door that is not to be used from a location. */
export function reachableFrom(
  facility: Facility,
  from: Location,
  isLeftOut: (door: Door, at: Location) => boolean = () => false,
): Set<Location> {
  const reached = new Set<Location>([from]);
  const queue = [from];
  for (let at = queue.shift(); at; at = queue.shift()) {
    for (const door of facility.doors) {
      const { from: a, to: b, way } = door;
      const next =
        a.location === at ? b.location : b.location === at && way === 'both' ? a.location : null;
      if (!next || reached.has(next) || isLeftOut(door, at)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return reached;
}

/** A door leads to another room, and no other door is in its place. */
function checkDoors({ rooms, doors }: Facility, path: string): Problem[] {
  const taken = new Map<string, string>();
  return doors.flatMap((door, i): Problem[] => {
    const at = `${path}.doors.${i}`;
    if (door.from.location === door.to.location) return [problem(at, 'toItself', door.id)];
    const places = [door.from, door.to].flatMap((end) => {
      const room = rooms.find(({ location }) => location === end.location);
      const cells = room ? doorCells(room, end) : [];
      return cells.map(({ x, z }) => [end.location, end.wall, x, z].join('/'));
    });
    const other = places.map((place) => taken.get(place)).find(Boolean);
    for (const place of places) taken.set(place, door.id);
    return other ? [problem(at, 'overlaps', door.id, other)] : [];
  });
}

/** Whether two rooms take the same cells of the plan; walls may touch. */
export const liesOn = (a: Room, b: Room): boolean =>
  a.origin.x < b.origin.x + b.width &&
  b.origin.x < a.origin.x + a.width &&
  a.origin.z < b.origin.z + b.depth &&
  b.origin.z < a.origin.z + a.depth;

/** No room lies on another. */
const checkPlan = ({ rooms }: Facility, path: string): Problem[] =>
  rooms.flatMap((room, i) =>
    rooms
      .slice(0, i)
      .filter((other) => liesOn(room, other))
      .map((other) => problem(`${path}.rooms.${i}`, 'roomsOverlap', room.location, other.location)),
  );

/** What is wrong with the rooms of a facility and the doors between them. */
export function checkFacility(facility: Facility, path = 'facility'): Problem[] {
  const locations = facility.rooms.map(({ location }) => location);
  const twice = locations.filter((one, i) => locations.indexOf(one) < i);
  const ids = facility.rooms.flatMap(({ furniture }) => furniture.map(({ id }) => id));
  const doorIds = facility.doors.map(({ id }) => id);
  return [
    ...twice.map((location) => problem(`${path}.rooms`, 'roomTwice', location)),
    ...[...ids, ...doorIds]
      .filter((id, i, all) => all.indexOf(id) < i)
      .map((id) => problem(path, 'idTwice', id)),
    ...facility.doors.flatMap((door, i) =>
      [door.from, door.to]
        .filter(({ location }) => !locations.includes(location))
        .map(({ location }) => problem(`${path}.doors.${i}`, 'noSuchRoom', door.id, location)),
    ),
    ...checkPlan(facility, path),
    ...checkDoors(facility, path),
    ...facility.rooms.flatMap((room, i) => checkRoom(room, facility.doors, `${path}.rooms.${i}`)),
  ];
}
