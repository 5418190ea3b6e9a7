import { chain, moved, turnedY } from '../../../host/affine.ts';
import { grid, lathe } from '../../../host/solids.ts';
import { palette } from '../palette.ts';
import type { Builder } from './builder.ts';

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
