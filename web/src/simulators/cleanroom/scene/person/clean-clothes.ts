import { chain, mixed, moved, type Point, turnedX, turnedZ } from '../../../host/affine.ts';
import { plain, shaded } from '../../../host/clay.ts';
import { box, cushion, grid, tube } from '../../../host/solids.ts';
import { band, footShape, hand } from './body.ts';
import { boneIndex } from './bones.ts';
import { sewCap } from './head.ts';
import { facing, fromFront, headPoint } from './measures.ts';
import type { Tailor } from './tailor.ts';
import { cloth } from './tones.ts';

export function sewChangingShoes(tailor: Tailor): void {
  tailor.both('foot', (side) => {
    tailor.paint(cloth.sole, 0.1);
    footShape(tailor, side, 0.011, 0.03);
    tailor.paint(cloth.clog, 0.4);
    footShape(tailor, side, 0.009, 0.092, 0.016);
    tailor.paint(cloth.covers, 0.3);
    box(tailor.solid, [0.098 * side, 0.088, 0.05], [0.07, 0.012, 0.03], 0.006);
  });
  tailor.paint(cloth.clog, 0.4);
  tailor.legs(0.05, 0.105, 0.019, { hem: { high: true } });
}

export function sewShoeCovers(tailor: Tailor): void {
  tailor.both('foot', (side) => {
    tailor.paint(cloth.covers, 0.28);
    footShape(tailor, side, 0.02, 0.115, -0.001, 2.2);
    footShape(tailor, side, 0.017, 0.124, 0.01, 1.9);
  });
  tailor.paint(cloth.covers, 0.28);
  tailor.legs(0.055, 0.165, (y) => 0.026 + 0.016 * Math.sin((y - 0.055) * 28), {
    shade: (_, a) => 0.92 + 0.1 * Math.sin(a * 11),
  });
  for (const side of [1, -1]) {
    tailor.on(side > 0 ? 'shinL' : 'shinR');
    band(tailor, [0.094 * side, 0.168, -0.003], 0.071, 0.079, 0.007, shaded(cloth.covers, 0.75));
  }
}

export function sewHat(tailor: Tailor): void {
  const line = (turn: number): number => mixed(33, -24, Math.min(1, Math.abs(turn) / 112) ** 1.8);
  tailor.paint(cloth.cap, 0.1);
  sewCap(
    tailor,
    line,
    (t, turn) =>
      0.02 + 0.04 * Math.sin(Math.min(1, t * 1.5) * 1.6) + 0.0045 * Math.sin(turn / 3.2) * (1 - t),
    72,
    10,
  );
  tailor.paint(shaded(cloth.cap, 0.82), 0.1);
  const edge = Array.from({ length: 40 }, (_, i): Point => {
    const turn = i * 9 - 180;
    return headPoint(facing(turn, line(turn)), 0.019);
  });
  tube(tailor.solid, edge, 0.0065, 6, true);
}

/** A mask is pleated, sits under the eyes, and slips when it is worn wrong. */
export function sewMask(tailor: Tailor, isWrong: boolean): void {
  const wear = () => {
    tailor.paint(cloth.mask, 0.08);
    tailor.onHead(
      11,
      21,
      (t, c) => facing((c - 10) * 6.4, mixed(-66, 0 - Math.abs(c - 10) * 1.15, t)),
      (t, c) => {
        const nose = 0.016 * Math.max(0, 1 - Math.abs(c - 10) / 4) * Math.sin(t * 2.6);
        const pleat = 0.0028 * Math.abs(Math.sin(t * 9.6));
        return (t < 0.01 || t > 0.99 ? 0.011 : 0.0165 + pleat) + nose;
      },
    );
    tailor.paint(cloth.maskEdge, 0.3);
    for (const height of [-1.5, -60])
      tube(
        tailor.solid,
        Array.from({ length: 17 }, (_, i): Point => {
          const nose = height > -10 ? 0.014 * Math.max(0, 1 - Math.abs(i - 8) / 3.4) : 0;
          return headPoint(facing((i - 8) * 7.4, height - Math.abs(i - 8) * 1.1), 0.0165 + nose);
        }),
        0.0042,
        6,
      );
    for (const side of [1, -1])
      tube(
        tailor.solid,
        [
          headPoint(facing(62 * side, -12), 0.014),
          headPoint(facing(82 * side, 6), 0.018),
          headPoint(facing(101 * side, 4), 0.016),
          headPoint(facing(99 * side, -18), 0.014),
          headPoint(facing(62 * side, -54), 0.014),
        ],
        0.003,
        5,
      );
  };
  tailor.on('head');
  if (!isWrong) wear();
  else
    tailor.solid.within(
      chain(
        moved(0, 1.585, 0.1),
        turnedZ(0.17),
        turnedX(0.16),
        moved(0, -1.585 - 0.042, -0.1 + 0.012),
      ),
      wear,
    );
}

