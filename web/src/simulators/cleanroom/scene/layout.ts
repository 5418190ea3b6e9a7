import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type {
  Door,
  DoorEnd,
  Facility,
  Furniture,
  Room,
  Wall,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import { doorWidth } from '#shared/domain/simulators/cleanroom/facility.ts';
import { footprint as cellsAcross } from '#shared/domain/simulators/cleanroom/grid.ts';
import { type Affine, chain, moved, type Point, turnedY } from '../../host/affine.ts';
import type { Bounds } from '../../host/camera-rig.ts';

/** Metres of a cell of the plan. */
export const cellSize = 0.5;
export const wallHeight = 2.5;
export const wallThickness = 0.14;
export const doorHeight = 2.1;

/** The cells that a piece of furniture takes after it was turned, from its back left corner. */
export const footprint = (item: Furniture) => ({ x: item.x, z: item.z, ...cellsAcross(item) });

export const roomOrigin = (room: Room): Point => [
  room.origin.x * cellSize,
  0,
  room.origin.z * cellSize,
];

/** From inside the room, in cells, to the world. */
export const cellPoint = (room: Room, x: number, z: number): Point => [
  (room.origin.x + x + 0.5) * cellSize,
  0,
  (room.origin.z + z + 0.5) * cellSize,
];

export function cellOf(room: Room, p: Point): { x: number; z: number } {
  const x = Math.floor(p[0] / cellSize - room.origin.x);
  const z = Math.floor(p[2] / cellSize - room.origin.z);
  return {
    x: Math.min(room.width - 1, Math.max(0, x)),
    z: Math.min(room.depth - 1, Math.max(0, z)),
  };
}

export const angleOfTurn = (turn: number): number => (-turn * Math.PI) / 2;

/** Middle of the base of a piece of furniture, turned so that its front is its own south. */
export function furniturePlace(room: Room, item: Furniture): Affine {
  const print = footprint(item);
  const x = (room.origin.x + print.x + print.width / 2) * cellSize;
  const z = (room.origin.z + print.z + print.depth / 2) * cellSize;
  // The street side of the crossing bench is told by the room, not by its turn.
  const turn = item.kind === 'crossBench' ? item.turn % 2 : item.turn;
  return chain(moved(x, 0, z), turnedY(angleOfTurn(turn)));
}

export function roomBounds(room: Room, height = wallHeight): Bounds {
  const [x, , z] = roomOrigin(room);
  return {
    low: [x - wallThickness, 0, z - wallThickness],
    high: [x + room.width * cellSize, height, z + room.depth * cellSize],
  };
}

export function facilityBounds(facility: Facility, height: number): Bounds {
  const all = facility.rooms.map((room) => roomBounds(room, height));
  const low = [0, 1, 2].map((k) => Math.min(...all.map((b) => b.low[k] ?? 0)));
  const high = [0, 1, 2].map((k) => Math.max(...all.map((b) => b.high[k] ?? 0)));
  return { low: low as unknown as Point, high: high as unknown as Point };
}

/** Turn of a thing that stands with its back to this wall. */
const turnOfWall: Record<Wall, number> = { north: 0, east: 1, south: 2, west: 3 };

/** Middle of a door opening on the floor, its own south looking into the room. */
export function doorPlace(room: Room, end: DoorEnd): Affine {
  const [x, , z] = roomOrigin(room);
  const along = (end.at + doorWidth / 2) * cellSize;
  const at: Record<Wall, Point> = {
    north: [x + along, 0, z],
    south: [x + along, 0, z + room.depth * cellSize],
    west: [x, 0, z + along],
    east: [x + room.width * cellSize, 0, z + along],
  };
  return chain(moved(...at[end.wall]), turnedY(angleOfTurn(turnOfWall[end.wall])));
}

export const isBackWall = (wall: Wall): boolean => wall === 'north' || wall === 'west';

/** The ends of the doors of a room. */
export function doorEnds(facility: Facility, location: Location): { door: Door; end: DoorEnd }[] {
  return facility.doors.flatMap((door) =>
    [door.from, door.to].filter((end) => end.location === location).map((end) => ({ door, end })),
  );
}

export const roomAt = (facility: Facility, location: Location): Room | undefined =>
  facility.rooms.find((room) => room.location === location);
