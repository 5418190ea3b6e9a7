import type { ItemInstance, World } from '#shared/domain/simulators/cleanroom/case.ts';
import { type ItemCode, itemKind } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { liesOn } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type {
  DoorEnd,
  Facility,
  Furniture,
  Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import { isCleanLocation } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { freshId } from './edit-room.ts';
import { namedRoom } from './room-name.ts';

/** What a world of a room is made of. */
export type RoomParts = Pick<RoomDraft, 'name' | 'room' | 'items' | 'start'>;

/** Renames what bears an id that somebody else has already; answers the new ids by the old ones. */
function newIds(own: readonly string[], others: Iterable<string>): Map<string, string> {
  const taken = new Set(others);
  const names = new Map<string, string>();
  for (const id of own) {
    const name = taken.has(id) ? freshId(id, [...taken, ...own]) : id;
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

/** Where the wall of a door end lies in the plan, as far as it depends on the measures of the room. */
const wallAt = (room: Room, { wall }: DoorEnd) => ({
  x: wall === 'east' ? room.width : 0,
  z: wall === 'south' ? room.depth : 0,
});

/**
 * The origins of the rooms after one of them has got other measures: the rooms behind a wall that has moved go with it, and
 * what lies behind them.
 */
function originsAfter(
  facility: Facility,
  before: Room,
  after: Room,
): Map<Location, Room['origin']> {
  const shifts = new Map<Location, { x: number; z: number }>([[after.location, { x: 0, z: 0 }]]);
  const queue: Location[] = [after.location];
  for (let at = queue.shift(); at; at = queue.shift()) {
    const shift = shifts.get(at) ?? { x: 0, z: 0 };
    for (const { from, to, emergency } of facility.doors) {
      if (emergency) continue;
      const here = [from, to].find((end: DoorEnd) => end.location === at);
      const there = here === from ? to : from;
      if (!here || shifts.has(there.location)) continue;
      const old = wallAt(before, here);
      const now = wallAt(after, here);
      const moved = at === after.location ? { x: now.x - old.x, z: now.z - old.z } : { x: 0, z: 0 };
      shifts.set(there.location, { x: shift.x + moved.x, z: shift.z + moved.z });
      queue.push(there.location);
    }
  }
  return new Map(
    facility.rooms.map(({ location, origin }) => {
      const { x, z } = shifts.get(location) ?? { x: 0, z: 0 };
      return [location, { x: origin.x + x, z: origin.z + z }];
    }),
  );
}

/** Cells between two rooms, for their walls. */
const wallCells = 2;

const eastOf = ({ origin, width }: Room) => origin.x + width + wallCells;

/** Where a room lies that the facility has not had: where it says, or beside all others. */
function placeOfNew({ rooms }: Facility, room: Room): Room['origin'] {
  const isFree = rooms.every((one) => !liesOn(one, room));
  return isFree ? room.origin : { ...room.origin, x: Math.max(...rooms.map(eastOf)) };
}

/** Rooms of which none lies on another: the one further to the east gives way to the east, and all behind it do. */
function movedApart(rooms: readonly Room[]): Room[] {
  const [west, east] =
    rooms
      .flatMap((one) => rooms.map((other) => [one, other] as const))
      .find(
        ([one, other]) => one !== other && one.origin.x <= other.origin.x && liesOn(one, other),
      ) ?? [];
  if (!west || !east) return [...rooms];
  const by = eastOf(west) - east.origin.x;
  return movedApart(
    rooms.map((room) =>
      room === east || room.origin.x > east.origin.x
        ? { ...room, origin: { ...room.origin, x: room.origin.x + by } }
        : room,
    ),
  );
}

interface Swapped {
  facility: Facility;
  /** The things of the room, on its furniture as it is named now. */
  items: ItemInstance[];
  /** What stood there before. */
  before: Room | undefined;
}

/** A facility with one room in the place of the one at the same location; ids that others bear are changed. */
export function swapRoom(facility: Facility, parts: RoomParts): Swapped {
  const { items } = parts;
  const room = namedRoom(parts);
  const before = facility.rooms.find(({ location }) => location === room.location);
  const others = facility.rooms.filter((one) => one !== before);
  const names = newIds(
    room.furniture.map(({ id }) => id),
    [
      ...others.flatMap(({ furniture }) => furniture.map(({ id }) => id)),
      ...facility.doors.map(({ id }) => id),
    ],
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  const placed: Room = {
    ...room,
    origin: before?.origin ?? placeOfNew(facility, room),
    furniture: room.furniture.map((piece): Furniture => ({ ...piece, id: nameOf(piece.id) })),
  };
  const origins = before ? originsAfter(facility, before, placed) : new Map();
  const rooms = before
    ? facility.rooms.map((one) => (one === before ? placed : one))
    : [...facility.rooms, placed];
  return {
    before,
    facility: {
      ...facility,
      rooms: movedApart(
        rooms.map((one) => ({ ...one, origin: origins.get(one.location) ?? one.origin })),
      ),
    },
    items: items.map((item) =>
      item.where.at === 'furniture'
        ? { ...item, where: { ...item.where, id: nameOf(item.where.id) } }
        : item,
    ),
  };
}

/** Whether a thing of a world lies in a room. */
const liesIn = ({ where }: ItemInstance, room: Room | undefined): boolean =>
  where.at === 'floor'
    ? where.location === room?.location
    : where.at === 'furniture' && (room?.furniture.some(({ id }) => id === where.id) ?? false);

/** Things under ids that the others do not bear. */
function apart(items: readonly ItemInstance[], others: readonly ItemInstance[]): ItemInstance[] {
  const names = newIds(
    items.map(({ id }) => id),
    others.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, id: names.get(item.id) ?? item.id }));
}

/** What somebody wears, inmost first, as things. */
export const wornItems = (codes: readonly ItemCode[]): ItemInstance[] =>
  codes.map((code, i) => ({
    id: `worn-${code}-${i + 1}`,
    code,
    where: { at: 'worn' },
    ...(itemKind(code).adjustable && { state: 'correct' }),
  }));

/** The colleague of a case: one who stood in the room that has gone stands where the new one has a place, or nowhere. */
function colleagueIn(
  { colleague }: World,
  { facility, before }: Swapped,
  { location }: Room,
): Pick<World, 'colleague'> {
  const stood = before?.furniture.some(({ id }) => id === colleague?.furnitureId) ?? false;
  if (!colleague || !stood) return colleague ? { colleague } : {};
  const room = facility.rooms.find((one) => one.location === location);
  const stand = room?.furniture.find(({ kind }) => kind === 'colleague');
  return stand ? { colleague: { ...colleague, furnitureId: stand.id } } : {};
}

/**
 * The world of a case with a room in the place of its own: its furniture and things instead of those that were there, and
 * its person. Clothes and the way stay those of the case, unless it begins in this very room.
 */
export function caseWorld(base: World, parts: RoomParts): World {
  const swapped = swapRoom(base.facility, parts);
  const { facility, items, before } = swapped;
  const { gender, aspects, sizes, wears } = parts.start;
  const startsHere = base.person.location === parts.room.location && wears !== undefined;
  const kept = base.items.filter(
    (item) => !liesIn(item, before) && !(startsHere && item.where.at === 'worn'),
  );
  const own = apart([...items, ...(startsHere ? wornItems(wears) : [])], kept);
  const { colleague: _, ...world } = base;
  return {
    ...world,
    facility,
    person: { ...base.person, gender, aspects, sizes },
    items: [...kept, ...own],
    ...colleagueIn(base, swapped, parts.room),
  };
}

/** Number of the person's locker cell where no case says it. */
const ownCell = 4;

/** The world in which a room is looked at and tried: the person stands in it, dressed as its start says. */
export function tryWorld(base: World | null, parts: RoomParts): World {
  const { start } = parts;
  const room = namedRoom(parts);
  const swapped = base
    ? swapRoom(base.facility, parts)
    : { facility: { rooms: [room], doors: [] }, items: parts.items, before: room };
  const { facility, items, before } = swapped;
  const around = (base?.items ?? []).filter(
    (item) => (item.where.at === 'furniture' || item.where.at === 'floor') && !liesIn(item, before),
  );
  const { gender, aspects, sizes, wears = [] } = start;
  return {
    facility,
    person: {
      gender,
      aspects,
      sizes,
      location: room.location,
      side: isCleanLocation(room.location) ? 'clean' : 'street',
      cell: base?.person.cell ?? ownCell,
    },
    items: [...around, ...apart([...items, ...wornItems(wears)], around)],
    ...(base && colleagueIn(base, swapped, room)),
  };
}
