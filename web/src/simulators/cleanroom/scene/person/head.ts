import { chain, mixed, moved, type Point, turnedX, turnedY } from '../../../host/affine.ts';
import { type Colour, shaded } from '../../../host/clay.ts';
import { egg, grid, tube } from '../../../host/solids.ts';
import { facing, headPoint } from './measures.ts';
import type { Tailor } from './tailor.ts';
import { cloth, tones } from './tones.ts';

/** How the head looks; what of it is hidden is left out. */
export interface HeadLook {
  hasMakeup: boolean;
  isHairLoose: boolean;
  hasMoustache: boolean;
  hasBeard: boolean;
  /** The hair is under something: nothing of it, all of it, or all but what hangs out. */
  hairCover: 'none' | 'cap' | 'hood';
  isMouthHidden: boolean;
}

/** A line on the face, by directions. */
function stroke(
  tailor: Tailor,
  line: readonly (readonly [turn: number, height: number])[],
  radius: number | ((t: number) => number),
  out: number,
): void {
  tube(
    tailor.solid,
    line.map(([turn, height]) => headPoint(facing(turn, height), out)),
    radius,
    6,
  );
}

function eye(tailor: Tailor, side: 1 | -1, hasMakeup: boolean): void {
  const clay = tailor.solid;
  const at = headPoint(facing(20 * side, 4), -0.004);
  const seat = chain(moved(...at), turnedY((20 * side * Math.PI) / 180));
  clay.within(seat, () => {
    tailor.paint(cloth.white, 0.5);
    egg(clay, [0, 0, 0], [0.0185, 0.0205, 0.009], -1, 1, 12, 7);
    tailor.paint(cloth.iris, 0.6);
    egg(clay, [-0.002 * side, 0, 0.005], [0.0125, 0.0155, 0.0065], -1, 1, 12, 7);
    tailor.paint(cloth.white, 0.2);
    egg(clay, [0.003, 0.006, 0.0105], [0.0038, 0.0038, 0.0025], -1, 1, 8, 5);
    // The lid: it gives the look its calm.
    tailor.paint(hasMakeup ? cloth.lid : shaded(tones[tailor.gender].skin, 0.86), 0.15);
    clay.within(turnedX(-0.3), () =>
      egg(clay, [0, 0.003, 0.001], [0.0205, 0.0215, 0.0105], 0.38, 1, 12, 4),
    );
  });
  if (tailor.gender === 'man' && !hasMakeup) return;
  tailor.paint(cloth.black, 0.1);
  const lash: [number, number][] = [
    [11, 9],
    [17, 12.5],
    [24, 12],
    [31, 9.5],
  ];
  stroke(
    tailor,
    lash.map(([turn, height]) => [turn * side, height] as const),
    hasMakeup ? 0.0034 : 0.002,
    0.0055,
  );
}

function sewFace(tailor: Tailor, look: HeadLook): void {
  const tone = tones[tailor.gender];
  const clay = tailor.solid;
  tailor.on('head');
  for (const side of [1, -1] as const) {
    eye(tailor, side, look.hasMakeup);
    tailor.paint(shaded(tone.hair, 0.85), 0.1);
    const thick = tailor.gender === 'man' ? 0.0056 : 0.0036;
    stroke(
      tailor,
      [
        [9 * side, 20.5],
        [19 * side, 23],
        [31 * side, 18.5],
      ],
      (t) => thick * (1 - 0.45 * Math.abs(t - 0.35)),
      0.003,
    );
    tailor.paint(shaded(tone.skin, 0.97), 0.15);
    clay.within(moved(0.111 * side, 1.585, 0.004), () =>
      egg(clay, [0, 0, 0], [0.014, 0.03, 0.02], -1, 1, 10, 7),
    );
    if (look.hasMakeup) {
      tailor.paint(cloth.blush, 0.05);
      const at = headPoint(facing(36 * side, -12), -0.0035);
      clay.within(chain(moved(...at), turnedY((36 * side * Math.PI) / 180)), () =>
        egg(clay, [0, 0, 0], [0.019, 0.013, 0.006], -1, 1, 12, 7),
      );
    }
  }
  if (look.isMouthHidden) return;
  tailor.paint(shaded(tone.skin, 0.95), 0.18);
  tube(
    clay,
    [
      headPoint(facing(0, 3), -0.002),
      headPoint(facing(0, -8), 0.011),
      headPoint(facing(0, -12), 0.004),
    ],
    (t) => 0.008 + 0.008 * t,
    8,
  );
  tailor.paint(look.hasMakeup ? cloth.red : cloth.lips, look.hasMakeup ? 0.4 : 0.2);
  stroke(
    tailor,
    [
      [-17, -29.5],
      [-9, -34],
      [0, -35.5],
      [9, -34],
      [17, -29.5],
    ],
    (t) => (look.hasMakeup ? 0.0062 : 0.0042) * (1 - 1.1 * Math.abs(t - 0.5)),
    0.0015,
  );
}

