import { chain, moved, type Point, turnedX, turnedY, turnedZ } from '../../../host/affine.ts';
import { brushed, mirrored, shaded } from '../../../host/clay.ts';
import { box, cushion, egg, grid, lathe, picture, tube } from '../../../host/solids.ts';
import { areaOf } from '../atlas.ts';
import { palette } from '../palette.ts';
import type { Builder } from './builder.ts';

export const benchHeight = 0.45;

/** A steel bench on two frames; the crossing bench is the same, with a closed front and a coloured edge. */
export function buildBench({ solid }: Builder): void {
  solid.paint(palette.steel, 0.9, brushed);
  box(solid, [0, benchHeight - 0.045, 0], [1.46, 0.045, 0.4], 0.016);
  for (const x of [-0.58, 0.58]) {
    for (const z of [-0.15, 0.15]) box(solid, [x, 0, z], [0.04, benchHeight - 0.045, 0.04], 0.008);
    box(solid, [x, 0.08, 0], [0.03, 0.03, 0.28], 0.008);
  }
  box(solid, [0, 0.1, 0], [1.16, 0.025, 0.03], 0.008);
}

export function buildCrossBench({ solid }: Builder): void {
  const length = 4.98;
  solid.paint(palette.panel, 0.3);
  box(solid, [0, 0.05, 0], [length, benchHeight - 0.1, 0.34], 0.012);
  solid.paint(palette.base, 0.2);
  box(solid, [0, 0, 0], [length, 0.06, 0.28], 0.006);
  solid.paint(palette.steel, 0.9, brushed);
  for (let i = 0; i < 5; i++)
    box(
      solid,
      [-length / 2 + (i + 0.5) * (length / 5), benchHeight - 0.05, 0],
      [length / 5 - 0.006, 0.05, 0.44],
      0.016,
    );
  // Street side in front, clean side behind, told by colour and by signs.
  solid.paint(palette.changing, 0.3);
  box(solid, [0, 0.27, 0.172], [length, 0.05, 0.006], 0.002);
  solid.paint(palette.clean, 0.3);
  box(solid, [0, 0.27, -0.172], [length, 0.05, 0.006], 0.002);
  solid.paint(palette.panelEdge, 0.2);
  for (let i = 1; i < 5; i++)
    for (const z of [0.171, -0.171])
      box(solid, [-length / 2 + i * (length / 5), 0.06, z], [0.01, 0.33, 0.004], 0.001);
}

/** A pedal bin: a rounded drum with a lid in the colour of what belongs in it. */
function drum(builder: Builder, tint: typeof palette.dark, lid: typeof palette.dark): void {
  const { solid } = builder;
  solid.paint(tint, 0.35);
  lathe(
    solid,
    [0, 0, 0],
    [
      [0, 0.0],
      [0.15, 0.0],
      [0.165, 0.02],
      [0.185, 0.52],
      [0.18, 0.535],
      [0, 0.535],
    ],
    22,
  );
  solid.paint(palette.dark, 0.3);
  box(solid, [0, 0.02, 0.185], [0.1, 0.022, 0.07], 0.008);
  builder.moving('lid', moved(0, 0.535, -0.17), () => {
    solid.paint(lid, 0.4);
    lathe(
      solid,
      [0, 0, 0.17],
      [
        [0.19, 0],
        [0.194, 0.012],
        [0.19, 0.028],
        [0.12, 0.058],
        [0, 0.066],
      ],
      22,
    );
  });
}

export function buildBin(builder: Builder): void {
  drum(builder, palette.steel, palette.dark);
  const { solid } = builder;
  solid.within(moved(0, 0.32, 0.1785), () =>
    picture(solid.paint(palette.white, 0.2), [0, 0, 0.003], 0.15, 0.15, areaOf('recycle')),
  );
}

