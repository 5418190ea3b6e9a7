import { brushed } from '../../../host/clay.ts';
import { box } from '../../../host/solids.ts';
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
