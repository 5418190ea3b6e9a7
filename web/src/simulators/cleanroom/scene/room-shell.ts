import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { DoorEnd, Facility, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { doorWidth } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { sideOf } from '#shared/domain/simulators/cleanroom/grid.ts';
import { chain, clamped, moved, type Point, turnedY } from '../../host/affine.ts';
import { type Colour, plain, shaded, tiled } from '../../host/clay.ts';
import { box, grid } from '../../host/solids.ts';
import type { Builder } from './furniture/builder.ts';
import { cellSize, doorEnds, doorHeight, footprint, wallHeight, wallThickness } from './layout.ts';
import { palette } from './palette.ts';

const zoneColours: Record<Location, Colour> = {
  out: palette.street,
  entrance: palette.street,
  locker: palette.changing,
  washroom: palette.changing,
  separate: palette.changing,
  dressing: palette.clean,
  transitNwp: palette.clean,
};

/** Colour of the zone at a spot of a room: the separation zone has two. */
function zoneAt(room: Room, x: number, z: number): Colour {
  const side = sideOf(room, { x, z });
  if (side === null) return zoneColours[room.location];
  return side === 'street' ? palette.changing : palette.clean;
}

/** How much light reaches a spot of the floor: less beside walls and under furniture. */
export function floorShade(room: Room, x: number, z: number): number {
  let shade = (1 - 0.26 * Math.exp(-x / 0.2)) * (1 - 0.26 * Math.exp(-z / 0.2));
  for (const item of room.furniture) {
    if (item.kind === 'colleague' || furnitureKind(item.kind).walkable) continue;
    const print = footprint(item);
    const dx = Math.max(print.x * cellSize - x, x - (print.x + print.width) * cellSize, 0);
    const dz = Math.max(print.z * cellSize - z, z - (print.z + print.depth) * cellSize, 0);
    const isSmall = print.width * print.depth === 1;
    shade *= 1 - (isSmall ? 0.2 : 0.34) * Math.exp(-Math.hypot(dx, dz) / 0.13);
  }
  return shade;
}

const finer = 3;
const bandHeight = 1.05;

const tinted = (base: Colour, tint: Colour, k: number): Colour => [
  base[0] + (tint[0] - base[0]) * k,
  base[1] + (tint[1] - base[1]) * k,
  base[2] + (tint[2] - base[2]) * k,
];

export function buildFloor({ solid }: Builder, room: Room): void {
  const width = room.width * cellSize;
  const depth = room.depth * cellSize;
  const isOut = room.location === 'out';
  solid.paint(isOut ? palette.pavement : palette.tile, 0.22, tiled);
  const columns = room.width * finer + 1;
  const rows = room.depth * finer + 1;
  const at = (r: number, c: number): Point => [
    (c / (columns - 1)) * width,
    0,
    (r / (rows - 1)) * depth,
  ];
  grid(solid, {
    rows,
    columns,
    isFlipped: true,
    point: at,
    shade: (r, c) => floorShade(room, at(r, c)[0], at(r, c)[2]),
  });
  solid.paint(palette.cut, 0.1, plain);
  const t = wallThickness;
  box(solid, [width / 2 - t / 2, -0.16, depth / 2 - t / 2], [width + t, 0.155, depth + t], 0.006);
  solid.paint(shaded(palette.cut, 0.72), 0.1);
  box(
    solid,
    [width / 2 - t / 2, -0.24, depth / 2 - t / 2],
    [width + t - 0.06, 0.1, depth + t - 0.06],
    0.01,
  );
}

/** A strip of the zone's colour on the floor, along all walls but not across doors. */
export function buildZoneStrips({ solid }: Builder, room: Room, facility: Facility): void {
  const ends = doorEnds(facility, room.location).map(({ end }) => end);
  const isDoor = (wall: DoorEnd['wall'], cell: number): boolean =>
    ends.some((end) => end.wall === wall && cell >= end.at && cell < end.at + doorWidth);
  const wide = 0.09;
  const inset = 0.1;
  const strip = (x: number, z: number, w: number, d: number, tint: Colour) => {
    const corners: Point[] = [
      [x, 0.003, z],
      [x, 0.003, z + d],
      [x + w, 0.003, z + d],
      [x + w, 0.003, z],
    ];
    solid.paint(tint, 0.3);
    const ids = corners.map((p) =>
      solid.vertex(p, [0, 1, 0], 0.7 + 0.3 * floorShade(room, p[0], p[2])),
    );
    const [a = 0, b = 0, c = 0, e = 0] = ids;
    solid.face(a, b, c, e);
  };
  for (let i = 0; i < room.width; i++) {
    const x = i === 0 ? inset : i * cellSize;
    const w = (i + 1) * cellSize - x - (i === room.width - 1 ? inset : 0);
    const far = room.depth - 1;
    if (!isDoor('north', i)) strip(x, inset, w, wide, zoneAt(room, i, 0));
    if (!isDoor('south', i))
      strip(x, room.depth * cellSize - inset - wide, w, wide, zoneAt(room, i, far));
  }
  for (let i = 0; i < room.depth; i++) {
    const z = i === 0 ? inset + wide : i * cellSize;
    const d = (i + 1) * cellSize - z - (i === room.depth - 1 ? inset + wide : 0);
    const far = room.width - 1;
    if (!isDoor('west', i)) strip(inset, z, wide, d, zoneAt(room, 0, i));
    if (!isDoor('east', i))
      strip(room.width * cellSize - inset - wide, z, wide, d, zoneAt(room, far, i));
  }
}

/** Stretches of a wall between its doors, in cells. */
function stretches(length: number, doors: readonly number[]): [number, number][] {
  const kept: [number, number][] = [];
  let from = 0;
  for (const at of [...doors].sort((a, b) => a - b)) {
    if (at > from) kept.push([from, at]);
    from = at + doorWidth;
  }
  if (from < length) kept.push([from, length]);
  return kept;
}

/**
 * One of the two back walls, in the space of the wall: x along it from its left end, the room to its south.
 * Panels of about a metre with seams, a cove at the floor, a band in the colour of the zone.
 */
export function buildWall(
  { solid }: Builder,
  length: number,
  doors: readonly number[],
  bandAt: (cell: number) => Colour,
  isOutside: boolean,
): void {
  const panel = isOutside ? palette.ivory : palette.panel;
  const t = wallThickness;
  const dim = (p: Point): number => clamped(0.86 + p[1] * 0.075, 0.86, 1);
  for (const [from, to] of stretches(length, doors)) {
    const count = Math.max(1, Math.round((to - from) / 2));
    const w = ((to - from) / count) * cellSize;
    for (let i = 0; i < count; i++) {
      const x = from * cellSize + (i + 0.5) * w;
      solid.paint(panel, 0.3);
      box(solid, [x, bandHeight, -t / 2], [w - 0.009, wallHeight - bandHeight, t], 0.008, dim);
      const tint = bandAt(from + Math.floor(((i + 0.5) * (to - from)) / count));
      solid.paint(tinted(panel, tint, isOutside ? 0.05 : 0.16), 0.3);
      box(solid, [x, 0.1, -t / 2], [w - 0.009, bandHeight - 0.1, t], 0.008, dim);
      solid.paint(palette.base, 0.25);
      box(solid, [x, 0, -t / 2 + 0.007], [w - 0.002, 0.1, t], 0.012);
    }
    for (let cell = from; cell < to; cell++) {
      solid.paint(bandAt(cell), 0.3);
      box(
        solid,
        [(cell + 0.5) * cellSize, bandHeight - 0.03, 0.001],
        [cellSize, 0.055, 0.008],
        0.001,
      );
    }
    // Behind the panels, seen through the seams; last, so that what it hides behind is drawn once.
    solid.paint(shaded(palette.panelEdge, 0.8), 0.1);
    box(
      solid,
      [((from + to) / 2) * cellSize, 0, -t / 2 - 0.004],
      [(to - from) * cellSize, wallHeight - 0.002, t - 0.012],
      0.002,
    );
  }
  for (const at of doors) {
    const x = (at + doorWidth / 2) * cellSize;
    solid.paint(panel, 0.3);
    box(
      solid,
      [x, doorHeight + 0.06, -t / 2],
      [doorWidth * cellSize - 0.002, wallHeight - doorHeight - 0.06, t],
      0.008,
    );
  }
  // The cut through the wall, as drawings show it.
  solid.paint(palette.cut, 0.1);
  box(
    solid,
    [(length * cellSize) / 2, wallHeight - 0.022, -t / 2],
    [length * cellSize, 0.026, t + 0.008],
    0.003,
  );
}

export function buildWalls(
  room: Room,
  facility: Facility,
  moving: (key: string, at: ReturnType<typeof moved>, build: (b: Builder) => void) => void,
): void {
  const ends = doorEnds(facility, room.location).map(({ end }) => end);
  const doorsOf = (wall: DoorEnd['wall']) => ends.filter((e) => e.wall === wall).map((e) => e.at);
  const isOut = room.location === 'out';
  moving('north', moved(0, 0, 0), (builder) => {
    buildWall(builder, room.width, doorsOf('north'), (cell) => zoneAt(room, cell, 0), isOut);
    // The corner post closes the gap between the two walls.
    builder.solid.paint(isOut ? palette.ivory : palette.panel, 0.3);
    const t = wallThickness;
    box(builder.solid, [-t / 2, 0, -t / 2], [t, wallHeight, t], 0.008);
    builder.solid.paint(palette.cut, 0.1);
    box(builder.solid, [-t / 2, wallHeight - 0.022, -t / 2], [t + 0.001, 0.026, t + 0.008], 0.003);
  });
  const depth = room.depth * cellSize;
  // Turned, the west wall runs from its left end in the south to the north.
  moving('west', chain(moved(0, 0, depth), turnedY(Math.PI / 2)), (builder) => {
    if (isOut) {
      buildHedge(builder, depth);
      return;
    }
    buildWall(
      builder,
      room.depth,
      doorsOf('west').map((at) => room.depth - at - doorWidth),
      (cell) => zoneAt(room, 0, room.depth - 1 - cell),
      false,
    );
  });
}

function buildHedge({ solid }: Builder, length: number): void {
  solid.paint(palette.ivory, 0.15);
  box(solid, [length / 2, 0, -0.1], [length, 0.3, 0.3], 0.02);
  const count = Math.round(length / 0.34);
  for (let i = 0; i < count; i++) {
    solid.paint(i % 2 ? palette.leaf : palette.leafDark, 0.1);
    box(
      solid,
      [((i + 0.5) * length) / count, 0.26, -0.1],
      [length / count + 0.03, 0.34 + 0.05 * Math.sin(i * 2.3), 0.24],
      0.07,
    );
  }
}