function sewBeard(tailor: Tailor, look: HeadLook): void {
  const hair = shaded(tones[tailor.gender].hair, 0.9);
  tailor.paint(hair, 0.08);
  if (look.hasBeard)
    tailor.onHead(
      8,
      19,
      (t, c) => {
        const turn = (c - 9) * 11.5;
        const upper = mixed(-46, -4, (Math.abs(turn) / 103.5) ** 1.6);
        return facing(turn, mixed(-88, upper, t));
      },
      (t, c) => (t > 0.97 || c === 0 || c === 18 ? -0.006 : 0.013 + 0.007 * Math.sin(t * 3)),
      { isFlipped: false },
    );
  if (look.hasMoustache)
    for (const side of [1, -1])
      stroke(
        tailor,
        [
          [0, -21],
          [10 * side, -23.5],
          [21 * side, -31],
        ],
        (t) => 0.0125 * (1 - 0.65 * t),
        0.003,
      );
}

/** Height of the hairline at a turn from the front, in degrees. */
function hairline(turn: number, gender: 'man' | 'girl'): number {
  const back = Math.abs(turn);
  if (gender === 'man') {
    if (back < 60) return mixed(40, 32, back / 60);
    if (back < 80) return mixed(32, -8, (back - 60) / 20);
    if (back < 98) return mixed(-8, 6, (back - 80) / 18);
    return mixed(6, -42, Math.min(1, (back - 98) / 40));
  }
  if (back < 70) return mixed(44, 22, (back / 70) ** 2);
  return mixed(22, -42, Math.min(1, (back - 70) / 35));
}

/** A cap of the head's shape down to a line; used by hair and by what is pulled over it. */
export function sewCap(
  tailor: Tailor,
  lineAt: (turn: number) => number,
  out: (t: number, turn: number) => number,
  columns = 36,
  rows = 9,
): void {
  tailor.onHead(
    rows,
    columns,
    (t, c) => {
      const turn = (c / columns) * 360 - 180;
      return facing(turn, mixed(lineAt(turn), 90, t));
    },
    (t, c) => out(t, (c / columns) * 360 - 180),
    { isRound: true },
  );
}

