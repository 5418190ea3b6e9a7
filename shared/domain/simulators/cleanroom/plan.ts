import type { Refusal } from '../kernel/machine.ts';
import type { Action } from '../kernel/run.ts';
import { approachTo, tryAll } from './available.ts';
import {
  approachCodes,
  deedCodes,
  isCleanPut,
  type Location,
  locationCodes,
  putCodes,
  takeCodes,
} from './codes.ts';
import { dirtOf } from './contamination.ts';
import type { Furniture, Room } from './facility.ts';
import { furnitureKind } from './furniture.ts';
import { crossBenchOf } from './grid.ts';
import { fitsBag, outOfReach } from './handling.ts';
import {
  allThings,
  bagOf,
  cellKey,
  furnitureOf,
  isAcross,
  isOwn,
  liesAt,
  placeOf,
  roomOf,
  sideBehind,
  type Thing,
  thingOf,
} from './look-up.ts';
import { doorsBetween } from './moving.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

/** More repairs than any action of a whole entry needs; what takes more cannot be done. */
const maxRepairs = 60;

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

const text = (refusal: Refusal, name: string) => String(refusal.subjects[name]);

/** The next step of the shortest way to a location, over doors that open in that direction; null where there is none. */
export function nextDoor(
  matter: Matter,
  from: Location,
  to: Location,
): { location: Location; door: string } | null {
  const { doors } = matter.world.facility;
  const cameFrom = new Map<Location, { from: Location; door: string }>();
  const queue: Location[] = [from];
  for (let at = queue.shift(); at && at !== to; at = queue.shift()) {
    for (const { location: next } of matter.world.facility.rooms) {
      const door = doorsBetween(doors, at, next).find(
        (one) => (one.way === 'both' || one.from.location === at) && !one.emergency,
      );
      if (!door || cameFrom.has(next) || next === from) continue;
      cameFrom.set(next, { from: at, door: door.id });
      queue.push(next);
    }
  }
  let step = cameFrom.get(to);
  if (!step) return null;
  let location = to;
  while (step.from !== from) {
    location = step.from;
    step = cameFrom.get(location) as { from: Location; door: string };
  }
  return { location, door: step.door };
}

/** Where a thing may be put in a room, nearest to where it belongs; what is dirty or one's own not on furniture for clean things. */
function placeIn(
  matter: Matter,
  state: CleanroomState,
  thing: Thing,
  room: Room,
  isPlanned: IsPlanned,
): Action | null {
  const isHere = room.location === state.person.location;
  const usable = room.furniture.filter((one) => !isHere || !isAcross(room, one, state.person.side));
  const wanted = isUnclean(thing)
    ? [...thing.kind.belongs.filter((code) => !isCleanPut(code)), 'A012', 'A011', 'A013', 'A021']
    : [...thing.kind.belongs, ...cleanPlaces];
  for (const code of wanted) {
    const furniture = usable.find(({ kind }) => furnitureKind(kind).put === code);
    if (!furniture) continue;
    // Only what is used up goes into a bin by itself.
    const isBin = furnitureKind(furniture.kind).swallows;
    if (isBin && !(thing.kind.singleUse || thing.kind.tags.includes('litter'))) continue;
    const cell = furnitureKind(furniture.kind).cells ? { cell: matter.world.person.cell } : {};
    const put = act(code, { item: thing.id, place: furniture.id, ...cell });
    if (!isPlanned(put)) return put;
  }
  return null;
}

const cleanPlaces = ['A041', 'A043', 'A042', 'A013', 'A021'];

/** Whether an action is what something has to be done for: then it cannot be done first. */
type IsPlanned = (action: Action) => boolean;

const isUnclean = (thing: Thing) => dirtOf(thing) !== null || isOwn(thing);

/** Where a thing may be put away: in this room, in the bag, what is dirty or one's own in another room, and on the floor at last. */
function placeToPut(
  matter: Matter,
  state: CleanroomState,
  thing: Thing,
  isPlanned: IsPlanned,
): Action | null {
  // Round the neck it is in nobody's way and always at hand.
  if (thing.kind.group === 'keyCard') return act(takeCodes.putOn, { item: thing.id });
  const room = roomOf(matter.world, state.person.location) as Room;
  const here = placeIn(matter, state, thing, room, isPlanned);
  if (here) return here;
  const item = { item: thing.id };
  const hasBag = bagOf(matter, state)?.now.where.at === 'worn';
  if (hasBag && fitsBag(thing)) return act(takeCodes.putInBag, item);
  if (!isUnclean(thing)) return null;
  const [elsewhere] = [...matter.world.facility.rooms]
    .filter(({ location }) => Number.isFinite(far(matter, state, location)))
    .sort((a, b) => far(matter, state, a.location) - far(matter, state, b.location))
    .flatMap((one) => placeIn(matter, state, thing, one, isPlanned) ?? []);
  return elsewhere ?? act('A022', item);
}

