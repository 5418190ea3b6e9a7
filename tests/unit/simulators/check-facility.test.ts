import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import {
  checkFacility,
  checkRoom,
  reachableFrom,
} from '#shared/domain/simulators/cleanroom/check-facility.ts';
import {
  type Door,
  type Furniture,
  facilitySchema,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import { end, put, roomWith, smallFacility, withDoor } from '#tests/support/cleanroom-world.ts';

const door = (from: Door['from'], to = end('out', 'north', 2)): Door => ({
  id: 'door',
  from,
  to,
  way: 'both',
  closes: 'itself',
});
const west = door(end('dressing', 'west', 3));
const problems = (furniture: Furniture[], doors: Door[] = [west], depth = 8) =>
  checkRoom(roomWith('dressing', furniture, 10, depth), doors).map(({ path, code, subjects }) =>
    [path.replace('room.', ''), code, ...subjects].join(' '),
  );
/** Plants in a column from wall to wall. */
const hedge = (x: number) =>
  Array.from({ length: 8 }, (_, z) => put('plant', x, z, 0, `plant-${x}-${z}`));

describe('a room', () => {
  it('that stands as it should has no problem', () => {
    expect(problems([put('rack', 2, 0), put('stickyMat', 0, 3), put('plant', 9, 7)])).toEqual([]);
  });

  it('outsideRoom: furniture through a wall, after its turn', () => {
    expect(problems([put('rack', 7, 0)])).toEqual(['furniture.0 outsideRoom rack']);
    expect(problems([put('rack', 9, 5, 1)])).toEqual(['furniture.0 outsideRoom rack']);
    expect(problems([put('rack', 9, 4, 1)])).toEqual([]);
  });

  it('overlaps: two pieces on one cell', () => {
    expect(problems([put('rack', 2, 0), put('mirror', 5, 0)])).toEqual([
      'furniture.1 overlaps mirror rack',
    ]);
  });

  it('idTwice: two of one name', () => {
    expect(problems([put('rack', 2, 0), put('mirror', 7, 0, 0, 'rack')])).toEqual([
      'furniture.1 idTwice rack',
    ]);
  });

  it.each([
    ['west', put('plant', 0, 4)],
    ['east', put('plant', 9, 3)],
    ['north', put('plant', 4, 0)],
    ['south', put('plant', 3, 7)],
  ] as const)('blocksDoor: furniture before the door in the %s', (wall, furniture) => {
    const doors = [door(end('dressing', wall, 3))];
    expect(problems([furniture], doors)).toEqual(['furniture.0 blocksDoor plant']);
    expect(problems([put('plant', 6, 5)], doors)).toEqual([]);
  });

  it('a mat before a door blocks nothing', () => {
    expect(problems([put('stickyMat', 0, 3)])).toEqual([]);
  });

  it('outsideRoom: a door wider than what is left of its wall', () => {
    expect(problems([], [door(end('dressing', 'west', 7))])).toEqual([
      'doors.0 outsideRoom west/7',
    ]);
    expect(problems([], [door(end('dressing', 'north', 9))])).toEqual([
      'doors.0 outsideRoom north/9',
    ]);
    expect(problems([], [door(end('dressing', 'south', 8))])).toEqual([]);
  });

  it('benchLeavesWay: a crossing bench that does not reach from wall to wall', () => {
    expect(problems([put('crossBench', 5, 0, 1)], [west], 10)).toEqual([]);
    expect(problems([put('crossBench', 5, 0, 1)], [west], 12)).toEqual([
      'room benchLeavesWay crossBench',
    ]);
    expect(problems([put('crossBench', 0, 6)])).toEqual([]);
  });

  it('benchTwice: a second crossing bench, whichever way it stands; benches to sit on are as many as one likes', () => {
    const bench = put('crossBench', 3, 0, 1);
    const sitting = [put('bench', 5, 2), put('bench', 5, 6, 0, 'bench-2')];
    expect(problems([bench, ...sitting], [], 10)).toEqual([]);
    const second = put('crossBench', 7, 0, 1, 'second');
    const third = put('crossBench', 9, 0, 3, 'third');
    expect(problems([bench, put('rack', 5, 0, 1), second, third], [west], 10)).toEqual([
      'furniture.2 benchTwice second',
      'furniture.3 benchTwice third',
    ]);
  });

  it('unreachable: what is used stands behind other furniture, or with its front to a wall', () => {
    expect(problems([...hedge(5), put('rack', 6, 0)])).toEqual(['furniture.8 unreachable rack']);
    expect(problems([put('mirror', 2, 0, 2)])).toEqual(['furniture.0 unreachable mirror']);
    expect(problems([...hedge(5), put('plant', 8, 0)])).toEqual([]);
  });

  it('unreachable: across the bench, where no door leads to that side', () => {
    const bench = put('crossBench', 5, 0, 1);
    const rack = put('rack', 6, 0);
    expect(problems([bench, rack], [west], 10)).toEqual(['furniture.1 unreachable rack']);
    const east = door(end('dressing', 'east', 6));
    expect(problems([bench, rack], [west, east], 10)).toEqual([]);
  });

  it('a room without doors, as it is edited alone, is not asked for a way in', () => {
    expect(problems([...hedge(5), put('rack', 6, 0)], [])).toEqual([]);
  });
});

describe('a facility', () => {
  const codes = (facility: typeof smallFacility) =>
    checkFacility(facility).map(({ path, code, subjects }) => [path, code, ...subjects].join(' '));

  it('that stands as it should has no problem', () => {
    expect(codes(smallFacility)).toEqual([]);
  });

  it('roomTwice: a location is one room', () => {
    const [first] = smallFacility.rooms;
    const rooms = [...smallFacility.rooms, ...(first ? [{ ...first, furniture: [] }] : [])];
    expect(codes({ ...smallFacility, rooms })).toContain('facility.rooms roomTwice locker');
  });

  it('roomsOverlap: no room lies on another; walls may touch', () => {
    const [locker, separate, dressing] = smallFacility.rooms;
    if (!locker || !separate || !dressing) throw new Error('no rooms');
    const withSeparateAt = (x: number, z: number) =>
      codes({ ...smallFacility, rooms: [locker, { ...separate, origin: { x, z } }, dressing] });
    const onLocker = ['facility.rooms.1 roomsOverlap separate locker'];
    expect(withSeparateAt(11, 0)).toEqual(onLocker);
    expect(withSeparateAt(11, 7)).toEqual(onLocker);
    expect(withSeparateAt(-9, -9)).toEqual(onLocker);
    expect(withSeparateAt(2, 1)).toEqual(onLocker);
    expect(withSeparateAt(21, 3)).toEqual(['facility.rooms.2 roomsOverlap dressing separate']);
    for (const [x, z] of [
      [12, 7],
      [5, 8],
      [5, -10],
      [-10, 0],
    ] as const) {
      expect(withSeparateAt(x, z)).toEqual([]);
    }
  });

  it.each(cleanroomCases)('roomsOverlap: not in a case that ships, $id', ({ world }) => {
    expect(checkFacility(world.facility)).toEqual([]);
  });

  it('lies within the plan', () => {
    const at = (x: number, z: number) => {
      const rooms = smallFacility.rooms.map((room) => ({ ...room, origin: { x, z } }));
      return facilitySchema.safeParse({ ...smallFacility, rooms }).success;
    };
    expect([at(400, -400), at(-400, 400)]).toEqual([true, true]);
    expect([at(401, 0), at(0, 401), at(-401, 0), at(0, -401)]).toEqual(Array(4).fill(false));
  });

  it('idTwice: furniture and doors have one name each in the whole facility', () => {
    const same = withDoor('inner', { id: 'rack' });
    expect(codes(same)).toEqual(['facility idTwice rack']);
  });

  it('toItself, overlaps: a door leads to another room, and none is in the place of another', () => {
    const [gate, inner] = smallFacility.doors;
    if (!gate || !inner) throw new Error('no doors');
    const looped = { ...smallFacility, doors: [{ ...gate, to: gate.from }, inner] };
    expect(codes(looped)).toContain(`facility.doors.0 toItself ${gate.id}`);
    const doubled = { ...smallFacility, doors: [...smallFacility.doors, { ...gate, id: 'twin' }] };
    const place = smallFacility.doors.length;
    expect(codes(doubled)).toContain(`facility.doors.${place} overlaps twin ${gate.id}`);
  });

  it('noSuchRoom: a door that leads nowhere', () => {
    const nowhere = withDoor('gate', { from: end('washroom', 'east', 3) });
    expect(codes(nowhere)).toContain('facility.doors.0 noSuchRoom gate washroom');
  });

  it('problems of a room are named with its place in the facility', () => {
    const [first, ...rest] = smallFacility.rooms;
    const broken = first && { ...first, furniture: [...first.furniture, put('plant', 40, 0)] };
    expect(codes({ ...smallFacility, rooms: [...(broken ? [broken] : []), ...rest] })).toEqual([
      'facility.rooms.0.furniture.8 outsideRoom plant',
    ]);
  });
});

describe('"check reachability": the ways between the rooms', () => {
  it('lead over doors as they open', () => {
    expect([...reachableFrom(smallFacility, 'locker')].sort()).toEqual([
      'dressing',
      'locker',
      'separate',
    ]);
    expect([...reachableFrom(smallFacility, 'dressing')]).toHaveLength(3);
  });

  it('a door that opens one way only leads one way only', () => {
    const forward = withDoor('gate', { way: 'forward' });
    expect(reachableFrom(forward, 'locker').has('dressing')).toBe(true);
    expect(reachableFrom(forward, 'dressing').has('locker')).toBe(false);
  });
});
