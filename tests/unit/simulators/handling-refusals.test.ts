import { describe, expect, it } from 'vitest';
import {
  act,
  at,
  item,
  matterOf,
  type RefusalRow,
  refusalOf,
  type Scene,
} from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const take = (id: string) => act('A003', { item: id });
const putOn = (id: string, how = {}) => act('A001', { item: id, ...how });
const intoBag = (id: string) => act('A002', { item: id });
const hand = { at: 'hand' } as const;
const body = ['underwear', 'jeans', 'shirt'];
const atShelf: Scene = { person: { location: 'separate', side: 'clean', at: 'glovesShelf' } };
const atRack: Scene = {
  person: { location: 'dressing', side: 'clean', at: 'rack' },
  wears: body,
};
const atLockers: Scene = { person: { at: 'lockers' } };
const inCell: Scene = { ...atLockers, where: { bag: at('lockers', 4) } };
const holding = (id: string, scene: Scene = {}): Scene => ({ ...scene, where: { [id]: hand } });
const noBag = matterOf({ items: [item('apple', 'S011', hand)] });
const twoHats = matterOf({ more: [item('hat-2', 'S010', { at: 'worn' })] });
const lost = matterOf({ items: [item('apple', 'S011', at('throne'))] });
const by = (id: string) => ({ by: id });
const worn = (id: string, held: string): Scene => ({
  wears: ['underwear', id],
  where: { [held]: hand },
});
const gathered = { grip: 'inside', sleeves: 'gathered' };
const appleInCell = { item: 'apple', place: 'lockers', cell: 4 };

const taking: RefusalRow[] = [
  ['badParam', 'nothing is named', {}, act('A003'), { param: 'item' }],
  ['badParam', 'there is no such thing', {}, take('crown'), { param: 'item' }],
  ['badParam', 'a number is no thing', {}, act('A003', { item: 4 }), { param: 'item' }],
  ['alreadyInHand', 'it is in the hand', holding('apple'), take('apple'), { item: 'apple' }],
  ['handFull', 'one hand holds one thing', holding('hat'), take('apple'), { item: 'hat' }],
  ['staysOn', 'underwear stays on', { wears: ['underwear'] }, take('underwear')],
  ['covered', 'the shirt is under the coat', {}, take('shirt'), { item: 'shirt', by: 'coat' }],
  ['covered', 'the coat is under the bag', {}, take('coat'), { item: 'coat', by: 'bag' }],
  ['covered', 'so is the shirt', { wears: [...body, 'bag'] }, take('shirt'), { by: 'bag' }],
  ['covered', 'jeans are under boots', { wears: [...body, 'boots'] }, take('jeans'), by('boots')],
  ['elsewhere', 'it lies in another room', {}, take('hat'), { location: 'separate' }],
  [
    'tooFar',
    'one stands elsewhere in the room',
    { person: { location: 'separate', side: 'clean' } },
    take('hat'),
    { place: 'glovesShelf' },
  ],
  ['elsewhere', 'its place is not there', {}, take('apple'), { location: 'locker' }, lost],
];

/** "A bag item in a closed locker or in another location cannot be used; bin items cannot be taken." */
const apart: RefusalRow[] = [
  ['bagShut', 'the bag is in a closed locker', inCell, take('apple'), { item: 'apple' }],
  ['bagShut', 'the bag is in another location', { where: { bag: at('rack') } }, take('apple')],
  ['bagShut', 'the bag is in a bin', { where: { bag: at('bin') } }, take('apple')],
  ['tooFar', 'the bag lies over there', { where: { bag: at('bench') } }, take('apple')],
  ['cellShut', 'it is in a closed locker', inCell, take('bag'), { place: 'lockers', cell: 4 }],
  [
    'elsewhere',
    'it lies on the floor of another location',
    { where: { apple: { at: 'floor', location: 'dressing' } } },
    take('apple'),
    { location: 'dressing' },
  ],
  [
    'binned',
    'it is in a bin, even if one stands there',
    { person: { at: 'bin' }, where: { apple: at('bin') } },
    take('apple'),
    { item: 'apple' },
  ],
];

const dressing: RefusalRow[] = [
  ['badParam', 'nothing is named', {}, act('A001'), { param: 'item' }],
  ['notWearable', 'an apple is not worn', {}, putOn('apple'), { item: 'apple' }],
  ['alreadyWorn', 'it is worn', {}, putOn('coat'), { item: 'coat' }],
  ['badParam', 'how it is held is not said', atRack, putOn('hood'), { param: 'grip' }],
  ['badParam', 'it has no inside', atShelf, putOn('hat', { grip: 'inside' }), { param: 'grip' }],
  ['badParam', 'how is no grip', atRack, putOn('hood', { grip: 'softly' }), { param: 'grip' }],
  [
    'badParam',
    'how the sleeves are held is not said',
    atRack,
    putOn('coverall', { grip: 'inside' }),
    { param: 'sleeves' },
  ],
  ['badParam', 'a hood has no sleeves', atRack, putOn('hood', gathered), { param: 'sleeves' }],
  ['elsewhere', 'it lies in another room', {}, putOn('hat'), { location: 'separate' }],
  ['handFull', 'the hand is full', holding('apple', atShelf), putOn('hat'), { item: 'apple' }],
  [
    'covered',
    'what is to be over it is on already',
    { ...atRack, wears: [...body, 'coverall'], where: { coat: hand } },
    putOn('coat'),
    { item: 'coat', by: 'coverall' },
  ],
];

