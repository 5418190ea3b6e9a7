import { describe, expect, it } from 'vitest';
import { act, at, item, matterOf, type Scene, stateAfter } from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const atShelf = { location: 'separate', side: 'clean', at: 'glovesShelf' } as const;
const atRack = { location: 'dressing', side: 'clean', at: 'rack' } as const;
const body = ['underwear', 'jeans', 'shirt'];
const putOn = (id: string, how: Record<string, string> = {}) => act('A001', { item: id, ...how });
const take = (id: string) => act('A003', { item: id });
const hanging = { grip: 'inside', sleeves: 'hanging' };
const gathered = { grip: 'inside', sleeves: 'gathered' };

describe('putting on', () => {
  it('straight from where it lies, or out of the hand', () => {
    const scene: Scene = { person: atShelf };
    expect(stateAfter(matter, scene, putOn('hat')).items.hat?.where).toEqual({ at: 'worn' });
    const held = stateAfter(matter, scene, take('hat'), putOn('hat')).items.hat;
    expect(held).toMatchObject({ where: { at: 'worn' }, wornTimes: 1 });
  });

  it('is counted, so that a thing for one use is known to be used', () => {
    const scene: Scene = { person: atShelf };
    const { items } = stateAfter(matter, scene, putOn('hat'), take('hat'), putOn('hat'));
    expect(items.hat).toMatchObject({ wornTimes: 2, condition: 'used' });
  });

  it('"gloves and masks have state wrong or correct, wrong by default"', () => {
    const scene: Scene = { person: atShelf };
    const { items } = stateAfter(
      matter,
      scene,
      putOn('mask'),
      putOn('hat'),
      putOn('gloves', { grip: 'inside' }),
    );
    expect([items.mask?.state, items.gloves?.state, items.hat?.state]).toEqual([
      'wrong',
      'wrong',
      undefined,
    ]);
  });

  it('their state ends with taking them off', () => {
    const scene: Scene = { person: atShelf };
    const { items } = stateAfter(
      matter,
      scene,
      putOn('mask'),
      act('W005', { item: 'mask' }),
      take('mask'),
      putOn('mask'),
    );
    expect(items.mask?.state).toBe('wrong');
  });

  it('over what lies below it on the same part of the body: coverall over shirt', () => {
    const { items } = stateAfter(
      matter,
      { person: atRack, wears: body },
      putOn('coverall', gathered),
    );
    expect([items.shirt?.where.at, items.coverall?.where.at]).toEqual(['worn', 'worn']);
  });

  it('"nothing touches the floor": sleeves that hang down do', () => {
    const scene: Scene = { person: atRack, wears: body };
    expect(stateAfter(matter, scene, putOn('coverall', hanging)).marks['item:coverall']).toEqual([
      { soil: 'floor', seq: 1 },
    ]);
    expect(
      stateAfter(matter, scene, putOn('coverall', gathered)).marks['item:coverall'],
    ).toBeUndefined();
  });
});

describe('taking off', () => {
  it('"clothes have dependencies: jacket over shirt over underwear"', () => {
    const scene: Scene = { person: { at: 'hanger' }, wears: [...body, 'coat'] };
    const hang = (id: string) => act('A012', { item: id, place: 'hanger' });
    const { items } = stateAfter(matter, scene, hang('coat'), hang('shirt'));
    expect([items.coat?.where, items.shirt?.where]).toEqual([at('hanger'), at('hanger')]);
  });

  it('uses up what is worn once, and nothing else; what is torn stays torn', () => {
    const torn = matterOf({
      more: [item('torn', 'S031', { at: 'worn' }, { condition: 'damaged' })],
    });
    const conditionOf = (id: string) =>
      stateAfter(torn, { wears: ['covers', 'coat', 'torn'] }, take(id)).items[id]?.condition;
    expect(['covers', 'coat', 'torn'].map(conditionOf)).toEqual(['used', 'sound', 'damaged']);
  });
});

