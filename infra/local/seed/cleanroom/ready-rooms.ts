import { readyRooms as pages } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import type { StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { rooms } from './facility.ts';
import { cleanStock, coveralls } from './stock.ts';

/** The four ready rooms, each with the things that the facility keeps in it. */
export const readyRooms: StoredRoom[] = pages.flatMap(({ id, location }) => {
  const room = rooms.find((one) => one.location === location);
  if (!room) return [];
  const furniture = new Set(room.furniture.map((one) => one.id));
  return {
    id,
    version: 1,
    name: room.name,
    room,
    items: [...cleanStock, ...coveralls].filter(
      ({ where }) => where.at === 'furniture' && furniture.has(where.id),
    ),
    start: {
      gender: 'man',
      aspects: [],
      sizes: { gloves: 'L', mask: 'L', coverall: 'L' },
      wears: ['S007', 'S005', 'S006'],
    },
    profileId: 'standard',
    updatedAt: '2026-08-25T08:00:00.000Z',
  };
});
