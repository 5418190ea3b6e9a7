import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';

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
