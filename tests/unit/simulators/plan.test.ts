import { describe, expect, it } from 'vitest';
import type { Door } from '#shared/domain/simulators/cleanroom/facility.ts';
import { planFor } from '#shared/domain/simulators/cleanroom/plan.ts';
import { nextDoor } from '#shared/domain/simulators/cleanroom/ways.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import {
  act,
  at,
  attempt,
  end,
  item,
  matterOf,
  put,
  roomWith,
  type Scene,
  sceneOf,
  smallFacility,
  withDoor,
} from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const body = ['underwear', 'jeans', 'shirt'];
const street: Scene = { person: { location: 'separate', side: 'street' } };
const clean: Scene = { person: { location: 'separate', side: 'clean' } };
const dressing: Scene = { person: { location: 'dressing', side: 'clean' } };
const hand = { at: 'hand' } as const;
const take = (id: string) => act('A003', { item: id });

/** The plan for an action in a scene; whatever is planned can be done. */
function planIn(scene: Scene, action: Action, own = matter): Action[] | null {
  const state = sceneOf(own, scene);
  const plan = planFor(own, state, action);
  if (plan) expect(attempt(own, state, plan).refusal).toBeNull();
  return plan;
}
const short = (plan: Action[] | null) =>
  plan?.map(({ code, params }) => [code, params.place ?? params.item].filter(Boolean).join(' '));

describe('what has to be done first so that an action can be done', () => {
  it('nothing where it can be done at once', () => {
    expect(planIn({}, act('W006'))).toEqual([act('W006')]);
  });

  it('walking up to what it is done with', () => {
    expect(short(planIn(clean, take('hat')))).toEqual(['P003 glovesShelf', 'A003 hat']);
  });

  it('walking to where it is done, here or in another room, over the bench', () => {
    expect(short(planIn({}, act('W001')))).toEqual(['P003 sinkTable', 'W001']);
    expect(short(planIn({ person: { at: 'sinkTable' } }, act('W001')))).toEqual(['W001']);
    expect(short(planIn({}, act('E004')))).toEqual([
      'L004',
      'P001 crossBench',
      'B002',
      'L005',
      'P003 esdTester',
      'E004',
    ]);
  });

  it('going to the room of a thing, and to its side of the bench', () => {
    expect(short(planIn({}, take('hat')))).toEqual([
      'L004',
      'P001 crossBench',
      'B002',
      'P003 glovesShelf',
      'A003 hat',
    ]);
  });

  it('going round to a room that the nearest door only leads out of', () => {
    const ends = { from: end('dressing', 'south', 1), to: end('locker', 'south', 1) };
    const exit: Door = { id: 'exit', ...ends, way: 'forward', closes: 'itself', emergency: true };
    const own = matterOf({ facility: { ...smallFacility, doors: [...smallFacility.doors, exit] } });
    const round = ['L004', 'P001 crossBench', 'B002', 'L005'];
    expect(short(planIn({}, act('L005'), own))).toEqual(round);
    const oneWay = matterOf({ facility: withDoor('gate', { way: 'forward' }) });
    expect(planIn(street, act('L002'), oneWay)).toBeNull();
  });

  it('fetching the key of a locker before going there, and not turning back at it', () => {
    const where = { coat: at('lockers', 4), card: at('shoeShelf') } as const;
    expect(short(planIn({ ...street, where }, take('coat')))).toEqual([
      'P003 shoeShelf',
      'A003 card',
      'L002',
      'P003 lockers',
      'D002 lockers',
      'A001 card',
      'A003 coat',
    ]);
  });

  it('walking to a room that no door leads to from here', () => {
    expect(short(planIn({}, act('L005')))).toEqual(['L004', 'P001 crossBench', 'B002', 'L005']);
  });

  it('opening the own locker cell', () => {
    const scene: Scene = { where: { apple: at('lockers', 4) } };
    expect(short(planIn(scene, take('apple')))).toEqual([
      'P003 lockers',
      'D002 lockers',
      'A003 apple',
    ]);
  });

  it('opening the locker that the bag is in, also from another room', () => {
    const where = { bag: at('lockers', 4), card: { at: 'worn' } } as const;
    const there = ['P003 lockers', 'D002 lockers', 'A003 apple'];
    expect(short(planIn({ where }, take('apple')))).toEqual(there);
    expect(short(planIn({ ...street, where }, take('apple')))).toEqual(['L002', ...there]);
  });

  it('showing the key card at the reader, which is taken in the hand for it', () => {
    const locked = matterOf({ facility: withDoor('gate', { needsCard: true }) });
    expect(short(planIn({}, act('L004'), locked))).toEqual([
      'P003 cardReader',
      'A003 card',
      'D003',
      'L004',
    ]);
    const unread = withDoor('gate', { needsCard: true });
    const [locker, ...others] = unread.rooms;
    const bare = locker && roomWith('locker', [put('lockers', 0, 0)]);
    const facility = { ...unread, rooms: [...(bare ? [bare] : []), ...others] };
    expect(planIn({}, act('L004'), matterOf({ facility }))).toBeNull();
  });

  it('shutting the door of the air shower', () => {
    expect(short(planIn({ ...dressing, openDoors: ['inner'] }, act('E003')))).toEqual([
      'P003 airShower',
      'D001',
      'E003',
    ]);
  });
});

