import type { ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { chain, moved, turnedY } from '../../../host/affine.ts';
import { type Clay, type Colour, shaded } from '../../../host/clay.ts';
import { box, cushion, egg, lathe, tube } from '../../../host/solids.ts';
import { palette } from '../palette.ts';
import type { Gender } from '../person/measures.ts';
import { cloth, tones } from '../person/tones.ts';
import { type Build, flat, ringOf } from './shaping.ts';

/** Cloth folded to a pile of so many layers. */
const folded =
  (tint: (gender: Gender) => Colour, w: number, d: number, layers: number, h = 0.03): Build =>
  (clay, gender) => {
    for (let i = 0; i < layers; i++) {
      clay.paint(shaded(tint(gender), i % 2 ? 0.92 : 1), 0.1);
      flat(clay, 0, (i % 2) * 0.006, w - i * 0.008, h * 1.15, d - i * 0.006, i * h);
    }
  };

const pair =
  (build: (clay: Clay, gender: Gender, side: 1 | -1) => void): Build =>
  (clay, gender) => {
    for (const side of [1, -1] as const)
      clay.within(moved(0.062 * side, 0, 0), () => build(clay, gender, side));
  };

const shoe = (clay: Clay, upper: Colour, sole: Colour, shaft: number, length = 0.24): void => {
  clay.paint(sole, 0.1);
  cushion(clay, [0, 0, 0], [0.1, 0.03, length + 0.012], 18, 2.6);
  clay.paint(upper, 0.35);
  cushion(clay, [0, 0.015, 0], [0.092, 0.078, length], 18, 2.6);
  lathe(
    clay,
    [0, 0.06, -length * 0.22],
    [
      [0.045, 0],
      [0.047, shaft * 0.6],
      [0.05, shaft],
      [0.042, shaft - 0.004],
      [0, shaft - 0.04],
    ],
    14,
    1.15,
  );
};

const glovePair =
  (tint: Colour): Build =>
  (clay) => {
    clay.paint(tint, 0.4);
    for (const [i, angle] of [-0.25, 0.3].entries())
      clay.within(chain(moved(0.02 * (i ? 1 : -1), i * 0.014, 0), turnedY(angle)), () => {
        flat(clay, 0, 0.03, 0.075, 0.016, 0.1);
        for (let k = 0; k < 4; k++)
          tube(
            clay,
            [
              [-0.027 + k * 0.018, 0.009, -0.015],
              [-0.029 + k * 0.019, 0.008, -0.085 + Math.abs(k - 1.5) * 0.012],
            ],
            0.0085,
            6,
          );
        tube(
          clay,
          [
            [0.03, 0.009, 0.04],
            [0.055, 0.008, 0.0],
          ],
          0.0085,
          6,
        );
        flat(clay, 0, 0.1, 0.07, 0.015, 0.05);
      });
  };

/** Clothes as they lie folded, shoes as they stand. */
export const lyingClothes: Partial<Record<ItemGroup, Build>> = {
  shoeCovers: pair((clay) => {
    clay.paint(cloth.covers, 0.2);
    cushion(clay, [0, 0, 0], [0.1, 0.035, 0.2], 18, 2.4);
    clay.paint(shaded(cloth.covers, 0.75), 0.2);
    clay.within(moved(0, 0.034, -0.02), () => ringOf(clay, 0.032, 0.055, 0.007));
  }),
  boots: pair((clay, gender) => shoe(clay, tones[gender].boots, cloth.rubberSole, 0.15)),
  changingShoes: pair((clay) => {
    shoe(clay, cloth.clog, cloth.sole, 0.03);
    clay.paint(cloth.covers, 0.3);
    box(clay, [0, 0.08, 0.02], [0.07, 0.012, 0.03], 0.006);
  }),
  shirt: (clay, gender) => {
    folded((g) => tones[g].shirt, 0.25, 0.28, 3)(clay, gender);
    clay.paint(shaded(tones[gender].shirt, 1.2), 0.1);
    clay.within(moved(0, 0.095, -0.08), () => ringOf(clay, 0.045, 0.03, 0.011));
  },
  jeans: folded((gender) => tones[gender].jeans, 0.24, 0.27, 4, 0.028),
  underwear: folded((gender) => tones[gender].underwear, 0.18, 0.2, 2, 0.028),
  coat: (clay, gender) => {
    folded((g) => tones[g].coat, 0.32, 0.3, 3, 0.055)(clay, gender);
    clay.paint(shaded(cloth.coverall, 0.82), 0.02);
    for (let i = 0; i < 6; i++)
      egg(
        clay,
        [-0.1 + i * 0.04, 0.175, -0.1 + Math.abs(i - 2.5) * 0.016],
        [0.032, 0.028, 0.03],
        -1,
        1,
        9,
        6,
      );
  },
  hat: (clay) => {
    clay.paint(cloth.cap, 0.1);
    cushion(clay, [0, 0, 0], [0.2, 0.055, 0.18], 26, 2);
    clay.paint(shaded(cloth.cap, 0.82), 0.1);
    clay.within(moved(0, 0.012, 0), () => ringOf(clay, 0.1, 0.09, 0.008));
  },
  gloves: glovePair(cloth.gloves),
  donningGloves: glovePair(cloth.donning),
  mask: (clay) => {
    clay.paint(cloth.mask, 0.08);
    cushion(clay, [0, 0, 0], [0.17, 0.03, 0.095], 20, 3.4);
    clay.paint(cloth.maskEdge, 0.2);
    for (let i = 0; i < 3; i++)
      box(clay, [0, 0.025 + (i % 2) * 0.001, -0.025 + i * 0.025], [0.14, 0.005, 0.006], 0.002);
    for (const side of [1, -1])
      tube(
        clay,
        [
          [0.08 * side, 0.008, -0.03],
          [0.115 * side, 0.006, -0.025],
          [0.115 * side, 0.006, 0.025],
          [0.08 * side, 0.008, 0.03],
        ],
        0.0035,
        5,
      );
  },
  coverall: (clay, gender) => {
    folded(() => cloth.coverall, 0.27, 0.3, 3, 0.034)(clay, gender);
    clay.paint(palette.clean, 0.2);
    box(clay, [0, 0.098, 0], [0.276, 0.012, 0.05], 0.005);
    clay.paint(cloth.zip, 0.5);
    box(clay, [0.04, 0.1, 0.09], [0.006, 0.008, 0.1], 0.002);
  },
  hood: (clay) => {
    clay.paint(cloth.coverall, 0.14);
    cushion(clay, [0, 0, 0], [0.2, 0.075, 0.2], 22, 2.4);
    clay.paint(palette.ink, 0.05);
    cushion(clay, [0, 0.065, 0.03], [0.1, 0.013, 0.075], 16, 2);
    clay.paint(cloth.seam, 0.1);
    clay.within(moved(0, 0.076, 0.03), () => ringOf(clay, 0.054, 0.041, 0.007));
  },
  overboots: pair((clay) => {
    shoe(clay, cloth.coverall, cloth.sole, 0.24);
    clay.paint(cloth.seam, 0.1);
    clay.within(moved(0, 0.29, -0.053), () => ringOf(clay, 0.05, 0.056, 0.006));
  }),
  beardCover: (clay) => {
    clay.paint(cloth.maskEdge, 0.08);
    cushion(clay, [0, 0, 0], [0.17, 0.035, 0.1], 20, 2);
    clay.paint(shaded(cloth.cap, 0.9), 0.1);
    clay.within(moved(0, 0.012, 0), () => ringOf(clay, 0.085, 0.05, 0.006));
  },
};