/** The same the other way round. */
const underOthers: RefusalRow[] = [
  ['covered', 'a coat under a bag', worn('bag', 'coat'), putOn('coat'), by('bag')],
  ['covered', 'a shirt under a bag', worn('bag', 'shirt'), putOn('shirt'), by('bag')],
  ['covered', 'jeans over boots', worn('boots', 'jeans'), putOn('jeans'), by('boots')],
];

/** "Items with a banned-together list cannot be worn together." */
const banned: RefusalRow[] = [
  [
    'bannedWith',
    'changing shoes and boots',
    { person: { location: 'separate', at: 'shoeShelf' } },
    putOn('shoes'),
    { item: 'shoes', by: 'boots' },
  ],
  [
    'bannedWith',
    'boots and changing shoes',
    { wears: ['shoes'], where: { boots: hand } },
    putOn('boots'),
    { item: 'boots', by: 'shoes' },
  ],
  ['bannedWith', 'two of a kind', atShelf, putOn('hat'), { item: 'hat', by: 'hat-2' }, twoHats],
];

const bagging: RefusalRow[] = [
  ['badParam', 'nothing is named', {}, act('A002'), { param: 'item' }],
  ['noBag', 'there is no bag', {}, intoBag('apple'), {}, noBag],
  ['alreadyInBag', 'it is in the bag', {}, intoBag('apple'), { item: 'apple' }],
  ['tooBig', 'a coat does not fit', {}, intoBag('coat'), { item: 'coat' }],
  ['tooBig', 'a bag does not go into itself', {}, intoBag('bag'), { item: 'bag' }],
  [
    'bagShut',
    'the bag is in a closed locker',
    { ...atLockers, where: { bag: at('lockers', 4), apple: hand } },
    intoBag('apple'),
    { item: 'apple' },
  ],
  [
    'tooFar',
    'the bag lies over there',
    { where: { bag: at('bench'), apple: hand } },
    intoBag('apple'),
    { place: 'bench' },
  ],
  ['handFull', 'the hand is full', holding('hat', atShelf), intoBag('napkin'), { item: 'hat' }],
];

const apple = { item: 'apple' };
const putting: RefusalRow[] = [
  ['badParam', 'nothing is named', {}, act('A021', { place: 'bench' }), { param: 'item' }],
  ['badParam', 'no place is named', {}, act('A021', apple), { param: 'place' }],
  ['badParam', 'no such place', {}, act('A021', { ...apple, place: 'sky' }), { param: 'place' }],
  ['badParam', 'it is no bench', {}, act('A021', { ...apple, place: 'bin' }), { param: 'place' }],
  ['badParam', 'the floor has no name', {}, act('A022', { ...apple, place: 'bench' })],
  ['elsewhere', 'the place is elsewhere', {}, act('A041', { ...apple, place: 'rack' })],
  ['tooFar', 'one does not stand there', {}, act('A021', { ...apple, place: 'bench' })],
  [
    'badParam',
    'a bench has no cells',
    { person: { at: 'bench' } },
    act('A021', { ...apple, place: 'bench', cell: 1 }),
    { param: 'cell' },
  ],
  ['badParam', 'no cell', atLockers, act('A011', { ...apple, place: 'lockers' })],
  ['badParam', 'there is no cell 9', atLockers, act('A011', { ...appleInCell, cell: 9 })],
  ['badParam', 'there is no cell 0', atLockers, act('A011', { ...appleInCell, cell: 0 })],
  ['cellShut', 'the cell is shut', atLockers, act('A011', appleInCell)],
  [
    'alreadyThere',
    'it lies there',
    { ...atLockers, where: { apple: at('lockers', 4) }, openCells: ['lockers/4'] },
    act('A011', appleInCell),
    { item: 'apple' },
  ],
  [
    'handFull',
    'the hand is full',
    { person: { at: 'bench' }, where: { hat: hand } },
    act('A021', { ...apple, place: 'bench' }),
    { item: 'hat' },
  ],
];

const prove = (rows: RefusalRow[]) =>
  it.each(rows)('%s: %s', (reason, _, scene, action, subjects = {}, own = matter) => {
    expect(refusalOf(own, scene, action)).toMatchObject({ reason, subjects });
  });

describe('taking in the hand is refused', () => prove(taking));
describe('"a bag item in a closed locker or in another location cannot be used; bin items cannot be taken"', () =>
  prove(apart));
describe('putting on is refused', () => prove(dressing));
describe('what goes under another thing cannot be put on after it', () => prove(underOthers));
describe('"items with a banned-together list cannot be worn together"', () => prove(banned));
describe('putting into the bag is refused', () => prove(bagging));
describe('putting at a place is refused', () => prove(putting));

describe('an action in words that nobody knows is refused', () => {
  it('a code that is none, even if it is a word of the language', () => {
    const refusal = { reason: 'unknownAction', subjects: { code: 'Z999' } };
    expect(refusalOf(matter, {}, act('Z999'))).toEqual(refusal);
    expect(refusalOf(matter, {}, act('toString'))?.reason).toBe('unknownAction');
  });

  it('a parameter that the action does not have', () => {
    const refusal = { reason: 'badParam', subjects: { param: 'speed' } };
    expect(refusalOf(matter, {}, act('L004', { speed: 3 }))).toEqual(refusal);
  });
});
