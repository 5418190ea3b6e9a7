import { chain, moved, type Point, turnedX, turnedZ } from '../../../host/affine.ts';
import { shaded } from '../../../host/clay.ts';
import { box, cushion, egg, tube } from '../../../host/solids.ts';
import { band, footShape } from './body.ts';
import { boneIndex } from './bones.ts';
import { torsoSkin } from './measures.ts';
import type { Tailor } from './tailor.ts';
import { cloth, tones } from './tones.ts';

/** What is under other clothes is left out: it would only shine through. */
export function sewUnderwear(tailor: Tailor, hasLegs: boolean, hasTop: boolean): void {
  const tone = tones[tailor.gender];
  tailor.paint(tone.underwear);
  if (!hasLegs) sewShorts(tailor);
  if (!hasTop) sewVest(tailor);
}

function sewShorts(tailor: Tailor): void {
  tailor.torso(0.8, 1.0, 0.005, { hem: { high: true } });
  tailor.legs(0.72, 0.87, (y) => 0.005 + Math.max(0, 0.79 - y) * 0.12, { hem: { low: true } });
}

function sewVest(tailor: Tailor): void {
  tailor.paint(shaded(cloth.white, 0.92));
  tailor.torso(0.96, 1.375, 0.006, { hem: { low: true, high: true } });
  // Straps of the vest.
  for (const side of [1, -1])
    tailor.on('chest') &&
      tube(
        tailor.solid,
        [
          [0.085 * side, 1.36, 0.084],
          [0.088 * side, 1.408, 0.045],
          [0.09 * side, 1.418, -0.01],
          [0.088 * side, 1.4, -0.06],
          [0.085 * side, 1.35, -0.086],
        ],
        0.013,
        6,
      );
}

export function sewShirt(tailor: Tailor): void {
  const tone = tones[tailor.gender].shirt;
  tailor.paint(tone);
  tailor.torso(0.885, 1.432, (y) => 0.012 + (y < 0.95 ? 0.012 : 0), {
    hem: { low: true, high: true },
    shade: (y, a) => 1 - 0.05 * Math.sin(y * 46 + Math.sin(a * 3) * 1.2) ** 2,
  });
  const isMan = tailor.gender === 'man';
  tailor.arms(isMan ? 0.93 : 1.2, 1.412, (y) => 0.0115 + (isMan && y < 0.96 ? 0.006 : 0), {
    hem: { low: true },
    shade: (y) => 1 - 0.05 * Math.sin(y * 60) ** 2,
  });
  tailor.paint(shaded(tone, 1.18));
  tailor.on('chest');
  const collar: Point[] = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    return [Math.cos(a) * 0.067, 1.434 - Math.max(0, Math.sin(a)) * 0.022, Math.sin(a) * 0.066];
  });
  tube(tailor.solid, collar, 0.0115, 6, true);
  if (!isMan) return;
  tailor.paint(shaded(tone, 0.8));
  tube(
    tailor.solid,
    [
      [0, 1.41, 0.088],
      [0, 1.3, 0.127],
      [0, 1.2, 0.134],
    ],
    0.004,
    5,
  );
  tailor.paint(cloth.white, 0.4);
  for (const y of [1.37, 1.31, 1.25, 1.19]) {
    const z = 0.106 + (1.37 - y) * 0.19;
    egg(tailor.solid, [0, y, Math.min(0.137, z)], [0.006, 0.006, 0.004], -1, 1, 8, 5);
  }
}

export function sewJeans(tailor: Tailor, hasBoots: boolean, hasTop: boolean): void {
  const tone = tones[tailor.gender].jeans;
  tailor.paint(tone);
  const wear = (y: number): number =>
    1 - 0.06 * Math.sin(y * 70) ** 2 + (y > 0.5 && y < 0.75 ? 0.08 : 0);
  tailor.torso(0.8, 0.985, 0.0085, { hem: { high: true } });
  tailor.legs(
    hasBoots ? 0.19 : 0.085,
    0.87,
    (y) => 0.0105 + (hasBoots ? 0 : Math.max(0, 0.3 - y) * 0.05),
    {
      hem: { low: true },
      shade: (y) => wear(y),
    },
  );
  tailor.paint(shaded(tone, 1.35));
  for (const side of hasBoots ? [] : ([1, -1] as const))
    tailor.shell({
      rings: [
        { y: 0.085, x: 0.094 * side, z: 0, rx: 0.0435, rz: 0.0515 },
        { y: 0.125, x: 0.094 * side, z: -0.002, rx: 0.044, rz: 0.0525 },
      ],
      out: 0.0225,
      skin: (y) => ({
        a: boneIndex[side > 0 ? 'shinL' : 'shinR'],
        b: boneIndex[side > 0 ? 'footL' : 'footR'],
        weight: y < 0.1 ? 0.4 : 0,
        look: tailor.look,
      }),
      segments: 16,
      hem: { low: true, high: true },
    });
  if (hasTop) return;
  tailor.paint(cloth.bagDark, 0.3);
  tailor.torso(0.965, 0.992, 0.0125, { hem: { low: true, high: true } });
  tailor.on('hips').paint(cloth.gold, 0.6);
  box(tailor.solid, [0, 0.966, 0.122], [0.03, 0.024, 0.012], 0.004);
}

