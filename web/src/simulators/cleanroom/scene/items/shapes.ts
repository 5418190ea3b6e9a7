import type { ItemCode, ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Condition } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Point } from '../../../host/affine.ts';
import { Clay, colour } from '../../../host/clay.ts';
import { egg, tube } from '../../../host/solids.ts';
import type { Gender } from '../person/measures.ts';
import { hangingShapes } from './hanging.ts';
import { lyingClothes } from './lying-clothes.ts';
import { lyingGoods } from './lying-goods.ts';
import type { Build } from './shaping.ts';

const lying: Partial<Record<ItemGroup, Build>> = { ...lyingClothes, ...lyingGoods };

/** Faults are to be seen: a dark tear, or brown stains. */
function addFault(clay: Clay, condition: Condition, top: number): void {
  if (condition === 'damaged') {
    clay.paint(colour('#20242a'), 0);
    tube(
      clay,
      [
        [-0.05, top, 0.045],
        [-0.015, top + 0.004, 0.015],
        [0.0, top + 0.003, 0.03],
        [0.035, top, -0.02],
      ],
      (t) => 0.011 * Math.sin(Math.PI * t) + 0.001,
      6,
    );
  } else if (condition === 'dirty') {
    clay.paint(colour('#7d6340'), 0);
    egg(clay, [0.03, top, 0.03], [0.036, 0.007, 0.03], -1, 1, 10, 5);
    egg(clay, [-0.035, top, -0.03], [0.02, 0.007, 0.018], -1, 1, 8, 5);
  }
}

const topOf = (clay: Clay): number => {
  let top = 0;
  for (let i = 1; i < clay.positions.length; i += 3) top = Math.max(top, clay.positions[i] ?? 0);
  return top;
};

/** A thing as it lies, its middle on the ground. */
export function lyingShape(code: ItemCode, gender: Gender, condition: Condition): Clay {
  const clay = new Clay();
  lying[itemKind(code).group]?.(clay, gender);
  addFault(clay, condition, topOf(clay) * 0.97);
  return clay;
}

/** A garment as it hangs from a rail, or null where it cannot. */
export function hangingShape(code: ItemCode, gender: Gender): Clay | null {
  const build = hangingShapes[itemKind(code).group];
  if (!build) return null;
  const clay = new Clay();
  build(clay, gender);
  return clay;
}

/** Half the size of a thing that lies, for pointing at it. */
export function reachOf(code: ItemCode): Point {
  const sizes: Partial<Record<ItemGroup, Point>> = {
    coat: [0.17, 0.1, 0.16],
    bag: [0.16, 0.15, 0.08],
    laptop: [0.16, 0.03, 0.12],
    boots: [0.12, 0.12, 0.13],
    overboots: [0.12, 0.16, 0.13],
    changingShoes: [0.12, 0.06, 0.13],
    shoeCovers: [0.12, 0.04, 0.11],
    coverall: [0.14, 0.07, 0.15],
    shirt: [0.13, 0.07, 0.14],
    jeans: [0.13, 0.08, 0.14],
    bottle: [0.06, 0.11, 0.06],
    alcohol: [0.06, 0.1, 0.06],
  };
  return sizes[itemKind(code).group] ?? [0.1, 0.05, 0.1];
}
