import type { BodyPoint, Colleague } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemGroup, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Point } from '../../../host/affine.ts';
import type { Bone } from './bones.ts';
import { type bodyLooks, lookOfColleague } from './dress.ts';

/** Where the points of a colleague lie, on which bone, and how far around them a click counts. */
export const pointPlaces: Record<BodyPoint, { bone: Bone; at: Point; reach: number }> = {
  hair: { bone: 'head', at: [0, 1.72, 0], reach: 0.09 },
  eyes: { bone: 'head', at: [0, 1.61, 0.11], reach: 0.06 },
  mask: { bone: 'head', at: [0, 1.53, 0.11], reach: 0.055 },
  ears: { bone: 'head', at: [0.12, 1.57, 0], reach: 0.055 },
  neck: { bone: 'chest', at: [0, 1.44, 0.06], reach: 0.06 },
  sleeves: { bone: 'foreL', at: [0.205, 1.02, 0], reach: 0.09 },
  gloves: { bone: 'handR', at: [-0.215, 0.8, 0], reach: 0.075 },
  wrist: { bone: 'handL', at: [0.215, 0.87, 0], reach: 0.07 },
  pocket: { bone: 'hips', at: [-0.12, 0.9, 0.09], reach: 0.08 },
  coverall: { bone: 'chest', at: [0, 1.2, 0.1], reach: 0.13 },
  shoes: { bone: 'footL', at: [0, 0.08, 0.05], reach: 0.17 },
};

/** What is seen at a point: the first of these that is worn, else the body itself. */
const covers: Record<BodyPoint, { by: readonly ItemGroup[]; else: (typeof bodyLooks)[number] }> = {
  hair: { by: ['hood', 'hat'], else: 'face' },
  eyes: { by: ['glasses'], else: 'face' },
  mask: { by: ['mask'], else: 'face' },
  ears: { by: ['hood', 'hat'], else: 'face' },
  neck: { by: ['hood', 'coverall'], else: 'body' },
  sleeves: { by: ['coverall'], else: 'body' },
  gloves: { by: ['gloves'], else: 'hands' },
  wrist: { by: ['gloves'], else: 'hands' },
  pocket: { by: ['coverall'], else: 'body' },
  coverall: { by: ['coverall'], else: 'body' },
  shoes: { by: ['overboots', 'shoeCovers', 'changingShoes', 'boots'], else: 'body' },
};

/** The look of a colleague that shines for a point. */
export function lookOfPoint(point: BodyPoint, { wears }: Colleague): string {
  const groups = wears.map((code) => itemKind(code).group);
  const worn = covers[point].by.find((group) => groups.includes(group));
  if (worn === undefined) return covers[point].else;
  const at = groups.indexOf(worn);
  return lookOfColleague(at, wears[at] as Colleague['wears'][number]);
}
