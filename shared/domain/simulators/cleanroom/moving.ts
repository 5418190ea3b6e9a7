import { done, type Reduced, refuse } from '../kernel/machine.ts';
import { approachCodes, deedCodes, type Location, locationCodes } from './codes.ts';
import { overBench } from './contamination.ts';
import type { Door, Room } from './facility.ts';
import { crossBenchOf, isWalkable, sideOf, standAt } from './grid.ts';
import { badParam, type Doing, type Handler, numberOf, textOf } from './handler.ts';
import {
  allThings,
  bagOf,
  cellKey,
  furnitureOf,
  inHand,
  isAcross,
  isCarried,
  liesAt,
  roomOf,
  sideBehind,
  wornOf,
} from './look-up.ts';
import type { CleanroomState, Whereabouts } from './state.ts';

/** The doors between two locations, in the direction of walking. */
export const doorsBetween = (doors: readonly Door[], from: Location, to: Location): Door[] =>
  doors.filter(
    (door) =>
      (door.from.location === from && door.to.location === to) ||
      (door.to.location === from && door.from.location === to),
  );

/** "Ways": through the door to the next location. A door that shuts by hand stays open behind whoever goes through. */
function go({ matter, state, params }: Doing, to: Location): Reduced<CleanroomState> {
  const { world } = matter;
  const { person } = state;
  if (person.location === to) return refuse('alreadyThere', { location: to });
  const doors = doorsBetween(world.facility.doors, person.location, to);
  const wanted = textOf(params, 'door');
  const opensHere = (one: Door) => one.way === 'both' || one.from.location === person.location;
  const door = wanted ? doors.find(({ id }) => id === wanted) : (doors.find(opensHere) ?? doors[0]);
  const here = roomOf(world, person.location);
  const there = roomOf(world, to);
  if (!door || !here || !there) return refuse('noWay', { location: to });
  if (!opensHere(door)) {
    return refuse('oneWay', { door: door.id });
  }
  if (crossBenchOf(here) && sideBehind(here, door) !== person.side) {
    return refuse('behindBench', { door: door.id });
  }
  // The reader stands outside: from inside the door opens without a card.
  if (door.needsCard && door.from.location === person.location && !person.admitted) {
    return refuse('needsCard', { door: door.id });
  }
  const staysOpen = door.closes === 'byHand' && !state.openDoors.includes(door.id);
  return done({
    ...state,
    openDoors: staysOpen ? [...state.openDoors, door.id].sort() : state.openDoors,
    person: {
      ...person,
      location: to,
      side: sideBehind(there, door),
      at: null,
      spot: null,
      seated: false,
      admitted: false,
    },
  });
}

/** The person walks to a piece of furniture; refused where it is in another room or across the bench. */
function approach({ matter, state, params }: Doing, isBench: boolean): Reduced<CleanroomState> {
  const place = textOf(params, 'place');
  const found = place ? furnitureOf(matter.world, place) : null;
  if (!place || !found) return badParam('place');
  if (isBench !== found.kind.uses.includes('sit')) return badParam('place');
  const { room, furniture } = found;
  const { person } = state;
  if (room.location !== person.location) return refuse('elsewhere', { location: room.location });
  if (isAcross(room, furniture, person.side)) return refuse('acrossBench', { place });
  if (!standAt(room, furniture, person.side)) return refuse('blocked', { place });
  return done({ ...state, person: { ...person, at: place, spot: null, seated: false } });
}

/** The person walks to a spot of the floor, or to the middle of the room when none is named. */
function stepAside({ matter, state, params }: Doing): Reduced<CleanroomState> {
  const { person } = state;
  const room = roomOf(matter.world, person.location) as Room;
  const x = numberOf(params, 'x');
  const z = numberOf(params, 'z');
  if (x === null && z === null) {
    return done({ ...state, person: { ...person, at: null, spot: null, seated: false } });
  }
  if (x === null) return badParam('x');
  if (z === null) return badParam('z');
  const spot = { x, z };
  if (!isWalkable(room, spot)) return refuse('blocked');
  if ((sideOf(room, spot) ?? person.side) !== person.side) return refuse('acrossBench');
  return done({ ...state, person: { ...person, at: null, spot, seated: false } });
}

const standsAt = ({ matter, state }: Doing, use: string) => {
  const found = state.person.at ? furnitureOf(matter.world, state.person.at) : null;
  return found?.kind.uses.some((one) => one === use) ? found : null;
};

/** Sits down on the bench that the person stands at. */
function sit(doing: Doing): Reduced<CleanroomState> {
  const found = standsAt(doing, 'sit');
  if (!found) return refuse('noBench');
  if (doing.state.person.seated) return refuse('alreadySeated');
  const { state } = doing;
  const seated = { ...state, person: { ...state.person, seated: true } };
  return done(overBench(doing.matter, seated, found.furniture.id));
}

/** "The bench of the separation zone is crossed one way at a time": legs over, and on to the other side. */
function cross(doing: Doing): Reduced<CleanroomState> {
  const found = standsAt(doing, 'cross');
  if (!found) return refuse('noBench');
  const { matter, state } = doing;
  const { person } = state;
  const side = person.side === 'street' ? 'clean' : 'street';
  if (!standAt(found.room, found.furniture, side)) {
    return refuse('blocked', { place: found.furniture.id });
  }
  const crossed = { ...state, person: { ...person, side, seated: false } } as const;
  return done(overBench(matter, crossed, found.furniture.id));
}

