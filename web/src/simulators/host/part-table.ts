import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { type Affine, identity } from './affine.ts';
import type { Colour } from './clay.ts';

/** Texels of a part: three rows of its movement, its glow, and its dirt and fading. */
export const partTexels = 5;

const floats = partTexels * 4;

const nowhere: Affine = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/**
 * Where each part stands and how it shines, as a small texture that the vertex shader reads. Hundreds of parts
 * that move by themselves are drawn in one call.
 */
export class PartTable {
  readonly texture: RawTexture;
  readonly #data: Float32Array;
  #used = 0;
  #free: number[] = [];
  #isDirty = true;
  readonly #capacity: number;
  readonly #places: Affine[] = [];

  constructor(scene: Scene, capacity: number) {
    this.#capacity = capacity;
    this.#data = new Float32Array(capacity * floats);
    this.texture = RawTexture.CreateRGBATexture(
      this.#data,
      partTexels,
      capacity,
      scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_FLOAT,
    );
  }

  add(place: Affine = identity): number {
    const index = this.#free.pop() ?? this.#used++;
    if (index >= this.#capacity) throw new Error(`More than ${this.#capacity} parts.`);
    this.#data.fill(0, index * floats, (index + 1) * floats);
    this.place(index, place);
    return index;
  }

  remove(index: number): void {
    this.place(index, nowhere);
    this.#free.push(index);
  }

  place(index: number, place: Affine): void {
    this.#places[index] = place;
    const at = index * floats;
    for (let i = 0; i < 12; i++) {
      const value = Math.fround(place[i] ?? 0);
      if (this.#data[at + i] === value) continue;
      this.#data[at + i] = value;
      this.#isDirty = true;
    }
  }

  placeOf(index: number): Affine {
    return this.#places[index] ?? identity;
  }

  hide(index: number): void {
    this.place(index, nowhere);
  }

  /** How strongly a part shines, in which colour, and how clear its outline is. */
  glow(index: number, c: Colour, strength: number, edge: number): void {
    this.#set(index, 12, c[0]);
    this.#set(index, 13, c[1]);
    this.#set(index, 14, c[2]);
    this.#set(index, 15, strength);
    this.#set(index, 18, edge);
  }

  /** Dirt that the lamp shows, 0-1. */
  soil(index: number, amount: number): void {
    this.#set(index, 16, amount);
  }

  /** 1: melted into the background. */
  fade(index: number, amount: number): void {
    this.#set(index, 17, amount);
  }

  #set(index: number, offset: number, value: number): void {
    const at = index * floats + offset;
    if (Math.abs((this.#data[at] ?? 0) - value) < 1e-4) return;
    this.#data[at] = value;
    this.#isDirty = true;
  }

  /** Everything is sent anew, for example to a graphics card that forgot it. */
  touch(): void {
    this.#isDirty = true;
  }

  /** Sends what changed to the graphics card; true: something did. */
  flush(): boolean {
    if (!this.#isDirty) return false;
    this.#isDirty = false;
    this.texture.update(this.#data);
    return true;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
