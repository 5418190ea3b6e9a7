import { cross, minus, type Point, plus, times3, unit } from './affine.ts';
import type { Clay, SheetArea, Skin } from './clay.ts';
import { nth } from './nth.ts';

const corners = [-1, 1] as const;

/**
 * A box on its base, with bevelled edges. Each corner has one vertex per face with the normal of that face, so
 * the bevels shade as if they were round.
 */
export function box(
  clay: Clay,
  base: Point,
  size: Point,
  bevel = 0.012,
  shade?: (p: Point) => number,
): void {
  const half: Point = [size[0] / 2, size[1] / 2, size[2] / 2];
  const centre: Point = [base[0], base[1] + half[1], base[2]];
  const r = Math.min(bevel, half[0], half[1], half[2]);
  const ids = new Map<string, number>();
  for (const x of corners)
    for (const y of corners)
      for (const z of corners)
        for (let axis = 0; axis < 3; axis++) {
          const sign: Point = [x, y, z];
          const p = sign.map((s, k) => nth(centre, k) + s * (nth(half, k) - (k === axis ? 0 : r)));
          const n = sign.map((s, k) => (k === axis ? s : 0));
          const point = p as unknown as Point;
          ids.set(
            `${x}${y}${z}${axis}`,
            clay.vertex(point, n as unknown as Point, shade?.(point) ?? 1),
          );
        }
  const id = (x: number, y: number, z: number, axis: number): number =>
    ids.get(`${x}${y}${z}${axis}`) ?? 0;
  const quad = (a: number, b: number, c: number, d: number, isFlipped: boolean): void =>
    isFlipped ? clay.face(d, c, b, a) : clay.face(a, b, c, d);
  for (const s of corners) {
    quad(id(s, -1, -1, 0), id(s, 1, -1, 0), id(s, 1, 1, 0), id(s, -1, 1, 0), s < 0);
    quad(id(-1, s, -1, 1), id(-1, s, 1, 1), id(1, s, 1, 1), id(1, s, -1, 1), s < 0);
    quad(id(-1, -1, s, 2), id(1, -1, s, 2), id(1, 1, s, 2), id(-1, 1, s, 2), s < 0);
  }
  if (r <= 0) return;
  for (const s of corners)
    for (const t of corners) {
      const isFlipped = s * t < 0;
      quad(id(s, t, -1, 0), id(s, t, -1, 1), id(s, t, 1, 1), id(s, t, 1, 0), isFlipped);
      quad(id(-1, s, t, 1), id(-1, s, t, 2), id(1, s, t, 2), id(1, s, t, 1), isFlipped);
      quad(id(t, -1, s, 2), id(t, -1, s, 0), id(t, 1, s, 0), id(t, 1, s, 2), isFlipped);
    }
  for (const x of corners)
    for (const y of corners)
      for (const z of corners) {
        const [a, b, c] = [id(x, y, z, 0), id(x, y, z, 1), id(x, y, z, 2)];
        if (x * y * z > 0) clay.triangle(a, b, c);
        else clay.triangle(c, b, a);
      }
}

/** A flat picture in the plane of x and y, its middle at `centre`, looking to +z. */
export function picture(clay: Clay, centre: Point, w: number, h: number, area: SheetArea): void {
  const [x, y, z] = centre;
  const n: Point = [0, 0, 1];
  const a = clay.vertex([x - w / 2, y - h / 2, z], n, 1, [area[0], area[3]]);
  const b = clay.vertex([x + w / 2, y - h / 2, z], n, 1, [area[2], area[3]]);
  const c = clay.vertex([x + w / 2, y + h / 2, z], n, 1, [area[2], area[1]]);
  const d = clay.vertex([x - w / 2, y + h / 2, z], n, 1, [area[0], area[1]]);
  clay.face(a, b, c, d);
}

export interface GridOptions {
  rows: number;
  columns: number;
  /** The last column joins the first. */
  isRound?: boolean;
  point: (row: number, column: number) => Point;
  shade?: (row: number, column: number) => number;
  skin?: (row: number, column: number) => Skin;
  isFlipped?: boolean;
}

/** A smooth skin over a grid of points. Rows that meet in one point have one normal there. */
export function grid(clay: Clay, options: GridOptions): void {
  const { rows, columns, isRound = false } = options;
  const at: Point[] = [];
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) at.push(options.point(r, c));
  const normals: Point[] = at.map(() => [0, 0, 0]);
  const faces: [number, number, number][] = [];
  const span = isRound ? columns : columns - 1;
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < span; c++) {
      const d = (c + 1) % columns;
      const a = r * columns + c;
      const b = r * columns + d;
      const e = (r + 1) * columns + d;
      const f = (r + 1) * columns + c;
      if (options.isFlipped) faces.push([a, f, e], [a, e, b]);
      else faces.push([a, b, e], [a, e, f]);
    }
  const kept = faces.filter(([a, b, c]) => {
    const n = cross(minus(nth(at, b), nth(at, a)), minus(nth(at, c), nth(at, a)));
    for (const i of [a, b, c]) normals[i] = plus(nth(normals, i), n);
    return n[0] !== 0 || n[1] !== 0 || n[2] !== 0;
  });
  for (let r = 0; r < rows; r++) {
    const row = at.slice(r * columns, (r + 1) * columns);
    const isPole = row.every((p) => Math.hypot(...minus(p, nth(row, 0))) < 1e-5);
    if (!isPole) continue;
    const sum = normals.slice(r * columns, (r + 1) * columns).reduce(plus);
    for (let c = 0; c < columns; c++) normals[r * columns + c] = sum;
  }
  const before = clay.skin;
  const base = clay.size;
  at.forEach((p, i) => {
    const r = Math.floor(i / columns);
    const c = i % columns;
    if (options.skin) clay.between(options.skin(r, c));
    clay.vertex(p, unit(nth(normals, i)), options.shade?.(r, c) ?? 1);
  });
  clay.between(before);
  for (const [a, b, c] of kept) clay.triangle(base + a, base + b, base + c);
}

