import { brushed, mirrored, shaded } from '../../../host/clay.ts';
import { box, grid, lathe, picture, tube } from '../../../host/solids.ts';
import { areaOf } from '../atlas.ts';
import { palette } from '../palette.ts';
import type { Builder } from './builder.ts';

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
  box(solid, [0, 0.08, -0.02], [1.38, 0.6, 0.36], 0.014);
  box(solid, [0, 0.6, 0.15], [1.38, 0.22, 0.03], 0.01);
  solid.paint(palette.panelEdge, 0.3);
  for (const x of [-0.35, 0.35]) box(solid, [x, 0.11, front - 0.058], [0.66, 0.6, 0.014], 0.008);
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
