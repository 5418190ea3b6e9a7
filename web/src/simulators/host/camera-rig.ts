import type { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import {
  clamped,
  dot,
  minus,
  mixed,
  mixedPoint,
  type Point,
  plus,
  times3,
  unit,
} from './affine.ts';

/** How the camera stands: turned around the target, tilted, and how much of the world it sees. */
export interface Shot {
  target: Point;
  /** Radians from the south towards the east. */
  yaw: number;
  /** Radians above the floor. */
  pitch: number;
  /** Half the height of what is seen, in metres. */
  reach: number;
}

export interface Bounds {
  low: Point;
  high: Point;
}

const distance = 60;

/** Unit vectors of a shot: to the eye, to the right and upwards in the picture. */
export function axesOf(yaw: number, pitch: number): { eye: Point; right: Point; up: Point } {
  const eye: Point = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const right: Point = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const up: Point = unit([
    -Math.sin(yaw) * Math.sin(pitch),
    Math.cos(pitch),
    -Math.cos(yaw) * Math.sin(pitch),
  ]);
  return { eye, right, up };
}

/** A shot that shows all of some boxes, with a margin, in a picture of this aspect. */
export function framed(
  boxes: readonly Bounds[],
  yaw: number,
  pitch: number,
  aspect: number,
  margin = 1.06,
): Shot {
  const { eye, right, up } = axesOf(yaw, pitch);
  const xs: number[] = [];
  const ys: number[] = [];
  const depths: number[] = [];
  for (const { low, high } of boxes)
    for (const x of [low[0], high[0]])
      for (const y of [low[1], high[1]])
        for (const z of [low[2], high[2]]) {
          xs.push(dot([x, y, z], right));
          ys.push(dot([x, y, z], up));
          depths.push(dot([x, y, z], eye));
        }
  const [left, most] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const depth = (Math.min(...depths) + Math.max(...depths)) / 2;
  const target = plus(
    times3(eye, depth),
    plus(times3(right, (left + most) / 2), times3(up, (low + high) / 2)),
  );
  const reach = Math.max((high - low) / 2, (most - left) / 2 / aspect) * margin;
  return { target, yaw, pitch, reach };
}

/** The camera, which eases from shot to shot. */
export class CameraRig {
  readonly #camera: TargetCamera;
  #from: Shot;
  #to: Shot;
  #now: Shot;
  #t = 1;
  #aspect = 1;

  constructor(camera: TargetCamera, shot: Shot) {
    this.#camera = camera;
    this.#from = this.#to = this.#now = shot;
  }

  get shot(): Shot {
    return this.#now;
  }

  get goal(): Shot {
    return this.#to;
  }

  get isMoving(): boolean {
    return this.#t < 1;
  }

  goTo(shot: Shot, isAtOnce: boolean): void {
    // The shorter way round.
    const turns = Math.round((this.#now.yaw - shot.yaw) / (Math.PI * 2));
    this.#from = this.#now;
    this.#to = { ...shot, yaw: shot.yaw + turns * Math.PI * 2 };
    this.#t = isAtOnce ? 1 : 0;
    if (isAtOnce) this.#now = this.#to;
    this.apply();
  }

  setAspect(aspect: number): void {
    this.#aspect = aspect;
    this.apply();
  }

  /** Moves on; true: not there yet. */
  step(seconds: number): boolean {
    if (this.#t >= 1) return false;
    this.#t = Math.min(1, this.#t + seconds / 0.7);
    const k = this.#t < 0.5 ? 4 * this.#t ** 3 : 1 - (-2 * this.#t + 2) ** 3 / 2;
    const [a, b] = [this.#from, this.#to];
    // A longer way is flown higher, so that both ends are seen on the way.
    const lift = Math.min(0.35, Math.hypot(...minus(a.target, b.target)) * 0.018);
    this.#now = {
      target: mixedPoint(a.target, b.target, k),
      yaw: mixed(a.yaw, b.yaw, k),
      pitch: mixed(a.pitch, b.pitch, k),
      reach: mixed(a.reach, b.reach, k) * (1 + lift * Math.sin(Math.PI * k)),
    };
    this.apply();
    return true;
  }

  apply(): void {
    const { target, yaw, pitch, reach } = this.#now;
    const { eye } = axesOf(yaw, clamped(pitch, 0.05, Math.PI / 2 - 0.002));
    const at = plus(target, times3(eye, distance));
    this.#camera.position.set(...at);
    this.#camera.setTarget(this.#camera.position.clone().set(...target));
    this.#camera.orthoTop = reach;
    this.#camera.orthoBottom = -reach;
    this.#camera.orthoRight = reach * this.#aspect;
    this.#camera.orthoLeft = -reach * this.#aspect;
  }

  /** The ray under a point of the canvas, given from -1 to 1 to the right and upwards. */
  ray(x: number, y: number): { from: Point; along: Point } {
    const { target, yaw, pitch, reach } = this.#now;
    const { eye, right, up } = axesOf(yaw, pitch);
    const on = plus(target, plus(times3(right, x * reach * this.#aspect), times3(up, y * reach)));
    return { from: plus(on, times3(eye, distance)), along: times3(eye, -1) };
  }

  /** Where a point of the world is seen, from -1 to 1 to the right and upwards. */
  project(p: Point): { x: number; y: number } {
    const { target, yaw, pitch, reach } = this.#now;
    const { right, up } = axesOf(yaw, pitch);
    const from = minus(p, target);
    return { x: dot(from, right) / reach / this.#aspect, y: dot(from, up) / reach };
  }
}