/** A frame on wheels with a hanging sack. */
export function buildLaundryBin(builder: Builder): void {
  const { solid } = builder;
  solid.paint(shaded(palette.changing, 1.05), 0.1);
  const columns = 24;
  grid(solid, {
    rows: 8,
    columns,
    isRound: true,
    isFlipped: true,
    point: (r, c) => {
      const t = r / 7;
      const a = (c / columns) * Math.PI * 2;
      const wide =
        r === 0 ? 0 : 0.155 + 0.035 * Math.sin(t * 2.6) + 0.008 * Math.sin(c * 1.8) * (1 - t);
      const reach = (Math.abs(Math.cos(a)) ** 3 + Math.abs(Math.sin(a)) ** 3) ** (-1 / 3);
      return [
        Math.cos(a) * wide * reach,
        0.12 + Math.max(0, t - 0.08) * 0.62,
        Math.sin(a) * wide * reach,
      ];
    },
  });
  solid.paint(palette.steel, 0.9, brushed);
  for (const x of [-0.2, 0.2])
    for (const z of [-0.2, 0.2]) {
      tube(
        solid,
        [
          [x, 0.05, z],
          [x, 0.72, z],
        ],
        0.011,
        7,
      );
      egg(solid, [x, 0.03, z], [0.022, 0.03, 0.022], -1, 1, 10, 6);
    }
  const corners: Point[] = [
    [-0.2, 0.7, -0.2],
    [0.2, 0.7, -0.2],
    [0.2, 0.7, 0.2],
    [-0.2, 0.7, 0.2],
  ];
  corners.forEach((p, i) => tube(solid, [p, corners[(i + 1) % 4] ?? p], 0.011, 7));
  builder.moving('lid', moved(0, 0.715, -0.2), () => {
    solid.paint(palette.white, 0.35);
    box(solid, [0, 0, 0.2], [0.44, 0.025, 0.44], 0.01);
    solid.within(chain(moved(0, 0.026, 0.2), turnedX(-Math.PI / 2)), () =>
      picture(solid.paint(palette.white, 0.2), [0, 0, 0.001], 0.22, 0.22, areaOf('laundry')),
    );
  });
}

export const sinkHeight = 0.86;

export function buildSinkTable({ solid }: Builder): void {
  solid.paint(palette.steel, 0.85, brushed);
  const front = 0.225;
  // The top leaves the basin free.
  box(solid, [-0.56, sinkHeight - 0.04, 0], [0.36, 0.04, 0.46], 0.01);
  box(solid, [0.42, sinkHeight - 0.04, 0], [0.64, 0.04, 0.46], 0.01);
  box(solid, [-0.14, sinkHeight - 0.04, 0.2], [0.5, 0.04, 0.06], 0.008);
  box(solid, [-0.14, sinkHeight - 0.04, -0.19], [0.5, 0.04, 0.08], 0.008);
  solid.paint(shaded(palette.steel, 0.72), 0.75, brushed);
  grid(solid, {
    rows: 5,
    columns: 20,
    isRound: true,
    isFlipped: false,
    point: (r, c) => {
      const a = (c / 20) * Math.PI * 2;
      const k = [1, 0.98, 0.86, 0.4, 0][r] ?? 0;
      const y = [0, -0.05, -0.13, -0.15, -0.15][r] ?? 0;
      const reach = (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** (-1 / 4);
      return [
        -0.14 + Math.cos(a) * reach * k * 0.2,
        sinkHeight + y - 0.004,
        0.01 + Math.sin(a) * reach * k * 0.155,
      ];
    },
  });
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, sinkHeight, -0.225], [1.48, 0.16, 0.02], 0.006);
  solid.paint(palette.white, 0.35);
  for (const x of [-0.71, 0.71]) box(solid, [x, 0.0, -0.01], [0.05, sinkHeight - 0.04, 0.4], 0.01);
  box(solid, [0, 0.08, -0.02], [1.38, 0.5, 0.36], 0.014);
  solid.paint(palette.panelEdge, 0.3);
  for (const x of [-0.35, 0.35]) box(solid, [x, 0.11, front - 0.062], [0.64, 0.44, 0.014], 0.008);
  // The tap, its lever, soap and paper towels on the wall.
  solid.paint(palette.steel, 0.95);
  tube(
    solid,
    [
      [-0.14, sinkHeight, -0.17],
      [-0.14, sinkHeight + 0.2, -0.17],
      [-0.14, sinkHeight + 0.265, -0.13],
      [-0.14, sinkHeight + 0.27, -0.06],
      [-0.14, sinkHeight + 0.22, -0.015],
    ],
    0.017,
    10,
  );
  tube(
    solid,
    [
      [-0.06, sinkHeight, -0.18],
      [-0.06, sinkHeight + 0.07, -0.17],
      [-0.03, sinkHeight + 0.1, -0.12],
    ],
    0.011,
    8,
  );
  solid.paint(palette.tealLight, 0.45);
  lathe(
    solid,
    [0.16, sinkHeight, -0.15],
    [
      [0, 0],
      [0.036, 0],
      [0.038, 0.02],
      [0.036, 0.12],
      [0.014, 0.14],
      [0.012, 0.17],
      [0, 0.17],
    ],
    14,
  );
  solid.paint(palette.white, 0.3);
  tube(
    solid,
    [
      [0.16, sinkHeight + 0.165, -0.15],
      [0.16, sinkHeight + 0.175, -0.1],
    ],
    0.009,
    6,
  );
  box(solid, [0.5, 1.24, -0.18], [0.28, 0.3, 0.12], 0.024);
  picture(solid.paint(palette.white, 0.2), [0.5, 1.42, -0.119], 0.13, 0.13, areaOf('paper'));
  solid.paint(palette.paper, 0.05);
  box(solid, [0.5, 1.17, -0.17], [0.18, 0.09, 0.008], 0.003);
  picture(solid.paint(palette.white, 0.2), [-0.14, 1.42, -0.23], 0.24, 0.24, areaOf('wave'));
}

