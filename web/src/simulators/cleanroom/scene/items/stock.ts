import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { ItemCode } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type {
  CleanroomState,
  Condition,
  Whereabouts,
} from '#shared/domain/simulators/cleanroom/state.ts';
import { type Affine, applied, chain, moved, type Point, turnedY } from '../../../host/affine.ts';
import { createBatch, pour } from '../../../host/batch.ts';
import { Clay } from '../../../host/clay.ts';
import { PartTable } from '../../../host/part-table.ts';
import type { Stage } from '../../../host/stage.ts';
import { cellPoint, furniturePlace, roomAt } from '../layout.ts';
import { nearestWalkable } from '../path.ts';
import { hangingShape, lyingShape, reachOf } from './shapes.ts';
import { cellSlots, type Slot, slotsOf } from './slots.ts';

interface Ware {
  code: ItemCode;
  condition: Condition;
  lying: number;
  hanging: number | null;
  /** Where it is shown now; null: nowhere. */
  place: Affine | null;
  isHung: boolean;
  location: Location | null;
  /** How much of its room is there. */
  presence: number;
}

const capacity = 200;

/** All things of a case where they lie: one mesh, a part for each thing, so that nothing is built anew when one moves. */
export class Stock {
  readonly table: PartTable;
  readonly #world: World;
  readonly #mesh: Mesh;
  readonly #edge: Mesh;
  readonly #wares = new Map<string, Ware>();
  /** What lies in which slot; a thing keeps its slot while others come and go. */
  readonly #taken = new Map<string, string>();
  readonly #furniture = new Map<string, { room: Room; item: Furniture }>();
  #conditions = '';