/** Through the next door on the way to a location; null where there is no way. */
function goTo(matter: Matter, { person }: CleanroomState, location: Location): Action | null {
  const next = nextDoor(matter, person.location, location);
  return next && act(locationCodes[next.location], { door: next.door });
}

/** What to do first when an action is refused; null: nothing helps. */
function repair(
  matter: Matter,
  state: CleanroomState,
  refusal: Refusal,
  isPlanned: IsPlanned,
): Action | null {
  const { person } = state;
  const approach = (id: string): Action | null => {
    const found = furnitureOf(matter.world, id);
    return found && approachTo(found.furniture);
  };
  const named = (name: string) => thingOf(matter, state, text(refusal, name)) as Thing;
  switch (refusal.reason) {
    case 'tooFar':
      return approach(text(refusal, 'place'));
    case 'elsewhere':
    case 'noWay':
      return goTo(matter, state, text(refusal, 'location') as Location);
    case 'acrossBench':
    case 'behindBench': {
      const bench = crossBenchOf(roomOf(matter.world, person.location) as Room) as Furniture;
      return person.at === bench.id ? act(deedCodes.cross) : approachTo(bench);
    }
    case 'handFull':
      return placeToPut(matter, state, named('item'), isPlanned);
    case 'cellShut':
      return act(deedCodes.cell, {
        place: text(refusal, 'place'),
        cell: Number(refusal.subjects.cell),
        open: true,
      });
    // The card is fetched; that it lies in a bag somewhere is the bag's matter.
    case 'cellLocked':
      return act(takeCodes.takeInHand, { item: text(refusal, 'item') });
    case 'bagShut': {
      // What keeps the bag out of reach: another room, a shut cell, or a bin, from which nothing comes back.
      const shut = outOfReach(matter, state, bagOf(matter, state) as Thing);
      return shut && repair(matter, state, shut.refusal, isPlanned);
    }
    case 'doorOpen':
      return act(deedCodes.door, { door: text(refusal, 'door'), open: false });
    case 'bannedWith':
    case 'covered':
      return placeToPut(matter, state, named('by'), isPlanned);
    default:
      return null;
  }
}

/**
 * A thing that is put somewhere else than where it lies is gone to first, and taken along: in the hand. A cell of the
 * same room that needs a free hand is opened before that.
 */
function carryFirst(
  matter: Matter,
  state: CleanroomState,
  { code, params }: Action,
  { reason, subjects }: Refusal,
): Action | null {
  const isPut = code === takeCodes.putInBag || putCodes.some((one) => one === code);
  if (!isPut || !['elsewhere', 'tooFar', 'bagShut'].includes(reason)) return null;
  const thing = thingOf(matter, state, String(params.item)) as Thing;
  const where = liesAt(matter, state, thing);
  const place = placeOf(matter, state, thing);
  const lies = where.at === 'floor' ? where.location : place && roomAt(matter, place);
  if (
    lies &&
    takesCardOut(matter, state, params) &&
    lies === roomAt(matter, String(params.place))
  ) {
    return act(deedCodes.cell, {
      place: params.place as string,
      cell: params.cell as number,
      open: true,
    });
  }
  if (lies && lies !== state.person.location) return goTo(matter, state, lies);
  // What is too far in this room may be the thing itself: then one walks to it.
  const isInTheWay = reason !== 'tooFar' || (place !== null && place !== subjects.place);
  return lies && isInTheWay ? act(takeCodes.takeInHand, { item: thing.id }) : null;
}

/** Whether it is put into a shut cell with the key card in it, which comes to the hand when that is opened. */
function takesCardOut(matter: Matter, state: CleanroomState, { place, cell }: Action['params']) {
  if (state.openCells.includes(cellKey(String(place), Number(cell)))) return false;
  return allThings(matter, state).some((thing) => {
    const where = liesAt(matter, state, thing);
    const isThere = where.at === 'furniture' && where.id === place && where.cell === cell;
    return isThere && cell !== undefined && thing.kind.group === 'keyCard';
  });
}

const roomAt = (matter: Matter, place: string) => furnitureOf(matter.world, place)?.room.location;

