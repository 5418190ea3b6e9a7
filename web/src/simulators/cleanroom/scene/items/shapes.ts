import type { ItemCode, ItemGroup } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Condition } from '#shared/domain/simulators/cleanroom/state.ts';
import { chain, moved, type Point, turnedX, turnedY, turnedZ } from '../../../host/affine.ts';
import { Clay, type Colour, colour, shaded } from '../../../host/clay.ts';
import { box, cushion, egg, lathe, picture, tube } from '../../../host/solids.ts';
import { areaOf } from '../atlas.ts';
import { palette } from '../palette.ts';
import { cloth, tones } from '../person/tones.ts';
import type { Gender } from '../person/measures.ts';
import { hangingShapes } from './hanging.ts';

type Build = (clay: Clay, gender: Gender) => void;

const flat = (clay: Clay, x: number, z: number, w: number, h: number, d: number, y = 0): void =>
  cushion(clay, [x, y, z], [w, h, d], 18, 5);

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

const lying: Record<ItemGroup, Build> = {
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
  earrings: (clay) => {
    clay.paint(palette.white, 0.3);
    flat(clay, 0, 0, 0.09, 0.02, 0.07);
    clay.paint(cloth.gold, 0.9);
    for (const x of [-0.02, 0.02])
      clay.within(moved(x, 0.025, 0), () => ringOf(clay, 0.014, 0.014, 0.0045));
  },
  hat: (clay) => {
    clay.paint(cloth.cap, 0.1);
    cushion(clay, [0, 0, 0], [0.2, 0.055, 0.18], 26, 2);
    clay.paint(shaded(cloth.cap, 0.82), 0.1);
    clay.within(moved(0, 0.012, 0), () => ringOf(clay, 0.1, 0.09, 0.008));
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

function ringOf(clay: Clay, rx: number, rz: number, thickness: number): void {
  const path = Array.from({ length: 20 }, (_, i): Point => {
    const a = (i / 20) * Math.PI * 2;
    return [Math.cos(a) * rx, 0, Math.sin(a) * rz];
  });
  tube(clay, path, thickness, 6, true);
}

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
  lying[itemKind(code).group](clay, gender);
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