export function sewGloves(tailor: Tailor, isWrong: boolean): void {
  tailor.paint(cloth.gloves, 0.42);
  tailor.both('hand', (side) => hand(tailor, side, 0.005, isWrong ? 0.8 : 0.865));
  if (isWrong) {
    for (const side of [1, -1] as const) {
      tailor.on(side > 0 ? 'handL' : 'handR');
      const x = (tailor.gender === 'man' ? 0.215 : 0.193) * side;
      band(tailor, [x, 0.83, 0.008], 0.028, 0.036, 0.0065, shaded(cloth.gloves, 0.85));
    }
    return;
  }
  // The cuff is pulled over the sleeve.
  tailor.arms(0.855, 0.955, (y) => 0.0295 - Math.max(0, 0.885 - y) * 0.7, { hem: { high: true } });
  tailor.paint(shaded(cloth.gloves, 0.85), 0.42);
  tailor.arms(0.943, 0.957, 0.0318, { hem: { low: true, high: true } });
}

export function sewDonningGloves(tailor: Tailor): void {
  tailor.paint(cloth.donning, 0.2);
  tailor.both('hand', (side) => hand(tailor, side, 0.0028));
  tailor.arms(0.855, 0.91, 0.006, { hem: { high: true } });
}

const fold = (y: number, a: number): number =>
  1 - 0.075 * Math.sin(y * 27 + Math.sin(a * 2 + y * 9) * 1.7) ** 2;

/** How far a coat under it pushes a coverall out. */
export const coatStuffing = 0.024;

/** A coverall over a coat is stuffed by it, down to the hips and the wrists. */
export function sewCoverall(tailor: Tailor, hasGloves: boolean, hasCoat: boolean): void {
  const stuffing = (y: number, from: number): number =>
    hasCoat ? coatStuffing * Math.min(1, Math.max(0, (y - from) / 0.1)) : 0;
  tailor.paint(cloth.coverall, 0.14);
  tailor.torso(
    0.8,
    1.445,
    (y) => 0.026 + 0.01 * Math.exp(-(((y - 1.0) / 0.07) ** 2)) + stuffing(y, 0.75),
    { hem: { high: true }, shade: fold },
  );
  tailor.arms(
    hasGloves ? 0.885 : 0.875,
    1.412,
    (y) => 0.021 + 0.006 * Math.sin(y * 18) ** 2 + stuffing(y, 0.93) * 0.7,
    { shade: fold, hem: { low: true } },
  );
  tailor.legs(0.075, 0.87, (y) => 0.0215 + 0.006 * Math.sin(y * 15) ** 2, {
    shade: fold,
    hem: { low: true },
  });
  tailor.paint(cloth.seam, 0.1);
  tailor.torso(0.985, 1.012, 0.0375 + stuffing(1, 0.75), { hem: { low: true, high: true } });
  tailor.arms(0.877, 0.897, 0.0235, { hem: { low: true, high: true } });
  tailor.legs(0.078, 0.1, 0.0245, { hem: { low: true, high: true } });
  // The zip follows the front of the body.
  tailor.paint(cloth.zip, 0.5);
  const before = tailor.solid.skin;
  const front = (y: number): number => {
    const isGirl = tailor.gender === 'girl';
    const belly = isGirl ? 0.128 : 0.135;
    const chest = isGirl ? 0.166 : 0.148;
    const depth =
      y < 1.1
        ? belly
        : mixed(belly, chest, Math.min(1, (y - 1.1) / 0.12)) - Math.max(0, y - 1.28) * 0.5;
    return depth + stuffing(y, 0.75);
  };
  for (const [low, high, bone] of [
    [0.88, 1.06, 'spine'],
    [1.06, 1.24, 'spine'],
    [1.24, 1.42, 'chest'],
  ] as const) {
    tailor.solid.between({ a: boneIndex[bone], b: boneIndex[bone], weight: 0, look: tailor.look });
    tube(
      tailor.solid,
      [
        [0, low, front(low)],
        [0, (low + high) / 2, front((low + high) / 2)],
        [0, high, front(high)],
      ],
      0.005,
      5,
    );
  }
  tailor.solid.between(before);
}

