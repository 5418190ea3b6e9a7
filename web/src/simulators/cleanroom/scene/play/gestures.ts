import type { BodyPoint } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemCode, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { deedCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { Whereabouts } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import type { Sound } from '../../scene-api.ts';
import type { PoseName } from '../person/poses.ts';

/** Poses one after the other, and the moment at which what was done is seen. */
export interface Gesture {
  poses: readonly PoseName[];
  /** Seconds of each pose. */
  each: number;
  /** Index of the pose at whose end the change is shown. */
  changesAt: number;
  sound?: Sound;
}

const gesture = (
  poses: readonly PoseName[],
  sound?: Sound,
  each = 0.2,
  changesAt = Math.floor(poses.length / 2),
): Gesture => ({ poses, each, changesAt, ...(sound ? { sound } : {}) });

/** How a thing is put on or taken off, by the part of the body it covers most. */
export function dressing(code: ItemCode, isSeated: boolean): Gesture {
  const { covers, group } = itemKind(code);
  if (group === 'hood' || group === 'keyCard')
    return gesture(['overHead', 'hood'], 'cloth', 0.26, 0);
  if (group === 'hat') return gesture(['hood', 'overHead'], 'cloth', 0.26, 0);
  if (covers.includes('torso') || covers.includes('shoulder'))
    return gesture(['sleeves', 'sleevesOther'], 'cloth', 0.3, 0);
  if (covers.includes('legs') || covers.includes('feet'))
    return isSeated
      ? gesture(['sitFeet', 'sitFeet'], 'cloth', 0.24, 0)
      : gesture(['legUp', 'otherLegUp'], 'cloth', 0.27, 0);
  if (covers.includes('hands') || covers.includes('wrist'))
    return gesture(['hands', 'handsTwist', 'hands'], 'cloth', 0.18, 1);
  if (covers.includes('ears') || covers.includes('eyes'))
    return gesture(['toEars', 'toFace'], 'cloth', 0.24, 0);
  return gesture(['toFace', 'toEars'], 'cloth', 0.24, 0);
}

const lowKinds: readonly FurnitureKindName[] = [
  'bench',
  'crossBench',
  'bin',
  'laundryBin',
  'shoeShelf',
];

/** How something is reached for where it lies. */
export function reaching(
  where: Whereabouts,
  kindOf: (id: string) => FurnitureKindName | undefined,
  isSeated: boolean,
): Gesture {
  if (where.at === 'floor') return gesture(['floor'], 'put', 0.3, 0);
  if (where.at === 'bag') return gesture(['hands'], 'cloth', 0.28, 0);
  if (where.at !== 'furniture' || isSeated) return gesture(['look'], 'put', 0.24, 0);
  const kind = kindOf(where.id);
  const isLow = kind !== undefined && lowKinds.includes(kind);
  const isLowCell = where.cell !== undefined && where.cell > 4;
  const isHigh = kind === 'hanger';
  if (isLow || isLowCell) return gesture(['reachLow'], 'put', 0.28, 0);
  return gesture([isHigh ? 'reachHigh' : 'reach'], 'put', 0.26, 0);
}

/** What is done without moving a thing. */
const deeds: Readonly<Record<string, Gesture>> = {
  [deedCodes.wash]: gesture(['wash', 'washTwist', 'wash', 'washTwist', 'wash'], 'water', 0.15),
  [deedCodes.removeMakeup]: gesture(['toFace', 'toEars', 'toFace'], 'water', 0.22),
  [deedCodes.tieHair]: gesture(['hood', 'overHead', 'hood'], 'cloth', 0.22),
  [deedCodes.wipe]: gesture(['wipe', 'wipeTwist', 'wipe', 'wipeTwist'], 'spray', 0.16),
  [deedCodes.touchFace]: gesture(['toFace'], undefined, 0.35, 0),
  [deedCodes.inspect]: gesture(['look', 'look'], undefined, 0.3),
  [deedCodes.door]: gesture(['reach'], 'door', 0.26, 0),
  [deedCodes.cell]: gesture(['reach'], 'locker', 0.24, 0),
  [deedCodes.card]: gesture(['reach', 'reach'], 'done', 0.24, 0),
  [deedCodes.mat]: gesture(['legUp', 'otherLegUp', 'legUp', 'otherLegUp'], 'step', 0.17),
  [deedCodes.shoeCleaner]: gesture(['legUp', 'otherLegUp', 'legUp'], 'step', 0.22),
  [deedCodes.airShower]: gesture(['spread', 'overHead', 'spread'], 'spray', 0.24),
  [deedCodes.esdCheck]: gesture(['reach', 'reach'], 'done', 0.28, 1),
  [deedCodes.warn]: gesture(['call', 'call'], 'alarm', 0.34, 0),
};

const highPoints: readonly BodyPoint[] = ['hair', 'eyes', 'mask', 'ears', 'neck'];

/** How somebody points at a colleague: at the height of what is meant. */
const pointing = (point: unknown): Gesture => {
  const isHigh = highPoints.some((one) => one === point);
  const pose = isHigh ? 'pointHigh' : point === 'shoes' ? 'pointLow' : 'point';
  return gesture([pose, pose], undefined, 0.26, 0);
};

/** The gesture of a deed; most look the same whatever they are done to. */
export const deedOf = ({ code, params }: Action): Gesture | undefined =>
  code === deedCodes.point ? pointing(params.point) : deeds[code];

/** Putting a mask, gloves or hair right. */
export function adjusting(code: ItemCode): Gesture {
  const { covers } = itemKind(code);
  return covers.includes('hands')
    ? gesture(['hands', 'handsTwist', 'hands'], 'cloth', 0.18, 1)
    : gesture(['toFace', 'toEars', 'toFace'], 'cloth', 0.2, 1);
}
