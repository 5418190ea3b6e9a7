import { clamped, mixed, type Point } from '../../../host/affine.ts';
import type { Skin } from '../../../host/clay.ts';
import { nth } from '../../../host/nth.ts';
import { type Bone, boneIndex } from './bones.ts';

export type Gender = 'man' | 'girl';

/** A cut through a limb or the body: its middle, half its width and half its depth. */
export interface Ring {
  y: number;
  x: number;
  z: number;
  rx: number;
  rz: number;
}

type Row = readonly [y: number, x: number, z: number, rx: number, rz: number];

const torsoMan: readonly Row[] = [
  [0.8, 0, 0, 0.085, 0.08],
  [0.85, 0, -0.004, 0.142, 0.104],
  [0.92, 0, -0.006, 0.155, 0.112],
  [1.02, 0, 0, 0.143, 0.1],
  [1.12, 0, 0.003, 0.15, 0.106],
  [1.24, 0, 0.006, 0.171, 0.116],
  [1.32, 0, 0.002, 0.176, 0.11],
  [1.375, 0, -0.004, 0.158, 0.092],
  [1.41, 0, -0.006, 0.108, 0.074],
  [1.435, 0, -0.004, 0.062, 0.058],
  [1.47, 0, 0, 0.05, 0.052],
  [1.53, 0, 0.004, 0.05, 0.052],
];

const torsoGirl: readonly Row[] = [
  [0.8, 0, 0, 0.085, 0.08],
  [0.85, 0, -0.008, 0.15, 0.112],
  [0.92, 0, -0.01, 0.161, 0.118],
  [1.02, 0, 0, 0.124, 0.09],
  [1.12, 0, 0.004, 0.128, 0.094],
  [1.23, 0, 0.02, 0.15, 0.122],
  [1.31, 0, 0.006, 0.154, 0.104],
  [1.37, 0, -0.004, 0.138, 0.084],
  [1.405, 0, -0.006, 0.096, 0.066],
  [1.43, 0, -0.004, 0.056, 0.052],
  [1.47, 0, 0, 0.043, 0.046],
  [1.53, 0, 0.004, 0.043, 0.046],
];

/** From the wrist up to the shoulder, of the left arm of a man. */
const arm: readonly Row[] = [
  [0.85, 0.216, 0.01, 0.031, 0.027],
  [0.9, 0.213, 0.009, 0.034, 0.031],
  [0.98, 0.209, 0.005, 0.042, 0.04],
  [1.06, 0.203, 0.0, 0.045, 0.044],
  [1.1, 0.2, -0.002, 0.044, 0.044],
  [1.16, 0.194, -0.001, 0.047, 0.048],
  [1.24, 0.187, 0, 0.052, 0.054],
  [1.31, 0.18, 0, 0.056, 0.06],
  [1.36, 0.17, 0, 0.055, 0.06],
  [1.395, 0.155, 0, 0.042, 0.046],
  [1.412, 0.14, 0, 0.012, 0.014],
];

/** From the ankle up to the hip, of the left leg of a man. */
const leg: readonly Row[] = [
  [0.07, 0.094, 0, 0.042, 0.05],
  [0.13, 0.094, -0.002, 0.043, 0.05],
  [0.24, 0.093, -0.01, 0.055, 0.062],
  [0.34, 0.093, -0.012, 0.061, 0.068],
  [0.44, 0.092, 0, 0.058, 0.062],
  [0.5, 0.092, 0.006, 0.062, 0.066],
  [0.58, 0.091, 0.005, 0.07, 0.074],
  [0.7, 0.09, 0.002, 0.08, 0.086],
  [0.8, 0.086, 0, 0.086, 0.095],
  [0.87, 0.078, 0, 0.08, 0.095],
];

const ringOf = ([y, x, z, rx, rz]: Row): Ring => ({ y, x, z, rx, rz });

function between(rows: readonly Row[], y: number): Ring {
  const first = nth(rows, 0);
  if (y <= first[0]) return { ...ringOf(first), y };
  for (let i = 1; i < rows.length; i++) {
    const [a, b] = [nth(rows, i - 1), nth(rows, i)];
    if (y > b[0]) continue;
    const t = (y - a[0]) / (b[0] - a[0]);
    const at = (k: 1 | 2 | 3 | 4): number => mixed(a[k], b[k], t);
    return { y, x: at(1), z: at(2), rx: at(3), rz: at(4) };
  }
  return { ...ringOf(nth(rows, rows.length - 1)), y };
}

