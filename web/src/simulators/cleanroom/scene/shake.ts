import { chain, moved, turnedZ } from '../../host/affine.ts';
import type { Target } from '../scene-api.ts';
import type { House } from './house.ts';
import type { Stock } from './items/stock.ts';
import { furniturePlace } from './layout.ts';
import type { Director } from './play/director.ts';
import type { Targets } from './targets.ts';

interface Shaken {
  house: House;
  stock: Stock;
  targets: Targets;
  director: Director;
}

const length = 0.45;

/** What was refused shakes once. */
export class Shake {
  readonly #shaken: Shaken;
  #target: Target | null = null;
  #time = 0;

  constructor(shaken: Shaken) {
    this.#shaken = shaken;
  }

  start(target: Target): void {
    if (this.#target) this.#show(this.#target, 0);
    this.#target = target;
    this.#time = 0;
  }

  /** Moves on; true: it is not over. */
  step(seconds: number): boolean {
    if (!this.#target) return false;
    this.#time += seconds;
    const isOver = this.#time >= length;
    const left = 1 - this.#time / length;
    this.#show(this.#target, isOver ? 0 : Math.sin(this.#time * 42) * left);
    if (isOver) this.#target = null;
    return !isOver;
  }

  #show(target: Target, swing: number): void {
    const { house, stock, targets, director } = this.#shaken;
    const move = chain(moved(swing * 0.025, 0, 0), turnedZ(swing * 0.014));
    if (target.kind === 'item') stock.nudge(target.id, move);
    else if (target.kind === 'person') director.shake(swing * 0.16);
    else if (target.kind === 'door') {
      const isOpen = director.state.openDoors.includes(target.id);
      house.openDoor(target.id, isOpen ? 1 : Math.abs(swing) * 0.07);
    } else if (target.kind === 'furniture') {
      const found = targets.furniture(target.id);
      if (!found) return;
      const isOpen = director.state.openCells.includes(`${target.id}/${target.cell}`);
      if (target.cell) house.openCell(target.id, target.cell, isOpen ? 1 : Math.abs(swing) * 0.06);
      else house.nudge(target.id, move, furniturePlace(found.room, found.item));
    }
  }
}