describe('what is in the hand is put away, nearest to where it belongs', () => {
  const holding = (id: string, scene: Scene): Scene => ({ ...scene, where: { [id]: hand } });

  it('where it belongs', () => {
    expect(short(planIn(holding('coat', {}), take('card')))?.at(-2)).toBe('A012 hanger');
    expect(short(planIn(holding('apple', {}), take('card')))).toEqual([
      'P003 lockers',
      'D002 lockers',
      'A011 lockers',
      'A003 card',
    ]);
  });

  it('into a bin only what is used up', () => {
    const used = matterOf({ more: [item('cap', 'S010', hand, { condition: 'used' })] });
    expect(short(planIn({}, take('card'), used))).toContain('A031 bin');
    const unused = short(planIn(holding('hat', clean), take('card')));
    expect(unused).toContain('A043 glovesShelf');
    const soiled = short(planIn(holding('coverall', clean), take('card'))) ?? [];
    expect(soiled).toContain('A043 glovesShelf');
    expect(soiled).not.toContain('A032 laundryBin');
  });

  it('into the bag on the shoulder where there is no place; without one on the floor, if it is dirty', () => {
    const bare = matterOf({
      facility: { rooms: [roomWith('locker', [put('plant', 0, 0)])], doors: [] },
    });
    expect(short(planIn(holding('apple', {}), take('card'), bare))).toEqual([
      'A002 apple',
      'A003 card',
    ]);
    const apart: Scene = { where: { apple: hand, bag: { at: 'floor', location: 'locker' } } };
    expect(short(planIn(apart, take('card'), bare))).toEqual(['A022 apple', 'A003 card']);
    const glasses: Scene = { where: { ...apart.where, apple: at('lockers', 4), glasses: hand } };
    expect(planIn(glasses, take('card'), bare)).toBeNull();
  });

  it('a street thing not on furniture for clean things: to the hanger, the bench, another room', () => {
    const sides: Record<string, string[]> = {
      locker: ['A012 hanger'],
      separate: ['A021 crossBench'],
      dressing: ['L004', 'A013 shoeShelf'],
    };
    for (const [location, way] of Object.entries(sides)) {
      const person = { location, side: location === 'locker' ? 'street' : 'clean' } as const;
      const hat = location === 'dressing' ? 'glasses' : location === 'locker' ? 'card' : 'hat';
      const plan = short(planIn(holding('coat', { person } as Scene), take(hat))) ?? [];
      expect(plan, location).toEqual(expect.arrayContaining(way));
      expect(plan.filter((one) => /^A04[123]/.test(one))).toEqual([]);
    }
  });
});

describe('what is in the way on the body is taken off', () => {
  it('layer by layer, and put where it belongs', () => {
    const scene: Scene = { wears: [...body, 'coat'] };
    expect(short(planIn(scene, take('shirt')))).toEqual([
      'P003 hanger',
      'A012 hanger',
      'A003 shirt',
    ]);
  });

  it('what cannot be worn together with it', () => {
    const scene: Scene = { ...street, wears: [...body, 'boots'] };
    expect(short(planIn(scene, act('A001', { item: 'shoes' })))).toEqual([
      'P003 shoeShelf',
      'A013 shoeShelf',
      'A001 shoes',
    ]);
  });

  it('nothing where there is no place for it: in the hand it would be in the way', () => {
    const bare = matterOf({
      facility: { rooms: [roomWith('locker', [put('plant', 0, 0)])], doors: [] },
      person: { aspects: ['looseHair'] },
    });
    expect(short(planIn({ wears: ['hat'] }, act('W003'), bare))).toBeUndefined();
  });
});

describe('what lies elsewhere than where it is put is taken along', () => {
  const onRack = act('A041', { item: 'hat', place: 'rack' });

  it('into another room', () => {
    const plan = short(planIn(clean, onRack));
    expect(plan).toEqual(['P003 glovesShelf', 'A003 hat', 'L005', 'P003 rack', 'A041 rack']);
    expect(short(planIn(dressing, onRack))).toEqual(['L004', ...(plan ?? [])]);
  });

  it('across the same room', () => {
    const glasses = act('A051', { item: 'glasses', place: 'passBox' });
    expect(short(planIn(dressing, glasses))).toEqual([
      'P003 rack',
      'A003 glasses',
      'P003 passBox',
      'A051 passBox',
    ]);
  });

  it('from the floor', () => {
    const where = { hat: { at: 'floor', location: 'separate' } } as const;
    expect(short(planIn({ ...clean, where }, onRack))).toEqual([
      'A003 hat',
      'L005',
      'P003 rack',
      'A041 rack',
    ]);
    const shelf = act('A043', { item: 'hat', place: 'glovesShelf' });
    expect(short(planIn({ ...clean, where }, shelf))).toEqual([
      'P003 glovesShelf',
      'A043 glovesShelf',
    ]);
  });

  it('to the bag, wherever that lies', () => {
    const scene: Scene = { ...street, where: { bag: at('bench'), napkin: at('shoeShelf') } };
    expect(short(planIn(scene, act('A002', { item: 'napkin' })))).toEqual([
      'P003 shoeShelf',
      'A003 napkin',
      'L002',
      'P001 bench',
      'A002 napkin',
    ]);
  });

  it('to the alcohol, to be wiped there', () => {
    const wiped = act('W004', { item: 'glasses' });
    expect(short(planIn(clean, wiped))?.slice(-3)).toEqual([
      'L004',
      'P003 glovesShelf',
      'W004 glasses',
    ]);
  });

  it('what is thrown on the floor where it lies is not', () => {
    expect(short(planIn(clean, act('A022', { item: 'hat' })))).toEqual([
      'P003 glovesShelf',
      'A022 hat',
    ]);
  });
});

