import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { noteWorkOfCase } from '#functions/data/case-works.ts';
import { getCaseVersion, putCase } from '#functions/data/cases.ts';
import { putProfile } from '#functions/data/profiles.ts';
import { putWork } from '#functions/data/works.ts';
import { shiftRules } from '#infra/local/seed/cleanroom/profiles/shift-rules.ts';
import { caseRowSchema, caseViewSchema } from '#shared/contracts/cases.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { times } from '#tests/support/attempts.ts';
import { alarm, caseOf, caseTask, profileOf } from '#tests/support/cleanroom.ts';
import { newStudy } from '#tests/support/study.ts';
import { exampleTask } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();

let admin: Caller;
let teacher: Caller;
let demo: Caller;
const silent = profileOf('profile-silent');
const profile: Profile = {
  ...{ ...silent, id: 'profile-cases' },
  mistakes: [
    ...silent.mistakes,
    ...shiftRules.mistakes.filter(({ id }) => id === 'returned-in-alarm'),
  ],
};
const base = caseOf('case-base', profile.id, [alarm]);
const open: CleanroomCase = { ...caseOf('case-open', profile.id), demo: true };
beforeAll(async () => {
  [admin, teacher, demo] = await Promise.all([
    api.newPerson('ROLE_ADMIN'),
    api.newPerson('ROLE_TEACHER'),
    api.newPerson('ROLE_GUEST_DEMO'),
  ]);
  await Promise.all([profile, silent].map((one) => putProfile(api.deps.db, one)));
  for (const one of [base, open]) {
    const made = { createdBy: 'user-teacher', updatedAt: '2026-01-01T00:00:00.000Z' };
    await putCase(api.deps.db, one, made);
  }
});

const { name, goal, passMark, world } = base;
const draft = { name, goal, passMark, profileId: profile.id, world };

const create = (as: Caller, more: object = {}) =>
  api.send('POST', '/cases', { as, body: { ...draft, ...more } });
const update = (as: Caller, id: string, version: number, more: object = {}) =>
  api.send('PUT', `/cases/${id}`, { as, body: { ...draft, version, ...more } });
const get = (as: Caller, id: string) => api.send('GET', `/cases/${id}`, { as });
const list = async (as: Caller, query = '?size=100') =>
  (await api.send('GET', `/cases${query}`, { as })).body;

describe('the list of cases', () => {
  it('says of each what a card shows, in all languages; staff see all, a demo those open to it', async () => {
    const all = await list(teacher);
    for (const row of all.content) expect(caseRowSchema.safeParse(row).success).toBe(true);
    expect(all.content).toContainEqual({
      ...{ id: 'case-base', version: 1, name, goal, passMark, simulator: 'cleanroom' },
      ...{ profileId: profile.id, profileName: profile.name, gender: 'man', aspects: [] },
      ...{ situationsCount: 1, demo: false, mayEdit: false, updatedAt: '2026-01-01T00:00:00.000Z' },
    });
    const seen = await list(demo);
    expect(seen.content.every((row: { demo: boolean }) => row.demo)).toBe(true);
    expect(seen.content.map((row: { id: string }) => row.id)).toContain('case-open');
    expect(seen.totalElements).toBeLessThan(all.totalElements);
    expect((await list(admin, '?page=1&size=1')).content).toHaveLength(1);
  });

  it('is nothing for students', async () => {
    const student = await api.newPerson('ROLE_STUDENT');
    expect((await api.send('GET', '/cases', { as: student })).status).toBe(403);
  });
});