/** Of a coat under a coverall only the collar is seen. */
export function sewCoat(tailor: Tailor, hasCoverall: boolean): void {
  sewCollar(tailor);
  if (hasCoverall) return;
  const tone = tones[tailor.gender].coat;
  tailor.paint(tone, 0.1);
  const quilt = (y: number): number => Math.abs(Math.sin(y * 28)) ** 0.6;
  tailor.torso(0.72, 1.43, (y) => 0.03 + 0.014 * quilt(y) - Math.max(0, y - 1.36) * 0.16, {
    rings: quilted(tailor),
    hem: { low: true, high: true },
    shade: (y) => 0.8 + 0.22 * quilt(y),
    skin: (y) => torsoSkin(Math.max(y, 0.9), tailor.look),
  });
  tailor.arms(0.885, 1.412, (y) => 0.024 + 0.008 * quilt(y * 1.1) - Math.max(0, y - 1.33) * 0.1, {
    hem: { low: true },
    shade: (y) => 0.82 + 0.2 * quilt(y * 1.1),
  });
  tailor.paint(shaded(cloth.gold, 0.9), 0.5);
  tailor.on('spine');
  tube(
    tailor.solid,
    [
      [0, 0.95, 0.162],
      [0, 1.15, 0.158],
      [0, 1.3, 0.168],
    ],
    0.005,
    5,
  );
}

/** The fluffy collar is what sheds. */
function sewCollar(tailor: Tailor): void {
  tailor.on('chest').paint(shaded(cloth.coverall, 0.84), 0.02);
  const collar = Array.from({ length: 30 }, (_, i): Point => {
    const a = (i / 30) * Math.PI * 2;
    const front = Math.max(0, Math.sin(a));
    const fluff = i % 2 ? 0.004 : -0.003;
    return [
      Math.cos(a) * (0.096 + fluff),
      1.438 - front * 0.048 + fluff,
      Math.sin(a) * (0.09 + fluff) + front * 0.022 - 0.008,
    ];
  });
  tube(tailor.solid, collar, (t) => 0.033 + 0.004 * Math.sin(t * 95), 10, true);
}

/** Closer cuts than the body has, so that the quilting shows. */
function quilted(tailor: Tailor) {
  const isMan = tailor.gender === 'man';
  return Array.from({ length: 27 }, (_, i) => {
    const y = 0.74 + (i / 26) * 0.685;
    const k = (y - 0.74) / 0.685;
    const shoulders = y > 1.33 ? (y - 1.33) * (isMan ? 0.85 : 0.75) : 0;
    return {
      y,
      x: 0,
      z: 0,
      rx: (isMan ? 0.152 : 0.146) + 0.022 * k * (isMan ? 1 : 0.3) - shoulders,
      rz: 0.112 + (isMan ? 0 : 0.004) - shoulders * 0.55,
    };
  });
}

export function sewBoots(tailor: Tailor): void {
  const tone = tones[tailor.gender].boots;
  tailor.both('foot', (side) => {
    tailor.paint(cloth.rubberSole, 0.1);
    footShape(tailor, side, 0.013, 0.032);
    tailor.paint(tone, 0.35);
    footShape(tailor, side, 0.008, 0.105, 0.014);
    tailor.paint(shaded(tone, 1.3), 0.2);
    for (const z of [0.07, 0.1])
      tube(
        tailor.solid,
        [
          [0.098 * side - 0.03, 0.1 - (z - 0.07) * 0.5, z],
          [0.098 * side + 0.03, 0.1 - (z - 0.07) * 0.5, z],
        ],
        0.005,
        5,
      );
  });
  tailor.paint(tone, 0.35);
  tailor.legs(0.06, 0.235, 0.0225, { hem: { high: true } });
}

