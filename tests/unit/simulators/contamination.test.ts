import { describe, expect, it } from 'vitest';
import { soiledSurfaces } from '#shared/domain/simulators/cleanroom/contamination.ts';
import type { Mark, Surface } from '#shared/domain/simulators/cleanroom/state.ts';
import { act, at, item, matterOf, type Scene, stateAfter } from '#tests/support/cleanroom-world.ts';

const matter = matterOf({
  more: [
    item('old-hood', 'S028', at('rack'), { condition: 'dirty' }),
    item('donning', 'S032', at('rack')),
    item('old-shoes', 'S003', at('shoeShelf')),
  ],
});
const body = ['underwear', 'jeans', 'shirt'];
const atRack: Scene = { person: { location: 'dressing', side: 'clean', at: 'rack' }, wears: body };
const atShelf: Scene = {
  person: { location: 'separate', side: 'clean', at: 'glovesShelf' },
  wears: body,
};
const washed: Scene = { marks: {} };
const take = (id: string) => act('A003', { item: id });
const coverall = (grip: string, sleeves = 'gathered') =>
  act('A001', { item: 'coverall', grip, sleeves });
const gloves = (grip: string) => act('A001', { item: 'gloves', grip });
const marked = (surface: Surface, ...soils: Mark['soil'][]): Partial<Record<Surface, Mark[]>> => ({
  [surface]: soils.map((soil) => ({ soil, seq: 0 })),
});
const soilsOn = (state: ReturnType<typeof stateAfter>, surface: Surface) =>
  state.marks[surface]?.map(({ soil }) => soil) ?? [];

describe('"touching an outer surface with an unwashed hand, or outside the grip, soils it"', () => {
  it('with an unwashed hand', () => {
    expect(stateAfter(matter, atShelf, take('hat')).marks['item:hat']).toEqual([
      { soil: 'street', seq: 1, from: 'hands' },
    ]);
  });

  it('with a washed one nothing comes to it', () => {
    expect(stateAfter(matter, { ...atShelf, ...washed }, take('hat')).marks).toEqual({});
  });

  it('held by its inside, not even with an unwashed one', () => {
    const { marks } = stateAfter(matter, atRack, coverall('inside'));
    expect(marks['item:coverall']).toBeUndefined();
  });

  it('held by its outside a bare hand leaves skin, washed or not', () => {
    const clean = stateAfter(matter, { ...atRack, ...washed }, coverall('outside'));
    expect(soilsOn(clean, 'item:coverall')).toEqual(['skin']);
    const dirty = stateAfter(matter, atRack, coverall('outside'));
    expect(soilsOn(dirty, 'item:coverall')).toEqual(['street', 'skin']);
  });

  it('held by its outside a clean glove leaves nothing', () => {
    const scene: Scene = { ...atRack, ...washed, wears: [...body, 'donning'] };
    expect(stateAfter(matter, scene, coverall('outside')).marks).toEqual({});
  });
});

