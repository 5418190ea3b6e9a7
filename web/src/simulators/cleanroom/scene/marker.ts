import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { chain, moved, type Point, scaled } from '../../host/affine.ts';
import { createBatch, pour } from '../../host/batch.ts';
import { Clay } from '../../host/clay.ts';
import { lathe } from '../../host/solids.ts';
import type { Stage } from '../../host/stage.ts';
import type { House } from './house.ts';
import { glows } from './palette.ts';

/** A ring on the floor and a pin above: the one thing that a hint is about. */
export class Marker {
  readonly #house: House;
  readonly #mesh: Mesh;
  readonly #ring: number;
  readonly #pin: number;

  constructor(stage: Stage, house: House) {
    this.#house = house;
    this.#ring = house.table.add();
    this.#pin = house.table.add();
    const clay = new Clay();
    clay.on(this.#ring).paint(glows.hinted, 0.2);
    lathe(
      clay,
      [0, 0.006, 0],
      [
        [0.86, 0],
        [0.9, 0.01],
        [1, 0.01],
        [1.04, 0],
      ],
      48,
    );
    clay.on(this.#pin).paint(glows.hinted, 0.35);
    lathe(
      clay,
      [0, 0, 0],
      [
        [0, 0],
        [0.03, 0.05],
        [0.085, 0.14],
        [0.1, 0.2],
        [0.09, 0.245],
        [0.06, 0.28],
        [0, 0.29],
      ],
      20,
    );
    this.#mesh = createBatch(stage.scene, 'marker', house.looks.solid);
    pour(this.#mesh, clay);
    house.table.glow(this.#ring, glows.hinted, 0.5, 0);
    house.table.glow(this.#pin, glows.hinted, 0.3, 0);
    this.#mesh.setEnabled(false);
  }

  /** `breath` 0-1 swings the pin and widens the ring. */
  show(at: Point | null, floor: Point | null, size: number, breath: number): void {
    this.#mesh.setEnabled(at !== null);
    if (!at || !floor) return;
    const r = size * (1 + 0.07 * breath);
    this.#house.table.place(this.#ring, chain(moved(floor[0], 0, floor[2]), scaled(r, 1, r)));
    this.#house.table.place(this.#pin, moved(at[0], at[1] + 0.12 + 0.09 * breath, at[2]));
  }
}