export function sewBag(tailor: Tailor, out: number): void {
  const clay = tailor.solid;
  tailor.on('chest').paint(cloth.bagDark, 0.25);
  const x = (tailor.gender === 'man' ? 0.12 : 0.1) + out * 0.6;
  tube(
    clay,
    [
      [0.235 + out, 0.98, 0.085],
      [0.2 + out, 1.2, 0.11 + out],
      [x + 0.03, 1.36, 0.1 + out * 0.9],
      [x, 1.43 + out * 0.75, 0.05],
      [x - 0.005, 1.445 + out * 0.75, -0.01],
      [x, 1.42 + out * 0.75, -0.06],
      [x + 0.03, 1.35, -0.1 - out],
      [0.2 + out, 1.2, -0.11 - out],
      [0.235 + out, 0.98, -0.085],
    ],
    0.011,
    7,
  );
  tailor.on('hips').paint(cloth.bag, 0.25);
  box(clay, [0.272 + out, 0.76, 0], [0.095, 0.24, 0.25], 0.03);
  tailor.paint(cloth.bagDark, 0.25);
  box(clay, [0.305 + out, 0.87, 0], [0.042, 0.135, 0.254], 0.02);
  tailor.paint(cloth.gold, 0.8);
  box(clay, [0.33 + out, 0.875, 0], [0.01, 0.025, 0.04], 0.004);
}

export function sewEarrings(tailor: Tailor): void {
  tailor.on('head').paint(cloth.gold, 0.9);
  for (const side of [1, -1]) {
    egg(tailor.solid, [0.121 * side, 1.552, 0.006], [0.007, 0.007, 0.007], -1, 1, 8, 6);
    tailor.solid.within(chain(moved(0.122 * side, 1.534, 0.006), turnedZ(Math.PI / 2)), () => {
      const ring = Array.from({ length: 12 }, (_, i): Point => {
        const a = (i / 12) * Math.PI * 2;
        return [Math.cos(a) * 0.016, 0, Math.sin(a) * 0.016];
      });
      tube(tailor.solid, ring, 0.0038, 6, true);
    });
  }
}

export function sewWatch(tailor: Tailor): void {
  const slim = tailor.gender === 'man' ? 1 : 0.86;
  const x = tailor.gender === 'man' ? 0.214 : 0.192;
  tailor.on('foreL');
  band(tailor, [x, 0.892, 0.009], 0.036 * slim, 0.033 * slim, 0.0075, cloth.black);
  tailor.paint(cloth.gold, 0.9);
  tailor.solid.within(chain(moved(x + 0.037 * slim, 0.892, 0.009), turnedZ(-Math.PI / 2)), () =>
    cushion(tailor.solid, [0, -0.004, 0], [0.036, 0.014, 0.036], 14, 2),
  );
}

/** The card hangs over whatever is outermost, which is so far outside the skin. */
export function sewKeyCard(tailor: Tailor, out: number): void {
  const clay = tailor.solid;
  const isGirl = tailor.gender === 'girl';
  const chest = (isGirl ? 0.142 : 0.124) + out;
  tailor.on('chest').paint(cloth.strap, 0.2);
  for (const side of [1, -1])
    tube(
      clay,
      [
        [0.03 * side, 1.43, -0.066 - out],
        [0.074 * side, 1.437 + out * 0.4, -0.01],
        [0.062 * side, 1.402, 0.076 + out * 0.9],
        [0.03 * side, 1.29, chest],
        [0.004 * side, 1.215, chest + 0.012],
      ],
      0.006,
      6,
    );
  tailor.paint(cloth.card, 0.5);
  clay.within(chain(moved(0, 1.11, chest + 0.014), turnedX(0.03)), () => {
    box(clay, [0, 0, 0], [0.066, 0.096, 0.006], 0.003);
    tailor.paint(cloth.strap, 0.4);
    box(clay, [0, 0.066, 0.003], [0.05, 0.016, 0.003], 0.001);
    tailor.paint(shaded(tones[tailor.gender].skin, 0.9), 0.3);
    box(clay, [-0.012, 0.024, 0.003], [0.024, 0.03, 0.003], 0.001);
  });
}