describe('"each touch may carry marks hand > glove > garment > bench"', () => {
  it('from the hand to the glove, from the glove to what it takes', () => {
    const onGloves = stateAfter(matter, atShelf, gloves('outside'));
    expect(soilsOn(onGloves, 'item:gloves')).toEqual(['street', 'skin']);
    const onHat = stateAfter(matter, atShelf, gloves('outside'), take('hat'));
    expect(onHat.marks['item:hat']).toEqual([
      { soil: 'street', seq: 2, from: 'item:gloves' },
      { soil: 'skin', seq: 2, from: 'item:gloves' },
    ]);
  });

  it('from the glove to the garment', () => {
    const scene: Scene = {
      ...atRack,
      wears: [...body, 'gloves'],
      marks: marked('item:gloves', 'floor'),
    };
    const { marks } = stateAfter(matter, scene, coverall('outside'));
    expect(marks['item:coverall']).toEqual([{ soil: 'floor', seq: 1, from: 'item:gloves' }]);
  });

  it('from the garment to the bench, and from the bench to the next garment', () => {
    const sits: Scene = { person: { at: 'bench' }, wears: [...body, 'coverall'] };
    const marks = { ...marked('item:coverall', 'floor') };
    const sat = stateAfter(matter, { ...sits, marks }, act('B001'));
    expect(sat.marks['furniture:bench']).toEqual([
      { soil: 'floor', seq: 1, from: 'item:coverall' },
    ]);
    const lays: Scene = { ...sits, where: { hood: { at: 'hand' } }, marks: sat.marks };
    const laid = stateAfter(matter, lays, act('A021', { item: 'hood', place: 'bench' }));
    expect(soilsOn(laid, 'item:hood')).toEqual(['floor']);
  });

  it('back to the hand from what was soiled before', () => {
    const scene: Scene = { ...atShelf, marks: marked('item:hat', 'floor') };
    expect(stateAfter(matter, scene, take('hat')).marks.hands).toEqual([
      { soil: 'floor', seq: 1, from: 'item:hat' },
    ]);
  });

  it('the same dirt counts once, with the action that brought it first', () => {
    const { marks } = stateAfter(
      matter,
      atShelf,
      take('hat'),
      act('A043', { item: 'hat', place: 'glovesShelf' }),
      take('hat'),
    );
    expect(marks['item:hat']).toEqual([{ soil: 'street', seq: 1, from: 'hands' }]);
  });
});

describe('what makes a hand dirty', () => {
  it.each<[string, Scene, string, Mark['soil']]>([
    ['things of the street', { wears: ['coat'] }, 'coat', 'street'],
    ['a dirty garment', atRack, 'old-hood', 'street'],
    ['shoes that were walked in', { wears: ['old-shoes'] }, 'old-shoes', 'street'],
    [
      'what lies on the floor',
      { where: { hat: { at: 'floor', location: 'locker' } } },
      'hat',
      'floor',
    ],
  ])('%s', (_, scene, id, soil) => {
    const state = stateAfter(matter, { ...scene, ...washed }, take(id));
    expect(state.marks.hands).toEqual([{ soil, seq: 1, from: `item:${id}` }]);
  });

  it('new shoes do not, and neither do tools that go in', () => {
    const shelf: Scene = { person: { location: 'separate', at: 'shoeShelf' }, ...washed };
    expect(stateAfter(matter, shelf, take('shoes')).marks).toEqual({});
    expect(stateAfter(matter, { ...shelf, ...atShelf }, take('alcohol')).marks).toEqual({});
  });

  it('what is of no account on the clean side takes on nothing', () => {
    const { marks } = stateAfter(matter, {}, take('card'));
    expect(marks).toEqual({ hands: [{ soil: 'street', seq: 0 }] });
  });

  it('what is worn is taken off by its inside', () => {
    const scene: Scene = { ...atRack, wears: [...body, 'coverall'] };
    expect(stateAfter(matter, scene, take('coverall')).marks['item:coverall']).toBeUndefined();
  });

  it('gloves do not soil themselves', () => {
    const marks = marked('item:gloves', 'skin');
    const { marks: left } = stateAfter(matter, { wears: ['gloves'], marks }, take('gloves'));
    expect(left).toEqual(marks);
  });
});

describe('"nothing touches the floor"', () => {
  it('what is put there is soiled by it, if it goes into the clean zone', () => {
    const drop = (id: string): Scene => ({ where: { [id]: { at: 'hand' } }, ...washed });
    const floor = (id: string) => stateAfter(matter, drop(id), act('A022', { item: id })).marks;
    expect(floor('hat')).toEqual({ 'item:hat': [{ soil: 'floor', seq: 1 }] });
    expect(floor('bag')['item:bag']).toBeUndefined();
    expect(floor('shoes')['item:shoes']).toBeUndefined();
  });
});

