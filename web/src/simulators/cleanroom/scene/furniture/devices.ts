import { chain, moved, turnedX, turnedZ } from '../../../host/affine.ts';
import { brushed } from '../../../host/clay.ts';
import { box, cushion, egg, lathe, picture, tube } from '../../../host/solids.ts';
import { areaOf } from '../atlas.ts';
import { palette } from '../palette.ts';
import type { Builder } from './builder.ts';

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
  box(solid, [0, 0, 0.09], [0.12, 0.016, 0.5], 0.006);
  // The plates lie in the cell before it, where the person stands.
  box(solid, [0, 0, 0.5], [0.44, 0.035, 0.4], 0.016);
  solid.paint(palette.amber, 0.3);
  for (const x of [-0.1, 0.1]) cushion(solid, [x, 0.034, 0.5], [0.12, 0.008, 0.27], 18, 3);
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
