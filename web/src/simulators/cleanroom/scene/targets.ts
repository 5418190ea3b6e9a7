import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import { bodyPoints } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Furniture, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { applied, type Point } from '../../host/affine.ts';
import type { PartTable } from '../../host/part-table.ts';
import type { Target } from '../scene-api.ts';
import { furnitureHeight } from './furniture/build-furniture.ts';
import { lockerCellAt, lockerCellHeight, lockerCellWidth } from './furniture/storage.ts';
import type { House } from './house.ts';
import type { Stock } from './items/stock.ts';
import {
  cellPoint,
  cellSize,
  doorEnds,
  doorHeight,
  doorPlace,
  footprint,
  furniturePlace,
  isBackWall,
  roomAt,
  roomBounds,
} from './layout.ts';
import { lookOfPoint, pointPlaces } from './person/body-points.ts';
import type { Figure } from './person/figure.ts';
import { onFloor, type Ray, type Volume, volumeAround } from './picking.ts';

export interface Troupe {
  world: World;
  house: House;
  stock: Stock;
  figure: Figure;
  colleague: Figure | null;
  placeOfPerson: () => Point | null;
}

/** Knows where each target is, what of the drawing belongs to it, and what a ray hits. */
export class Targets {
  readonly #troupe: Troupe;
  readonly #furniture = new Map<string, { room: Room; item: Furniture }>();

  constructor(troupe: Troupe) {
    this.#troupe = troupe;
    for (const room of troupe.world.facility.rooms)
      for (const item of room.furniture) this.#furniture.set(item.id, { room, item });
  }

  furniture(id: string): { room: Room; item: Furniture } | undefined {
    return this.#furniture.get(id);
  }

