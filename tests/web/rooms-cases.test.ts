import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { readyRooms as seeded } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { checkCase } from '#shared/domain/simulators/cleanroom/check-case.ts';
import { checkFacility, liesOn } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import {
  type Facility,
  facilitySchema,
  type Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { draftOf } from '#tests/support/room-drafts.ts';
import { caseProblems, emptyStands } from '#web/features/rooms/editing/check-case-draft.ts';
import {
  canBeStored,
  pieceOfProblem,
  roomProblems,
  wrongPieces,
} from '#web/features/rooms/editing/check-draft.ts';
import { isNamed } from '#web/features/rooms/editing/draft-form.ts';
import { removePiece } from '#web/features/rooms/editing/edit-room.ts';
import { roomOfWorld } from '#web/features/rooms/editing/ready-rooms.ts';
import { caseWorld, swapRoom, tryWorld } from '#web/features/rooms/editing/worlds.ts';
import { problemPlace } from '#web/features/rooms/parts/problem-words.ts';
import ch from '#web/locales/ch/rooms.json' with { type: 'json' };
import en from '#web/locales/en/rooms.json' with { type: 'json' };
import ru from '#web/locales/ru/rooms.json' with { type: 'json' };

const caseOf = (id: string) => cleanroomCases.find((one) => one.id === id) as CleanroomCase;
const base = caseOf('dress-and-enter');
const profile = cleanroomProfiles.find(({ id }) => id === base.profileId) as Profile;

describe('a case with another room', () => {
  it.each(seeded)('is as good as before with a room that is its own: $id', ({ room }) => {
    const world = caseWorld(base.world, draftOf(room.location));
    expect(checkCase({ ...base, world }, profile)).toEqual([]);
    expect(world.items).toHaveLength(base.world.items.length);
    expect(world.person).toEqual(base.world.person);
  });

  it('has the room under the name that it has now, in the languages that are written', () => {
    const draft = { ...draftOf('locker'), name: { ru: 'Раздевалка', en: ' ', ch: '更衣室' } };
    const nameIn = ({ rooms }: Facility) =>
      rooms.find(({ location }) => location === 'locker')?.name;
    expect(nameIn(caseWorld(base.world, draft).facility)).toEqual({
      ru: 'Раздевалка',
      ch: '更衣室',
    });
    expect(nameIn(tryWorld(null, draft).facility)).toEqual({ ru: 'Раздевалка', ch: '更衣室' });
    expect(isNamed(draft)).toBe(true);
    expect(isNamed({ ...draft, name: { ru: ' ' } })).toBe(false);
  });

  it('has the things of the room instead of those that lay there, and keeps what is worn', () => {
    const draft = { ...draftOf('dressing'), items: [] };
    const { items } = caseWorld(base.world, draft);
    expect(
      items.some(({ where }) => where.at === 'furniture' && where.id === 'dressing-rack'),
    ).toBe(false);
    expect(items.filter(({ where }) => where.at === 'worn')).toEqual(
      base.world.items.filter(({ where }) => where.at === 'worn'),
    );
  });

  it('has the person of the room, and the clothes too where it begins there', () => {
    const draft = draftOf('dressing');
    const start: RoomDraft['start'] = {
      ...draft.start,
      gender: 'girl',
      aspects: ['makeup'],
      wears: ['S007'],
    };
    const from = caseWorld(base.world, { ...draft, start });
    expect(from.person).toMatchObject({
      gender: 'girl',
      aspects: ['makeup'],
      location: 'entrance',
    });
    const inside = caseOf('carry-a-pen-in').world;
    const begins = caseWorld(inside, { ...draft, start });
    expect(begins.items.filter(({ where }) => where.at === 'worn').map(({ code }) => code)).toEqual(
      ['S007'],
    );
  });

  it('renames what bears the id of something elsewhere', () => {
    const draft = draftOf('washroom');
    const [first, ...rest] = draft.room.furniture;
    if (!first) throw new Error('empty');
    const clash: RoomDraft = {
      ...draft,
      room: { ...draft.room, furniture: [{ ...first, id: 'dressing-rack' }, ...rest] },
      items: [{ id: 'S027-L', code: 'S016', where: { at: 'furniture', id: 'dressing-rack' } }],
    };
    const { facility, items } = caseWorld(base.world, clash);
    expect(checkFacility(facility)).toEqual([]);
    const own = items
      .filter(({ code }) => code === 'S016')
      .find(({ id }) => id !== 'S016-dressing-1');
    expect(own).toMatchObject({ id: 'S027-L-1', where: { id: 'dressing-rack-1' } });
  });

  it('moves the rooms behind a wall that has moved, and what lies behind them', () => {
    const draft = draftOf('locker');
    const larger: Room = { ...draft.room, width: draft.room.width + 4 };
    const { facility } = swapRoom(base.world.facility, { ...draft, room: larger });
    const origin = (location: Location) =>
      facility.rooms.find((room) => room.location === location)?.origin;
    const originWas = (location: Location) =>
      base.world.facility.rooms.find((room) => room.location === location)?.origin ?? {
        x: 0,
        z: 0,
      };
    for (const location of ['separate', 'dressing', 'transitNwp'] as const) {
      expect(origin(location)).toEqual({ ...originWas(location), x: originWas(location).x + 4 });
    }
    for (const location of ['washroom', 'entrance', 'out'] as const) {
      expect(origin(location)).toEqual(originWas(location));
    }
  });

  it('lays no room on another, whatever the measures of two of them become', () => {
    const measures = [6, 24].flatMap((width) => [6, 24].map((depth) => ({ width, depth })));
    const resized = (facility: Facility): Facility[] =>
      facility.rooms.flatMap((room) =>
        measures.map((more) => {
          const parts = { ...draftOf('locker'), room: { ...room, ...more }, items: [] };
          return swapRoom(facility, parts).facility;
        }),
      );
    const lying = ({ rooms }: Facility) =>
      rooms.filter((room) => rooms.some((other) => other !== room && liesOn(room, other)));
    for (const { world } of [base, caseOf('whyte-entry'), caseOf('georgia-tech-entry')]) {
      for (const facility of resized(world.facility).flatMap(resized)) {
        expect(lying(facility)).toEqual([]);
        expect(facilitySchema.safeParse(facility).success).toBe(true);
      }
    }
  });

  it('takes the rooms behind along where one gives way to another', () => {
    const locker = { ...draftOf('locker').room, width: 6, depth: 6 };
    const { facility } = swapRoom(base.world.facility, { ...draftOf('locker'), room: locker });
    const x = (location: Location) =>
      facility.rooms.find((room) => room.location === location)?.origin.x;
    // Beside the entrance, which is wider than the locker room now; between them it is as far as it was.
    expect([x('entrance'), x('separate'), x('dressing'), x('transitNwp')]).toEqual([0, 12, 24, 40]);
  });

  it('keeps its colleague where the room has a place for one', () => {
    const five = caseOf('five-mistakes').world;
    const { furnitureId } = five.colleague ?? {};
    const room = five.facility.rooms.find(({ furniture }) =>
      furniture.some(({ id }) => id === furnitureId),
    ) as Room;
    const draft = roomOfWorld(five, room.location, 'standard') as RoomDraft;
    const renamed = {
      ...draft,
      room: {
        ...room,
        furniture: room.furniture.map((piece) =>
          piece.id === furnitureId ? { ...piece, id: 'somebody' } : piece,
        ),
      },
    };
    expect(caseWorld(five, renamed).colleague?.furnitureId).toBe('somebody');
    const alone = { ...renamed, room: { ...room, furniture: [] } };
    expect(caseWorld(five, alone).colleague).toBeUndefined();
    expect(caseWorld(five, draftOf('washroom')).colleague).toEqual(five.colleague);
    // Who is looked at beforehand is who will be there.
    expect(tryWorld(five, renamed).colleague).toEqual(caseWorld(five, renamed).colleague);
    expect(tryWorld(five, alone).colleague).toBeUndefined();
  });

  it('has nobody at a place for a colleague that its base has none for, and the check says so', () => {
    const five = caseOf('five-mistakes');
    const { furnitureId } = five.world.colleague ?? {};
    const room = five.world.facility.rooms.find(({ furniture }) =>
      furniture.some(({ id }) => id === furnitureId),
    ) as Room;
    const draft = roomOfWorld(five.world, room.location, 'standard') as RoomDraft;
    const place = draft.room.furniture.findIndex(({ kind }) => kind === 'colleague');
    const nobody = (id: string, at: number) => ({
      ...{ path: `room.furniture.${at}`, code: 'nobody', subjects: [id], scope: 'case' },
    });
    expect(emptyStands(draft, five)).toEqual([]);
    expect(emptyStands(draft, base)).toEqual([nobody(furnitureId as string, place)]);
    const stand = draft.room.furniture[place];
    if (!stand) throw new Error('empty');
    const two = { ...draft.room, furniture: [...draft.room.furniture, { ...stand, id: 'more' }] };
    expect(emptyStands({ ...draft, room: two }, five)).toEqual([
      nobody('more', draft.room.furniture.length),
    ]);
  });

  it('takes in a room that it did not have', () => {
    const facility = {
      rooms: base.world.facility.rooms.filter(({ location }) => location !== 'washroom'),
      doors: base.world.facility.doors.filter(({ to }) => to.location !== 'washroom'),
    };
    const swapped = swapRoom(facility, draftOf('washroom'));
    expect(swapped.facility.rooms).toHaveLength(7);
    expect(swapped.facility.rooms.at(-1)?.origin).toEqual(draftOf('washroom').room.origin);
  });

  it('lays a room that it did not have beside the others where its place is taken', () => {
    const rooms = base.world.facility.rooms.filter(({ location }) => location !== 'separate');
    const room = { ...draftOf('separate').room, origin: { x: 0, z: 0 } };
    const { facility } = swapRoom({ rooms, doors: [] }, { ...draftOf('separate'), room });
    expect(facility.rooms.slice(0, -1)).toEqual(rooms);
    expect(facility.rooms.at(-1)?.origin).toEqual({ x: 52, z: 0 });
  });
});

describe('the check', () => {
  it('finds nothing wrong with the ready rooms', () => {
    for (const { room } of seeded) {
      const draft = draftOf(room.location);
      expect(roomProblems(draft, base.world.facility.doors)).toEqual([]);
      expect(caseProblems(draft, base, profile)).toEqual([]);
      expect(canBeStored(draft)).toBe(true);
    }
  });

  it('names the step that cannot be done', () => {
    const edited = removePiece(draftOf('dressing'), 'dressing-gloves');
    if ('refused' in edited) throw new Error(edited.refused);
    const [problem] = caseProblems(edited.draft, base, profile);
    expect(problem).toMatchObject({ code: 'impossible', scope: 'case' });
    expect(profile.steps.some(({ id }) => id === problem?.subjects[0])).toBe(true);
  });

  it('leads to the piece that a problem is at, also by the thing that lies on it', () => {
    const draft = draftOf('dressing');
    const problem = (code: string, ...subjects: string[]) => ({ path: 'room', code, subjects });
    expect(pieceOfProblem(problem('unreachable', 'dressing-rack'), draft)).toBe('dressing-rack');
    expect(pieceOfProblem(problem('unreachable', 'S027-L'), draft)).toBe('dressing-rack');
    expect(pieceOfProblem(problem('impossible', 'put-on-mask'), draft)).toBeNull();
    expect(wrongPieces(draft, [problem('cell', 'S027-L'), problem('x')])).toEqual(
      new Set(['dressing-rack']),
    );
  });

  it('has no room stored whose furniture stands in other furniture', () => {
    const draft = draftOf('dressing');
    const [first] = draft.room.furniture;
    if (!first) throw new Error('empty');
    const twice = { ...draft.room, furniture: [...draft.room.furniture, { ...first, id: 'twin' }] };
    expect(canBeStored({ ...draft, room: twice })).toBe(false);
  });

  it('has no room stored that two benches divide, and leads to the second', () => {
    const second = { id: 'second', kind: 'crossBench', x: 8, z: 0, turn: 1 } as const;
    const draft = draftOf('separate');
    const room = { ...draft.room, furniture: [...draft.room.furniture, second] };
    const twice = { ...draft, room };
    const [problem, ...others] = roomProblems(twice, []).filter(
      ({ code }) => code === 'benchTwice',
    );
    expect(others).toEqual([]);
    expect(problem && pieceOfProblem(problem, twice)).toBe('second');
    expect([canBeStored(draft), canBeStored(twice)]).toEqual([true, false]);
  });

  it('has no room stored with two things of one name', () => {
    const draft = draftOf('dressing');
    const [first] = draft.items;
    if (!first) throw new Error('empty');
    const items = [...draft.items, first];
    expect(roomProblems({ ...draft, items }, base.world.facility.doors)).toEqual([
      { path: `items.${draft.items.length}`, code: 'idTwice', subjects: [first.id], scope: 'room' },
    ]);
    expect(canBeStored({ ...draft, items })).toBe(false);
  });
});

/** Every code of every check, with where it is found (check-facility.ts, check-case.ts, check-situations.ts, chain.ts). */
const codes = {
  piece: [
    'idTwice',
    'outsideRoom',
    'overlaps',
    'blocksDoor',
    'benchTwice',
    'benchLeavesWay',
    'unreachable',
    'roomTwice',
    'roomsOverlap',
    'nobody',
  ],
  door: ['outsideRoom', 'noSuchRoom', 'toItself', 'overlaps'],
  item: [
    'idTwice',
    'noSuchPlace',
    'holdsNothing',
    'cell',
    'unreachable',
    'noBag',
    'handFull',
    'notWearable',
    'bannedWith',
    'inItself',
    'bagTwice',
  ],
  person: ['noSuchRoom', 'unreachable', 'noSuchPlace', 'wrongSide'],
  situation: ['idTwice', 'unreachable', 'noSuchThing', 'neverComes', 'noRule'],
  profile: [
    'duplicateStep',
    'unknownStep',
    'unknownAction',
    'cycle',
    'ambiguous',
    'idTwice',
    'nothingToDo',
    'impossible',
    'notClean',
  ],
} as const;

describe('the words', () => {
  it.each(Object.entries({ ru, en, ch }))('has every problem: %s', (_, { problems }) => {
    for (const [place, all] of Object.entries(codes)) {
      expect(Object.keys(problems[place as keyof typeof codes]).sort()).toEqual([...all].sort());
    }
  });

  it('tell by the path what a problem is about', () => {
    expect(problemPlace('room.furniture.2')).toBe('piece');
    expect(problemPlace('world.facility.rooms.1.doors.0')).toBe('door');
    expect(problemPlace('world.facility.doors.3')).toBe('door');
    expect(problemPlace('world.items.3')).toBe('item');
    expect(problemPlace('items.3')).toBe('item');
    expect(problemPlace('world.goal')).toBe('person');
    expect(problemPlace('secret.without')).toBe('profile');
    expect(problemPlace('secret.situations.1')).toBe('situation');
    expect(problemPlace('profile.steps')).toBe('profile');
  });
});

describe('a try', () => {
  it('begins in the room, dressed as its start says, among the things of the other rooms', () => {
    const draft = draftOf('separate');
    const world = tryWorld(base.world, draft);
    expect(world.person).toMatchObject({ location: 'separate', side: 'street' });
    expect(world.items.filter(({ where }) => where.at === 'worn').map(({ code }) => code)).toEqual(
      draft.start.wears,
    );
    expect(world.items.some(({ id }) => id === 'S027-L')).toBe(true);
    expect(world.items.some(({ where }) => where.at === 'bag')).toBe(false);
    expect(tryWorld(base.world, draftOf('dressing')).person.side).toBe('clean');
  });

  it('needs no case', () => {
    const draft = draftOf('washroom');
    const world = tryWorld(null, draft);
    expect(world.facility).toEqual({ rooms: [draft.room], doors: [] });
    expect(world.items).toHaveLength(draft.items.length + 3);
  });
});

describe('a ready room that was removed', () => {
  it('is taken from a case', () => {
    const again = roomOfWorld(base.world, 'locker', 'standard');
    expect(again).toMatchObject({ room: draftOf('locker').room, items: draftOf('locker').items });
    expect(
      roomOfWorld({ ...base.world, facility: { rooms: [], doors: [] } }, 'locker', 'standard'),
    ).toBeNull();
    expect(readyRoomOf('room4')?.location).toBe('dressing');
    expect(readyRoomOf('anything')).toBeUndefined();
  });
});
