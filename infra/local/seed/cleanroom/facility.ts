import type { Door, Facility, Room } from '#shared/domain/simulators/cleanroom/facility.ts';

/**
 * The changing rooms of the demo institution: "entrance, washroom, two changing zones, separation zone, transit
 * zone, dressing" (spec section 3). Changing zone 1 is the locker room, changing zone 2 the dressing room.
 *
 *   washroom   separate  dressing  transitNwp
 *   locker     (in front of it, to the south)
 *   entrance
 *   out
 */
const out: Room = {
  location: 'out',
  name: { ru: 'Улица', en: 'Outside', ch: '室外' },
  width: 10,
  depth: 8,
  origin: { x: 0, z: 36 },
  furniture: [
    { id: 'out-plant-1', kind: 'plant', x: 0, z: 0, turn: 0 },
    { id: 'out-plant-2', kind: 'plant', x: 9, z: 0, turn: 0 },
  ],
};

const entrance: Room = {
  location: 'entrance',
  name: { ru: 'Вход', en: 'Entrance', ch: '入口' },
  width: 10,
  depth: 9,
  origin: { x: 0, z: 26 },
  furniture: [
    { id: 'entrance-shoe-cleaner', kind: 'shoeCleaner', x: 0, z: 6, turn: 3 },
    { id: 'entrance-shelf', kind: 'shoeShelf', x: 0, z: 1, turn: 3 },
    { id: 'entrance-bin', kind: 'bin', x: 7, z: 0, turn: 0 },
    { id: 'entrance-reader', kind: 'cardReader', x: 2, z: 0, turn: 0 },
    { id: 'entrance-plant', kind: 'plant', x: 9, z: 7, turn: 0 },
  ],
};

const locker: Room = {
  location: 'locker',
  name: { ru: 'Зона переодевания 1', en: 'Changing zone 1', ch: '一更区' },
  width: 12,
  depth: 11,
  origin: { x: 0, z: 14 },
  furniture: [
    { id: 'locker-lockers', kind: 'lockers', x: 6, z: 0, turn: 0 },
    { id: 'locker-hanger', kind: 'hanger', x: 3, z: 0, turn: 0 },
    { id: 'locker-shoes', kind: 'shoeShelf', x: 0, z: 4, turn: 3 },
    { id: 'locker-bench', kind: 'bench', x: 5, z: 5, turn: 0 },
    { id: 'locker-bin', kind: 'bin', x: 0, z: 8, turn: 3 },
  ],
};

const washroom: Room = {
  location: 'washroom',
  name: { ru: 'Санитарная комната', en: 'Washroom', ch: '盥洗室' },
  width: 9,
  depth: 9,
  origin: { x: 0, z: 4 },
  furniture: [
    { id: 'washroom-sink', kind: 'sinkTable', x: 2, z: 0, turn: 0 },
    { id: 'washroom-mirror', kind: 'mirror', x: 6, z: 0, turn: 0 },
    { id: 'washroom-shelf', kind: 'glovesShelf', x: 0, z: 2, turn: 3 },
    { id: 'washroom-bin', kind: 'bin', x: 0, z: 6, turn: 3 },
  ],
};

const separate: Room = {
  location: 'separate',
  name: { ru: 'Зона разделения', en: 'Separation zone', ch: '隔离区' },
  width: 10,
  depth: 10,
  origin: { x: 14, z: 14 },
  furniture: [
    { id: 'separate-bench', kind: 'crossBench', x: 5, z: 0, turn: 1 },
    { id: 'separate-shelf', kind: 'shoeShelf', x: 1, z: 0, turn: 0 },
    { id: 'separate-bin', kind: 'bin', x: 0, z: 7, turn: 3 },
    { id: 'separate-mat', kind: 'stickyMat', x: 7, z: 6, turn: 0 },
  ],
};

const dressing: Room = {
  location: 'dressing',
  name: { ru: 'Зона переодевания 2', en: 'Changing zone 2', ch: '二更区' },
  width: 14,
  depth: 11,
  origin: { x: 26, z: 14 },
  furniture: [
    { id: 'dressing-gloves', kind: 'glovesShelf', x: 1, z: 0, turn: 0 },
    { id: 'dressing-rack', kind: 'rack', x: 5, z: 0, turn: 0 },
    { id: 'dressing-mirror', kind: 'mirror', x: 11, z: 0, turn: 0 },
    { id: 'dressing-table', kind: 'sinkTable', x: 0, z: 2, turn: 3 },
    { id: 'dressing-bench', kind: 'bench', x: 6, z: 6, turn: 0 },
    { id: 'dressing-laundry', kind: 'laundryBin', x: 0, z: 9, turn: 3 },
    { id: 'dressing-bin', kind: 'bin', x: 2, z: 10, turn: 2 },
  ],
};

const transitNwp: Room = {
  location: 'transitNwp',
  name: { ru: 'Транзитная зона', en: 'Transit zone', ch: '过渡区' },
  width: 8,
  depth: 10,
  origin: { x: 42, z: 14 },
  furniture: [
    { id: 'transit-air-shower', kind: 'airShower', x: 2, z: 2, turn: 0 },
    { id: 'transit-pass-box', kind: 'passBox', x: 5, z: 0, turn: 0 },
    { id: 'transit-esd', kind: 'esdTester', x: 0, z: 6, turn: 3 },
  ],
};

export const inwardDoors: Door[] = [
  {
    id: 'door-out-entrance',
    from: { location: 'out', wall: 'north', at: 4 },
    to: { location: 'entrance', wall: 'south', at: 4 },
    way: 'both',
    closes: 'itself',
  },
  {
    id: 'door-entrance-locker',
    from: { location: 'entrance', wall: 'north', at: 4 },
    to: { location: 'locker', wall: 'south', at: 4 },
    way: 'both',
    closes: 'itself',
  },
  {
    id: 'door-locker-washroom',
    from: { location: 'locker', wall: 'north', at: 0 },
    to: { location: 'washroom', wall: 'south', at: 0 },
    way: 'both',
    closes: 'itself',
  },
  {
    id: 'door-locker-separate',
    from: { location: 'locker', wall: 'east', at: 4 },
    to: { location: 'separate', wall: 'west', at: 4 },
    way: 'forward',
    closes: 'itself',
  },
  {
    id: 'door-separate-dressing',
    from: { location: 'separate', wall: 'east', at: 6 },
    to: { location: 'dressing', wall: 'west', at: 6 },
    way: 'forward',
    closes: 'itself',
  },
  {
    id: 'door-dressing-transit',
    from: { location: 'dressing', wall: 'east', at: 4 },
    to: { location: 'transitNwp', wall: 'west', at: 4 },
    way: 'forward',
    closes: 'byHand',
  },
];

export const rooms: Room[] = [out, entrance, locker, washroom, separate, dressing, transitNwp];

/** The way in: zones after the locker room are left in one direction only. */
export const entering: Facility = { rooms, doors: inwardDoors };

/** The way back is open, and so is an emergency exit from the transit zone to the open. */
export const leaving: Facility = {
  rooms,
  doors: [
    ...inwardDoors.map((door): Door => ({ ...door, way: 'both' })),
    {
      id: 'door-emergency',
      from: { location: 'transitNwp', wall: 'south', at: 3 },
      to: { location: 'out', wall: 'east', at: 3 },
      way: 'forward',
      closes: 'itself',
      emergency: true,
    },
  ],
};
