import { describe, expect, it } from 'vitest';
import type { Whereabouts } from '#shared/domain/simulators/cleanroom/state.ts';
import {
  act,
  at,
  end,
  item,
  matterOf,
  refusalOf,
  smallFacility,
  stateAfter,
  withDoor,
} from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const locker = { person: { location: 'locker' } } as const;
const street = { person: { location: 'separate', side: 'street' } } as const;
const clean = { person: { location: 'separate', side: 'clean' } } as const;
const dressing = { person: { location: 'dressing', side: 'clean' } } as const;
const atLockers = { person: { location: 'locker', at: 'lockers' } } as const;
const openCell = (open = true, cell = 4, place = 'lockers') => act('D002', { place, cell, open });

describe('ways lead through doors', () => {
  it('through a door one comes into the next room, stands nowhere in it and has shown no card there', () => {
    const scene = { person: { at: 'bench', seated: true, admitted: true } } as const;
    expect(stateAfter(matter, scene, act('L004')).person).toMatchObject({
      location: 'separate',
      side: 'street',
      at: null,
      seated: false,
      admitted: false,
    });
  });

  it('a door that shuts itself is shut behind; one that shuts by hand stays open until somebody shuts it', () => {
    expect(stateAfter(matter, locker, act('L004')).openDoors).toEqual([]);
    const through = stateAfter(matter, clean, act('L005', { door: 'inner' }));
    expect(through.openDoors).toEqual(['inner']);
    expect(stateAfter(matter, { ...through, ...dressing }, act('L004')).openDoors).toEqual([
      'inner',
    ]);
    const shut = act('D001', { door: 'inner', open: false });
    expect(stateAfter(matter, { ...dressing, openDoors: ['inner'] }, shut).openDoors).toEqual([]);
    const open = act('D001', { door: 'inner', open: true });
    expect(stateAfter(matter, clean, open).openDoors).toEqual(['inner']);
  });

  it('the side of the bench is the one on which the door lies', () => {
    expect(stateAfter(matter, dressing, act('L004')).person.side).toBe('clean');
    expect(stateAfter(matter, locker, act('L004')).person.side).toBe('street');
    expect(stateAfter(matter, clean, act('L005')).person.side).toBe('clean');
  });

  it('of a way in and a way out the one that opens from here is taken', () => {
    const doors = smallFacility.doors.flatMap((door) => {
      if (door.id !== 'gate') return [door];
      const out = { ...door, id: 'out', from: end('separate', 'west', 6) };
      return [
        { ...door, way: 'forward' as const },
        { ...out, to: end('locker', 'east', 6), way: 'forward' as const },
      ];
    });
    const both = matterOf({ facility: { ...smallFacility, doors } });
    expect(stateAfter(both, street, act('L002')).person.location).toBe('locker');
    expect(stateAfter(both, locker, act('L004')).person.location).toBe('separate');
    expect(refusalOf(both, street, act('L002', { door: 'gate' }))?.reason).toBe('oneWay');
  });

  it('a door with a reader opens from outside to whoever has shown a card, and from inside to everybody', () => {
    const guarded = matterOf({ facility: withDoor('gate', { needsCard: true }) });
    const shown = { person: { at: 'cardReader' }, where: { card: { at: 'hand' } } } as const;
    expect(stateAfter(guarded, shown, act('D003'), act('L004')).person.location).toBe('separate');
    const worn = { person: { at: 'cardReader' }, where: { card: { at: 'worn' } } } as const;
    expect(stateAfter(guarded, worn, act('D003')).person.admitted).toBe(true);
    expect(stateAfter(guarded, street, act('L002')).person.location).toBe('locker');
  });
});

describe('walking in a room', () => {
  it('up to a bench, up to other furniture, to a spot, and aside', () => {
    const bench = stateAfter(matter, locker, act('P001', { place: 'bench' }));
    expect(bench.person.at).toBe('bench');
    const rack = stateAfter(matter, dressing, act('P003', { place: 'rack' }));
    expect(rack.person.at).toBe('rack');
    const spot = stateAfter(
      matter,
      { person: { seated: true } },
      act('P002', { x: 3, z: 3 }),
    ).person;
    expect(spot).toMatchObject({ at: null, spot: { x: 3, z: 3 }, seated: false });
    expect(stateAfter(matter, atLockers, act('P002')).person).toMatchObject({
      at: null,
      spot: null,
    });
  });
});

