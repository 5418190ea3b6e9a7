import type { Point } from '../../../host/affine.ts';
import type { Clay } from '../../../host/clay.ts';
import { cushion, tube } from '../../../host/solids.ts';
import type { Gender } from '../person/measures.ts';

/** How a thing is built as it lies, its middle on the ground. */
export type Build = (clay: Clay, gender: Gender) => void;

/** A loop: an elastic edge, an ear ring, a strap. */
export function ringOf(clay: Clay, rx: number, rz: number, thickness: number): void {
  const path = Array.from({ length: 20 }, (_, i): Point => {
    const a = (i / 20) * Math.PI * 2;
    return [Math.cos(a) * rx, 0, Math.sin(a) * rz];
  });
  tube(clay, path, thickness, 6, true);
}

/** A flat cushion of cloth or card. */
export const flat = (
  clay: Clay,
  x: number,
  z: number,
  w: number,
  h: number,
  d: number,
  y = 0,
): void => cushion(clay, [x, y, z], [w, h, d], 18, 5);