describe('a case', () => {
  it('is read whole by staff; by a demo only if it is open to it', async () => {
    const { body } = await get(admin, 'case-base');
    expect(caseViewSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ case: base, profile, updatedAt: '2026-01-01T00:00:00.000Z' });
    expect(body.updatedBy).toMatchObject({ id: 'user-teacher' });
    expect((await get(demo, 'case-open')).body).toMatchObject({ case: open, updatedBy: null });
    expect((await get(demo, 'case-base')).status).toBe(404);
    expect((await get(admin, 'case-none')).status).toBe(404);
  });

  it('is made once by one id, with the situations of the case that it is based on', async () => {
    const id = ulid();
    const replies = await times(4, () => create(teacher, { id, baseCaseId: 'case-base' }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.body.case).toEqual({ ...base, id, version: 1 });
    expect((await create(teacher, { id, passMark: 1 })).body.code).toBe('CONFLICT');
    expect((await create(await api.newPerson('ROLE_TEACHER'), { id })).body.code).toBe('CONFLICT');
  });

  it('is refused with every wrong field named', async () => {
    const errorsOf = async (more: object) => (await create(teacher, more)).body.errors;
    const unknown = (path: string) => [{ path, code: 'unknown' }];
    expect(await errorsOf({ profileId: 'none' })).toEqual(unknown('body.profileId'));
    expect(await errorsOf({ baseCaseId: 'none' })).toEqual(unknown('body.baseCaseId'));
    expect(await errorsOf({ without: ['none'] })).toEqual([
      { path: 'body.without', code: 'unknownStep' },
    ]);
    const [item, ...items] = world.items;
    const nowhere = { ...item, where: { at: 'furniture', id: 'nowhere' } };
    expect(await errorsOf({ world: { ...world, items: [nowhere, ...items] } })).toEqual([
      { path: 'body.world.items.0', code: 'noSuchPlace' },
    ]);
    const withoutCoveralls = items.filter(({ code }) => code !== 'S027');
    const impossible = await errorsOf({ world: { ...world, items: withoutCoveralls } });
    expect(impossible).toEqual([
      { path: expect.stringMatching(/^profile\.steps\.[a-z-]*coverall/), code: 'impossible' },
    ]);
    expect(await errorsOf({ name: { ru: '' } })).toMatchObject([{ path: 'body.name.ru' }]);
    expect(await errorsOf({ name: { ru: 'a\ud800' } })).toMatchObject([{ path: 'body.name.ru' }]);
  });

  it('with a room that has no name, or one that cannot be stored, is refused, and the room is named', async () => {
    const { rooms } = world.facility;
    const errorsOf = async (bad: string, language: 'ru' | 'en') => {
      const named = rooms.map((room, i) =>
        i === 1 ? { ...room, name: { ...room.name, [language]: bad } } : room,
      );
      const facility = { ...world.facility, rooms: named };
      const { status, body } = await create(teacher, { world: { ...world, facility } });
      return [status, body.errors?.map(({ path }: { path: string }) => path)];
    };
    const place = 'body.world.facility.rooms.1.name';
    expect(await errorsOf(' ', 'ru')).toEqual([400, [`${place}.ru`]]);
    expect(await errorsOf('', 'en')).toEqual([400, [`${place}.en`]]);
    expect((await errorsOf('a\ud800', 'ru'))[1]).toContain(`${place}.ru`);
  });

  it('that no item of the table holds is refused', async () => {
    const said = { point: 'hair', text: { ru: 'я'.repeat(30_000) } };
    const colleague = {
      ...{ furnitureId: 'nowhere', gender: 'man', name: { ru: 'Anton' }, wears: [], aspects: [] },
      looks: Array.from({ length: 6 }, () => said),
    };
    const reply = await create(teacher, { world: { ...world, colleague } });
    expect(reply).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    const torn = { ...colleague, looks: [{ ...said, text: { ru: '\ud800' } }] };
    expect((await create(teacher, { world: { ...world, colleague: torn } })).status).toBe(400);
  });

  it('with rooms on each other or out of sight is refused', async () => {
    const errorsOf = async (origin: object) => {
      const { facility } = base.world;
      const rooms = facility.rooms.map((room, i) => (i === 1 ? { ...room, origin } : room));
      const world = { ...base.world, facility: { ...facility, rooms } };
      return (await create(teacher, { world })).body.errors;
    };
    expect(await errorsOf({ x: 1, z: 29 })).toEqual([
      { path: 'body.world.facility.rooms.1', code: 'roomsOverlap' },
    ]);
    expect(await errorsOf({ x: 0, z: 1_000_000 })).toMatchObject([
      { path: 'body.world.facility.rooms.1.origin.z' },
    ]);
  });

  it('changes by a new version; the old ones stay as they were', async () => {
    const { id } = (await create(teacher, { baseCaseId: 'case-base' })).body.case;
    const { status, body } = await update(teacher, id, 1, { passMark: 90 });
    expect(status).toBe(200);
    expect(body.case).toEqual({ ...base, id, version: 2, passMark: 90 });
    expect(await getCaseVersion(api.deps.db, id, 1)).toEqual({ ...base, id });
    // Sent again, because the reply was lost.
    expect((await update(teacher, id, 1, { passMark: 90 })).body).toEqual(body);
    expect((await update(teacher, id, 1, { passMark: 91 })).body.code).toBe('CONFLICT');
    expect((await update(teacher, id, 7)).body.code).toBe('CONFLICT');
    expect((await update(admin, 'case-none', 1)).status).toBe(404);
  });

  it('has the situations that its author says, else those that it had', async () => {
    const { id } = (await create(teacher, { baseCaseId: 'case-base' })).body.case;
    const mine = { ...alarm, message: { ru: 'Тревога' }, when: { location: 'dressing' } };
    const { body } = await update(teacher, id, 1, { situations: [mine] });
    expect(body.case.secret.situations).toEqual([mine]);
    const kept = await update(teacher, id, 2, { passMark: 50 });
    expect(kept.body.case.secret.situations).toEqual([mine]);
    const none = await update(teacher, id, 3, { situations: [] });
    expect(none.body.case.secret.situations).toEqual([]);
    const row = (await list(teacher)).content.find((one: { id: string }) => one.id === id);
    expect(row.situationsCount).toBe(0);
  });

  it('with an impossible situation is refused, and its place is named', async () => {
    const errorsOf = async (...situations: object[]) =>
      (await create(teacher, { situations })).body.errors;
    const at = (when: object, id = 'alarm') => ({ ...alarm, id, when });
    expect(await errorsOf(at({ takenOff: ['throne'] }))).toEqual([
      { path: 'body.situations.0', code: 'noSuchThing' },
    ]);
    expect(await errorsOf(at({ location: 'dressing' }), at({ afterEvents: 900 }, 'late'))).toEqual([
      { path: 'body.situations.1', code: 'neverComes' },
    ]);
    expect(await errorsOf(at({}), at({}))).toEqual([
      { path: 'body.situations.1', code: 'idTwice' },
    ]);
    expect(await errorsOf({ ...at({}), message: { ru: '' } })).toMatchObject([
      { path: 'body.situations.0.message.ru' },
    ]);
    expect(await errorsOf(at({ afterEvents: -1 }))).toMatchObject([
      { path: 'body.situations.0.when.afterEvents' },
    ]);
  });

  it('with an alarm of which its rules say nothing is refused, and the situation is named', async () => {
    const more = { profileId: silent.id, situations: [alarm] };
    const errors = [{ path: 'body.situations.0', code: 'noRule' }];
    expect(await create(teacher, more)).toMatchObject({ status: 400, body: { errors } });
    const { id } = (await create(teacher, { profileId: silent.id })).body.case;
    expect((await update(teacher, id, 1, more)).body.errors).toEqual(errors);
    expect((await create(teacher, { situations: [alarm] })).status).toBe(200);
  });

  it('of two changes at the same moment one is made', async () => {
    const { id } = (await create(teacher)).body.case;
    const replies = await times(5, (i) => update(teacher, id, 1, { passMark: 50 + i }));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is changed by whoever made it, and by administrators', async () => {
    const { id } = (await create(teacher)).body.case;
    const other = await api.newPerson('ROLE_TEACHER');
    expect((await update(other, id, 1)).status).toBe(403);
    expect((await update(demo, id, 1)).status).toBe(403);
    const byAdmin = await update(admin, id, 1);
    expect(byAdmin.body.updatedBy).toMatchObject({ id: admin.userId });
    // Whoever finds it changed is told by whom.
    expect((await update(teacher, id, 1, { passMark: 1 })).body.code).toBe('CONFLICT');
    expect((await get(teacher, id)).body.updatedBy).toEqual(byAdmin.body.updatedBy);
    expect((await update(teacher, id, 2)).body.updatedBy).toMatchObject({ id: teacher.userId });
  });
});