describe('the bag', () => {
  it('takes what is no garment, and jewellery, out of the hand or beside it', () => {
    const jewel = matterOf({ more: [item('earrings', 'S009', { at: 'worn' })] });
    const put = (id: string) => act('A002', { item: id });
    const { items } = stateAfter(jewel, {}, take('apple'), put('apple'), put('earrings'));
    expect([items.apple?.where.at, items.earrings?.where.at]).toEqual(['bag', 'bag']);
  });

  it('what is in it can be used where the bag is: on the shoulder, in the hand, in an open cell', () => {
    const open: Scene = {
      person: { at: 'lockers' },
      where: { bag: at('lockers', 4) },
      openCells: ['lockers/4'],
    };
    for (const scene of [{}, open]) {
      expect(stateAfter(matter, scene, take('apple')).items.apple?.where.at).toBe('hand');
    }
    const beside = stateAfter(matter, open, take('apple'), act('A002', { item: 'apple' }));
    expect(beside.items.apple?.where.at).toBe('bag');
  });

  it('where a thing is in a bag and there is no bag, it is at hand', () => {
    const bare = matterOf({ items: [item('apple', 'S011', { at: 'bag' })] });
    expect(stateAfter(bare, {}, take('apple')).items.apple?.where.at).toBe('hand');
  });
});

describe('"put or throw an item at a named place"', () => {
  it.each([
    ['A011', 'lockers', { at: 'lockers' }, at('lockers', 4)],
    ['A012', 'hanger', { at: 'hanger' }, at('hanger')],
    ['A013', 'shoeShelf', { location: 'separate', at: 'shoeShelf' }, at('shoeShelf')],
    ['A021', 'bench', { at: 'bench' }, at('bench')],
    ['A031', 'bin', { at: 'bin' }, at('bin')],
    ['A032', 'laundryBin', { location: 'separate', at: 'laundryBin' }, at('laundryBin')],
    ['A041', 'rack', { location: 'dressing', at: 'rack' }, at('rack')],
    ['A042', 'sinkTable', { at: 'sinkTable' }, at('sinkTable')],
    ['A043', 'glovesShelf', { location: 'separate', at: 'glovesShelf' }, at('glovesShelf')],
    ['A051', 'passBox', { location: 'dressing', at: 'passBox' }, at('passBox')],
  ] as const)('%s: %s', (code, place, person, where) => {
    const scene: Scene = { person, where: { apple: { at: 'hand' } }, openCells: ['lockers/4'] };
    const cell = place === 'lockers' ? { cell: 4 } : {};
    const { items } = stateAfter(matter, scene, act(code, { item: 'apple', place, ...cell }));
    expect(items.apple?.where).toEqual(where);
  });

  it('A022: the floor where one is, from which it can be taken again', () => {
    const drop = act('A022', { item: 'apple' });
    const { items } = stateAfter(matter, { where: { apple: { at: 'hand' } } }, drop);
    expect(items.apple?.where).toEqual({ at: 'floor', location: 'locker' });
    expect(stateAfter(matter, {}, drop, take('apple')).items.apple?.where.at).toBe('hand');
  });

  it('from one open cell to another', () => {
    const scene: Scene = {
      person: { at: 'lockers' },
      where: { apple: at('lockers', 5) },
      openCells: ['lockers/4', 'lockers/5'],
    };
    const move = act('A011', { item: 'apple', place: 'lockers', cell: 4 });
    expect(stateAfter(matter, scene, move).items.apple?.where).toEqual(at('lockers', 4));
  });

  it('a laundry bin soils what is thrown into it', () => {
    const scene: Scene = {
      person: { location: 'separate', at: 'laundryBin' },
      where: { hood: { at: 'hand' } },
    };
    const { marks } = stateAfter(matter, scene, act('A032', { item: 'hood', place: 'laundryBin' }));
    expect(marks['item:hood']).toEqual([{ soil: 'bin', seq: 1 }]);
  });
});