export function buildMirror({ solid }: Builder): void {
  solid.paint(palette.frame, 0.7, brushed);
  box(solid, [0, 0.42, -0.225], [0.86, 1.6, 0.035], 0.014);
  solid.paint(palette.white, 0.2, mirrored);
  box(solid, [0, 0.455, -0.203], [0.79, 1.53, 0.006], 0.002);
  solid.paint(palette.white, 0.2);
  solid.paint(palette.steel, 0.8, brushed);
  box(solid, [0, 0.4, -0.17], [0.8, 0.014, 0.12], 0.005);
}

export function buildStickyMat({ solid }: Builder): void {
  solid.paint(palette.changing, 0.3);
  box(solid, [0, 0, 0], [0.94, 0.012, 0.94], 0.006);
  solid.within(chain(moved(0, 0.0128, 0), turnedX(-Math.PI / 2)), () =>
    picture(solid.paint(palette.white, 0.3), [0, 0, 0], 0.86, 0.86, areaOf('mat')),
  );
}

/** Two brushes lying in a low steel box, with a rail to hold on to. */
export function buildShoeCleaner({ solid }: Builder): void {
  solid.paint(palette.dark, 0.3);
  box(solid, [0, 0, 0.02], [0.44, 0.1, 0.42], 0.02);
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, 0.1, -0.17], [0.44, 0.22, 0.09], 0.02);
  tube(
    solid,
    [
      [-0.18, 0.3, -0.17],
      [-0.18, 0.95, -0.17],
      [-0.12, 1.0, -0.17],
      [0.12, 1.0, -0.17],
      [0.18, 0.95, -0.17],
      [0.18, 0.3, -0.17],
    ],
    0.016,
    8,
  );
  for (const x of [-0.1, 0.1]) {
    solid.paint(x < 0 ? palette.blue : palette.teal, 0.1);
    solid.within(chain(moved(x, 0.115, 0.06), turnedX(Math.PI / 2)), () =>
      lathe(
        solid,
        [0, -0.14, 0],
        Array.from({ length: 15 }, (_, i): [number, number] => [
          i === 0 || i === 14 ? 0 : 0.07 + 0.008 * (i % 2),
          (i / 14) * 0.28,
        ]),
        16,
      ),
    );
  }
  solid.paint(palette.green, 0.6);
  egg(solid, [0.12, 0.325, -0.15], [0.018, 0.012, 0.018], -1, 1, 10, 6);
}

/** A cabin of glass: the person stands in it while air blows from the sides. */
export function buildAirShower({ solid, glass }: Builder): void {
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, 0, 0], [1, 0.03, 1], 0.008);
  for (const x of [-0.47, 0.47])
    for (const z of [-0.47, 0.47]) box(solid, [x, 0.03, z], [0.06, 2.05, 0.06], 0.014);
  for (const z of [-0.47, 0.47]) box(solid, [0, 2.02, z], [0.9, 0.06, 0.06], 0.014);
  solid.paint(palette.white, 0.35);
  for (const z of [-0.39, 0.39]) box(solid, [0, 2.06, z], [1.02, 0.13, 0.24], 0.02);
  for (const x of [-0.47, 0.47]) box(solid, [x, 2.06, 0], [0.08, 0.13, 0.6], 0.02);
  solid.paint(palette.tealLight, 0.5);
  box(solid, [0, 2.1, 0.512], [0.5, 0.045, 0.006], 0.003);
  solid.paint(palette.steelDark, 0.7);
  for (const side of [-1, 1])
    for (const y of [0.55, 0.95, 1.35, 1.75])
      for (const z of [-0.24, 0.24])
        solid.within(chain(moved(0.44 * side, y, z), turnedZ((-Math.PI / 2) * side)), () =>
          lathe(
            solid,
            [0, -0.04, 0],
            [
              [0, 0],
              [0.04, 0.0],
              [0.034, -0.03],
              [0.02, -0.05],
              [0, -0.03],
            ],
            12,
          ),
        );
  solid.paint(palette.panel, 0.3);
  glass.paint(palette.glass, 0.2);
  for (const x of [-0.47, 0.47]) box(glass, [x, 0.06, 0], [0.012, 1.96, 0.88], 0.003);
  box(glass, [0, 0.06, -0.47], [0.88, 1.96, 0.012], 0.003);
}

