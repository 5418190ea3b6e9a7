import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { earrings } from '#infra/local/seed/cleanroom/stock.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Spoiling } from './cleanroom-right-run.ts';

/** Somebody who has everything to put right: make-up, loose hair, a beard, earrings. */
export const everything: CleanroomCase = {
  ...dressAndEnter,
  world: {
    ...dressAndEnter.world,
    person: { ...dressAndEnter.world.person, aspects: ['makeup', 'looseHair', 'beard'] },
    items: [
      ...dressAndEnter.world.items,
      ...earrings,
      {
        id: 'S027-torn',
        code: 'S027',
        size: 'L',
        condition: 'damaged',
        where: { at: 'furniture', id: 'dressing-rack' },
      },
      {
        id: 'S027-soiled',
        code: 'S027',
        size: 'L',
        condition: 'dirty',
        where: { at: 'furniture', id: 'dressing-rack' },
      },
      { id: 'phone', code: 'S034', where: { at: 'bag' } },
      { id: 'pen-on-floor', code: 'S036', where: { at: 'floor', location: 'dressing' } },
      { id: 'glasses-on-floor', code: 'S029', where: { at: 'floor', location: 'dressing' } },
    ],
  },
};

/** An action of the person. */
export const act = (code: string, params: Record<string, string | number | boolean> = {}) => ({
  code,
  params,
});
const coverall = (item: string, grip = 'inside', sleeves = 'gathered') =>
  act('A001', { item, grip, sleeves });

/** Into the hand. */
export const take = (item: string) => act('A003', { item });
/** Out of the hand. */
export const put = (code: string, item: string, place: string) => act(code, { item, place });
/** Into the own locker cell. */
export const inCell = (item: string) => act('A011', { item, place: 'locker-lockers', cell: 4 });
/** The coat back into the cell that it came from. */
export const putBack = () => inCell(myCoat);
/** The own locker cell. */
export const shutCell = act('D002', { place: 'locker-lockers', cell: 4, open: false });
/** The key card in it comes to the hand. */
const openCell = act('D002', { place: 'locker-lockers', cell: 4, open: true });
/** What the person has on or with them. */
export const bag = 'S004-1';
export const boots = 'S002-1';
const shirt = 'S005-1';
export const myCoat = 'S008-1';
export const earring = 'S009-1';
/** What lies ready. */
export const covers = 'S001-entrance-1';
const mask = 'S024-dressing-1';
export const glasses = 'S029-dressing-1';

