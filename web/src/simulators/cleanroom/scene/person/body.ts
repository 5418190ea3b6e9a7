import type { Point } from '../../../host/affine.ts';
import { chain, moved, turnedX, turnedZ } from '../../../host/affine.ts';
import type { Colour } from '../../../host/clay.ts';
import { cushion, egg, tube } from '../../../host/solids.ts';
import { pivots } from './bones.ts';
import type { Tailor } from './tailor.ts';
import { tones } from './tones.ts';

/** A hand that hangs down, thumb to the front: `out` is how thick what covers it is. */
export function hand(tailor: Tailor, side: 1 | -1, out = 0, top = 0.865): void {
  const slim = tailor.gender === 'man' ? 1 : 0.86;
  const inward = tailor.gender === 'man' ? 0 : 0.022;
  const [x, , z] = pivots.handL;
  const clay = tailor.solid;
  const at = (dx: number, y: number, dz: number): Point => [(x - inward + dx) * side, y, z + dz];
  egg(clay, at(0, 0.815, 0.004), [0.022 * slim + out, 0.052 + out, 0.038 * slim + out]);
  // Four fingers that lie together, a little bent.
  for (const [i, length] of [0.055, 0.066, 0.063, 0.05].entries()) {
    const dz = 0.03 - i * 0.0185;
    const r = 0.0098 * slim + out * 0.8;
    tube(
      clay,
      [at(0, 0.79, dz * slim), at(-0.002, 0.765, dz * slim), at(-0.012, 0.785 - length, dz * slim)],
      (t) => r * (1 - 0.25 * t),
      7,
    );
  }
  tube(
    clay,
    [at(-0.004, 0.83, 0.028), at(-0.012, 0.806, 0.048), at(-0.02, 0.778, 0.054)],
    (t) => (0.0115 * slim + out) * (1 - 0.25 * t),
    7,
  );
  if (top <= 0.84) return;
  tube(clay, [at(0, 0.83, 0), at(0, top, 0)], 0.027 * slim + out, 10);
}

/** The shape of a foot or a shoe from above to the floor; sizes are added to all sides. */
export function footShape(
  tailor: Tailor,
  side: 1 | -1,
  out: number,
  height: number,
  low = 0,
  power = 2.6,
): void {
  const slim = tailor.gender === 'man' ? 1 : 0.92;
  cushion(
    tailor.solid,
    [0.098 * side, low, 0.045],
    [(0.088 + out * 2) * slim, height - low, (0.245 + out * 2) * slim],
    20,
    power,
  );
}

/** Skin from head to foot, where no shell hides it. */
export function sewBody(tailor: Tailor): void {
  const skin = tones[tailor.gender].skin;
  tailor.paint(skin, 0.16);
  tailor.torso(0.8, 1.53, 0);
  tailor.arms(0.85, 1.412, 0);
  tailor.legs(0.07, 0.85, 0);
  tailor.both('foot', (side) => {
    footShape(tailor, side, -0.004, 0.075);
    egg(tailor.solid, [0.094 * side, 0.075, -0.012], [0.04, 0.05, 0.05]);
  });
}

export function sewHands(tailor: Tailor): void {
  tailor.paint(tones[tailor.gender].skin, 0.16);
  tailor.both('hand', (side) => hand(tailor, side));
}

/** A strip around a limb: a watch, a cuff, an elastic band. */
export function band(
  tailor: Tailor,
  centre: Point,
  rx: number,
  rz: number,
  thickness: number,
  c: Colour,
  tilt = 0,
): void {
  tailor.paint(c, 0.2);
  tailor.solid.within(chain(moved(...centre), turnedX(tilt), turnedZ(0)), () => {
    const path = Array.from({ length: 18 }, (_, i): Point => {
      const a = (i / 18) * Math.PI * 2;
      return [Math.cos(a) * rx, 0, Math.sin(a) * rz];
    });
    tube(tailor.solid, path, thickness, 6, true);
  });
}
