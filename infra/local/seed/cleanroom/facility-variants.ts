import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type {
  Door,
  Facility,
  Furniture,
  Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import { inwardDoors, leaving, rooms } from './facility.ts';

/** A room of the demo institution, moved in the plan and with more in it. */
function variant(location: Location, x: number, more: Furniture[] = []): Room {
  const room = rooms.find((one) => one.location === location) as Room;
  return { ...room, origin: { ...room.origin, x }, furniture: [...room.furniture, ...more] };
}

const doorsUpToLocker: Door[] = inwardDoors.filter(({ to }) =>
  ['entrance', 'locker', 'washroom'].includes(to.location),
);

/** A one-way door from the east wall of one room to the west wall of the next. */
const onward = (from: Location, to: Location, at: number): Door => ({
  id: `door-${from}-${to}`,
  from: { location: from, wall: 'east', at },
  to: { location: to, wall: 'west', at },
  way: 'forward',
  closes: 'itself',
});

const approachTo = (more: Furniture[]): Room[] => [
  variant('out', 0),
  variant('entrance', 0, more),
  variant('locker', 0),
  variant('washroom', 0),
];

/**
 * A locker room and a gowning room without a bench between them: the pages of Waterloo and of High-Tech Conversions
 * name none. A sticky mat lies before the door of the gowning room.
 */
export const gowningRoom: Facility = {
  rooms: [
    ...approachTo([]).filter(({ location }) => location !== 'locker'),
    variant('locker', 0, [{ id: 'locker-mat', kind: 'stickyMat', x: 9, z: 6, turn: 0 }]),
    variant('dressing', 14),
    variant('transitNwp', 30),
  ],
  doors: [...doorsUpToLocker, onward('locker', 'dressing', 6), onward('dressing', 'transitNwp', 4)],
};

/** Georgia Tech: the door opens to a card; shoe covers lie behind it (cleanroom.gatech.edu/articles/87). */
export const cardDoor: Facility = {
  ...gowningRoom,
  doors: gowningRoom.doors.map((door) =>
    door.id === 'door-entrance-locker' ? { ...door, needsCard: true } : door,
  ),
};

/** Behind the bench is where gloves are thrown away; before it nothing is. */
const entranceZone = (room: Room): Room => ({
  ...room,
  furniture: room.furniture.filter(({ id }) => id !== 'separate-bin'),
});

/**
 * Whyte’s three zones: a door from the pre-change zone (locker room) to the changing zone (dressing room), then the
 * bench to the entrance zone, where glasses and gloves are put on. So the bench room stands behind the dressing room.
 */
export const threeZones: Facility = {
  rooms: [
    ...approachTo([{ id: 'entrance-mat', kind: 'stickyMat', x: 4, z: 3, turn: 0 }]),
    variant('dressing', 14),
    entranceZone(
      variant('separate', 30, [
        { id: 'separate-gloves', kind: 'glovesShelf', x: 6, z: 0, turn: 0 },
        { id: 'separate-mirror', kind: 'mirror', x: 6, z: 9, turn: 2 },
        { id: 'separate-clean-bin', kind: 'bin', x: 9, z: 9, turn: 2 },
      ]),
    ),
    variant('transitNwp', 42),
  ],
  doors: [
    ...doorsUpToLocker,
    onward('locker', 'dressing', 6),
    onward('dressing', 'separate', 4),
    onward('separate', 'transitNwp', 4),
  ],
};

/** Somebody else stands in the dressing room. */
export const withColleague: Facility = {
  ...leaving,
  rooms: leaving.rooms.map((room) =>
    room.location === 'dressing'
      ? {
          ...room,
          furniture: [
            ...room.furniture,
            { id: 'dressing-colleague', kind: 'colleague', x: 10, z: 4, turn: 0 },
          ],
        }
      : room,
  ),
};
