import type { Point } from '../../host/affine.ts';
import type { Target } from '../scene-api.ts';

/** A box that can be pointed at; `ahead` puts it before what lies so many metres nearer. */
export interface Volume {
  target: Target;
  low: Point;
  high: Point;
  ahead: number;
}

export interface Ray {
  from: Point;
  along: Point;
}

/** Metres to a box along a ray; null: it is missed. */
export function distanceTo(ray: Ray, low: Point, high: Point): number | null {
  let near = Number.NEGATIVE_INFINITY;
  let far = Number.POSITIVE_INFINITY;
  for (const k of [0, 1, 2] as const) {
    const from = ray.from[k];
    const along = ray.along[k];
    if (Math.abs(along) < 1e-9) {
      if (from < low[k] || from > high[k]) return null;
      continue;
    }
    const a = (low[k] - from) / along;
    const b = (high[k] - from) / along;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far && far > 0 ? near : null;
}

/** What a ray means: the nearest box, where small things come before the large ones they lie on. */
export function pick(ray: Ray, volumes: readonly Volume[]): Target | null {
  let best: Target | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const volume of volumes) {
    const distance = distanceTo(ray, volume.low, volume.high);
    if (distance === null || distance - volume.ahead >= least) continue;
    least = distance - volume.ahead;
    best = volume.target;
  }
  return best;
}

/** Where a ray meets the floor. */
export function onFloor(ray: Ray): Point | null {
  if (ray.along[1] > -1e-6) return null;
  const t = -ray.from[1] / ray.along[1];
  return [ray.from[0] + ray.along[0] * t, 0, ray.from[2] + ray.along[2] * t];
}

/** A box around a middle, at least so large that a finger finds it. */
export function volumeAround(
  target: Target,
  centre: Point,
  half: Point,
  ahead: number,
  least: number,
): Volume {
  const h = half.map((value) => Math.max(value, least)) as unknown as Point;
  return {
    target,
    low: [centre[0] - h[0], centre[1] - h[1], centre[2] - h[2]],
    high: [centre[0] + h[0], centre[1] + h[1], centre[2] + h[2]],
    ahead,
  };
}

export const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));
