import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import {
  type Affine,
  applied,
  chain,
  moved,
  type Point,
  turnedX,
  turnedY,
} from '../../../host/affine.ts';
import { createBatch, pour } from '../../../host/batch.ts';
import { Clay } from '../../../host/clay.ts';
import { PartTable } from '../../../host/part-table.ts';
import type { Stage } from '../../../host/stage.ts';
import { type Bone, boneIndex, bones, carried, type Pose, pivots, poseOf } from './bones.ts';
import { bodyLooks, type Dress, sewFigure } from './dress.ts';

const parts = 64;

/** A person in the scene: one mesh of everything worn, hung on moving bones. */
export class Figure {
  readonly table: PartTable;
  readonly #solid: Mesh;
  readonly #glass: Mesh;
  readonly #edge: Mesh;
  readonly #looks = new Map<string, number>();
  readonly pose: Pose = poseOf({});
  #place: Affine = moved(0, 0, 0);
  #bones: Affine[] = [];
  #size = 1;
  #sewn = '';
  #held = '';

  constructor(stage: Stage, name: string) {
    this.table = new PartTable(stage.scene, parts);
    for (const _ of bones) this.table.add();
    for (const look of bodyLooks) this.#looks.set(look, this.table.add());
    const looks = stage.looksOf(this.table);
    this.#solid = createBatch(stage.scene, name, looks.solid);
    this.#glass = createBatch(stage.scene, `${name}-glass`, looks.glass, 3);
    this.#edge = createBatch(stage.scene, `${name}-edge`, looks.edge, 2);
    stage.castShadow(this.#solid, looks.depth);
  }

  /** Sews anew what is worn and what is held, if that changed. */
  wear(dress: Dress, held: { key: string; shape: Clay } | null): void {
    const key = JSON.stringify(dress) + (held?.key ?? '');
    if (key === this.#sewn) return;
    this.#sewn = key;
    this.#held = held?.key ?? '';
    this.#size = dress.gender === 'man' ? 1 : 0.965;
    const worn = new Set<string>([...bodyLooks, ...dress.worn.map((one) => one.id)]);
    for (const [id, index] of this.#looks) {
      if (worn.has(id)) continue;
      this.table.remove(index);
      this.#looks.delete(id);
    }
    const tailor = sewFigure(dress, (id) => this.lookOf(id));
    if (held) {
      const hand = new Clay();
      hand.add(held.shape, heldAt, boneIndex.handR);
      hand.skins.forEach((_, i) => {
        if (i % 4 === 3) hand.skins[i] = this.lookOf('held');
      });
      join(tailor.solid, hand);
    }
    pour(this.#solid, tailor.solid);
    pour(this.#glass, tailor.glass);
    pour(this.#edge, tailor.solid);
    this.#edge.setEnabled(false);
  }

  get isHolding(): boolean {
    return this.#held !== '';
  }

  /** The part of the table that shows glow and dirt of a garment or a part of the body. */
  lookOf(id: string): number {
    const known = this.#looks.get(id);
    if (known !== undefined) return known;
    const index = this.table.add();
    this.#looks.set(id, index);
    return index;
  }

  get looks(): ReadonlyMap<string, number> {
    return this.#looks;
  }

  showEdge(isShown: boolean): void {
    this.#edge.setEnabled(isShown);
  }

  setVisible(isVisible: boolean): void {
    for (const mesh of [this.#solid, this.#glass]) mesh.isVisible = isVisible;
    if (!isVisible) this.#edge.setEnabled(false);
  }

  fade(amount: number): void {
    for (const index of this.#looks.values()) this.table.fade(index, amount);
  }

  /** Puts every bone where pose and place say. */
  move(at: Point, heading: number, shake = 0): void {
    this.#place = chain(moved(...at), turnedY(heading + shake));
    this.#bones = carried(this.pose, this.#place, this.#size);
    for (const [index, bone] of this.#bones.entries()) this.table.place(index, bone);
  }

  /** Where a point of the standing figure is now, carried by its bone. */
  pointOn(bone: Bone, point: Point = pivots[bone]): Point {
    const carry = this.#bones[boneIndex[bone]];
    return applied(carry ?? this.#place, point);
  }

  dispose(): void {
    this.#solid.dispose();
    this.#glass.dispose();
    this.#edge.dispose();
    this.table.dispose();
  }
}

/** In the right hand, a little before the fingers. */
const heldAt: Affine = chain(moved(-0.215, 0.775, 0.035), turnedX(1.35), moved(0, -0.02, 0));

function join(into: Clay, other: Clay): void {
  const base = into.size;
  into.positions.push(...other.positions);
  into.normals.push(...other.normals);
  into.colours.push(...other.colours);
  into.uvs.push(...other.uvs);
  into.skins.push(...other.skins);
  for (const index of other.indices) into.indices.push(base + index);
}