  constructor(stage: Stage, world: World) {
    this.#world = world;
    this.table = new PartTable(stage.scene, capacity);
    this.table.add();
    const looks = stage.looksOf(this.table);
    this.#mesh = createBatch(stage.scene, 'items', looks.solid);
    this.#edge = createBatch(stage.scene, 'items-edge', looks.edge, 2);
    stage.castShadow(this.#mesh, looks.depth);
    for (const room of world.facility.rooms)
      for (const item of room.furniture) this.#furniture.set(item.id, { room, item });
    for (const { id, code, condition } of world.items)
      this.#wares.set(id, {
        code,
        condition: condition ?? 'sound',
        lying: this.table.add(),
        hanging: hangingShape(code, world.person.gender) ? this.table.add() : null,
        place: null,
        isHung: false,
        location: null,
        presence: -1,
      });
  }

  /** Builds the shapes, again when the condition of something changed. */
  #pour(): void {
    const key = [...this.#wares.values()].map((ware) => ware.condition).join();
    if (key === this.#conditions) return;
    this.#conditions = key;
    const { gender } = this.#world.person;
    const all = new Clay();
    for (const ware of this.#wares.values()) {
      all.add(lyingShape(ware.code, gender, ware.condition), moved(0, 0, 0), ware.lying);
      const hung = hangingShape(ware.code, gender);
      if (hung && ware.hanging !== null) all.add(hung, moved(0, 0, 0), ware.hanging);
    }
    pour(this.#mesh, all);
    pour(this.#edge, all);
    this.#edge.setEnabled(false);
  }

  codeOf(id: string): ItemCode | undefined {
    return this.#wares.get(id)?.code;
  }

  conditionOf(id: string): Condition {
    return this.#wares.get(id)?.condition ?? 'sound';
  }

  /** The part of a thing that is seen now. */
  partOf(id: string): number | undefined {
    const ware = this.#wares.get(id);
    if (!ware?.place) return undefined;
    return ware.isHung && ware.hanging !== null ? ware.hanging : ware.lying;
  }

  /** Where a thing is seen, with half its size. */
  boxOf(id: string): { centre: Point; half: Point; location: Location } | null {
    const ware = this.#wares.get(id);
    if (!ware?.place || !ware.location) return null;
    const half: Point = ware.isHung ? [0.2, 0.4, 0.2] : reachOf(ware.code);
    const centre = applied(ware.place, [0, ware.isHung ? -0.42 : half[1], 0]);
    return { centre, half, location: ware.location };
  }

  get ids(): Iterable<string> {
    return this.#wares.keys();
  }

  #slot(key: string, id: string, slots: readonly Slot[], ware: Ware): Slot | undefined {
    for (const [index, slot] of slots.entries())
      if (this.#taken.get(`${key}#${index}`) === id) return slot;
    const tall = reachOf(ware.code)[1] * 2;
    const free = (isHook: boolean, height: number) =>
      slots.findIndex(
        (slot, i) =>
          slot.isHook === isHook &&
          (slot.clearance ?? 1) >= height &&
          !this.#taken.has(`${key}#${i}`),
      );
    const tries = [ware.hanging === null ? -1 : free(true, 0), free(false, tall), free(false, 0)];
    const found = tries.find((index) => index >= 0) ?? slots.length - 1;
    if (found < 0) return undefined;
    this.#taken.set(`${key}#${found}`, id);
    return slots[found];
  }

  #release(id: string): void {
    for (const [key, holder] of this.#taken) if (holder === id) this.#taken.delete(key);
  }

  #placeOf(
    id: string,
    ware: Ware,
    where: Whereabouts,
    openCells: ReadonlySet<string>,
    dropped: Point | null,
  ): { place: Affine; isHung: boolean; location: Location } | null {
    if (where.at === 'floor') {
      const room = roomAt(this.#world.facility, where.location);
      if (!room) return null;
      if (ware.place && ware.location === where.location && !this.#isOnFurniture(id))
        return { place: ware.place, isHung: false, location: where.location };
      const count = [...this.#wares.keys()].indexOf(id);
      const cell = nearestWalkable(room, {
        x: room.width / 2 + (((count * 7) % 5) - 2),
        z: room.depth / 2 + (((count * 5) % 5) - 1),
      });
      const at = dropped ?? cellPoint(room, cell.x, cell.z);
      return {
        place: chain(moved(at[0], 0.002, at[2]), turnedY(count * 1.3)),
        isHung: false,
        location: where.location,
      };
    }
    if (where.at !== 'furniture') return null;
    const found = this.#furniture.get(where.id);
    if (!found) return null;
    const kind = furnitureKind(found.item.kind);
    if (kind.swallows) return null;
    if (where.cell !== undefined && !openCells.has(`${where.id}/${where.cell}`)) return null;
    const key = where.cell === undefined ? where.id : `${where.id}/${where.cell}`;
    const slots = where.cell === undefined ? slotsOf(found.item.kind) : cellSlots(where.cell);
    const slot = this.#slot(key, id, slots, ware);
    if (!slot) return null;
    return {
      place: chain(furniturePlace(found.room, found.item), slot.place),
      isHung: slot.isHook,
      location: found.room.location,
    };
  }

  #isOnFurniture(id: string): boolean {
    return [...this.#taken.values()].includes(id);
  }

  /** Shows everything where a state has it; what was just dropped lies at `dropped`. */
  show(state: CleanroomState, openCells: ReadonlySet<string>, dropped: Point | null): void {
    for (const [id, ware] of this.#wares) {
      const now = state.items[id];
      const where = now?.where ?? { at: 'bag' as const };
      ware.condition = now?.condition ?? ware.condition;
      if (where.at !== 'furniture') this.#release(id);
      const seen = this.#placeOf(id, ware, where, openCells, dropped);
      if (!seen) {
        const isShut = where.at === 'furniture' && where.cell !== undefined;
        if (!isShut) this.#release(id);
      }
      ware.place = seen?.place ?? null;
      ware.isHung = seen?.isHung ?? false;
      ware.location = seen?.location ?? null;
      ware.presence = -1;
      this.#put(ware);
    }
    this.#pour();
  }

  #put(ware: Ware, nudge?: Affine): void {
    const { place } = ware;
    const at = place && nudge ? chain(place, nudge) : place;
    if (at && !ware.isHung) this.table.place(ware.lying, at);
    else this.table.hide(ware.lying);
    if (ware.hanging === null) return;
    if (at && ware.isHung) this.table.place(ware.hanging, at);
    else this.table.hide(ware.hanging);
  }

  nudge(id: string, move: Affine): void {
    const ware = this.#wares.get(id);
    if (ware) this.#put(ware, move);
  }

  /** What lies in a room melts away with it. */
  fade(presenceOf: (location: Location) => number): void {
    for (const ware of this.#wares.values()) {
      const presence = ware.location ? presenceOf(ware.location) : 1;
      if (presence === ware.presence) continue;
      ware.presence = presence;
      for (const part of [ware.lying, ware.hanging]) {
        if (part === null) continue;
        this.table.fade(part, 1 - presence);
      }
      if (presence < 0.02 && ware.place) {
        this.table.hide(ware.lying);
        if (ware.hanging !== null) this.table.hide(ware.hanging);
      } else this.#put(ware);
    }
  }

  showEdge(isShown: boolean): void {
    this.#edge.setEnabled(isShown);
  }

  /** The shape of a thing in the hand. */
  heldShape(id: string): { key: string; shape: Clay } | null {
    const ware = this.#wares.get(id);
    if (!ware) return null;
    return {
      key: `${id}:${ware.condition}`,
      shape: lyingShape(ware.code, this.#world.person.gender, ware.condition),
    };
  }

  dispose(): void {
    this.table.dispose();
  }
}
