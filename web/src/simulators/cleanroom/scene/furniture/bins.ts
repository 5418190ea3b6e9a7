import { chain, moved, type Point, turnedX } from '../../../host/affine.ts';
import { brushed, shaded } from '../../../host/clay.ts';
import { box, egg, grid, lathe, picture, tube } from '../../../host/solids.ts';
import { areaOf } from '../atlas.ts';
import { palette } from '../palette.ts';
import type { Builder } from './builder.ts';

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
  for (const [i, p] of corners.entries()) tube(solid, [p, corners[(i + 1) % 4] ?? p], 0.011, 7);
  builder.moving('lid', moved(0, 0.715, -0.2), () => {
    solid.paint(palette.white, 0.35);
    box(solid, [0, 0, 0.2], [0.44, 0.025, 0.44], 0.01);
    solid.within(chain(moved(0, 0.026, 0.2), turnedX(-Math.PI / 2)), () =>
      picture(solid.paint(palette.white, 0.2), [0, 0, 0.001], 0.22, 0.22, areaOf('laundry')),
    );
  });
}