/** Turned on a lathe around the y axis: radius and height, from below to above. */
export function lathe(
  clay: Clay,
  centre: Point,
  profile: readonly (readonly [number, number])[],
  segments = 16,
  squash = 1,
): void {
  grid(clay, {
    rows: profile.length,
    columns: segments,
    isRound: true,
    isFlipped: true,
    point: (r, c) => {
      const [radius, y] = profile[r] ?? [0, 0];
      const angle = (c / segments) * Math.PI * 2;
      return [
        centre[0] + Math.cos(angle) * radius,
        centre[1] + y,
        centre[2] + Math.sin(angle) * radius * squash,
      ];
    },
  });
}

/** An egg, or a part of one between two heights of -1 to 1. */
export function egg(
  clay: Clay,
  centre: Point,
  radius: Point,
  low = -1,
  high = 1,
  segments = 14,
  rings = 9,
): void {
  const from = Math.asin(low);
  const to = Math.asin(high);
  grid(clay, {
    rows: rings,
    columns: segments,
    isRound: true,
    isFlipped: true,
    point: (r, c) => {
      const tilt = from + ((to - from) * r) / (rings - 1);
      const around = (c / segments) * Math.PI * 2;
      const k = Math.abs(tilt) > Math.PI / 2 - 1e-6 ? 0 : Math.cos(tilt);
      return [
        centre[0] + Math.cos(around) * k * radius[0],
        centre[1] + Math.sin(tilt) * radius[1],
        centre[2] + Math.sin(around) * k * radius[2],
      ];
    },
  });
}

/** A round bar along a path, with round ends. */
export function tube(
  clay: Clay,
  path: readonly Point[],
  radius: number | ((t: number) => number),
  segments = 8,
  isClosed = false,
): void {
  const last = path.length - 1;
  const along = path.map((_, i): Point => {
    const a = isClosed ? nth(path, (i + last) % (last + 1)) : nth(path, Math.max(0, i - 1));
    const b = isClosed ? nth(path, (i + 1) % (last + 1)) : nth(path, Math.min(last, i + 1));
    return unit(minus(b, a));
  });
  // A side that is carried along the path does not twist where the path turns.
  let side = unit(cross(nth(along, 0), Math.abs(nth(along, 0)[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const rings = path.map((p, i) => {
    const t = nth(along, i);
    side = unit(minus(side, times3(t, side[0] * t[0] + side[1] * t[1] + side[2] * t[2])));
    const r = typeof radius === 'number' ? radius : radius(i / last);
    return { p, side, up: cross(side, t), r };
  });
  const ends = isClosed ? [...rings, nth(rings, 0)] : rings;
  const open = isClosed ? 0 : 1;
  grid(clay, {
    rows: ends.length + open * 2,
    columns: segments,
    isRound: true,
    isFlipped: true,
    point: (row, c) => {
      const i = Math.min(ends.length - 1, Math.max(0, row - open));
      const ring = nth(ends, i);
      const r = open && (row === 0 || row === ends.length + 1) ? 0 : ring.r;
      const angle = (c / segments) * Math.PI * 2;
      return plus(
        ring.p,
        plus(times3(ring.side, Math.cos(angle) * r), times3(ring.up, Math.sin(angle) * r)),
      );
    },
  });
}

/** A flat cushion or blob: a rounded rectangle on its base. */
export function cushion(clay: Clay, base: Point, size: Point, segments = 20, power = 4): void {
  const heights = [0, 0.18, 0.55, 0.86, 1, 1];
  const widths = [0.9, 0.985, 1, 0.97, 0.86, 0];
  grid(clay, {
    rows: heights.length + 1,
    columns: segments,
    isRound: true,
    isFlipped: true,
    point: (r, c) => {
      const k = r === 0 ? 0 : nth(widths, r - 1);
      const y = r === 0 ? 0 : nth(heights, r - 1);
      const a = (c / segments) * Math.PI * 2;
      const [cx, cz] = [Math.cos(a), Math.sin(a)];
      const reach = (Math.abs(cx) ** power + Math.abs(cz) ** power) ** (-1 / power);
      return [
        base[0] + (cx * reach * k * size[0]) / 2,
        base[1] + y * size[1],
        base[2] + (cz * reach * k * size[2]) / 2,
      ];
    },
  });
}