export function buildEsdTester({ solid }: Builder): void {
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, 0, -0.14], [0.09, 1.12, 0.07], 0.02);
  solid.paint(palette.dark, 0.25);
  box(solid, [0, 0, 0.03], [0.44, 0.035, 0.4], 0.016);
  solid.paint(palette.amber, 0.3);
  for (const x of [-0.1, 0.1]) cushion(solid, [x, 0.034, 0.05], [0.12, 0.008, 0.27], 18, 3);
  solid.within(chain(moved(0, 1.1, -0.09), turnedX(-0.4)), () => {
    solid.paint(palette.white, 0.35);
    box(solid, [0, 0, 0], [0.32, 0.36, 0.07], 0.02);
    picture(solid.paint(palette.white, 0.4), [-0.0, 0.24, 0.0365], 0.24, 0.14, areaOf('screen'));
    picture(solid.paint(palette.white, 0.2), [-0.07, 0.09, 0.0365], 0.11, 0.11, areaOf('esd'));
    solid.paint(palette.green, 0.6);
    egg(solid, [0.05, 0.09, 0.036], [0.026, 0.026, 0.014], -1, 1, 12, 7);
    solid.paint(palette.red, 0.6);
    egg(solid, [0.115, 0.09, 0.036], [0.018, 0.018, 0.01], -1, 1, 12, 7);
  });
}

export function buildCardReader({ solid }: Builder): void {
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, 0.0, -0.16], [0.075, 1.0, 0.06], 0.02);
  box(solid, [0, 0, -0.14], [0.24, 0.025, 0.2], 0.01);
  solid.within(chain(moved(0, 0.96, -0.13), turnedX(-0.35)), () => {
    solid.paint(palette.ink, 0.45);
    box(solid, [0, 0, 0], [0.24, 0.27, 0.06], 0.022);
    picture(solid.paint(palette.white, 0.4), [0, 0.135, 0.0315], 0.2, 0.22, areaOf('card'));
  });
}

export function buildPlant({ solid }: Builder): void {
  solid.paint(palette.pot, 0.2);
  lathe(
    solid,
    [0, 0, 0],
    [
      [0, 0],
      [0.12, 0],
      [0.13, 0.015],
      [0.175, 0.3],
      [0.17, 0.315],
      [0.15, 0.31],
      [0.145, 0.27],
      [0, 0.27],
    ],
    20,
  );
  solid.paint(palette.soil, 0);
  lathe(
    solid,
    [0, 0.272, 0],
    [
      [0.146, 0],
      [0, 0.012],
    ],
    14,
  );
  for (let i = 0; i < 15; i++) {
    const turn = i * 2.4;
    const lean = 0.16 + (i % 5) * 0.15;
    const length = 0.62 - (i % 5) * 0.055 + (i % 3) * 0.05;
    solid.paint(i % 3 ? palette.leaf : palette.leafDark, 0.25);
    solid.within(chain(moved(0, 0.27, 0), turnedY(turn)), () =>
      grid(solid, {
        rows: 8,
        columns: 7,
        isRound: true,
        isFlipped: true,
        point: (r, c) => {
          const t = r / 7;
          const a = (c / 7) * Math.PI * 2;
          const out = lean * length * (t + 0.7 * t * t);
          const wide = 0.062 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) ** 0.8;
          return [
            Math.cos(a) * wide,
            length * (t - lean * 0.45 * t * t) + Math.abs(Math.cos(a)) * wide * 0.28,
            out + Math.sin(a) * 0.008,
          ];
        },
      }),
    );
  }
}
