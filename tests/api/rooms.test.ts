import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { putProfile } from '#functions/data/profiles.ts';
import { removeRoom } from '#functions/data/rooms.ts';
import { rooms } from '#infra/local/seed/cleanroom/facility.ts';
import { readyRooms } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import { seedCleanroom } from '#infra/local/seed/store-cleanroom.ts';
import { profileRowSchema, roomRowSchema, roomViewSchema } from '#shared/contracts/rooms.ts';
import type { Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { times } from '#tests/support/attempts.ts';
import { profileOf } from '#tests/support/cleanroom.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const profile = profileOf('profile-rooms');

let admin: Caller;
let teacher: Caller;
beforeAll(async () => {
  [admin, teacher] = await Promise.all([
    api.newPerson('ROLE_ADMIN'),
    api.newPerson('ROLE_TEACHER'),
  ]);
  await putProfile(api.deps.db, profile);
});

const room = rooms.find(({ location }) => location === 'washroom') as Room;

const draft: RoomDraft = {
  name: { ru: 'Умывальная', en: 'Washroom' },
  room,
  items: [{ id: 'soap', code: 'S016', where: { at: 'furniture', id: 'washroom-sink' } }],
  start: {
    gender: 'girl',
    aspects: ['makeup'],
    sizes: { gloves: 'S', mask: 'S', coverall: 'M' },
    wears: ['S007', 'S005'],
  },
  profileId: profile.id,
};

const create = (as: Caller, more: object = {}) =>
  api.send('POST', '/rooms', { as, body: { ...draft, ...more } });
const update = (as: Caller, id: string, version: number, more: object = {}) =>
  api.send('PUT', `/rooms/${id}`, { as, body: { ...draft, version, ...more } });
const get = (as: Caller, id: string) => api.send('GET', `/rooms/${id}`, { as });
const remove = (as: Caller, id: string) => api.send('DELETE', `/rooms/${id}`, { as });

describe('a room', () => {
  it('is made once by one id, read by teachers, and listed by its name', async () => {
    const id = ulid();
    const replies = await times(4, () => create(admin, { id }));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 200, body: { ...draft, id, version: 1 } });
    expect((await create(admin, { id, items: [] })).body.code).toBe('CONFLICT');
    expect((await get(teacher, id)).body).toEqual(replies[0]?.body);
    const { body } = await api.send('GET', '/rooms?size=100', { as: teacher });
    const row = body.content.find((one: { id: string }) => one.id === id);
    expect(roomRowSchema.safeParse(row).success).toBe(true);
    expect(row).toMatchObject({ location: 'washroom', furnitureCount: 4, itemsCount: 1 });
    expect((await get(admin, 'room-none')).status).toBe(404);
  });

  it('changes where nobody has changed it since', async () => {
    const { id } = (await create(admin)).body;
    const replies = await times(5, (i) => update(admin, id, 1, { name: { ru: `Имя ${i}` } }));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const won = replies.find(({ status }) => status === 200)?.body;
    expect(won).toMatchObject({ version: 2 });
    expect((await update(admin, id, 1, { name: won.name })).body).toEqual(won);
    expect((await update(admin, 'room-none', 1)).status).toBe(404);
  });

  it('tells who saved it last, so that whoever finds it changed knows whom to ask', async () => {
    const { id } = (await create(admin)).body;
    const other = await api.newPerson('ROLE_ADMIN', { name: 'Вера', lastName: 'Ясная' });
    const saved = await update(other, id, 1, { items: [] });
    expect(roomViewSchema.safeParse(saved.body).success).toBe(true);
    expect((await update(admin, id, 1)).body.code).toBe('CONFLICT');
    const by = { id: other.userId, name: 'Вера', lastName: 'Ясная' };
    expect((await get(admin, id)).body).toMatchObject({ version: 2, updatedBy: by });
    expect((await get(admin, 'room')).body.updatedBy).toBeNull();
  });

  it('is refused where furniture stands in furniture, two things have one name, or the rules are unknown', async () => {
    const [first, ...furniture] = room.furniture;
    const twice = { ...room, furniture: [first, first, ...furniture] };
    const { body } = await create(admin, { room: twice });
    expect(body.errors).toContainEqual({ path: 'body.room.furniture.1', code: 'idTwice' });
    const [soap] = draft.items;
    const { id } = (await create(admin)).body;
    for (const reply of [
      await create(admin, { items: [soap, soap] }),
      await update(admin, id, 1, { items: [soap, { ...soap, code: 'S026' }] }),
    ]) {
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ path: 'body.items.1', code: 'idTwice' }]);
    }
    expect((await create(admin, { profileId: 'none' })).body.errors).toEqual([
      { path: 'body.profileId', code: 'unknown' },
    ]);
  });

  it('is removed', async () => {
    const { id } = (await create(admin)).body;
    expect((await remove(admin, id)).status).toBe(204);
    expect((await get(admin, id)).status).toBe(404);
    expect((await remove(admin, id)).status).toBe(404);
  });

  it('that is ready stays as it is; seeding writes it where it is not there', async () => {
    const bare = { room: { ...room, furniture: [] }, items: [] };
    for (const one of readyRooms) {
      const { body: before } = await get(admin, one.id);
      expect(before).toMatchObject({ id: one.id, room: one.room });
      for (const reply of [await remove(admin, one.id), await update(admin, one.id, 1, bare)]) {
        expect(reply).toMatchObject({ status: 409, body: { code: 'READY_ROOM' } });
      }
      expect((await get(admin, one.id)).body).toEqual(before);
    }
    const { db } = api.deps;
    await removeRoom(db, 'room4');
    expect((await get(admin, 'room4')).status).toBe(404);
    await seedCleanroom(db);
    expect((await get(admin, 'room4')).body).toMatchObject({ version: 1, updatedBy: null });
  });

  it('is written by administrators only', async () => {
    const { id } = (await create(admin)).body;
    for (const reply of [
      await create(teacher),
      await update(teacher, id, 1),
      await remove(teacher, id),
    ]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });
});

describe('profiles of rules', () => {
  it('are listed and read whole, as they are now', async () => {
    const { body } = await api.send('GET', '/profiles?size=100', { as: teacher });
    const row = body.content.find((one: { id: string }) => one.id === profile.id);
    expect(profileRowSchema.safeParse(row).success).toBe(true);
    expect(row).toMatchObject({
      ...{ version: 1, stepsCount: profile.steps.length, mistakesCount: profile.mistakes.length },
    });
    const read = async () => (await api.send('GET', `/profiles/${profile.id}`, { as: admin })).body;
    expect(await read()).toEqual(profile);
    const next = { ...profile, version: 2, sources: ['a newer source'] };
    await putProfile(api.deps.db, next);
    expect(await read()).toEqual(next);
    expect((await api.send('GET', '/profiles/none', { as: admin })).status).toBe(404);
  });
});
