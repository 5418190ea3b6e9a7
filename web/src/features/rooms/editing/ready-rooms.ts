import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';

/** "`/room`, `/room2`, `/room3`, `/room4` are four ready rooms": each is stored under the name of its page. */
export const readyRooms = [
  { id: 'room', path: '/room', location: 'locker' },
  { id: 'room2', path: '/room2', location: 'washroom' },
  { id: 'room3', path: '/room3', location: 'separate' },
  { id: 'room4', path: '/room4', location: 'dressing' },
] as const satisfies readonly { id: string; path: string; location: Location }[];

export type ReadyRoom = (typeof readyRooms)[number];

export const readyRoomOf = (id: string): ReadyRoom | undefined =>
  readyRooms.find((room) => room.id === id);

/** Who comes into a room where nothing else is said. */
export const usualStart: RoomDraft['start'] = {
  gender: 'man',
  aspects: [],
  sizes: { gloves: 'L', mask: 'L', coverall: 'L' },
  wears: ['S007', 'S005', 'S006'],
};

/** A room of a case by itself, with the things that lie in it; null where the case has no such room. */
export function roomOfWorld(world: World, location: Location, profileId: string): RoomDraft | null {
  const room = world.facility.rooms.find((one) => one.location === location);
  if (!room) return null;
  const ids = new Set(room.furniture.map(({ id }) => id));
  return {
    name: room.name,
    room,
    items: world.items.filter(({ where }) => where.at === 'furniture' && ids.has(where.id)),
    start: usualStart,
    profileId,
  };
}
