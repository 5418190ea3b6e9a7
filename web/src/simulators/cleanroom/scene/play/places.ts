import type {
  Door,
  DoorEnd,
  Facility,
  Furniture,
  Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { sideOf } from '#shared/domain/simulators/cleanroom/grid.ts';
import type { CleanroomState, PersonState } from '#shared/domain/simulators/cleanroom/state.ts';
import { applied, directed, type Point } from '../../../host/affine.ts';
import { cellOf, cellPoint, cellSize, doorPlace, furniturePlace, roomAt } from '../layout.ts';
import { frontOf, nearestWalkable, standCell, wayBetween } from '../path.ts';

/** Where the person is and looks to. */
export interface Stand {
  room: Room;
  at: Point;
  heading: number;
  isSeated: boolean;
}

const headingTo = (from: Point, to: Point): number => Math.atan2(to[0] - from[0], to[2] - from[2]);

const seatedAt = (room: Room, bench: Furniture, person: PersonState): Stand => {
  const isClean = bench.kind === 'crossBench' && person.side === 'clean';
  const cell = standCell(room, bench, person.side);
  const before = cellPoint(room, cell.x, cell.z);
  const place = furniturePlace(room, bench);
  const front = directed(place, [0, 0, isClean ? -1 : 1]);
  const middle = applied(place, [0, 0, 0]);
  // On the bench, right behind where one stands before it.
  const along: Point = [
    front[0] !== 0 && Math.abs(front[0]) > 0.5 ? middle[0] : before[0],
    0,
    Math.abs(front[2]) > 0.5 ? middle[2] : before[2],
  ];
  return {
    room,
    at: [along[0] + front[0] * 0.02, 0, along[2] + front[2] * 0.02],
    heading: Math.atan2(front[0], front[2]),
    isSeated: true,
  };
};

/** Where a state has the person; `now` is where it stands already, which is kept where the state does not care. */
export function standOf(
  facility: Facility,
  state: CleanroomState,
  now: Stand | null,
): Stand | null {
  const { person } = state;
  const room = roomAt(facility, person.location) ?? facility.rooms[0];
  if (!room) return null;
  const item = room.furniture.find((one) => one.id === person.at);
  const isSide = (cell: { x: number; z: number }) =>
    (sideOf(room, cell) ?? person.side) === person.side;
  if (item && person.seated) return seatedAt(room, item, person);
  if (item) {
    const cell = standCell(room, item, person.side);
    const at = cellPoint(room, cell.x, cell.z);
    const kind = furnitureKind(item.kind);
    if (kind.walkable) {
      const middle = applied(furniturePlace(room, item), [0, 0, 0]);
      const front = frontOf(item);
      return { room, at: middle, heading: Math.atan2(front.x, front.z), isSeated: false };
    }
    const middle = applied(furniturePlace(room, item), [0, 0, 0]);
    return { room, at, heading: headingTo(at, middle), isSeated: false };
  }
  if (person.spot) {
    const cell = nearestWalkable(room, person.spot, isSide);
    const at = cellPoint(room, cell.x, cell.z);
    return { room, at, heading: now ? headingTo(now.at, at) : 0.5, isSeated: false };
  }
  if (now && now.room.location === room.location && !now.isSeated && isSide(cellOf(room, now.at)))
    return now;
  const cell = nearestWalkable(
    room,
    { x: Math.floor(room.width / 2), z: Math.floor(room.depth * 0.62) },
    isSide,
  );
  return { room, at: cellPoint(room, cell.x, cell.z), heading: 0.6, isSeated: false };
}

/** The way on the floor of one room, as points. */
export function wayIn(room: Room, from: Point, to: Point): Point[] {
  const a = nearestWalkable(room, cellOf(room, from));
  const b = nearestWalkable(room, cellOf(room, to));
  const path = wayBetween(room, a, b) ?? [a, b];
  const inner = path.slice(1, -1).map((cell) => cellPoint(room, cell.x, cell.z));
  return [from, ...inner, to];
}

export interface Passage {
  door: Door;
  /** Before the door, in the room that is left. */
  near: Point;
  /** In the opening of the room that is left. */
  out: Point;
  /** In the opening of the room that is entered. */
  into: Point;
  /** Behind the door. */
  far: Point;
}

/** The door from one room to another, with the points on the way through. */
export function passageBetween(
  facility: Facility,
  from: Room,
  to: Room,
  preferred: readonly string[],
): Passage | null {
  const joins = (door: Door): boolean =>
    (door.from.location === from.location && door.to.location === to.location) ||
    (door.to.location === from.location && door.from.location === to.location);
  const doors = facility.doors.filter(joins);
  const door = doors.find((one) => preferred.includes(one.id)) ?? doors[0];
  if (!door) return null;
  const endOf = (room: Room): DoorEnd =>
    door.from.location === room.location ? door.from : door.to;
  const point = (room: Room, inside: number): Point =>
    applied(doorPlace(room, endOf(room)), [0, 0, inside]);
  return {
    door,
    near: point(from, cellSize),
    out: point(from, -0.1),
    into: point(to, -0.1),
    far: point(to, cellSize * 1.4),
  };
}

/** Where the person comes to stand behind a door when the state names no place. */
export const arrivalOf = (room: Room, far: Point): Point => {
  const cell = nearestWalkable(room, cellOf(room, far));
  return cellPoint(room, cell.x, cell.z);
};
