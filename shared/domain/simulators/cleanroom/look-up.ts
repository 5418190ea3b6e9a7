import type { ItemInstance, World } from './case.ts';
import { type CatalogueItem, type ItemGroup, itemKind } from './catalogue.ts';
import type { Location } from './codes.ts';
import type { Door, Furniture, Room } from './facility.ts';
import { type FurnitureKind, type FurnitureUse, furnitureKind } from './furniture.ts';
import { crossBenchOf, doorCell, sideOf, standAt } from './grid.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, ItemState, Side, Whereabouts } from './state.ts';

/** A thing of a case with its entry of the catalogue and where and how it is now. */
export interface Thing {
  id: string;
  instance: ItemInstance;
  kind: CatalogueItem;
  now: ItemState;
}

export const roomOf = (world: World, location: Location): Room | undefined =>
  world.facility.rooms.find((room) => room.location === location);

/** A piece of furniture by its id, with its room and its kind; null where there is none. */
export function furnitureOf(
  world: World,
  id: string,
): { room: Room; furniture: Furniture; kind: FurnitureKind } | null {
  for (const room of world.facility.rooms) {
    const furniture = room.furniture.find((one) => one.id === id);
    if (furniture) return { room, furniture, kind: furnitureKind(furniture.kind) };
  }
  return null;
}

/** What can be done where the person stands, beside putting something there. */
export const usesHere = ({ world }: Matter, { person }: CleanroomState): readonly FurnitureUse[] =>
  (person.at ? furnitureOf(world, person.at)?.kind.uses : undefined) ?? [];

export const allThings = ({ world }: Matter, state: CleanroomState): Thing[] =>
  world.items.map((instance) => ({
    id: instance.id,
    instance,
    kind: itemKind(instance.code),
    now: state.items[instance.id] as ItemState,
  }));

export const thingOf = (matter: Matter, state: CleanroomState, id: string): Thing | null =>
  allThings(matter, state).find((thing) => thing.id === id) ?? null;

export const wornThings = (matter: Matter, state: CleanroomState): Thing[] =>
  allThings(matter, state).filter(({ now }) => now.where.at === 'worn');

/** The worn thing of a group; a person wears at most one. */
export const wornOf = (
  matter: Matter,
  state: CleanroomState,
  group: ItemGroup,
): Thing | undefined => wornThings(matter, state).find(({ kind }) => kind.group === group);

export const inHand = (matter: Matter, state: CleanroomState): Thing | undefined =>
  allThings(matter, state).find(({ now }) => now.where.at === 'hand');

export const bagOf = (matter: Matter, state: CleanroomState): Thing | undefined =>
  allThings(matter, state).find(({ kind }) => kind.group === 'bag');

/** Where a thing is, or the bag that it is in. */
export function liesAt(matter: Matter, state: CleanroomState, { now }: Thing): Whereabouts {
  const bag = now.where.at === 'bag' && bagOf(matter, state);
  return bag ? bag.now.where : now.where;
}

/** Whether a thing goes where the person goes: worn, in the hand, or in a bag that is. */
export const isCarried = (matter: Matter, state: CleanroomState, thing: Thing): boolean =>
  ['worn', 'hand'].includes(liesAt(matter, state, thing).at);

/** A thing that a person brings along: all that is not made for the clean side. */
export const isOwn = ({ kind }: Thing): boolean => !kind.tags.includes('clean');

/** Furniture that a thing lies at, or the bag that it is in; null: it is with the person, or on the floor. */
export function placeOf(matter: Matter, state: CleanroomState, thing: Thing): string | null {
  const where = liesAt(matter, state, thing);
  return where.at === 'furniture' ? where.id : null;
}

export const cellKey = (furnitureId: string, cell: number): string => `${furnitureId}/${cell}`;

/** The outermost thing on the hands, which is what touches. */
export const outermostGloves = (matter: Matter, state: CleanroomState): Thing | undefined =>
  wornOf(matter, state, 'gloves') ?? wornOf(matter, state, 'donningGloves');

/** Where the locations lie that are clean; the crossing bench divides the separation zone. */
const cleanLocations: readonly Location[] = ['dressing', 'transitNwp'];

export const isCleanLocation = (location: Location): boolean => cleanLocations.includes(location);

/** The side of the bench on which somebody is who comes through a door; other rooms have one side. */
export function sideBehind(room: Room, door: Door): Side {
  const end = door.from.location === room.location ? door.from : door.to;
  const fallback = isCleanLocation(room.location) ? 'clean' : 'street';
  return sideOf(room, doorCell(room, end)) ?? fallback;
}

/** Whether a piece of furniture is on the other side of the bench that divides the room. */
export function isAcross(room: Room, furniture: Furniture, side: Side): boolean {
  if (furniture.kind === 'crossBench' || !crossBenchOf(room)) return false;
  const cell = standAt(room, furniture);
  return cell !== null && sideOf(room, cell) !== side;
}

/** All things, those that the person has first, then those in the same room. */
export function thingsNearFirst(matter: Matter, state: CleanroomState): Thing[] {
  const distance = ({ now: { where } }: Thing) => {
    if (where.at === 'furniture') {
      const room = furnitureOf(matter.world, where.id)?.room;
      return room?.location === state.person.location ? 1 : 2;
    }
    return where.at === 'floor' && where.location !== state.person.location ? 2 : 0;
  };
  return allThings(matter, state).sort((a, b) => distance(a) - distance(b));
}