describe('where it is done', () => {
  it('a mask is made right at a mirror, gloves where one stands', () => {
    const masked: Scene = { wears: [...body, 'mask', 'gloves', 'coverall'] };
    expect(short(planIn(masked, act('W005', { item: 'mask' })))).toEqual([
      'P003 mirror',
      'W005 mask',
    ]);
    expect(short(planIn(masked, act('W005', { item: 'gloves' })))).toEqual(['W005 gloves']);
  });

  it('wiping beside the nearest alcohol, or at once where it is at hand', () => {
    const two = matterOf({
      more: [item('alcohol-2', 'S016', at('rack')), item('napkin-2', 'S017', at('rack'))],
    });
    expect(short(planIn(clean, act('W004'), two))).toEqual(['P003 glovesShelf', 'W004']);
    expect(short(planIn(dressing, act('W004'), two))).toEqual(['P003 rack', 'W004']);
    // Crossing the bench counts as a longer way than any round it.
    const first = matterOf({
      more: [item('alcohol-2', 'S016', at('bench')), item('napkin-2', 'S017', at('bench'))],
    });
    const beyond: Scene = { ...street, where: { alcohol: at('rack'), napkin: at('rack') } };
    expect(short(planIn(beyond, act('W004'), first))).toEqual(['L002', 'P001 bench', 'W004']);
    const where = { alcohol: hand, napkin: { at: 'bag' } } as const;
    expect(short(planIn({ where }, act('W004')))).toEqual(['W004']);
  });
});

describe('what cannot be done has no plan', () => {
  it.each<[string, Scene, Action]>([
    ['a thing in a bin', { where: { hat: at('bin') } }, take('hat')],
    ['a thing in a bag in a bin', { where: { bag: at('bin') } }, take('apple')],
    ['a place that is not there', { where: { hat: at('throne') } }, take('hat')],
    ['a room without a way', {}, act('L003')],
    ['a cell of somebody else', { where: { hat: at('lockers', 5) } }, take('hat')],
    ['underwear', { wears: ['underwear'] }, take('underwear')],
  ])('%s', (_, scene, action) => {
    expect(planIn(scene, action)).toBeNull();
  });

  it('a use that no room has, or none that can be reached', () => {
    const oneWay = matterOf({ facility: withDoor('gate', { way: 'forward' }) });
    expect(planIn(clean, act('W001'), oneWay)).toBeNull();
    const dry = matterOf({ facility: { rooms: smallFacility.rooms.slice(1), doors: [] } });
    expect(planIn(clean, act('W001'), dry)).toBeNull();
  });

  it('what one thing has to be out of the way for that has to be out of the way itself', () => {
    const scene: Scene = {
      person: { at: 'lockers' },
      where: { bag: at('lockers', 4), apple: hand },
    };
    expect(planIn(scene, act('D002', { place: 'lockers', cell: 4, open: true }))).toBeNull();
  });

  it('showing a card where there is none', () => {
    expect(planIn({}, act('D003'), matterOf({ items: [] }))).toBeNull();
  });

  it('what takes more steps than anybody would go', () => {
    const state = sceneOf(matter);
    expect(planFor(matter, state, take('hat'), 3)).toBeNull();
    expect(planFor(matter, state, take('hat'), 20)).not.toBeNull();
  });
});

describe('the way to another room', () => {
  it('is the shortest over doors that open in that direction, and its first door', () => {
    expect(nextDoor(matter, 'locker', 'dressing')).toEqual({ location: 'separate', door: 'gate' });
    expect(nextDoor(matter, 'dressing', 'separate')).toEqual({
      location: 'separate',
      door: 'inner',
    });
    const oneWay = matterOf({ facility: withDoor('gate', { way: 'forward' }) });
    expect(nextDoor(oneWay, 'separate', 'locker')).toBeNull();
    expect(nextDoor(oneWay, 'locker', 'dressing')).not.toBeNull();
  });

  it('is never an emergency exit', () => {
    const exit = withDoor('gate', { emergency: true, to: end('separate', 'west', 6) });
    expect(nextDoor(matterOf({ facility: exit }), 'locker', 'separate')).toBeNull();
  });

  it('there is none to where one is', () => {
    expect(nextDoor(matter, 'locker', 'locker')).toBeNull();
  });
});