describe('cosmetics', () => {
  const madeUp = matterOf({ person: { aspects: ['makeup'] } });
  const bare = { ...washed, wears: body };

  it('come to what is put on over a made-up face, mask or hood', () => {
    const { marks } = stateAfter(madeUp, { ...atShelf, ...bare }, act('A001', { item: 'mask' }));
    expect(marks['item:mask']).toEqual([{ soil: 'cosmetics', seq: 1, from: 'face' }]);
    const hood = act('A001', { item: 'hood', grip: 'inside' });
    expect(soilsOn(stateAfter(madeUp, { ...atRack, ...bare }, hood), 'item:hood')).toEqual([
      'cosmetics',
    ]);
  });

  it('do not come to what is put on elsewhere, or over a clean face', () => {
    const hat = act('A001', { item: 'hat' });
    expect(stateAfter(madeUp, { ...atShelf, ...bare }, hat).marks).toEqual({});
    const mask = act('A001', { item: 'mask' });
    expect(stateAfter(matter, { ...atShelf, ...bare }, mask).marks).toEqual({});
  });
});

describe('the bench', () => {
  const bench: Scene = { person: { location: 'separate', at: 'crossBench' }, ...washed };
  const crossed = (...wears: string[]) =>
    soilsOn(stateAfter(matter, { ...bench, wears }, act('B002')), 'furniture:crossBench');

  it.each([
    ['bare street shoes', ['boots'], ['street']],
    ['a coat', ['coat'], ['street']],
    ['a bag', ['bag'], ['street']],
  ])('is soiled by %s', (_, wears, expected) => {
    expect(crossed(...wears)).toEqual(expected);
  });

  it.each([
    ['covered shoes', ['boots', 'covers']],
    ['overboots', ['boots', 'overboots']],
    ['changing shoes', ['shoes']],
    ['a clean coverall', ['coverall']],
  ])('not by %s', (_, wears) => {
    expect(crossed(...wears)).toEqual([]);
  });

  it('is soiled by things of the street that are laid on it', () => {
    const scene: Scene = { person: { at: 'bench' }, ...washed };
    const lay = (id: string) => act('A021', { item: id, place: 'bench' });
    expect(soilsOn(stateAfter(matter, scene, lay('apple')), 'furniture:bench')).toEqual(['street']);
    expect(soilsOn(stateAfter(matter, scene, lay('card')), 'furniture:bench')).toEqual([]);
  });
});

describe('furniture for clean things', () => {
  const scene: Scene = {
    person: { location: 'separate', side: 'clean', at: 'glovesShelf' },
    where: { coat: { at: 'hand' } },
    ...washed,
  };
  const lay = (item: string) => act('A043', { item, place: 'glovesShelf' });
  const shelf = 'furniture:glovesShelf';

  it('is soiled by what comes from the street, and soils what is laid there later', () => {
    const laid = stateAfter(matter, scene, lay('coat'));
    expect(soilsOn(laid, shelf)).toEqual(['street']);
    const hood: Scene = { ...scene, where: { hood: { at: 'hand' } }, marks: laid.marks };
    expect(soilsOn(stateAfter(matter, hood, lay('hood')), 'item:hood')).toEqual(['street']);
  });

  it('stays clean with what is clean, and is of no account to a key card', () => {
    for (const id of ['hood', 'card']) {
      const laid = stateAfter(matter, { ...scene, where: { [id]: { at: 'hand' } } }, lay(id));
      expect(soilsOn(laid, shelf)).toEqual([]);
    }
  });
});

describe('hand and face', () => {
  it('skin comes to the hand, and what is on the hand to the face', () => {
    const { marks } = stateAfter(matter, {}, act('W006'));
    expect(marks.face).toEqual([{ soil: 'street', seq: 1, from: 'hands' }]);
    expect(marks.hands).toContainEqual({ soil: 'skin', seq: 1, from: 'face' });
  });

  it('"skin touched with gloves" soils the gloves', () => {
    const { marks } = stateAfter(matter, { wears: ['gloves'], ...washed }, act('W006'));
    expect(marks).toEqual({ 'item:gloves': [{ soil: 'skin', seq: 1, from: 'face' }] });
  });
});

describe('the "lamp" view', () => {
  it('shows what is soiled and which action did it', () => {
    expect(soiledSurfaces(stateAfter(matter, atShelf, take('hat')))).toContainEqual({
      surface: 'item:hat',
      marks: [{ soil: 'street', seq: 1, from: 'hands' }],
    });
    expect(soiledSurfaces(stateAfter(matter, washed))).toEqual([]);
  });
});