function sewHair(tailor: Tailor, look: HeadLook): void {
  const hair: Colour = tones[tailor.gender].hair;
  const isGirl = tailor.gender === 'girl';
  const clay = tailor.solid;
  tailor.paint(hair, 0.3);
  if (look.hairCover === 'none') {
    sewCap(
      tailor,
      (turn) => hairline(turn, tailor.gender),
      (t, turn) => {
        const edge = t < 0.02 ? -0.006 : 0;
        const sweep = 0.006 * Math.sin((turn * Math.PI) / 40 + t * 5);
        return edge + (isGirl ? 0.016 : 0.014) + (t > 0.05 ? sweep * (1 - t) : 0) + 0.008 * t;
      },
    );
    if (!isGirl)
      for (const [turn, length] of [
        [-30, 30],
        [-8, 34],
        [14, 36],
        [34, 30],
      ] as const)
        stroke(
          tailor,
          [
            [turn - 6, 74],
            [turn, 56],
            [turn + 12, length + 6],
          ],
          (t) => 0.026 * (1 - 0.97 * t),
          0.004,
        );
  }
  if (look.hairCover === 'none' && isGirl)
    for (const side of [1, -1])
      stroke(
        tailor,
        [
          [4 * side, 66],
          [28 * side, 48],
          [62 * side, 30],
          [82 * side, 2],
        ],
        (t) => 0.02 * (1 - 0.4 * t),
        0.008,
      );
  if (look.isHairLoose) sewLooseHair(tailor, look.hairCover);
  else if (isGirl && look.hairCover === 'none') {
    tailor.on('head').paint(shaded(hair, 1.05), 0.3);
    egg(clay, [0, 1.665, -0.125], [0.058, 0.056, 0.05]);
    tailor.paint(cloth.strap, 0.3);
    clay.within(chain(moved(0, 1.65, -0.098), turnedX(1.2)), () => {
      const ring = Array.from({ length: 14 }, (_, i): Point => {
        const a = (i / 14) * Math.PI * 2;
        return [Math.cos(a) * 0.034, 0, Math.sin(a) * 0.034];
      });
      tube(clay, ring, 0.009, 6, true);
    });
  }
}

/** Hair that hangs down; under a cap it still hangs out, and under a hood a strand shows at the face. */
function sewLooseHair(tailor: Tailor, cover: HeadLook['hairCover']): void {
  const clay = tailor.solid;
  tailor.on('head');
  if (cover === 'hood') {
    for (const side of [1, -1])
      stroke(
        tailor,
        [
          [14 * side, 36],
          [30 * side, 24],
          [38 * side, 4],
        ],
        (t) => 0.012 * (1 - 0.6 * t),
        0.01,
      );
    return;
  }
  const length = tailor.gender === 'girl' ? 1.3 : 1.43;
  const columns = 25;
  grid(clay, {
    rows: 9,
    columns,
    isFlipped: false,
    point: (r, c) => {
      const turn = 84 + (c / (columns - 1)) * 192;
      const t = 1 - r / 8;
      const start = headPoint(facing(turn, 26), cover === 'cap' ? 0.004 : 0.017);
      const fall = mixed(start[1], length + 0.03 * Math.sin(c * 1.1), t);
      const flare = 1 + 0.16 * Math.sin(t * 2.4) + 0.022 * Math.sin(c * 1.9) * t;
      const back = Math.cos((turn * Math.PI) / 180) < 0 ? -0.02 * Math.sin(t * 2.2) : 0;
      const close = r === 0 ? 0.86 : 1;
      return [start[0] * flare * close, fall, 0.01 + (start[2] - 0.01) * flare * close + back];
    },
  });
  // The inside of the curtain, seen from the front beside the neck.
  tailor.paint(shaded(tones[tailor.gender].hair, 0.55), 0.1);
  grid(clay, {
    rows: 5,
    columns,
    isFlipped: true,
    point: (r, c) => {
      const turn = 86 + (c / (columns - 1)) * 188;
      const t = 1 - r / 4;
      const start = headPoint(facing(turn, 20), 0.004);
      return [start[0] * 1.02, mixed(start[1], length + 0.01, t), 0.01 + (start[2] - 0.01) * 1.02];
    },
  });
}

export function sewHead(tailor: Tailor, look: HeadLook): void {
  tailor.paint(tones[tailor.gender].skin, 0.18);
  tailor.onHead(13, 24, (t, c) => facing((c / 24) * 360, mixed(-90, 90, t)), 0, {
    isRound: true,
    isFlipped: false,
  });
  sewFace(tailor, look);
  sewBeard(tailor, look);
  sewHair(tailor, look);
}
