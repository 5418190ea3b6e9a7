/** A movement of space: three rows of four, as the part table of the shaders holds them. */
export type Affine = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export type Point = readonly [number, number, number];

export const identity: Affine = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

export const moved = (x: number, y: number, z: number): Affine => [
  1,
  0,
  0,
  x,
  0,
  1,
  0,
  y,
  0,
  0,
  1,
  z,
];

export const scaled = (x: number, y: number, z: number): Affine => [
  x,
  0,
  0,
  0,
  0,
  y,
  0,
  0,
  0,
  0,
  z,
  0,
];

export function turnedX(angle: number): Affine {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
}

/** Counter-clockwise seen from above; at 0 the front (+z) looks to the south. */
export function turnedY(angle: number): Affine {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
}

export function turnedZ(angle: number): Affine {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
}

function times(a: Affine, b: Affine): Affine {
  return [
    a[0] * b[0] + a[1] * b[4] + a[2] * b[8],
    a[0] * b[1] + a[1] * b[5] + a[2] * b[9],
    a[0] * b[2] + a[1] * b[6] + a[2] * b[10],
    a[0] * b[3] + a[1] * b[7] + a[2] * b[11] + a[3],
    a[4] * b[0] + a[5] * b[4] + a[6] * b[8],
    a[4] * b[1] + a[5] * b[5] + a[6] * b[9],
    a[4] * b[2] + a[5] * b[6] + a[6] * b[10],
    a[4] * b[3] + a[5] * b[7] + a[6] * b[11] + a[7],
    a[8] * b[0] + a[9] * b[4] + a[10] * b[8],
    a[8] * b[1] + a[9] * b[5] + a[10] * b[9],
    a[8] * b[2] + a[9] * b[6] + a[10] * b[10],
    a[8] * b[3] + a[9] * b[7] + a[10] * b[11] + a[11],
  ];
}

/** The last one is done first, as in a chain of matrices. */
export const chain = (...moves: Affine[]): Affine => moves.reduce(times);

export const applied = (m: Affine, p: Point): Point => [
  m[0] * p[0] + m[1] * p[1] + m[2] * p[2] + m[3],
  m[4] * p[0] + m[5] * p[1] + m[6] * p[2] + m[7],
  m[8] * p[0] + m[9] * p[1] + m[10] * p[2] + m[11],
];

/** Turns a direction, without moving it. */
export const directed = (m: Affine, p: Point): Point => [
  m[0] * p[0] + m[1] * p[1] + m[2] * p[2],
  m[4] * p[0] + m[5] * p[1] + m[6] * p[2],
  m[8] * p[0] + m[9] * p[1] + m[10] * p[2],
];

/** The way back of a movement that only turns and moves. */
export function rigidInverse(m: Affine): Affine {
  const [a, b, c, x, d, e, f, y, g, h, i, z] = m;
  return [
    a,
    d,
    g,
    -(a * x + d * y + g * z),
    b,
    e,
    h,
    -(b * x + e * y + h * z),
    c,
    f,
    i,
    -(c * x + f * y + i * z),
  ];
}

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const times3 = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k];

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1], a[2]);

export function unit(a: Point): Point {
  const length = lengthOf(a);
  return length > 1e-9 ? times3(a, 1 / length) : [0, 1, 0];
}

export const mixed = (a: number, b: number, t: number): number => a + (b - a) * t;

export const mixedPoint = (a: Point, b: Point, t: number): Point => [
  mixed(a[0], b[0], t),
  mixed(a[1], b[1], t),
  mixed(a[2], b[2], t),
];

export const clamped = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Starts and ends gently. */
export const eased = (t: number): number => {
  const k = clamped(t, 0, 1);
  return k * k * (3 - 2 * k);
};
