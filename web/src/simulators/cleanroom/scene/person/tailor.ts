import type { Point } from '../../../host/affine.ts';
import { Clay, type Colour } from '../../../host/clay.ts';
import { nth } from '../../../host/nth.ts';
import { grid } from '../../../host/solids.ts';
import { type Bone, boneIndex } from './bones.ts';
import {
  armRings,
  armSkin,
  type Gender,
  headPoint,
  legRings,
  legSkin,
  type Ring,
  torsoRings,
  torsoSkin,
} from './measures.ts';

/** How far a shell lies outside the skin at a height. */
export type Loose = number | ((y: number) => number);

const around = 20;

interface Shell {
  rings: Ring[];
  out: Loose;
  skin: (y: number) => ReturnType<typeof torsoSkin>;
  segments?: number;
  /** Rolls the edge inwards at the lower or upper end, so that cloth has a thickness. */
  hem?: { low?: boolean; high?: boolean };
  power?: number;
  shade?: (y: number, angle: number) => number;
}

/** Sews shells around one figure; everything it sews goes into the same clay. */
export class Tailor {
  readonly solid = new Clay();
  readonly glass = new Clay();
  readonly gender: Gender;
  look = 0;

  constructor(gender: Gender) {
    this.gender = gender;
  }

  paint(c: Colour, gloss = 0.12): this {
    this.solid.paint(c, gloss);
    return this;
  }

  /** What follows hangs on one bone. */
  on(bone: Bone): this {
    this.solid.on(boneIndex[bone], this.look);
    this.glass.on(boneIndex[bone], this.look);
    return this;
  }

  shell({ rings, out, skin, segments = around, hem = {}, power = 2, shade }: Shell): void {
    const outAt = (y: number): number => (typeof out === 'number' ? out : out(y));
    const rows = rings.map((ring) => {
      const extra = outAt(ring.y);
      // Where a shell closes above, at the shoulder, it is thick upwards too.
      const lift = ring.rx < 0.05 && ring.y > 1.38 ? extra : 0;
      return { ...ring, extra, y: ring.y + lift };
    });
    const low = nth(rows, 0);
    const high = nth(rows, rows.length - 1);
    if (hem.low) rows.unshift({ ...low, extra: low.extra - 0.012, y: low.y + 0.004 });
    if (hem.high) rows.push({ ...high, extra: high.extra - 0.012, y: high.y - 0.004 });
    const angleOf = (column: number): number => (column / segments) * Math.PI * 2;
    grid(this.solid, {
      rows: rows.length,
      columns: segments,
      isRound: true,
      isFlipped: true,
      point: (r, column) => {
        const ring = nth(rows, r);
        const a = angleOf(column);
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const reach = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power);
        return [
          ring.x + c * reach * (ring.rx + ring.extra),
          ring.y,
          ring.z + s * reach * (ring.rz + ring.extra),
        ];
      },
      skin: (r) => skin(nth(rows, r).y),
      ...(shade ? { shade: (r, column) => shade(nth(rows, r).y, angleOf(column)) } : {}),
    });
  }

  torso(low: number, high: number, out: Loose, more: Partial<Shell> = {}): void {
    this.shell({
      rings: torsoRings(this.gender, low, high),
      out,
      skin: (y) => torsoSkin(y, this.look),
      segments: 24,
      power: 2.35,
      ...more,
    });
  }

  arms(low: number, high: number, out: Loose, more: Partial<Shell> = {}): void {
    for (const side of [1, -1] as const)
      this.shell({
        rings: armRings(this.gender, side, low, high),
        out,
        skin: (y) => armSkin(y, side, this.look),
        segments: 14,
        ...more,
      });
  }

  legs(low: number, high: number, out: Loose, more: Partial<Shell> = {}): void {
    for (const side of [1, -1] as const)
      this.shell({
        rings: legRings(this.gender, side, low, high),
        out,
        skin: (y) => legSkin(y, side, this.look),
        segments: 16,
        ...more,
      });
  }

  /** Both sides of something that hangs on the bones of one side; `side` 1 is the left. */
  both(bone: 'hand' | 'foot' | 'fore' | 'shin', build: (side: 1 | -1) => void): void {
    for (const side of [1, -1] as const) {
      this.on(`${bone}${side > 0 ? 'L' : 'R'}`);
      build(side);
    }
  }

  /** A patch of the head's surface: directions by row and column, so far outside the skin. */
  onHead(
    rows: number,
    columns: number,
    to: (row: number, column: number) => Point,
    out: number | ((row: number, column: number) => number),
    options: { isRound?: boolean; isFlipped?: boolean; inGlass?: boolean } = {},
  ): void {
    this.on('head');
    grid(options.inGlass ? this.glass : this.solid, {
      rows,
      columns,
      isRound: options.isRound ?? false,
      isFlipped: options.isFlipped ?? false,
      point: (r, c) =>
        headPoint(to(r / (rows - 1), c), typeof out === 'number' ? out : out(r / (rows - 1), c)),
    });
  }
}
