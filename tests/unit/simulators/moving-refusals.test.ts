import { describe, expect, it } from 'vitest';
import {
  act,
  at,
  matterOf,
  put,
  type RefusalRow,
  refusalOf,
  roomWith,
  type Scene,
  smallFacility,
  withDoor,
} from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const street = { person: { location: 'separate', side: 'street' } } as const;
const clean = { person: { location: 'separate', side: 'clean' } } as const;
const dressing = { person: { location: 'dressing', side: 'clean' } } as const;
const atLockers = { person: { location: 'locker', at: 'lockers' } } as const;
const openCell = (open = true, cell = 4, place = 'lockers') => act('D002', { place, cell, open });

/** A bench that furniture stands against on its clean side. */
const walled = matterOf({
  facility: {
    ...smallFacility,
    rooms: smallFacility.rooms.map((room) =>
      room.location === 'separate'
        ? roomWith(
            'separate',
            [
              put('crossBench', 5, 0, 1),
              ...Array.from({ length: 10 }, (_, z) => put('plant', 6, z, 0, `plant-${z}`)),
            ],
            10,
            10,
          )
        : room,
    ),
  },
});
/** A rack whose front stands at the wall. */
const facingWall = matterOf({
  facility: {
    ...smallFacility,
    rooms: [roomWith('locker', [put('rack', 0, 0, 2)])],
  },
});
const noRoom = matterOf({
  facility: {
    ...smallFacility,
    rooms: smallFacility.rooms.filter(({ location }) => location !== 'separate'),
  },
});
const guarded = matterOf({ facility: withDoor('gate', { needsCard: true }) });
const oneWay = matterOf({ facility: withDoor('gate', { way: 'forward' }) });
const inner = (open: boolean) => act('D001', { door: 'inner', open });
const card = { at: 'cardReader' } as const;

