import type { ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { chain, moved, turnedX, turnedY, turnedZ } from '../../../host/affine.ts';
import { type Colour, colour, shaded } from '../../../host/clay.ts';
import { box, cushion, egg, lathe, picture, tube } from '../../../host/solids.ts';
import { areaOf } from '../atlas.ts';
import { palette } from '../palette.ts';
import { cloth, tones } from '../person/tones.ts';
import { type Build, flat, ringOf } from './shaping.ts';

const penOf =
  (tint: Colour): Build =>
  (clay) => {
    clay.paint(tint, 0.5);
    tube(
      clay,
      [
        [-0.07, 0.009, 0],
        [0.05, 0.009, 0],
      ],
      0.0085,
      8,
    );
    clay.paint(palette.dark, 0.4);
    tube(
      clay,
      [
        [0.05, 0.009, 0],
        [0.072, 0.009, 0],
      ],
      (t) => 0.008 * (1 - 0.8 * t),
      8,
    );
    clay.paint(palette.steel, 0.9);
    box(clay, [-0.045, 0.015, 0], [0.045, 0.005, 0.006], 0.001);
  };

/** Things that are carried. */
export const lyingGoods: Partial<Record<ItemGroup, Build>> = {
  bag: (clay) => {
    clay.paint(cloth.bag, 0.25);
    box(clay, [0, 0, 0], [0.3, 0.22, 0.12], 0.035);
    clay.paint(cloth.bagDark, 0.25);
    box(clay, [0, 0.09, 0.02], [0.305, 0.13, 0.095], 0.025);
    for (const z of [-0.03, 0.03])
      tube(
        clay,
        [
          [-0.09, 0.2, z],
          [-0.075, 0.29, z],
          [0.075, 0.29, z],
          [0.09, 0.2, z],
        ],
        0.009,
        7,
      );
    clay.paint(cloth.gold, 0.8);
    box(clay, [0, 0.12, 0.068], [0.035, 0.025, 0.01], 0.004);
  },
  earrings: (clay) => {
    clay.paint(palette.white, 0.3);
    flat(clay, 0, 0, 0.09, 0.02, 0.07);
    clay.paint(cloth.gold, 0.9);
    for (const x of [-0.02, 0.02])
      clay.within(moved(x, 0.025, 0), () => ringOf(clay, 0.014, 0.014, 0.0045));
  },
  apple: (clay) => {
    clay.paint(colour('#cf3f3a'), 0.5);
    lathe(
      clay,
      [0, 0, 0],
      [
        [0, 0.006],
        [0.02, 0],
        [0.042, 0.022],
        [0.047, 0.048],
        [0.038, 0.074],
        [0.018, 0.084],
        [0, 0.074],
      ],
      18,
    );
    clay.paint(palette.woodDark, 0.1);
    tube(
      clay,
      [
        [0, 0.074, 0],
        [0.006, 0.1, 0],
      ],
      0.004,
      6,
    );
    clay.paint(palette.leaf, 0.3);
    egg(clay, [0.024, 0.097, 0], [0.02, 0.005, 0.011], -1, 1, 8, 5);
  },
  bottle: (clay) => {
    clay.paint(colour('#6cb8dc'), 0.6);
    lathe(
      clay,
      [0, 0, 0],
      [
        [0, 0],
        [0.034, 0],
        [0.037, 0.012],
        [0.037, 0.14],
        [0.03, 0.165],
        [0.015, 0.185],
        [0.015, 0.2],
        [0, 0.2],
      ],
      18,
    );
    clay.paint(palette.white, 0.3);
    lathe(
      clay,
      [0, 0.05, 0],
      [
        [0.0375, 0],
        [0.038, 0.003],
        [0.038, 0.06],
        [0.0375, 0.063],
      ],
      18,
    );
    clay.paint(palette.blue, 0.4);
    lathe(
      clay,
      [0, 0.196, 0],
      [
        [0.017, 0],
        [0.018, 0.004],
        [0.018, 0.024],
        [0, 0.026],
      ],
      14,
    );
  },
  keyCard: (clay) => {
    clay.paint(cloth.strap, 0.2);
    clay.within(moved(0, 0.006, -0.06), () => ringOf(clay, 0.06, 0.05, 0.006));
    clay.paint(cloth.card, 0.5);
    box(clay, [0, 0.004, 0.04], [0.068, 0.006, 0.1], 0.003);
    clay.paint(cloth.strap, 0.4);
    box(clay, [0, 0.0095, 0.075], [0.054, 0.002, 0.018], 0.001);
    clay.paint(shaded(tones.man.skin, 0.9), 0.3);
    box(clay, [-0.012, 0.0095, 0.035], [0.024, 0.002, 0.03], 0.001);
  },
  laptop: (clay) => {
    clay.paint(palette.steelDark, 0.75);
    box(clay, [0, 0, 0], [0.31, 0.014, 0.22], 0.006);
    box(clay, [0, 0.0145, 0], [0.31, 0.009, 0.22], 0.006);
    clay.paint(palette.white, 0.5);
    clay.within(chain(moved(0, 0.0237, 0), turnedX(-Math.PI / 2)), () =>
      lathe(
        clay,
        [0, 0, 0],
        [
          [0.02, 0],
          [0.02, 0.001],
        ],
        14,
      ),
    );
    box(clay, [0, 0.0232, 0], [0.04, 0.0012, 0.03], 0.0005);
  },
  pen: penOf(palette.blue),
  cleanPen: penOf(palette.white),
  alcohol: (clay) => {
    clay.paint(palette.white, 0.45);
    lathe(
      clay,
      [0, 0, 0],
      [
        [0, 0],
        [0.04, 0],
        [0.043, 0.015],
        [0.042, 0.1],
        [0.03, 0.13],
        [0.016, 0.145],
        [0.016, 0.16],
        [0, 0.16],
      ],
      18,
      0.8,
    );
    clay.paint(palette.tealLight, 0.3);
    lathe(
      clay,
      [0, 0.03, 0],
      [
        [0.0435, 0],
        [0.044, 0.004],
        [0.044, 0.056],
        [0.043, 0.06],
      ],
      18,
      0.8,
    );
    clay.paint(palette.teal, 0.4);
    box(clay, [0, 0.155, 0.008], [0.028, 0.04, 0.06], 0.01);
    tube(
      clay,
      [
        [0, 0.165, 0.026],
        [0, 0.135, 0.042],
      ],
      0.006,
      6,
    );
  },
  napkin: (clay) => {
    clay.paint(palette.tealLight, 0.3);
    box(clay, [0, 0, 0], [0.17, 0.055, 0.11], 0.016);
    clay.paint(palette.paper, 0.05);
    box(clay, [0, 0.05, 0], [0.1, 0.012, 0.05], 0.005);
    clay.within(chain(moved(0, 0.055, 0), turnedX(0.5)), () =>
      box(clay, [0, 0, 0], [0.075, 0.055, 0.006], 0.002),
    );
  },
  trash: (clay) => {
    clay.paint(palette.paper, 0.05);
    for (let i = 0; i < 5; i++)
      clay.within(
        chain(
          moved(Math.sin(i * 2.1) * 0.014, 0.03, Math.cos(i * 2.1) * 0.014),
          turnedX(i),
          turnedZ(i * 1.7),
        ),
        () => box(clay, [0, -0.03, 0], [0.062, 0.06, 0.055], 0.012),
      );
    clay.paint(palette.amber, 0.4);
    clay.within(chain(moved(0.07, 0, 0.02), turnedY(0.6)), () =>
      box(clay, [0, 0, 0], [0.1, 0.008, 0.03], 0.003),
    );
  },
  glasses: (clay) => {
    clay.paint(cloth.strap, 0.3);
    tube(
      clay,
      [
        [-0.085, 0.03, 0.03],
        [-0.095, 0.03, -0.03],
        [0, 0.03, -0.075],
        [0.095, 0.03, -0.03],
        [0.085, 0.03, 0.03],
      ],
      0.006,
      6,
    );
    clay.paint(cloth.zip, 0.5);
    clay.within(chain(moved(0, 0.036, 0.04), turnedX(Math.PI / 2)), () =>
      ringOf(clay, 0.085, 0.032, 0.009),
    );
    clay.paint(colour('#bfe3f2'), 0.6);
    clay.within(moved(0, 0.036, 0.04), () =>
      egg(clay, [0, 0, 0], [0.08, 0.028, 0.012], -1, 1, 14, 7),
    );
  },
  notebook: (clay) => {
    clay.paint(palette.paper, 0.05);
    box(clay, [0.003, 0.004, 0], [0.145, 0.018, 0.2], 0.002);
    clay.paint(palette.red, 0.25);
    box(clay, [0, 0.02, 0], [0.155, 0.006, 0.21], 0.002);
    box(clay, [0, 0, 0], [0.155, 0.005, 0.21], 0.002);
    box(clay, [-0.075, 0, 0], [0.008, 0.026, 0.21], 0.003);
  },
  phone: (clay) => {
    clay.paint(palette.ink, 0.5);
    box(clay, [0, 0, 0], [0.078, 0.011, 0.155], 0.008);
    clay.within(chain(moved(0, 0.0115, 0), turnedX(-Math.PI / 2)), () =>
      picture(clay.paint(palette.white, 0.5), [0, 0, 0], 0.066, 0.138, areaOf('screen')),
    );
  },
  watch: (clay) => {
    clay.paint(cloth.black, 0.3);
    clay.within(chain(moved(0, 0.034, 0), turnedX(Math.PI / 2)), () =>
      ringOf(clay, 0.034, 0.03, 0.008),
    );
    clay.paint(cloth.gold, 0.9);
    cushion(clay, [0, 0.058, 0], [0.042, 0.014, 0.042], 16, 2);
  },
};
