import type { Location } from './codes.ts';

/** "`/room`, `/room2`, `/room3`, `/room4` are four ready rooms": each is stored under the name of its page and stays as it is. */
export const readyRooms = [
  { id: 'room', path: '/room', location: 'locker' },
  { id: 'room2', path: '/room2', location: 'washroom' },
  { id: 'room3', path: '/room3', location: 'separate' },
  { id: 'room4', path: '/room4', location: 'dressing' },
] as const satisfies readonly { id: string; path: string; location: Location }[];

export type ReadyRoom = (typeof readyRooms)[number];

export const readyRoomOf = (id: string): ReadyRoom | undefined =>
  readyRooms.find((room) => room.id === id);
