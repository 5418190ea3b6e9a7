import { chain, moved, type Point, turnedX, turnedY } from '../../../host/affine.ts';
import { brushed, shaded } from '../../../host/clay.ts';
import { box, egg, picture, tube } from '../../../host/solids.ts';
import { areaOf, type Picture } from '../atlas.ts';
import { palette } from '../palette.ts';
import type { Builder } from './builder.ts';

export const lockerCellWidth = 0.485;
export const lockerCellHeight = 0.87;
export const lockerBase = 0.1;
const lockerDepth = 0.46;

/** Left lower corner of a locker cell, 1-4 above, 5-8 below. */
export function lockerCellAt(cell: number): Point {
  const column = (cell - 1) % 4;
  const row = cell <= 4 ? 1 : 0;
  return [-0.97 + column * lockerCellWidth, lockerBase + 0.02 + row * (lockerCellHeight + 0.02), 0];
}

export function buildLockers({ solid, moving }: Builder): void {
  const height = lockerBase + 0.06 + lockerCellHeight * 2;
  solid.paint(palette.dark, 0.2);
  box(solid, [0, 0, -0.02], [1.9, lockerBase, 0.4], 0.01);
  solid.paint(palette.panel, 0.3);
  box(solid, [0, lockerBase, -0.235], [1.98, height - lockerBase, 0.02], 0.004);
  for (const x of [-0.985, 0.985])
    box(solid, [x, lockerBase, -0.02], [0.02, height - lockerBase, lockerDepth], 0.006);
  for (const y of [lockerBase, lockerBase + lockerCellHeight + 0.02, height - 0.022])
    box(solid, [0, y, -0.02], [1.96, 0.022, lockerDepth], 0.004);
  solid.paint(shaded(palette.panel, 0.82), 0.2);
  for (let i = 1; i < 4; i++)
    box(
      solid,
      [-0.97 + i * lockerCellWidth, lockerBase, -0.03],
      [0.016, height - lockerBase - 0.02, 0.42],
      0.004,
    );
  for (let cell = 1; cell <= 8; cell++) {
    const [x, y] = lockerCellAt(cell);
    // Inside: a hat shelf and a rail.
    solid.paint(palette.steel, 0.8, brushed);
    box(solid, [x + lockerCellWidth / 2, y + 0.66, -0.04], [0.45, 0.012, 0.38], 0.003);
    moving(`${cell}`, moved(x + 0.004, y, 0.205), () => {
      const w = lockerCellWidth - 0.012;
      solid.paint(cell % 2 ? palette.white : palette.white, 0.35);
      box(solid, [w / 2, 0.006, 0.011], [w, lockerCellHeight - 0.012, 0.022], 0.008);
      solid.paint(palette.changing, 0.3);
      box(solid, [w / 2, lockerCellHeight - 0.07, 0.0225], [w - 0.05, 0.02, 0.004], 0.002);
      solid.paint(palette.ink, 0.1);
      picture(
        solid.paint(palette.white, 0.1),
        [w / 2, 0.57, 0.0235],
        0.26,
        0.26,
        areaOf(`number${cell}` as Picture),
      );
      solid.paint(palette.steelDark, 0.85, brushed);
      box(solid, [w - 0.045, 0.36, 0.026], [0.022, 0.15, 0.026], 0.008);
      solid.paint(palette.steelDark, 0.4);
      for (let i = 0; i < 3; i++)
        box(solid, [w / 2, 0.1 + i * 0.045, 0.022], [0.2, 0.012, 0.004], 0.002);
    });
  }
}

