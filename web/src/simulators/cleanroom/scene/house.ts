import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Facility, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { type Affine, chain, moved, scaled, turnedX, turnedY } from '../../host/affine.ts';
import { createBatch, pour } from '../../host/batch.ts';
import { Clay } from '../../host/clay.ts';
import { PartTable } from '../../host/part-table.ts';
import type { Looks, Stage } from '../../host/stage.ts';
import { buildDoorEnd, leafMove } from './doors.ts';
import { furnitureBuilders } from './furniture/build-furniture.ts';
import { createBuilder, type Moving } from './furniture/builder.ts';
import { doorEnds, doorPlace, furniturePlace, roomOrigin } from './layout.ts';
import { buildFloor, buildWalls, buildZoneStrips } from './room-shell.ts';

interface RoomModel {
  room: Room;
  meshes: Mesh[];
  edge: Mesh;
  parts: number[];
  /** 1: all there; 0: melted away. */
  presence: number;
  north: number;
  west: number;
}

const capacity = 1000;

/** The rooms as they are built, with every part that can move, shine or fade. */
export class House {
  readonly table: PartTable;
  readonly looks: Looks;
  readonly #stage: Stage;
  readonly #models = new Map<Location, RoomModel>();
  readonly #moving: Moving = new Map();
  readonly #furniture = new Map<string, number>();

  constructor(stage: Stage, facility: Facility) {
    this.#stage = stage;
    this.table = new PartTable(stage.scene, capacity);
    // Part 0 stays where it is.
    this.table.add();
    this.looks = stage.looksOf(this.table);
    for (const room of facility.rooms) this.#build(facility, room);
  }

  #build(facility: Facility, room: Room): void {
    const solid = new Clay();
    const glass = new Clay();
    const parts: number[] = [];
    const start = moved(...roomOrigin(room));
    const build = (prefix: string, place: Affine) => {
      const builder = createBuilder(solid, glass, this.table, place, this.#moving, prefix);
      parts.push(builder.part);
      return builder;
    };
    const floor = build(`floor:${room.location}`, start);
    buildFloor(floor, room);
    buildZoneStrips(floor, room, facility);
    buildWalls(room, facility, (key, at, make) => {
      floor.moving(key, at, () => make(floor));
    });
    for (const { door, end } of doorEnds(facility, room.location))
      buildDoorEnd(build(`door:${door.id}:${end.location}`, doorPlace(room, end)), door, end);
    for (const item of room.furniture) {
      const make = furnitureBuilders[item.kind];
      if (!make) continue;
      const builder = build(`furniture:${item.id}`, furniturePlace(room, item));
      this.#furniture.set(item.id, builder.part);
      make(builder);
    }
    for (const index of new Set(solid.skins.filter((_, i) => i % 4 === 3)))
      if (!parts.includes(index)) parts.push(index);
    const make = (name: string, material: keyof Looks, clay: Clay, order: number): Mesh => {
      const mesh = createBatch(this.#stage.scene, name, this.looks[material], order);
      pour(mesh, clay);
      return mesh;
    };
    const body = make(room.location, 'solid', solid, 0);
    const panes = make(`${room.location}-glass`, 'glass', glass, 4);
    const edge = make(`${room.location}-edge`, 'edge', solid, 2);
    edge.setEnabled(false);
    this.#stage.castShadow(body, this.looks.depth);
    this.#models.set(room.location, {
      room,
      meshes: [body, panes],
      edge,
      parts,
      presence: 1,
      north: 1,
      west: 1,
    });
  }

  /** The part of a piece of furniture. */
  partOf(furnitureId: string): number | undefined {
    return this.#furniture.get(furnitureId);
  }

  get furnitureIds(): Iterable<string> {
    return this.#furniture.keys();
  }

  /** All parts of a piece of furniture. */
  partsOf(furnitureId: string): number[] {
    const own = this.#furniture.get(furnitureId);
    const moving = this.movingParts(`furniture:${furnitureId}/`);
    return own === undefined ? moving : [own, ...moving];
  }

  movingPart(key: string): number | undefined {
    return this.#moving.get(key)?.part;
  }

  movingParts(prefix: string): number[] {
    return [...this.#moving].filter(([key]) => key.startsWith(prefix)).map(([, m]) => m.part);
  }

  /** Parts of a door, at both its ends. */
  doorParts(doorId: string): number[] {
    return this.movingParts(`door:${doorId}:`);
  }

  openDoor(doorId: string, openness: number): void {
    for (const [key, { part, rest }] of this.#moving)
      if (key.startsWith(`door:${doorId}:`))
        this.table.place(part, chain(rest, leafMove(openness)));
  }

  openCell(furnitureId: string, cell: number, openness: number): void {
    const found = this.#moving.get(`furniture:${furnitureId}/${cell}`);
    if (found) this.table.place(found.part, chain(found.rest, turnedY(-1.95 * openness)));
  }

  openLid(furnitureId: string, openness: number): void {
    const found = this.#moving.get(`furniture:${furnitureId}/lid`);
    if (found) this.table.place(found.part, chain(found.rest, turnedX(-1.1 * openness)));
  }

  /** Moves a piece of furniture with everything on it; a shake is such a move. */
  nudge(furnitureId: string, move: Affine, place: Affine): void {
    const part = this.#furniture.get(furnitureId);
    if (part !== undefined) this.table.place(part, chain(place, move));
  }

  /** How much of a room is there, and how high its walls stand. */
  present(location: Location, presence: number, north: number, west: number): boolean {
    const model = this.#models.get(location);
    if (!model) return false;
    if (model.presence === presence && model.north === north && model.west === west) return false;
    if (model.presence !== presence) {
      const isThere = presence > 0.004;
      for (const mesh of model.meshes) mesh.isVisible = isThere;
      for (const part of model.parts) this.table.fade(part, 1 - presence);
    }
    Object.assign(model, { presence, north, west });
    for (const [side, height] of [
      ['north', north],
      ['west', west],
    ] as const) {
      const found = this.#moving.get(`floor:${location}/${side}`);
      if (found)
        this.table.place(found.part, chain(found.rest, scaled(1, Math.max(0.02, height), 1)));
    }
    return true;
  }

  presenceOf(location: Location): number {
    return this.#models.get(location)?.presence ?? 0;
  }

  showEdges(locations: ReadonlySet<Location>): void {
    for (const [location, model] of this.#models)
      model.edge.setEnabled(locations.has(location) && model.presence > 0.5);
  }

  dispose(): void {
    this.table.dispose();
  }
}