/** Only the eyes are left free; the skirt of the hood lies over the shoulders, under the coverall. */
export function sewHood(tailor: Tailor, hasCoverall: boolean): void {
  tailor.paint(cloth.coverall, 0.14);
  const columns = 32;
  tailor.on('head');
  grid(tailor.solid, {
    rows: 12,
    columns,
    isRound: true,
    isFlipped: true,
    point: (r, c) => {
      const t = r / 11;
      const around = (c / columns) * 360;
      const lift = Math.sin((around * Math.PI) / 180);
      const open = lift > 0 ? 43 - 7 * lift : 43 + 14 * lift * lift;
      const p = headPoint(
        fromFront(mixed(open, 180, t), around),
        r === 0 ? 0.008 : 0.025 + 0.016 * Math.sin(Math.min(1, t * 2) * 1.57),
      );
      return p;
    },
  });
  tailor.paint(cloth.seam, 0.1);
  tube(
    tailor.solid,
    Array.from({ length: 36 }, (_, i): Point => {
      const around = i * 10;
      const lift = Math.sin((around * Math.PI) / 180);
      const open = lift > 0 ? 43 - 7 * lift : 43 + 14 * lift * lift;
      return headPoint(fromFront(open, around), 0.019);
    }),
    0.006,
    6,
    true,
  );
  tailor.paint(cloth.coverall, 0.14);
  const skirt = hasCoverall ? 0.016 : 0.036;
  tailor.torso(hasCoverall ? 1.39 : 1.345, 1.44, (y) => skirt + Math.max(0, y - 1.4) * 0.35, {
    hem: { low: true },
    shade: fold,
  });
  tailor.shell({
    rings: [
      { y: 1.405, x: 0, z: -0.004, rx: 0.1, rz: 0.083 },
      { y: 1.435, x: 0, z: -0.004, rx: 0.083, rz: 0.079 },
      { y: 1.475, x: 0, z: 0, rx: 0.083, rz: 0.085 },
      { y: 1.53, x: 0, z: 0.006, rx: 0.098, rz: 0.1 },
    ],
    out: 0.022,
    skin: (y) => ({
      a: boneIndex.chest,
      b: boneIndex.head,
      weight: Math.min(1, Math.max(0, (y - 1.41) / 0.07)),
      look: tailor.look,
    }),
    segments: 24,
    shade: fold,
  });
}

export function sewGlasses(tailor: Tailor): void {
  const at = (turn: number, height: number, out: number): Point =>
    headPoint(facing(turn, height), out);
  tailor.on('head').paint(cloth.zip, 0.4);
  const rim: Point[] = [];
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const reach = (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (-1 / 3.2);
    // The lower edge rises over the nose.
    const nose = s < 0 ? Math.max(0, 1 - Math.abs(c) * 4) * 7 : 0;
    rim.push(at(c * reach * 49, 4.5 + s * reach * 15.5 + nose, 0.033));
  }
  tube(tailor.solid, rim, 0.0055, 6, true);
  tailor.glass.paint(cloth.white, 0.26, plain);
  tailor.glass.paint(cloth.mask, 0.3, plain);
  tailor.onHead(
    5,
    19,
    (t, c) => facing((c - 9) * 5.3, mixed(-9 + (Math.abs(c - 9) < 2 ? 5 : 0), 19, t)),
    0.036,
    { inGlass: true },
  );
  tailor.paint(cloth.strap, 0.2);
  tube(
    tailor.solid,
    Array.from({ length: 27 }, (_, i): Point => at(49 + (i / 26) * 262, 5, 0.042)),
    0.008,
    6,
  );
}

export function sewOverboots(tailor: Tailor): void {
  tailor.both('foot', (side) => {
    tailor.paint(cloth.sole, 0.1);
    footShape(tailor, side, 0.022, 0.03);
    tailor.paint(cloth.coverall, 0.14);
    footShape(tailor, side, 0.02, 0.125, 0.016);
    tailor.paint(cloth.seam, 0.1);
    cushion(tailor.solid, [0.098 * side, 0.112, 0.05], [0.1, 0.02, 0.03], 12, 3);
  });
  tailor.paint(cloth.coverall, 0.14);
  tailor.legs(0.05, 0.43, (y) => 0.033 + 0.006 * Math.sin(y * 26) ** 2, {
    shade: fold,
    hem: { high: true },
  });
  tailor.paint(cloth.seam, 0.1);
  tailor.legs(0.41, 0.432, 0.0405, { hem: { low: true, high: true } });
  tailor.legs(0.125, 0.145, 0.0405, { hem: { low: true, high: true } });
}

export function sewBeardCover(tailor: Tailor): void {
  tailor.paint(cloth.maskEdge, 0.08);
  tailor.onHead(
    9,
    25,
    (t, c) => {
      const turn = (c - 12) * 8;
      return facing(turn, mixed(-89, mixed(-24, 2, (Math.abs(turn) / 96) ** 1.5), t));
    },
    (t, c) => (t > 0.98 ? 0.01 : 0.026 + 0.004 * Math.sin(c * 2.4) * (1 - t)),
  );
  tailor.paint(shaded(cloth.cap, 0.9), 0.1);
  for (const side of [1, -1])
    tube(
      tailor.solid,
      [
        headPoint(facing(92 * side, -2), 0.02),
        headPoint(facing(104 * side, 8), 0.018),
        headPoint(facing(100 * side, -16), 0.02),
      ],
      0.003,
      5,
    );
}