export function buildHanger({ solid }: Builder): void {
  solid.paint(palette.panel, 0.25);
  box(solid, [0, 1.3, -0.225], [0.98, 0.52, 0.03], 0.01);
  solid.paint(palette.wood, 0.2);
  box(solid, [0, 1.86, -0.06], [1, 0.03, 0.36], 0.01);
  solid.paint(palette.steel, 0.9, brushed);
  for (const x of [-0.45, 0.45])
    tube(
      solid,
      [
        [x, 1.86, -0.2],
        [x, 1.7, -0.19],
        [x, 1.66, -0.02],
      ],
      0.014,
      8,
    );
  tube(
    solid,
    [
      [-0.49, 1.66, -0.02],
      [0.49, 1.66, -0.02],
    ],
    0.017,
    10,
  );
  solid.paint(palette.wood, 0.2);
  for (let i = 0; i < 5; i++) {
    const x = -0.36 + i * 0.18;
    solid.within(chain(moved(x, 1.66, -0.02), turnedY(Math.PI / 2 + 0.25)), () => {
      tube(
        solid,
        [
          [-0.17, -0.13, 0],
          [-0.02, -0.06, 0],
          [0.02, -0.06, 0],
          [0.17, -0.13, 0],
        ],
        0.01,
        6,
      );
      tube(
        solid,
        [
          [0, -0.06, 0],
          [0, 0.0, 0],
          [0.014, 0.03, 0],
        ],
        0.004,
        5,
      );
    });
  }
  solid.paint(palette.steel, 0.8, brushed);
  box(solid, [0, 0.12, -0.05], [0.96, 0.02, 0.36], 0.006);
  for (const x of [-0.44, 0.44])
    tube(
      solid,
      [
        [x, 0, 0.1],
        [x, 0.13, 0.1],
      ],
      0.014,
      8,
    );
  picture(solid.paint(palette.white), [0, 1.5, -0.208], 0.24, 0.24, areaOf('shirt'));
}

/** Three boards, leaning a little to the front; shoes stand in rows. */
export const shoeBoards = [0.16, 0.46, 0.76] as const;

export function buildShoeShelf({ solid }: Builder): void {
  solid.paint(palette.wood, 0.22);
  for (const x of [-0.72, 0.72]) box(solid, [x, 0, -0.04], [0.035, 1.02, 0.4], 0.012);
  box(solid, [0, 1.0, -0.04], [1.48, 0.035, 0.42], 0.012);
  solid.paint(shaded(palette.wood, 0.75), 0.2);
  box(solid, [0, 0.05, -0.23], [1.4, 0.95, 0.012], 0.004);
  solid.paint(palette.ivory, 0.2);
  for (const y of shoeBoards)
    solid.within(chain(moved(0, y, -0.03), turnedX(0.1)), () => {
      box(solid, [0, -0.022, 0], [1.4, 0.022, 0.38], 0.006);
      solid.paint(palette.steel, 0.8, brushed);
      tube(
        solid,
        [
          [-0.69, 0.012, 0.185],
          [0.69, 0.012, 0.185],
        ],
        0.007,
        6,
      );
      solid.paint(palette.ivory, 0.2);
    });
}

export const rackBoards = [0.3, 0.82, 1.34] as const;

/** Steel shelves and half a rail, where packed garments lie and hang. */
export function buildRack({ solid }: Builder): void {
  solid.paint(palette.steel, 0.9, brushed);
  for (const x of [-0.97, 0.97])
    for (const z of [-0.19, 0.17]) {
      tube(
        solid,
        [
          [x, 0.04, z],
          [x, 1.86, z],
        ],
        0.017,
        8,
      );
      egg(solid, [x, 0.03, z], [0.026, 0.03, 0.026], -1, 1, 10, 6);
    }
  for (const y of [...rackBoards, 1.84])
    for (const z of [-0.19, 0.17])
      tube(
        solid,
        [
          [-0.98, y - 0.014, z],
          [0.98, y - 0.014, z],
        ],
        0.009,
        6,
      );
  solid.paint(shaded(palette.steel, 1.06), 0.75, brushed);
  for (const y of rackBoards) box(solid, [0, y - 0.012, -0.01], [1.93, 0.012, 0.36], 0.004);
  solid.paint(palette.steel, 0.8, brushed);
  box(solid, [0, 1.828, -0.01], [1.93, 0.012, 0.36], 0.004);
  // Boxes of packed garments, to fill the upper board.
  const packs = [
    [-0.78, 0.3, palette.clean],
    [-0.42, 0.24, palette.white],
    [0.62, 0.34, palette.changing],
  ] as const;
  for (const [x, w, tint] of packs) {
    solid.paint(palette.white, 0.25);
    box(solid, [x, 1.842, -0.02], [w, 0.16, 0.26], 0.014);
    solid.paint(tint, 0.25);
    box(solid, [x, 1.9, -0.02], [w + 0.004, 0.045, 0.264], 0.006);
  }
}