/** Where an action is done that names no place: at the first furniture that has the use, here or on the way. */
function placeFor(matter: Matter, state: CleanroomState, action: Action): Furniture | null {
  const useOf: Record<string, string> = {
    [deedCodes.wash]: 'wash',
    [deedCodes.removeMakeup]: 'mirror',
    [deedCodes.sit]: 'sit',
    [deedCodes.cross]: 'cross',
    [deedCodes.mat]: 'mat',
    [deedCodes.shoeCleaner]: 'shoeCleaner',
    [deedCodes.airShower]: 'airShower',
    [deedCodes.esdCheck]: 'esd',
    [deedCodes.card]: 'card',
    [deedCodes.point]: 'point',
  };
  const use = useOf[action.code];
  const mirrored = action.code === deedCodes.adjust ? mirrorFor(matter, state, action) : null;
  const wanted = use ?? mirrored;
  if (wanted) {
    const rooms = [...matter.world.facility.rooms].sort(
      (a, b) => far(matter, state, a.location) - far(matter, state, b.location),
    );
    for (const room of rooms) {
      const furniture = room.furniture.find(({ kind }) =>
        furnitureKind(kind).uses.some((one) => one === wanted),
      );
      const isFar = !Number.isFinite(distance(matter, state.person.location, room.location));
      if (furniture && !isFar) return furniture;
    }
  }
  if (action.code !== deedCodes.wipe) return null;
  const [near] = allThings(matter, state)
    .filter(({ kind }) => kind.group === 'alcohol')
    .flatMap((thing) => furnitureOf(matter.world, placeOf(matter, state, thing) ?? '') ?? [])
    .sort((a, b) => far(matter, state, a.room.location) - far(matter, state, b.room.location));
  return near?.furniture ?? null;
}

/** A mask is made right at a mirror. */
const mirrorFor = (matter: Matter, state: CleanroomState, action: Action): string | null => {
  const thing = thingOf(matter, state, String(action.params.item));
  return thing?.kind.covers.includes('face') ? 'mirror' : null;
};

/** Crossing the bench counts as a longer way than any round it. */
function far(matter: Matter, state: CleanroomState, to: Location): number {
  const { location, side } = state.person;
  const here = roomOf(matter.world, location);
  const next = to === location ? null : nextDoor(matter, location, to);
  const door = matter.world.facility.doors.find(({ id }) => id === next?.door);
  const isBehind = here && door && crossBenchOf(here) && sideBehind(here, door) !== side;
  return distance(matter, location, to) + (isBehind ? 10 : 0);
}

/** Doors between two locations in the direction of walking; Infinity where there is no way. */
function distance(matter: Matter, from: Location, to: Location): number {
  let at = from;
  for (let count = 0; count < 12; count += 1) {
    if (at === to) return count;
    const next = nextDoor(matter, at, to);
    if (!next) return Number.POSITIVE_INFINITY;
    at = next.location;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * What has to be done so that an action can be done, and the action itself: walking, opening, putting away what is
 * in the hand, taking off what is in the way; null where it cannot be done from this state. What a hint shows next.
 */
export function planFor(
  matter: Matter,
  state: CleanroomState,
  action: Action,
  most = maxRepairs,
): Action[] | null {
  const plan: Action[] = [];
  let now = state;
  const step = (next: Action): Refusal | null => {
    const tried = tryAll(matter, now, [next]);
    if (tried.refusal) return tried.refusal;
    plan.push(next);
    now = tried.state;
    return null;
  };
  const wanted = placeFor(matter, state, action);
  const queue: Action[] = [action];
  for (let count = 0; queue.length > 0; count += 1) {
    if (count > most) return null;
    // Also after something had to be put away elsewhere.
    if (wanted && queue.length === 1 && now.person.at !== wanted.id) {
      queue.unshift(approachTo(wanted));
    }
    const next = queue[0] as Action;
    const refusal = step(next);
    if (!refusal) {
      queue.shift();
      continue;
    }
    const isPlanned: IsPlanned = (first) => queue.some((one) => isSame(one, first));
    const first = carryFirst(matter, now, next, refusal) ?? repair(matter, now, refusal, isPlanned);
    if (!first || isPlanned(first)) return null;
    queue.unshift(first);
  }
  return withoutDetours(state, plan);
}

/** Without walking to where somebody walks on from at once, or where they stand already. */
function withoutDetours({ person }: CleanroomState, plan: readonly Action[]): Action[] {
  const walked = plan
    .filter((action, i) => !isApproach(action) || !isWalk(plan[i + 1]))
    .reduce<{ at: string | null; kept: Action[] }>(
      ({ at, kept }, action) => {
        if (isApproach(action)) {
          const place = String(action.params.place);
          return { at: place, kept: place === at ? kept : [...kept, action] };
        }
        return { at: isWalk(action) ? null : at, kept: [...kept, action] };
      },
      { at: person.at, kept: [] },
    );
  return walked.kept;
}

const isApproach = ({ params, code }: Action) =>
  params.place !== undefined && Object.values(approachCodes).some((one) => one === code);

const isWalk = (action: Action | undefined) =>
  action !== undefined &&
  (isApproach(action) || Object.values(locationCodes).some((one) => one === action.code));

const isSame = (a: Action, b: Action) =>
  a.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params);