  #isSeen(location: Location): boolean {
    return this.#troupe.house.presenceOf(location) > 0.4;
  }

  /** Boxes of all that can be pointed at; `finger` is how many metres a fingertip covers. */
  volumes(finger: number): Volume[] {
    const { world, stock, figure, colleague } = this.#troupe;
    const all: Volume[] = [];
    for (const room of world.facility.rooms) {
      if (!this.#isSeen(room.location)) continue;
      for (const item of room.furniture) all.push(...this.#furnitureVolumes(room, item));
      for (const { door, end } of doorEnds(world.facility, room.location)) {
        const height = isBackWall(end.wall) ? doorHeight : 0.5;
        const place = doorPlace(room, end);
        const centre = applied(place, [0, height / 2, 0]);
        const across = end.wall === 'north' || end.wall === 'south';
        const half: Point = across ? [0.5, height / 2, 0.16] : [0.16, height / 2, 0.5];
        all.push(volumeAround({ kind: 'door', id: door.id }, centre, half, 0.1, finger));
      }
    }
    for (const id of stock.ids) {
      const found = stock.boxOf(id);
      if (!found || !this.#isSeen(found.location)) continue;
      all.push(volumeAround({ kind: 'item', id }, found.centre, found.half, 0.7, finger));
    }
    if (this.#troupe.placeOfPerson()) all.push(...bodyVolumes(figure, { kind: 'person' }, finger));
    if (colleague && world.colleague) {
      const home = this.#furniture.get(world.colleague.furnitureId);
      if (home && this.#isSeen(home.room.location))
        for (const point of bodyPoints) {
          const { bone, at, reach } = pointPlaces[point];
          all.push(
            volumeAround(
              { kind: 'colleague', point },
              colleague.pointOn(bone, at),
              [reach, reach, reach],
              0.5,
              finger * 0.6,
            ),
          );
        }
    }
    return all;
  }

  #furnitureVolumes(room: Room, item: Furniture): Volume[] {
    const print = footprint(item);
    const [x, , z] = cellPoint(room, print.x - 0.5, print.z - 0.5);
    const low: Point = [x, 0, z];
    const high: Point = [
      x + print.width * cellSize,
      furnitureHeight[item.kind],
      z + print.depth * cellSize,
    ];
    const target: Target = { kind: 'furniture', id: item.id };
    if (item.kind === 'plant') return [];
    if (item.kind !== 'lockers') {
      const isFlat = item.kind === 'stickyMat' || item.kind === 'airShower';
      return [{ target, low, high, ahead: isFlat ? -0.05 : 0 }];
    }
    const place = furniturePlace(room, item);
    return Array.from({ length: 8 }, (_, i): Volume => {
      const [cx, cy] = lockerCellAt(i + 1);
      const a = applied(place, [cx, cy, -0.25]);
      const b = applied(place, [cx + lockerCellWidth, cy + lockerCellHeight, 0.25]);
      return {
        target: { ...target, cell: i + 1 },
        low: [Math.min(a[0], b[0]), a[1], Math.min(a[2], b[2])],
        high: [Math.max(a[0], b[0]), b[1], Math.max(a[2], b[2])],
        ahead: 0,
      };
    });
  }

  /** The floor under a ray, in the room it belongs to. */
  floorAt(ray: Ray): Target | null {
    const at = onFloor(ray);
    if (!at) return null;
    for (const room of this.#troupe.world.facility.rooms) {
      if (!this.#isSeen(room.location)) continue;
      const x = Math.floor(at[0] / cellSize - room.origin.x);
      const z = Math.floor(at[2] / cellSize - room.origin.z);
      if (x < 0 || z < 0 || x >= room.width || z >= room.depth) continue;
      return { kind: 'floor', location: room.location, x, z };
    }
    return null;
  }

  /** A point above the middle of a target, for words beside it. */
  anchor(target: Target): Point | null {
    const { world, stock, figure, colleague } = this.#troupe;
    switch (target.kind) {
      case 'item': {
        const found = stock.boxOf(target.id);
        return found ? [found.centre[0], found.centre[1] + found.half[1], found.centre[2]] : null;
      }
      case 'furniture': {
        const found = this.#furniture.get(target.id);
        if (!found) return null;
        const place = furniturePlace(found.room, found.item);
        if (found.item.kind === 'lockers' && target.cell) {
          const [x, y] = lockerCellAt(target.cell);
          return applied(place, [x + lockerCellWidth / 2, y + lockerCellHeight * 0.6, 0.24]);
        }
        return applied(place, [0, furnitureHeight[found.item.kind], 0]);
      }
      case 'door': {
        const door = world.facility.doors.find((one) => one.id === target.id);
        const ends = door ? [door.from, door.to] : [];
        const seen = ends.find((end) => this.#isSeen(end.location)) ?? ends[0];
        const room = seen && roomAt(world.facility, seen.location);
        if (!room || !seen) return null;
        return applied(doorPlace(room, seen), [
          0,
          isBackWall(seen.wall) ? doorHeight + 0.1 : 0.4,
          0,
        ]);
      }
      case 'floor': {
        const room = roomAt(world.facility, target.location);
        return room ? cellPoint(room, target.x, target.z) : null;
      }
      case 'person':
        return this.#troupe.placeOfPerson() && figure.pointOn('head', [0, 1.78, 0]);
      case 'colleague': {
        const { bone, at } = pointPlaces[target.point];
        return colleague ? colleague.pointOn(bone, at) : null;
      }
    }
  }

  /** How wide the ring around a target is, in metres from its middle. */
  ringOf(target: Target): number {
    const found = target.kind === 'furniture' && !target.cell && this.#furniture.get(target.id);
    if (!found) return 0.34;
    const print = footprint(found.item);
    return 0.3 + (Math.min(3, Math.max(print.width, print.depth)) * cellSize) / 2;
  }

  /** Room that a target is seen in; null: it moves about. */
  locationsOf(target: Target): Location[] {
    const { world, stock } = this.#troupe;
    if (target.kind === 'furniture') {
      const found = this.#furniture.get(target.id);
      return found ? [found.room.location] : [];
    }
    if (target.kind === 'door') {
      const door = world.facility.doors.find((one) => one.id === target.id);
      return door ? [door.from.location, door.to.location] : [];
    }
    if (target.kind === 'item') {
      const found = stock.boxOf(target.id);
      return found ? [found.location] : [];
    }
    if (target.kind === 'colleague') {
      const home = world.colleague && this.#furniture.get(world.colleague.furnitureId);
      return home ? [home.room.location] : [];
    }
    return target.kind === 'floor' ? [target.location] : [];
  }

  /** The parts that shine for a target. */
  parts(target: Target): { table: PartTable; part: number }[] {
    const { world, house, stock, figure, colleague } = this.#troupe;
    const of = (table: PartTable, parts: (number | undefined)[]) =>
      parts.flatMap((part) => (part === undefined ? [] : [{ table, part }]));
    switch (target.kind) {
      case 'item':
        return of(stock.table, [stock.partOf(target.id)]);
      case 'furniture': {
        const key = `furniture:${target.id}/`;
        if (target.cell) return of(house.table, [house.movingPart(`${key}${target.cell}`)]);
        return of(house.table, house.partsOf(target.id));
      }
      case 'door':
        return of(house.table, house.doorParts(target.id));
      case 'person':
        return of(figure.table, [...figure.looks.values()]);
      case 'colleague':
        return colleague && world.colleague
          ? of(colleague.table, [colleague.looks.get(lookOfPoint(target.point, world.colleague))])
          : [];
      case 'floor':
        return [];
    }
  }

  /** Corners of the boxes around the colleague; none: there is nobody to be seen. */
  colleagueCorners(): Point[] {
    const { world, colleague } = this.#troupe;
    const home = world.colleague && this.#furniture.get(world.colleague.furnitureId);
    if (!colleague || !home || !this.#isSeen(home.room.location)) return [];
    const boxes = bodyVolumes(colleague, { kind: 'colleague', point: 'hair' }, 0);
    return boxes.flatMap(({ low, high }) =>
      [low[0], high[0]].flatMap((x) =>
        [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Point => [x, y, z])),
      ),
    );
  }

  boundsOf(location: Location, height?: number) {
    const room = roomAt(this.#troupe.world.facility, location);
    return room ? roomBounds(room, height) : null;
  }
}

/** A person is as wide as head, body and legs, not as the box around them. */
function bodyVolumes(figure: Figure, target: Target, finger: number): Volume[] {
  return [
    volumeAround(target, figure.pointOn('head', [0, 1.6, 0]), [0.14, 0.17, 0.14], 0.1, finger),
    volumeAround(target, figure.pointOn('chest', [0, 1.2, 0]), [0.23, 0.27, 0.2], 0.1, finger),
    volumeAround(target, figure.pointOn('hips', [0, 0.86, 0]), [0.2, 0.12, 0.18], 0.1, finger),
    volumeAround(target, figure.pointOn('shinL', [0, 0.4, 0]), [0.18, 0.38, 0.18], 0.1, finger),
  ];
}
