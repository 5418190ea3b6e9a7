import {
  type Affine,
  chain,
  moved,
  type Point,
  turnedX,
  turnedY,
  turnedZ,
} from '../../../host/affine.ts';
import { nth } from '../../../host/nth.ts';

/** The joints of a figure, each after the one it hangs on. */
export const bones = [
  'root',
  'hips',
  'spine',
  'chest',
  'head',
  'armL',
  'foreL',
  'handL',
  'armR',
  'foreR',
  'handR',
  'thighL',
  'shinL',
  'footL',
  'thighR',
  'shinR',
  'footR',
] as const;

export type Bone = (typeof bones)[number];

export const boneIndex = Object.fromEntries(bones.map((bone, i) => [bone, i])) as Record<
  Bone,
  number
>;

const parents: Record<Bone, Bone | null> = {
  root: null,
  hips: 'root',
  spine: 'hips',
  chest: 'spine',
  head: 'chest',
  armL: 'chest',
  foreL: 'armL',
  handL: 'foreL',
  armR: 'chest',
  foreR: 'armR',
  handR: 'foreR',
  thighL: 'hips',
  shinL: 'thighL',
  footL: 'shinL',
  thighR: 'hips',
  shinR: 'thighR',
  footR: 'shinR',
};

/** Joints of a standing figure of 1.72 m that looks to the south with its arms down; its left is to the east. */
export const pivots: Record<Bone, Point> = {
  root: [0, 0, 0],
  hips: [0, 0.9, 0],
  spine: [0, 1.0, 0],
  chest: [0, 1.15, 0],
  head: [0, 1.45, 0],
  armL: [0.172, 1.36, 0],
  foreL: [0.2, 1.1, 0],
  handL: [0.215, 0.865, 0.01],
  armR: [-0.172, 1.36, 0],
  foreR: [-0.2, 1.1, 0],
  handR: [-0.215, 0.865, 0.01],
  thighL: [0.088, 0.88, 0],
  shinL: [0.092, 0.48, 0.005],
  footL: [0.094, 0.09, 0],
  thighR: [-0.088, 0.88, 0],
  shinR: [-0.092, 0.48, 0.005],
  footR: [-0.094, 0.09, 0],
};

/** Three turns of each joint, and where the root is moved to: 17 × 3 + 3 numbers. */
export type Pose = Float32Array;

const poseLength = bones.length * 3 + 3;

export type Turns = Partial<Record<Bone, Point>> & { lift?: Point };

/** Turns are in degrees, for people to read. */
export function poseOf(turns: Turns): Pose {
  const pose = new Float32Array(poseLength);
  bones.forEach((bone, i) => {
    turns[bone]?.forEach((degrees, k) => {
      pose[i * 3 + k] = (degrees * Math.PI) / 180;
    });
  });
  pose.set(turns.lift ?? [0, 0, 0], bones.length * 3);
  return pose;
}

/** Part of the way from one pose to another. */
export function blendPose(into: Pose, from: Pose, to: Pose, t: number): void {
  for (let i = 0; i < poseLength; i++) {
    const a = from[i] ?? 0;
    into[i] = a + ((to[i] ?? 0) - a) * t;
  }
}

/** Where each bone carries what hangs on it. */
export function carried(pose: Pose, place: Affine, size = 1): Affine[] {
  const all: Affine[] = [];
  const lift = bones.length * 3;
  for (const [i, bone] of bones.entries()) {
    const [px, py, pz] = pivots[bone];
    const x = pose[i * 3] ?? 0;
    const y = pose[i * 3 + 1] ?? 0;
    const z = pose[i * 3 + 2] ?? 0;
    const parent = parents[bone];
    const base = parent ? nth(all, boneIndex[parent]) : place;
    const turn =
      x === 0 && y === 0 && z === 0
        ? base
        : chain(base, moved(px, py, pz), turnedY(y), turnedX(x), turnedZ(z), moved(-px, -py, -pz));
    all.push(
      parent
        ? turn
        : chain(turn, moved(pose[lift] ?? 0, pose[lift + 1] ?? 0, pose[lift + 2] ?? 0), [
            size,
            0,
            0,
            0,
            0,
            size,
            0,
            0,
            0,
            0,
            size,
            0,
          ]),
    );
  }
  return all;
}
