import { ulid } from 'ulid';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { draftOf } from './room-drafts.ts';
import { expect } from './screens.ts';
import type { Caller, TestApi } from './test-api.ts';

/** An administrator of their own. */
export const adminOf = (api: TestApi) => api.newPerson('ROLE_ADMIN');

/** A room of its own, so that no other test is in the way: a copy of a ready one. */
export async function newRoom(
  api: TestApi,
  as: Caller,
  name: string,
  location: Location = 'dressing',
): Promise<StoredRoom> {
  const draft = draftOf(location);
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
