import type { Refusal } from '../kernel/machine.ts';
import type { Action } from '../kernel/run.ts';
import { approachTo, tryAll } from './available.ts';
import {
  approachCodes,
  deedCodes,
  type Location,
  locationCodes,
  putCodes,
  takeCodes,
} from './codes.ts';
import type { Door, Furniture, Room } from './facility.ts';
import { furnitureKind } from './furniture.ts';
import { crossBenchOf } from './grid.ts';
import { outOfReach } from './handling.ts';
import {
  allThings,
  bagOf,
  cellKey,
  furnitureOf,
  liesAt,
  placeOf,
  roomOf,
  type Thing,
  thingOf,
} from './look-up.ts';
import { type IsPlanned, placeToPut } from './place-to-put.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';
import { distance, far, goTo } from './ways.ts';

/** More repairs than any action of a whole entry needs; what takes more cannot be done. */
const maxRepairs = 60;

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

const text = (refusal: Refusal, name: string) => String(refusal.subjects[name]);

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
    // From its wrong side one goes round.
    case 'oneWay': {
      const { doors } = matter.world.facility;
      const { from } = doors.find(({ id }) => id === text(refusal, 'door')) as Door;
      return goTo(matter, state, from.location);
    }
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
    case 'needsCard': {
      const reader = roomOf(matter.world, person.location)?.furniture.find(({ kind }) =>
        furnitureKind(kind).uses.includes('card'),
      );
      if (!reader) return null;
      return person.at === reader.id ? act(deedCodes.card) : approachTo(reader);
    }
    case 'noCard': {
      const card = allThings(matter, state).find(({ kind }) => kind.group === 'keyCard');
      return card ? act(takeCodes.takeInHand, { item: card.id }) : null;
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
  const isWipe = code === deedCodes.wipe && params.item !== undefined;
  if (!(isPut || isWipe) || !['elsewhere', 'tooFar', 'bagShut'].includes(reason)) return null;
  // Alcohol stands at its place; what is wiped comes there.
  if (isWipe) return act(takeCodes.takeInHand, { item: params.item as string });
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
  const plan: Planned[] = [];
  let now = state;
  const step = (next: Action): Refusal | null => {
    const tried = tryAll(matter, now, [next]);
    if (tried.refusal) return tried.refusal;
    plan.push({ action: next, before: now });
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
      const turn = queue.length > 0 ? startOfTurn(plan, now) : -1;
      if (turn >= 0) {
        now = (plan[turn] as Planned).before;
        plan.length = turn;
      }
      continue;
    }
    const isPlanned: IsPlanned = (first) => queue.some((one) => isSame(one, first));
    const first = carryFirst(matter, now, next, refusal) ?? repair(matter, now, refusal, isPlanned);
    if (!first || isPlanned(first)) return null;
    queue.unshift(first);
  }
  return withoutDetours(
    state,
    plan.map(({ action }) => action),
  );
}

/** An action of a plan, and the state that it is done in. */
interface Planned {
  action: Action;
  before: CleanroomState;
}

/**
 * Where somebody set out who has walked back to there for nothing, for example to a locker whose key lies outside; -1:
 * nobody has. Whoever plans anew on the way would turn back, and so without end.
 */
function startOfTurn(plan: readonly Planned[], { person }: CleanroomState): number {
  if (!isBorder((plan.at(-1) as Planned).action)) return -1;
  const since = plan.findLastIndex(({ action }) => !isWalk(action) && !isBorder(action)) + 1;
  return plan.findLastIndex(
    ({ before }, i) =>
      i >= since &&
      before.person.location === person.location &&
      before.person.side === person.side,
  );
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

/** Walking up to a piece of furniture. */
export const isApproach = ({ params, code }: Action) =>
  params.place !== undefined && Object.values(approachCodes).some((one) => one === code);

const isThroughDoor = ({ code }: Action) =>
  Object.values(locationCodes).some((one) => one === code);

const isWalk = (action: Action | undefined) =>
  action !== undefined && (isApproach(action) || isThroughDoor(action));

/** Over the bench or into another room: what is left behind lies there. */
export const isBorder = (action: Action) =>
  action.code === deedCodes.cross || isThroughDoor(action);

const isSame = (a: Action, b: Action) =>
  a.code === b.code && JSON.stringify(a.params) === JSON.stringify(b.params);