/** "Usual mistakes, each a rule with its own explanation", and how each is made in an otherwise right run. */
export const mistakes: [id: string, how: string, Spoiling][] = [
  ['hands-unwashed', 'not at all', { skip: ['wash-hands'] }],
  [
    'hands-unwashed',
    'a cap taken from the shelf before',
    { before: { 'wash-hands': [take('S010-washroom-1')] } },
  ],
  [
    'hands-unwashed',
    'a cap put on before',
    { before: { 'wash-hands': [act('A001', { item: 'S010-washroom-1' })] } },
  ],
  [
    'hands-soiled',
    'with a street thing',
    { before: { 'cross-bench': [take(myCoat), putBack(), shutCell] } },
  ],
  ['hands-soiled', 'with the face', { before: { 'cross-bench': [act('W006')] } }],
  [
    'hands-soiled',
    'with what lies on the floor',
    { before: { hood: [take('pen-on-floor'), put('A041', 'pen-on-floor', 'dressing-rack')] } },
  ],
  [
    'hands-soiled',
    'with a dirty garment',
    { before: { hood: [put('A032', 'S027-soiled', 'dressing-laundry')] } },
  ],
  [
    'hands-soiled',
    'after they were wiped',
    { before: { gloves: [put('A032', 'S027-soiled', 'dressing-laundry')] } },
  ],
  [
    'garment-soiled',
    'the gloves',
    { before: { enter: [take('pen-on-floor'), put('A041', 'pen-on-floor', 'dressing-rack')] } },
  ],
  [
    'garment-soiled',
    'from the floor',
    { instead: { glasses: [act('A001', { item: 'glasses-on-floor' })] } },
  ],
  ['outside-touched', 'bare', { instead: { coverall: [coverall('S027-L', 'outside')] } }],
  ['face-touched', 'before the mask', { before: { mask: [act('W006')] } }],
  ['skin-with-gloves', 'the face', { before: { enter: [act('W006')] } }],
  ['damaged-garment', 'torn', { instead: { coverall: [coverall('S027-torn')] } }],
  ['dirty-garment', 'at once', { instead: { coverall: [coverall('S027-soiled')] } }],
  [
    'dirty-garment',
    'through the hand',
    { instead: { coverall: [take('S027-soiled'), coverall('S027-soiled')] } },
  ],
  [
    'worn-twice',
    'a mask',
    {
      before: {
        hood: [
          put('A043', mask, 'dressing-gloves'),
          act('A001', { item: mask }),
          act('W005', { item: mask }),
        ],
      },
    },
  ],
  ['sleeve-on-floor', '', { instead: { coverall: [coverall('S027-L', 'inside', 'hanging')] } }],
  [
    'item-on-floor',
    'and worn',
    { before: { glasses: [take(glasses), act('A022', { item: glasses })] } },
  ],
  [
    'item-on-floor',
    'a street thing, taken up again',
    {
      before: {
        'wash-hands': [take(myCoat), act('A022', { item: myCoat })],
        'cross-bench': [take(myCoat), putBack(), shutCell],
      },
    },
  ],
  [
    'street-on-clean-shelf',
    'a coat on the sink table',
    { before: { 'wash-hands': [take(myCoat), put('A042', myCoat, 'washroom-sink')] } },
  ],
  [
    'street-on-clean-shelf',
    'a coat on the cap shelf, instead of the cell',
    { instead: { 'coat-off': [put('A043', myCoat, 'washroom-shelf')] } },
  ],
  [
    'street-on-clean-shelf',
    'a bag, and left there',
    { instead: { 'bag-away': [put('A043', bag, 'washroom-shelf')] } },
  ],
  [
    'street-on-clean-shelf',
    'a shirt on the rack',
    { before: { mask: [put('A041', shirt, 'dressing-rack'), act('W004')] } },
  ],
  [
    'left-lying',
    'a coat on the bench of the locker room',
    { instead: { 'coat-off': [put('A021', myCoat, 'locker-bench')] } },
  ],
  [
    'left-lying',
    'a coat on the bench of the separation zone',
    { before: { 'cross-bench': [take(myCoat), shutCell, put('A021', myCoat, 'separate-bench')] } },
  ],
  [
    'left-lying',
    'earrings on a bench',
    { instead: { 'jewellery-off': [put('A021', earring, 'locker-bench')] } },
  ],
  [
    'left-lying',
    'earrings on the cap shelf',
    { instead: { 'jewellery-off': [put('A043', earring, 'washroom-shelf')] } },
  ],
  [
    'left-lying',
    'a key card on the cap shelf',
    {
      before: { 'wash-hands': [openCell, put('A043', 'S013-1', 'washroom-shelf'), shutCell] },
    },
  ],
  [
    'left-lying',
    'a bag that never came into the cell',
    { instead: { 'bag-away': [put('A021', bag, 'locker-bench')] } },
  ],
  [
    'left-lying',
    'a bag out of the cell again',
    { before: { 'wash-hands': [take(bag), put('A012', bag, 'locker-hanger'), shutCell] } },
  ],
  [
    'item-on-floor',
    'a bag out of the cell again, and left there',
    { before: { 'wash-hands': [take(bag), act('A022', { item: bag }), shutCell] } },
  ],
  ['wrongly-binned', 'a coat', { instead: { 'coat-off': [put('A031', myCoat, 'locker-bin')] } }],
  ['wrongly-binned', 'a bag', { instead: { 'bag-away': [put('A031', bag, 'locker-bin')] } }],
  [
    'wrongly-binned',
    'a shirt in the laundry',
    { before: { mask: [put('A032', shirt, 'dressing-laundry')] } },
  ],
  [
    'wrongly-binned',
    'what is worn again',
    { before: { coverall: [put('A031', 'S027-M', 'dressing-bin')] } },
  ],
  ['hair-visible', '', { skip: ['tie-hair'] }],
  ['beard-uncovered', '', { skip: ['beard-cover', 'mask', 'adjust-mask'] }],
  ['street-shoes', 'not covered', { skip: ['footwear'] }],
  ['street-shoes', 'covered too late', { before: { footwear: [act('L002')] } }],
  [
    'street-shoes',
    'uncovered again behind the bench',
    { before: { hat: [take(covers), put('A031', covers, 'dressing-bin'), act('W004')] } },
  ],
  [
    'street-shoes',
    'uncovered behind the bench with bare hands',
    { before: { hat: [take(covers), put('A031', covers, 'dressing-bin')] } },
  ],
  [
    'no-shoes',
    'covers over bare feet',
    {
      instead: {
        footwear: [put('A013', boots, 'entrance-shelf'), act('A001', { item: covers })],
      },
    },
  ],
  [
    'no-shoes',
    'shoes taken off for good before the overboots',
    {
      instead: { footwear: [act('A001', { item: 'S003-entrance-1' })] },
      before: { overboots: [put('A021', 'S003-entrance-1', 'dressing-bench'), act('W004')] },
    },
  ],
  [
    'sitting-in-coverall',
    '',
    { before: { overboots: [act('P001', { place: 'dressing-bench' }), act('B001')] } },
  ],
  [
    'undressed-in-clean-zone',
    'gloves off for good',
    { before: { 'shut-door': [put('A051', 'S020-dressing-1', 'transit-pass-box')] } },
  ],
  [
    'undressed-in-clean-zone',
    'glasses off and on again',
    { before: { 'shut-door': [take(glasses), act('A001', { item: glasses })] } },
  ],
  ['spare-carried-in', 'a coverall', { before: { enter: [take('S027-M')] } }],
  ['cosmetics-kept', '', { skip: ['makeup-off'] }],
  ['jewellery-kept', '', { skip: ['jewellery-off'] }],
  [
    'carried-in',
    'a bag worn',
    { before: { 'cross-bench': [act('A001', { item: bag }), shutCell] } },
  ],
  ['carried-in', 'a bag in the hand', { before: { 'cross-bench': [take(bag), shutCell] } }],
  ['carried-in', 'a phone', { before: { 'cross-bench': [take('phone'), shutCell] } }],
  ['coat-on-clean-side', 'in the hand', { before: { 'cross-bench': [take(myCoat), shutCell] } }],
  [
    'coat-on-clean-side',
    'laid on the bench and taken up behind it',
    {
      before: {
        'cross-bench': [take(myCoat), shutCell, put('A021', myCoat, 'separate-bench')],
        hat: [take(myCoat)],
      },
    },
  ],
  ['street-clothes-carried', 'a shirt', { before: { 'cross-bench': [take(shirt)] } }],
  [
    'street-clothes-carried',
    'boots',
    {
      instead: { footwear: [act('A001', { item: 'S003-entrance-1' })] },
      before: { 'cross-bench': [take(boots)] },
    },
  ],
  [
    'wrong-size',
    '',
    { instead: { gloves: [act('A001', { item: 'S018-dressing-1', grip: 'inside' })] } },
  ],
  ['door-left-open', '', { skip: ['shut-door'] }],
  [
    'locker-left-open',
    '',
    {
      before: {
        'cross-bench': [openCell, inCell('S013-1')],
      },
    },
  ],
];
