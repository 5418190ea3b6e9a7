import type { ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { type Clay, type Colour, shaded } from '../../../host/clay.ts';
import { grid, tube } from '../../../host/solids.ts';
import type { Gender } from '../person/measures.ts';
import { cloth, tones } from '../person/tones.ts';

/** A flat body of cloth from above to below: heights under the rail, half widths, half depths. */
function drape(
  clay: Clay,
  tint: Colour,
  rows: readonly (readonly [y: number, rx: number, rz: number])[],
  x = 0,
  folds = 0.05,
): void {
  clay.paint(tint, 0.1);
  const columns = 18;
  const all = [[rows[0]?.[0] ?? 0, 0, 0] as const, ...rows];
  grid(clay, {
    rows: all.length,
    columns,
    isRound: true,
    isFlipped: false,
    point: (r, c) => {
      const [y, rx, rz] = all[r] ?? [0, 0, 0];
      const a = (c / columns) * Math.PI * 2;
      return [x + Math.cos(a) * rx, y, Math.sin(a) * rz * (1 + 0.18 * Math.sin(c * 2.1))];
    },
    shade: (r, c) => 1 - folds * (0.5 + 0.5 * Math.sin(c * 2.1 + r)),
  });
}

function sleeves(clay: Clay, tint: Colour, length: number, radius: number): void {
  clay.paint(shaded(tint, 0.94), 0.1);
  for (const side of [1, -1])
    tube(
      clay,
      [
        [0.15 * side, -0.17, 0],
        [0.2 * side, -0.3, 0.008],
        [0.205 * side, -0.17 - length, 0.014],
      ],
      (t) => radius * (1 - 0.25 * t),
      10,
    );
}

/** Garments on a hanger, seen from the side of the rail: the hook is the origin. */
export const hangingShapes: Partial<Record<ItemGroup, (clay: Clay, gender: Gender) => void>> = {
  coat: (clay, gender) => {
    const tint = tones[gender].coat;
    drape(clay, tint, [
      [-0.07, 0.06, 0.05],
      [-0.12, 0.15, 0.075],
      [-0.18, 0.19, 0.085],
      [-0.4, 0.19, 0.085],
      [-0.62, 0.2, 0.09],
      [-0.8, 0.205, 0.09],
      [-0.8, 0, 0],
    ]);
    sleeves(clay, tint, 0.5, 0.062);
    clay.paint(shaded(cloth.coverall, 0.82), 0.02);
    tube(
      clay,
      [
        [-0.075, -0.07, 0.05],
        [0, -0.05, 0.07],
        [0.075, -0.07, 0.05],
        [0.06, -0.06, -0.05],
        [-0.06, -0.06, -0.05],
      ],
      0.034,
      8,
      true,
    );
  },
  shirt: (clay, gender) => {
    const tint = tones[gender].shirt;
    drape(clay, tint, [
      [-0.08, 0.05, 0.03],
      [-0.13, 0.16, 0.04],
      [-0.2, 0.18, 0.045],
      [-0.4, 0.17, 0.04],
      [-0.6, 0.18, 0.045],
      [-0.6, 0, 0],
    ]);
    sleeves(clay, tint, 0.36, 0.045);
  },
  jeans: (clay, gender) => {
    const tint = tones[gender].jeans;
    for (const x of [-0.075, 0.075])
      drape(
        clay,
        tint,
        [
          [-0.13, 0.075, 0.035],
          [-0.3, 0.075, 0.03],
          [-0.75, 0.065, 0.03],
          [-0.75, 0, 0],
        ],
        x,
      );
  },
  coverall: (clay) => {
    drape(clay, cloth.coverall, [
      [-0.08, 0.05, 0.035],
      [-0.13, 0.16, 0.05],
      [-0.2, 0.18, 0.055],
      [-0.5, 0.17, 0.05],
      [-0.66, 0.18, 0.05],
      [-0.7, 0.17, 0.045],
      [-0.7, 0, 0],
    ]);
    for (const x of [-0.085, 0.085])
      drape(
        clay,
        cloth.coverall,
        [
          [-0.62, 0.085, 0.045],
          [-0.9, 0.08, 0.04],
          [-1.2, 0.072, 0.036],
          [-1.2, 0, 0],
        ],
        x,
      );
    sleeves(clay, cloth.coverall, 0.42, 0.046);
  },
};