const rows: RefusalRow[] = [
  ['alreadyThere', 'one is there', {}, act('L002'), { location: 'locker' }],
  ['noWay', 'no door leads there', {}, act('L005'), { location: 'dressing' }],
  ['noWay', 'the door is another', {}, act('L004', { door: 'inner' })],
  ['noWay', 'the room is not there', {}, act('L004'), {}, noRoom],
  ['oneWay', 'a door opens the other way', street, act('L002'), { door: 'gate' }, oneWay],
  ['behindBench', 'the door is across the bench', street, act('L005'), { door: 'inner' }],
  ['needsCard', 'no card was shown', {}, act('L004'), { door: 'gate' }, guarded],
  ['badParam', 'walking to nothing', {}, act('P003'), { param: 'place' }],
  ['badParam', 'walking to what is not there', {}, act('P003', { place: 'throne' })],
  ['badParam', 'a bench is no rack', {}, act('P003', { place: 'bench' })],
  ['badParam', 'a rack is no bench', dressing, act('P001', { place: 'rack' })],
  [
    'elsewhere',
    'furniture of another room',
    {},
    act('P003', { place: 'rack' }),
    { location: 'dressing' },
  ],
  [
    'acrossBench',
    'furniture across the bench',
    clean,
    act('P003', { place: 'shoeShelf' }),
    { place: 'shoeShelf' },
  ],
  [
    'blocked',
    'nobody can stand before it',
    {},
    act('P003', { place: 'rack' }),
    { place: 'rack' },
    facingWall,
  ],
  ['blocked', 'furniture stands on the spot', {}, act('P002', { x: 5, z: 4 })],
  ['blocked', 'the spot is outside', {}, act('P002', { x: 40, z: 4 })],
  ['acrossBench', 'a spot across the bench', street, act('P002', { x: 8, z: 8 })],
  ['badParam', 'a spot without x', {}, act('P002', { z: 1 }), { param: 'x' }],
  ['badParam', 'a spot without z', {}, act('P002', { x: 1 }), { param: 'z' }],
  ['noBench', 'sitting down anywhere', {}, act('B001')],
  ['noBench', 'sitting down on lockers', atLockers, act('B001')],
  ['alreadySeated', 'sitting', { person: { at: 'bench', seated: true } }, act('B001')],
  ['noBench', 'crossing a bench that divides nothing', { person: { at: 'bench' } }, act('B002')],
  [
    'blocked',
    'the other side of the bench is full',
    { person: { ...street.person, at: 'crossBench' } },
    act('B002'),
    { place: 'crossBench' },
    walled,
  ],
  ['badParam', 'no such door', {}, act('D001', { door: 'hatch', open: true }), { param: 'door' }],
  ['badParam', 'open or shut is not said', {}, act('D001', { door: 'gate' }), { param: 'open' }],
  ['elsewhere', 'a door of other rooms', {}, inner(true), { location: 'separate' }],
  [
    'shutsItself',
    'a door shuts by itself',
    {},
    act('D001', { door: 'gate', open: true }),
    { door: 'gate' },
  ],
  ['alreadyShut', 'a door is shut', dressing, inner(false), { door: 'inner' }],
  [
    'alreadyOpen',
    'a door is open',
    { ...dressing, openDoors: ['inner'] },
    inner(true),
    { door: 'inner' },
  ],
  ['badParam', 'a cell of nothing', {}, act('D002', { cell: 4, open: true }), { param: 'place' }],
  ['badParam', 'a cell of what has none', {}, openCell(true, 4, 'bench'), { param: 'place' }],
  ['badParam', 'lockers have cells 1-8', atLockers, openCell(true, 9), { param: 'cell' }],
  ['badParam', 'lockers have no cell 0', atLockers, openCell(true, 0), { param: 'cell' }],
  ['badParam', 'no cell is named', atLockers, act('D002', { place: 'lockers', open: true })],
  [
    'badParam',
    'open or shut is not said of a cell',
    atLockers,
    act('D002', { place: 'lockers', cell: 4 }),
  ],
  ['tooFar', 'one does not stand at the lockers', {}, openCell(), { place: 'lockers' }],
  [
    'cellAlreadyShut',
    'the cell is shut',
    atLockers,
    openCell(false),
    { place: 'lockers', cell: 4 },
  ],
  [
    'cellAlreadyOpen',
    'the cell is open',
    { ...atLockers, openCells: ['lockers/4'] },
    openCell(),
    { place: 'lockers', cell: 4 },
  ],
  ...(
    [
      ['on the bench', { card: at('bench') }],
      ['in another room', { card: at('rack') }],
      ['in a bin', { card: at('bin') }],
      ['in another cell', { card: at('lockers', 5) }],
      ['on the floor', { card: { at: 'floor', location: 'locker' } }],
      ['in a bag that lies there', { bag: at('bench') }],
      ['in a bag of another room', { bag: at('rack') }],
    ] satisfies [string, Scene['where']][]
  ).map(
    ([lies, where]): RefusalRow => [
      'cellLocked',
      `the card is ${lies}`,
      { ...atLockers, where },
      openCell(),
      { place: 'lockers', cell: 4, item: 'card' },
    ],
  ),
  [
    'notYourCell',
    "the cell is somebody else's",
    atLockers,
    openCell(true, 5),
    { place: 'lockers', cell: 4 },
  ],
  [
    'handFull',
    'the card has no hand to go to',
    { ...atLockers, where: { bag: at('lockers', 4), hat: { at: 'hand' } } },
    openCell(),
    { item: 'hat' },
  ],
  ['notThere', 'no mat is near', {}, act('E001'), { use: 'mat' }],
  [
    'notThere',
    'no reader is near',
    { where: { card: { at: 'hand' } } },
    act('D003'),
    { use: 'card' },
  ],
  ['noCard', 'the card is in the bag', { person: card }, act('D003')],
  [
    'noCard',
    'something else is in the hand',
    { person: card, where: { hat: { at: 'hand' } } },
    act('D003'),
  ],
  [
    'doorOpen',
    'a door of the air shower stands open',
    { person: { ...dressing.person, at: 'airShower' }, openDoors: ['inner'] },
    act('E003'),
    { door: 'inner' },
  ],
];

describe('"refused is only what is physically impossible", and then nothing changes', () => {
  it.each(rows)('%s: %s', (reason, _, scene, action, subjects = {}, own = matter) => {
    expect(refusalOf(own, scene, action)).toMatchObject({ reason, subjects });
  });
});