describe('sitting down', () => {
  it('is done at a bench, and ends with walking away', () => {
    const seated = stateAfter(matter, { person: { at: 'bench' } }, act('B001'));
    expect(seated.person).toMatchObject({ at: 'bench', seated: true });
    expect(stateAfter(matter, { person: seated.person }, act('P002')).person.seated).toBe(false);
  });
});

describe('"the bench is crossed one way at a time"', () => {
  const atBench = { person: { ...street.person, at: 'crossBench', seated: true } } as const;

  it('over to the other side, and back with another crossing', () => {
    const over = stateAfter(matter, atBench, act('B002'));
    expect(over.person).toMatchObject({ side: 'clean', seated: false, at: 'crossBench' });
    expect(stateAfter(matter, atBench, act('B002'), act('B002')).person.side).toBe('street');
  });

  it('what is on the other side is reached only over it', () => {
    const walk = act('P003', { place: 'glovesShelf' });
    expect(refusalOf(matter, street, walk)?.reason).toBe('acrossBench');
    expect(stateAfter(matter, atBench, act('B002'), walk).person.at).toBe('glovesShelf');
  });
});

describe('"a key card goes to the hand when its locker opens without a bag"', () => {
  const inCell = at('lockers', 4);
  const open = (where: Record<string, Whereabouts>) =>
    stateAfter(matter, { ...atLockers, where }, openCell()).items.card?.where.at;

  it('from the cell, and from a bag that lies in it', () => {
    expect(open({ card: inCell, bag: at('bench') })).toBe('hand');
    expect(open({ bag: inCell })).toBe('hand');
  });

  it('with the bag on the shoulder it stays where it is', () => {
    expect(open({ card: inCell })).toBe('furniture');
    expect(open({})).toBe('bag');
  });

  it('a card that does not lie in this cell stays where it is', () => {
    expect(open({ card: { at: 'worn' }, bag: inCell })).toBe('worn');
    expect(open({ bag: { at: 'hand' } })).toBe('bag');
  });

  it('with two cards the one with the person opens, and the other stays where it is', () => {
    const two = matterOf({ more: [item('card-2', 'S013', at('bench'))] });
    const { items, openCells } = stateAfter(two, atLockers, openCell());
    expect([items['card-2']?.where, openCells]).toEqual([at('bench'), ['lockers/4']]);
  });

  it('a locker can be opened where there is no card and no bag', () => {
    const bare = matterOf({ items: [item('hat', 'S010', at('glovesShelf'))] });
    const state = stateAfter(bare, atLockers, openCell());
    expect(state.openCells).toEqual(['lockers/4']);
    expect(
      stateAfter(bare, { ...atLockers, openCells: state.openCells }, openCell(false)),
    ).toMatchObject({ openCells: [] });
  });
});

describe('what is used where one stands is counted', () => {
  it.each([
    ['E001', { location: 'separate', side: 'clean', at: 'stickyMat' }],
    ['E002', { location: 'locker', at: 'shoeCleaner' }],
    ['E003', { location: 'dressing', side: 'clean', at: 'airShower' }],
    ['E004', { location: 'dressing', side: 'clean', at: 'esdTester' }],
  ] as const)('%s', (code, person) => {
    expect(stateAfter(matter, { person }, act(code), act(code)).done).toEqual({ [code]: 2 });
  });

  it('"air shower: both doors shut": a door that stands open elsewhere does not matter', () => {
    const person = { location: 'dressing', side: 'clean', at: 'airShower' } as const;
    expect(refusalOf(matter, { person, openDoors: ['inner'] }, act('E003'))).toEqual({
      reason: 'doorOpen',
      subjects: { door: 'inner' },
    });
    expect(refusalOf(matter, { person, openDoors: ['gate'] }, act('E003'))).toBeNull();
  });
});
