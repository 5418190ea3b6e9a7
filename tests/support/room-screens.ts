import { ulid } from 'ulid';
import { readyRooms } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import type { StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { expect } from './screens.ts';
import type { Caller, TestApi } from './test-api.ts';

/** An administrator of their own. */
export const adminOf = (api: TestApi) => api.newPerson('ROLE_ADMIN');

/** A room of its own, so that no other test is in the way: a copy of the dressing room. */
export async function newRoom(api: TestApi, as: Caller, name: string): Promise<StoredRoom> {
  const { id: _, version: __, updatedAt: ___, ...draft } = readyRooms[3] as StoredRoom;
  const reply = await api.send('POST', '/rooms', {
    as,
    body: { ...draft, id: ulid(), name: { ru: name } },
  });
  expect(reply.status).toBe(200);
  return reply.body as StoredRoom;
}

/** A room as it is stored. */
export const roomOf = async (api: TestApi, as: Caller, id: string): Promise<StoredRoom> =>
  (await api.send('GET', `/rooms/${id}`, { as })).body as StoredRoom;
