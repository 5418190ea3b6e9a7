import type { Point } from './affine.ts';
import { mixed, unit } from './affine.ts';
import { colour } from './clay.ts';

const vectors = 9;

/** Light and background of a scheme; background colours are as they are seen, the others linear. */
interface Scheme {
  key: readonly number[];
  sky: readonly number[];
  ground: readonly number[];
  above: readonly number[];
  below: readonly number[];
  exposure: number;
}

const seen = (hex: string): number[] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((byte) => byte / 255);
};

const scale = (hex: string, k: number): number[] => colour(hex).map((value) => value * k);

const light: Scheme = {
  key: scale('#ffeed4', 0.84),
  sky: scale('#ecf4fb', 0.62),
  ground: scale('#d6d9dc', 0.42),
  above: seen('#dbe6ee'),
  below: seen('#f7fafc'),
  exposure: 1.0,
};

const dark: Scheme = {
  key: scale('#ffecd6', 0.46),
  sky: scale('#cfdeee', 0.4),
  ground: scale('#aab4c2', 0.3),
  above: seen('#0c141c'),
  below: seen('#1c2a37'),
  exposure: 0.86,
};

const violet = { above: seen('#0a0618'), below: seen('#160c2e') };

/** Light, background and time, as the shaders take them; eases between schemes by itself. */
export class Mood {
  readonly values: number[] = new Array(vectors * 4).fill(0);
  #isDark: boolean;
  #dark: number;
  #isLamp = false;
  #lamp = 0;

  constructor(isDark: boolean) {
    this.#isDark = isDark;
    this.#dark = isDark ? 1 : 0;
    this.#set(6, [...this.keyDirection(), 0]);
    this.values[22] = 1.5;
    this.#mix();
  }

  /** From the things to the key light: from the left front of the picture, high. */
  keyDirection(): Point {
    return unit([-0.3, 1, 0.52]);
  }

  setDark(isDark: boolean): void {
    this.#isDark = isDark;
  }

  setLamp(isOn: boolean): void {
    this.#isLamp = isOn;
  }

  /** The lamp is on, or on its way in or out. */
  get hasLamp(): boolean {
    return this.#lamp > 0;
  }

  /** Moves on to what was chosen; true: it is not there yet. */
  step(seconds: number, isAtOnce: boolean): boolean {
    const k = isAtOnce ? 1 : Math.min(1, seconds * 7);
    const before = this.#dark + this.#lamp * 10;
    this.#dark = this.#near(mixed(this.#dark, this.#isDark ? 1 : 0, k), this.#isDark);
    this.#lamp = this.#near(mixed(this.#lamp, this.#isLamp ? 1 : 0, k), this.#isLamp);
    if (before === this.#dark + this.#lamp * 10) return false;
    this.#mix();
    return true;
  }

  eye(to: Point): void {
    this.values.splice(28, 3, ...to);
  }

  screen(width: number, height: number): void {
    this.values[32] = width;
    this.values[33] = height;
  }

  shadowTexel(size: number): void {
    this.values[31] = size;
  }

  /** Width of outlines in pixels of the drawing. */
  edge(pixels: number): void {
    this.values[22] = pixels;
  }

  #near(value: number, isOn: boolean): number {
    const goal = isOn ? 1 : 0;
    return Math.abs(value - goal) < 0.01 ? goal : value;
  }

  #set(index: number, values: readonly number[]): void {
    values.forEach((value, i) => {
      this.values[index * 4 + i] = value;
    });
  }

  #mix(): void {
    const pairs = ['key', 'sky', 'ground', 'above', 'below'] as const;
    pairs.forEach((name, index) => {
      const both = light[name].map((value, i) => mixed(value, dark[name][i] ?? 0, this.#dark));
      const night = name === 'above' || name === 'below' ? violet[name] : both;
      this.#set(
        index,
        both.map((value, i) => mixed(value, night[i] ?? value, this.#lamp)),
      );
    });
    this.values[20] = this.#lamp;
    this.values[23] = mixed(light.exposure, dark.exposure, this.#dark);
  }
}