describe('a case is removed', () => {
  const remove = (as: Caller, id: string) => api.send('DELETE', `/cases/${id}`, { as });
  const newCase = async (as: Caller): Promise<string> => (await create(as)).body.case.id;
  const use = async (as: Caller, id: string) =>
    (await api.send('GET', `/cases/${id}/works`, { as })).body;

  it('by whoever made it, and by administrators; again it is not there', async () => {
    const id = await newCase(teacher);
    const other = await api.newPerson('ROLE_TEACHER');
    expect((await remove(other, id)).body.code).toBe('FORBIDDEN');
    expect((await remove(demo, id)).status).toBe(403);
    expect((await remove(teacher, id)).status).toBe(204);
    expect((await remove(teacher, id)).body.code).toBe('NOT_FOUND');
    expect((await get(teacher, id)).status).toBe(404);
    expect((await update(teacher, id, 1)).status).toBe(404);
    expect((await list(teacher)).content.map((row: { id: string }) => row.id)).not.toContain(id);
    expect((await remove(admin, await newCase(teacher))).status).toBe(204);
  });

  it('without its versions, and its id is never used anew', async () => {
    const id = ulid();
    expect((await create(teacher, { id })).status).toBe(200);
    const stored = await getCaseVersion(api.deps.db, id, 1);
    await remove(teacher, id);
    expect((await create(teacher, { id, passMark: 1 })).body.code).toBe('CONFLICT');
    expect(await getCaseVersion(api.deps.db, id, 1)).toEqual(stored);
    expect((await get(teacher, id)).status).toBe(404);
  });

  it('not while a work has it, nor after one had it: named to whoever teaches it, counted for others', async () => {
    const id = await newCase(teacher);
    expect(await use(teacher, id)).toEqual({ works: [], others: 0 });
    const study = await newStudy(api, [caseTask(id)]);
    const { work } = study;
    const known = { works: [{ id: work.id, name: work.name }], others: 0 };
    const counted = { works: [], others: 1 };
    expect(await remove(teacher, id)).toMatchObject({
      status: 409,
      body: { code: 'CASE_IN_USE', caseUse: counted },
    });
    expect((await remove(admin, id)).body.caseUse).toEqual(known);
    expect(await use(await study.teacher(), id)).toEqual(known);
    expect(await use(teacher, id)).toEqual(counted);

    const choice = { ...exampleTask('SINGLECHOICE', 'choice'), version: 1_000 };
    await putWork(api.deps.db, { ...work, edition: work.edition + 1 }, [choice]);
    expect((await remove(admin, id)).body.caseUse).toEqual(known);
    expect((await get(teacher, id)).status).toBe(200);
  });

  it('of many removals at the same moment one is made', async () => {
    const id = await newCase(teacher);
    const replies = await times(4, () => remove(teacher, id));
    const made = replies.filter(({ status }) => status === 204);
    expect(made).toHaveLength(1);
    for (const { status } of replies) expect([204, 404, 409]).toContain(status);
  });

  it('or stays, where a work that is saved at the same moment has noted itself', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await newCase(teacher);
      const [removed] = await Promise.all([
        remove(admin, id),
        noteWorkOfCase(api.deps.db, id, 'work-meanwhile'),
      ]);
      const isThere = (await get(admin, id)).status === 200;
      expect(isThere).toBe(removed.status !== 204);
      if (removed.status !== 204) expect(removed.body.code).toBe('CASE_IN_USE');
    }
  });

  it('and the list says to each person what they may change', async () => {
    const id = await newCase(teacher);
    const mayEdit = async (as: Caller) =>
      (await list(as)).content.find((row: { id: string }) => row.id === id)?.mayEdit;
    expect(await mayEdit(teacher)).toBe(true);
    expect(await mayEdit(admin)).toBe(true);
    expect(await mayEdit(await api.newPerson('ROLE_TEACHER'))).toBe(false);
  });
});
