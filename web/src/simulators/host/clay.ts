import { type Affine, applied, chain, directed, identity, type Point, unit } from './affine.ts';

/** Linear red, green, blue. */
export type Colour = readonly [number, number, number];

const linear = (byte: number): number => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

/** A colour as designers write it, in the linear light that shaders reckon in. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)];
}

export const shaded = (c: Colour, k: number): Colour => [c[0] * k, c[1] * k, c[2] * k];

/** How a vertex hangs on parts: mostly on `a`, by `weight` on `b`; `look` says whose glow and dirt it shows. */
export interface Skin {
  a: number;
  b: number;
  weight: number;
  look: number;
}

/** Where on the drawn sheet a face takes its picture from: left, top, right, bottom of 0-1. */
export type SheetArea = readonly [number, number, number, number];

/** Faces without a picture carry this instead of a place on the sheet. */
export const plain = -1;
/** Floor tiles, brushed steel and mirrors are drawn by the shader itself. */
export const tiled = -2;
export const brushed = -3;
export const mirrored = -4;

/** A growing solid: vertices of one format, so that everything joins into few meshes. */
export class Clay {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colours: number[] = [];
  readonly uvs: number[] = [];
  readonly skins: number[] = [];
  readonly indices: number[] = [];

  #frame: Affine = identity;
  #colour: Colour = [1, 1, 1];
  #gloss = 0;
  #surface = plain;
  #skin: Skin = { a: 0, b: 0, weight: 0, look: 0 };

  get size(): number {
    return this.positions.length / 3;
  }

  get skin(): Skin {
    return this.#skin;
  }

  get paintColour(): Colour {
    return this.#colour;
  }

  /** What follows has this colour; gloss 0 is matt, 0.6 plastic, 1 metal. */
  paint(c: Colour, gloss = 0.15, surface = plain): this {
    this.#colour = c;
    this.#gloss = gloss;
    this.#surface = surface;
    return this;
  }

  /** What follows belongs to this part, in movement and in glow. */
  on(part: number, look = part): this {
    this.#skin = { a: part, b: part, weight: 0, look };
    return this;
  }

  /** What follows hangs between two parts. */
  between(skin: Skin): this {
    this.#skin = skin;
    return this;
  }

  /** Builds in a moved space. */
  within(move: Affine, build: () => void): this {
    const before = this.#frame;
    this.#frame = chain(before, move);
    build();
    this.#frame = before;
    return this;
  }

  vertex(
    p: Point,
    n: Point,
    shade = 1,
    uv: readonly [number, number] = [this.#surface, 0],
  ): number {
    const at = applied(this.#frame, p);
    const to = unit(directed(this.#frame, n));
    const c = this.#colour;
    const s = this.#skin;
    this.positions.push(at[0], at[1], at[2]);
    this.normals.push(to[0], to[1], to[2]);
    this.colours.push(c[0] * shade, c[1] * shade, c[2] * shade, this.#gloss);
    this.uvs.push(uv[0], uv[1]);
    this.skins.push(s.a, s.b, s.weight, s.look);
    return this.size - 1;
  }

  /** Counter-clockwise seen from outside. */
  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  face(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, a, c, d);
  }

  /** Takes in a finished solid, moved, on a part of its own. */
  add(other: Clay, move: Affine, part: number): void {
    const base = this.size;
    for (let i = 0; i < other.size; i++) {
      const j = i * 3;
      const p: Point = [
        other.positions[j] ?? 0,
        other.positions[j + 1] ?? 0,
        other.positions[j + 2] ?? 0,
      ];
      const n: Point = [
        other.normals[j] ?? 0,
        other.normals[j + 1] ?? 0,
        other.normals[j + 2] ?? 0,
      ];
      this.positions.push(...applied(move, p));
      this.normals.push(...unit(directed(move, n)));
      this.skins.push(part, part, 0, part);
    }
    for (const value of other.colours) this.colours.push(value);
    for (const value of other.uvs) this.uvs.push(value);
    for (const index of other.indices) this.indices.push(base + index);
  }
}
