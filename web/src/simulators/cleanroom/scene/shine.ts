import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Colour } from '../../host/clay.ts';
import type { PartTable } from '../../host/part-table.ts';
import type { Target } from '../scene-api.ts';
import { glows } from './palette.ts';
import { sameTarget } from './picking.ts';
import type { Targets } from './targets.ts';

/** Seconds of breathing; then the glow holds still, so that no frame is drawn for it. */
const breathing = 2.2;

interface Lit {
  table: PartTable;
  part: number;
}

const dark: Colour = [0, 0, 0];

/** What shines and why: usable things breathe, the one pointed at is clear, the one hinted at most of all. */
export class Shine {
  readonly #targets: Targets;
  #usable: readonly Target[] = [];
  #hovered: Target | null = null;
  #hinted: Target | null = null;
  #lit: Lit[] = [];
  #time = breathing;
  #isStale = true;
  isReduced = false;

  constructor(targets: Targets) {
    this.#targets = targets;
  }

  get hinted(): Target | null {
    return this.#hinted;
  }

  /** Part of the breath that is drawn now, 0-1. */
  get breath(): number {
    // Two and a quarter swings: it comes to rest half way.
    return 0.5 - 0.5 * Math.cos((this.#time / breathing) * Math.PI * 4.5);
  }

  setUsable(targets: readonly Target[]): void {
    this.#usable = targets;
    this.#wake();
  }

  setHovered(target: Target | null): void {
    if (sameTarget(target, this.#hovered)) return;
    this.#hovered = target;
    this.#isStale = true;
  }

  setHinted(target: Target | null): void {
    this.#hinted = target;
    this.#wake();
  }

  /** Parts have come and gone, for example because clothes were changed. */
  refresh(): void {
    this.#isStale = true;
  }

  #wake(): void {
    this.#time = this.isReduced ? breathing : 0;
    this.#isStale = true;
  }

  /** Moves on; true: it goes on breathing. */
  step(seconds: number): boolean {
    if (this.#time < breathing) {
      this.#time = Math.min(breathing, this.#time + seconds);
      this.#isStale = true;
    }
    if (!this.#isStale) return false;
    this.#isStale = false;
    this.#paint();
    return this.#time < breathing;
  }

  #paint(): void {
    const lit: Lit[] = [];
    const give = (target: Target, tint: Colour, strength: number, edge: number) => {
      for (const one of this.#targets.parts(target)) {
        one.table.glow(one.part, tint, strength, edge);
        lit.push(one);
      }
    };
    for (const { table, part } of this.#lit) table.glow(part, dark, 0, 0);
    const breath = this.breath;
    for (const target of this.#usable)
      give(target, glows.usable, 0.1 + 0.16 * breath, 0.35 + 0.4 * breath);
    if (this.#hinted) give(this.#hinted, glows.hinted, 0.2 + 0.16 * breath, 0.95);
    if (this.#hovered) give(this.#hovered, glows.hovered, 0.42, 1);
    this.#lit = lit;
  }

  /** Rooms in which something shines. */
  rooms(): Set<Location> {
    const all = [...this.#usable, ...[this.#hinted, this.#hovered].filter((t) => t !== null)];
    return new Set(
      all
        .filter((target) => target.kind !== 'item')
        .flatMap((target) => this.#targets.locationsOf(target)),
    );
  }

  hasLit(kind: Target['kind']): boolean {
    return [...this.#usable, this.#hinted, this.#hovered].some((target) => target?.kind === kind);
  }
}