export const shelfBoards = [0.78, 1.12, 1.46] as const;

/** A shelf of dispensers: gloves, masks and caps in boxes with their pictures. */
export function buildGlovesShelf({ solid, glass }: Builder): void {
  solid.paint(palette.steel, 0.85, brushed);
  for (const x of [-0.71, 0.71]) box(solid, [x, 0.0, -0.06], [0.03, 1.84, 0.34], 0.008);
  solid.paint(palette.panel, 0.3);
  box(solid, [0, 0.06, -0.22], [1.4, 1.76, 0.014], 0.004);
  solid.paint(palette.white, 0.35);
  box(solid, [0, 0.06, -0.05], [1.4, 0.62, 0.33], 0.016);
  solid.paint(palette.panelEdge, 0.3);
  for (const x of [-0.35, 0.35]) {
    box(solid, [x, 0.1, 0.113], [0.66, 0.54, 0.014], 0.008);
    solid.paint(palette.steelDark, 0.8, brushed);
    box(solid, [x, 0.58, 0.126], [0.16, 0.018, 0.018], 0.006);
    solid.paint(palette.panelEdge, 0.3);
  }
  solid.paint(palette.steel, 0.8, brushed);
  for (const y of [...shelfBoards, 1.8])
    box(solid, [0, y - 0.016, -0.05], [1.4, 0.016, 0.33], 0.004);
  const kinds: readonly Picture[] = ['gloves', 'mask', 'cap', 'gloves'];
  kinds.forEach((name, i) => {
    const x = -0.51 + i * 0.34;
    solid.paint(palette.white, 0.25);
    box(solid, [x, 1.46, -0.1], [0.25, 0.2, 0.18], 0.012);
    picture(solid.paint(palette.white, 0.2), [x, 1.56, -0.0085], 0.17, 0.17, areaOf(name));
  });
  glass.paint(palette.glass, 0.14);
  box(glass, [0, 1.34, 0.112], [1.38, 0.09, 0.006], 0.002);
}

export function buildPassBox({ solid, glass }: Builder): void {
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, 0.72, -0.02], [0.94, 0.04, 0.44], 0.01);
  box(solid, [0, 1.38, -0.02], [0.94, 0.05, 0.44], 0.01);
  for (const x of [-0.45, 0.45]) box(solid, [x, 0.74, -0.02], [0.05, 0.66, 0.44], 0.01);
  box(solid, [0, 0.74, -0.225], [0.9, 0.66, 0.02], 0.004);
  solid.paint(shaded(palette.steel, 0.75), 0.7, brushed);
  box(solid, [0, 0, -0.05], [0.8, 0.72, 0.34], 0.014);
  solid.paint(palette.frame, 0.5);
  for (const x of [-0.4, 0.4]) box(solid, [x, 0.76, 0.2], [0.05, 0.62, 0.022], 0.008);
  for (const y of [0.76, 1.33]) box(solid, [0, y, 0.2], [0.8, 0.05, 0.022], 0.008);
  solid.paint(palette.dark, 0.4);
  box(solid, [0.34, 1.02, 0.222], [0.022, 0.14, 0.03], 0.008);
  solid.paint(palette.green, 0.6);
  box(solid, [-0.3, 1.395, 0.202], [0.06, 0.024, 0.012], 0.006);
  glass.paint(palette.glass, 0.22);
  box(glass, [0, 0.8, 0.2], [0.76, 0.54, 0.008], 0.002);
}