/** Opens or shuts a door that does not shut by itself. */
function door({ matter, state, params }: Doing): Reduced<CleanroomState> {
  const id = textOf(params, 'door');
  const found = matter.world.facility.doors.find((one) => one.id === id);
  if (!found) return badParam('door');
  if (typeof params.open !== 'boolean') return badParam('open');
  const { location } = state.person;
  if (found.from.location !== location && found.to.location !== location) {
    return refuse('elsewhere', { location: found.from.location });
  }
  if (found.closes === 'itself') return refuse('shutsItself', { door: found.id });
  if (state.openDoors.includes(found.id) === params.open) {
    return refuse(params.open ? 'alreadyOpen' : 'alreadyShut', { door: found.id });
  }
  const others = state.openDoors.filter((one) => one !== found.id);
  return done({ ...state, openDoors: params.open ? [...others, found.id].sort() : others });
}

/**
 * Opens or shuts the person's own locker cell. The card that opens it has to be with the person, or in the cell itself,
 * which then was never locked. "A key card goes to the hand when its locker opens without a bag": with a bag on the
 * shoulder it stays where it is, and so does a card that does not lie in this cell.
 */
function cell(doing: Doing): Reduced<CleanroomState> {
  const { matter, state, params } = doing;
  const place = textOf(params, 'place');
  const number = numberOf(params, 'cell');
  const found = place ? furnitureOf(matter.world, place) : null;
  if (!place || !found?.kind.cells) return badParam('place');
  if (number === null || number < 1 || number > found.kind.cells) return badParam('cell');
  if (typeof params.open !== 'boolean') return badParam('open');
  if (state.person.at !== place) return refuse('tooFar', { place });
  const key = cellKey(place, number);
  if (state.openCells.includes(key) === params.open) {
    return refuse(params.open ? 'cellAlreadyOpen' : 'cellAlreadyShut', { place, cell: number });
  }
  const others = state.openCells.filter((one) => one !== key);
  if (!params.open) return done({ ...state, openCells: others });
  if (number !== matter.world.person.cell) {
    return refuse('notYourCell', { place, cell: matter.world.person.cell });
  }
  const opened = { ...state, openCells: [...others, key].sort() };
  const bag = bagOf(matter, state)?.now.where;
  const cards = allThings(matter, state).filter(({ kind }) => kind.group === 'keyCard');
  const isInCell = (where: Whereabouts) =>
    where.at === 'furniture' && where.id === place && where.cell === number;
  const card = cards.find((one) => isInCell(liesAt(matter, state, one)));
  const [missing] = cards;
  if (missing && !card && !cards.some((one) => isCarried(matter, state, one))) {
    return refuse('cellLocked', { place, cell: number, item: missing.id });
  }
  if (!card || bag?.at === 'worn') return done(opened);
  const held = inHand(matter, state);
  if (held) return refuse('handFull', { item: held.id });
  const items = { ...state.items, [card.id]: { ...card.now, where: { at: 'hand' as const } } };
  return done({ ...opened, items });
}

/** Counts what was done at a piece of furniture and is not seen elsewhere. */
function use(doing: Doing, name: string, code: string): Reduced<CleanroomState> {
  const found = standsAt(doing, name);
  if (!found) return refuse('notThere', { use: name });
  const { state } = doing;
  return done({ ...state, done: { ...state.done, [code]: (state.done[code] ?? 0) + 1 } });
}

/** "Air shower (one person, both doors shut)". */
function airShower(doing: Doing): Reduced<CleanroomState> {
  const open = doing.state.openDoors.find((id) =>
    doing.matter.world.facility.doors.some(
      (one) =>
        one.id === id && [one.from.location, one.to.location].includes(doing.state.person.location),
    ),
  );
  if (open) return refuse('doorOpen', { door: open });
  return use(doing, 'airShower', deedCodes.airShower);
}

/** Shows the key card at the reader: it has to be in the hand or at the neck. */
function card(doing: Doing): Reduced<CleanroomState> {
  const { matter, state } = doing;
  const held = inHand(matter, state);
  const isShown = held?.kind.group === 'keyCard' || wornOf(matter, state, 'keyCard');
  const read = use(doing, 'card', deedCodes.card);
  if (!read.isDone) return read;
  if (!isShown) return refuse('noCard');
  return done({ ...read.state, person: { ...read.state.person, admitted: true } });
}

const places = ['place'] as const;

export const movingHandlers: Record<string, Handler> = {
  ...Object.fromEntries(
    Object.entries(locationCodes).map(([location, code]) => [
      code,
      { takes: ['door'], apply: (doing: Doing) => go(doing, location as Location) },
    ]),
  ),
  [approachCodes.bench]: { takes: places, apply: (doing) => approach(doing, true) },
  [approachCodes.rack]: { takes: places, apply: (doing) => approach(doing, false) },
  [approachCodes.centre]: { takes: ['x', 'z'], apply: stepAside },
  [deedCodes.sit]: { takes: [], apply: sit },
  [deedCodes.cross]: { takes: [], apply: cross },
  [deedCodes.door]: { takes: ['door', 'open'], apply: door },
  [deedCodes.cell]: { takes: ['place', 'cell', 'open'], apply: cell },
  [deedCodes.card]: { takes: [], apply: card },
  [deedCodes.mat]: { takes: [], apply: (doing) => use(doing, 'mat', deedCodes.mat) },
  [deedCodes.shoeCleaner]: {
    takes: [],
    apply: (doing) => use(doing, 'shoeCleaner', deedCodes.shoeCleaner),
  },
  [deedCodes.airShower]: { takes: [], apply: airShower },
  [deedCodes.esdCheck]: { takes: [], apply: (doing) => use(doing, 'esd', deedCodes.esdCheck) },
};