/** Heights to cut at: the ends, and every given height between. */
function cuts(rows: readonly Row[], low: number, high: number): number[] {
  const inner = rows.map((row) => row[0]).filter((y) => y > low + 0.008 && y < high - 0.008);
  return [low, ...inner, high];
}

const torsoRows = (gender: Gender) => (gender === 'man' ? torsoMan : torsoGirl);

export const torsoRings = (gender: Gender, low: number, high: number): Ring[] =>
  cuts(torsoRows(gender), low, high).map((y) => between(torsoRows(gender), y));

/** `side` 1 is the left, -1 the right. */
export function armRings(gender: Gender, side: 1 | -1, low: number, high: number): Ring[] {
  const slim = gender === 'man' ? 1 : 0.84;
  const inward = gender === 'man' ? 0 : 0.022;
  return cuts(arm, low, high).map((y) => {
    const ring = between(arm, y);
    return { ...ring, x: (ring.x - inward) * side, rx: ring.rx * slim, rz: ring.rz * slim };
  });
}

export function legRings(gender: Gender, side: 1 | -1, low: number, high: number): Ring[] {
  const slim = gender === 'man' ? 1 : 0.95;
  return cuts(leg, low, high).map((y) => {
    const ring = between(leg, y);
    return { ...ring, x: ring.x * side, rx: ring.rx * slim, rz: ring.rz * slim };
  });
}

const joint = (a: Bone, b: Bone, weight: number, look: number): Skin => ({
  a: boneIndex[a],
  b: boneIndex[b],
  weight: clamped(weight, 0, 1),
  look,
});

const slope = (value: number, from: number, to: number): number => {
  const t = clamped((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Which bones the body follows at a height. */
export function torsoSkin(y: number, look: number): Skin {
  if (y < 1.06) return joint('hips', 'spine', slope(y, 0.92, 1.06), look);
  if (y < 1.42) return joint('spine', 'chest', slope(y, 1.06, 1.22), look);
  return joint('chest', 'head', slope(y, 1.42, 1.5), look);
}

export function armSkin(y: number, side: 1 | -1, look: number): Skin {
  const s = side > 0 ? 'L' : 'R';
  if (y > 1.24) return joint('chest', `arm${s}`, slope(y, 1.425, 1.33), look);
  if (y > 0.95) return joint(`arm${s}`, `fore${s}`, slope(y, 1.16, 1.04), look);
  return joint(`fore${s}`, `hand${s}`, slope(y, 0.885, 0.845), look);
}

export function legSkin(y: number, side: 1 | -1, look: number): Skin {
  const s = side > 0 ? 'L' : 'R';
  if (y > 0.68) return joint('hips', `thigh${s}`, slope(y, 0.92, 0.76), look);
  if (y > 0.3) return joint(`thigh${s}`, `shin${s}`, slope(y, 0.54, 0.42), look);
  return joint(`shin${s}`, `foot${s}`, slope(y, 0.12, 0.06), look);
}

export const headCentre: Point = [0, 1.592, 0.012];

/** A point on the head in a direction from its middle, so far outside the skin. */
export function headPoint(to: Point, out = 0): Point {
  const [x, y, z] = to;
  const below = y < 0 ? y * y : 0;
  const above = Math.max(0, y);
  const rx = 0.112 * (1 - 0.22 * below) + out;
  const ry = 0.14 + out;
  const rz = 0.12 * (1 - (z > 0 ? 0.02 : 0.14) * below) + out;
  // The back of the skull is rounder than the face.
  const push = z < 0 ? -0.012 * above : 0;
  return [headCentre[0] + x * rx, headCentre[1] + y * ry, headCentre[2] + z * rz + push];
}

/** Direction by turn from the front to the left and by height, in degrees. */
export function facing(turn: number, height: number): Point {
  const a = (turn * Math.PI) / 180;
  const e = (height * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}

/** Direction by its angle from straight ahead and around that, in degrees; around 0 is to the left, 90 upwards. */
export function fromFront(angle: number, around: number): Point {
  const a = (angle * Math.PI) / 180;
  const r = (around * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(r), Math.sin(a) * Math.sin(r), Math.cos(a)];
}
