import { advance, opening, type Played, type Refusal } from '../kernel/machine.ts';
import { type Action, finishCode, maxEvents } from '../kernel/run.ts';
import { itemKind } from './catalogue.ts';
import { cleanroom } from './cleanroom-machine.ts';
import { approachCodes, deedCodes, locationCodes, takeCodes } from './codes.ts';
import type { Furniture, Room } from './facility.ts';
import { furnitureKind } from './furniture.ts';
import { allThings, cellKey, furnitureOf, placeOf, roomOf, type Thing } from './look-up.ts';
import { isAlarm, type Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

/** What an action is listed under: a piece of furniture, a thing, a door, the person, the colleague. */
export type Subject =
  | { kind: 'furniture'; id: string }
  | { kind: 'item'; id: string }
  | { kind: 'door'; id: string }
  | { kind: 'person' }
  | { kind: 'colleague' };

/** One thing that could be done here: at once, after walking up to it, or not, and then why. */
export interface Option {
  action: Action;
  subject: Subject;
  /** Walking there first, where that is needed. */
  before: Action[];
  /** null: it can be done. */
  refusal: Refusal | null;
}

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

/** The action of walking up to a piece of furniture. */
export const approachTo = (furniture: Furniture): Action =>
  act(
    furnitureKind(furniture.kind).uses.includes('sit') ? approachCodes.bench : approachCodes.rack,
    { place: furniture.id },
  );

/** The ways in which a thing can be put on: by its inside or its outside, with the sleeves held up or not. */
export function waysToPutOn(thing: Thing): Action[] {
  const put = (how: Action['params']) => act(takeCodes.putOn, { item: thing.id, ...how });
  if (!thing.kind.grip) return [put({})];
  if (!thing.kind.sleeves) return [put({ grip: 'inside' }), put({ grip: 'outside' })];
  return [
    put({ grip: 'inside', sleeves: 'gathered' }),
    put({ grip: 'inside', sleeves: 'hanging' }),
    put({ grip: 'outside', sleeves: 'gathered' }),
  ];
}

/** Whether somebody in this room can see the thing: on furniture, on the floor, in an open cell, in the bag at hand. */
function isInSight(matter: Matter, state: CleanroomState, thing: Thing): boolean {
  const { where } = thing.now;
  switch (where.at) {
    case 'floor':
      return where.location === state.person.location;
    case 'furniture': {
      const found = furnitureOf(matter.world, where.id);
      if (!found || found.kind.swallows || found.room.location !== state.person.location) {
        return false;
      }
      return where.cell === undefined || state.openCells.includes(cellKey(where.id, where.cell));
    }
    case 'bag':
      return allThings(matter, state).some(
        (bag) => bag.kind.group === 'bag' && isInSight(matter, state, bag),
      );
    case 'worn':
    case 'hand':
      return true;
  }
}

/** Everything in sight of the person, worn and carried things among it. */
export const thingsInSight = (matter: Matter, state: CleanroomState): Thing[] =>
  allThings(matter, state).filter((thing) => isInSight(matter, state, thing));

function putsOf(matter: Matter, room: Room, thing: Thing): Action[] {
  return room.furniture.flatMap((furniture) => {
    const { put, cells } = furnitureKind(furniture.kind);
    if (!put) return [];
    const cell = cells ? { cell: matter.world.person.cell } : {};
    return [act(put, { item: thing.id, place: furniture.id, ...cell })];
  });
}

/** What can be tried with one thing. */
function actionsWith(matter: Matter, state: CleanroomState, room: Room, thing: Thing): Action[] {
  const { where } = thing.now;
  const item = { item: thing.id };
  const isHeld = where.at === 'hand';
  const isWorn = where.at === 'worn';
  const canWear = !isWorn && thing.kind.covers.length > 0;
  const look =
    thing.kind.type === 'cloth' && !thing.now.inspected ? [act(deedCodes.inspect, item)] : [];
  const wear = canWear ? waysToPutOn(thing) : [];
  const adjust = isWorn && thing.kind.adjustable ? [act(deedCodes.adjust, item)] : [];
  const take = isHeld ? [] : [act(takeCodes.takeInHand, item)];
  const hasBag = matter.world.items.some(({ code }) => itemKind(code).group === 'bag');
  const bag =
    hasBag && where.at !== 'bag' && thing.kind.group !== 'bag' && !isWorn
      ? [act(takeCodes.putInBag, item)]
      : [];
  const floor = isHeld ? [act('A022', item)] : [];
  // Everything else is taken in the hand first, so that the list stays short and hints at nothing.
  const puts = isHeld ? putsOf(matter, room, thing) : [];
  const wipe = isWorn || where.at === 'bag' ? [] : [act(deedCodes.wipe, item)];
  const isWiped = thing.kind.type === 'subject' && thing.kind.group !== 'trash';
  return [
    ...adjust,
    ...wear,
    ...look,
    ...(thing.kind.group === 'underwear' ? [] : [...take, ...puts]),
    ...bag,
    ...(isWiped && hasAlcoholNear(matter, state) ? wipe : []),
    ...floor,
  ];
}

const hasAlcoholNear = (matter: Matter, state: CleanroomState) =>
  allThings(matter, state).some(
    (thing) => thing.kind.group === 'alcohol' && isInSight(matter, state, thing),
  );

/** What a piece of furniture offers beside what lies on it. */
function actionsAt(matter: Matter, state: CleanroomState, furniture: Furniture): Action[] {
  const { uses, cells } = furnitureKind(furniture.kind);
  const isThere = state.person.at === furniture.id;
  const hasMakeup = state.person.aspects.includes('makeup');
  const of: Record<(typeof uses)[number], Action[]> = {
    wash: [act(deedCodes.wash)],
    // A mask is adjusted anywhere, and rightly here: walking to it is a choice of its own.
    mirror: [
      ...(isThere ? [] : [approachTo(furniture)]),
      ...(hasMakeup ? [act(deedCodes.removeMakeup)] : []),
    ],
    sit: [act(deedCodes.sit)],
    cross: [act(deedCodes.cross)],
    mat: [act(deedCodes.mat)],
    shoeCleaner: [act(deedCodes.shoeCleaner)],
    airShower: [act(deedCodes.airShower)],
    esd: [act(deedCodes.esdCheck)],
    card: [act(deedCodes.card)],
    point: (matter.world.colleague?.looks ?? []).map(({ point }) =>
      act(deedCodes.point, { point }),
    ),
  };
  const { cell } = matter.world.person;
  const isOpen = state.openCells.includes(cellKey(furniture.id, cell));
  const doors = cells ? [act(deedCodes.cell, { place: furniture.id, cell, open: !isOpen })] : [];
  return [...doors, ...uses.flatMap((use) => of[use])];
}

/** Something that can be tried, and the furniture that it is done at, if it is done at one. */
interface Candidate {
  action: Action;
  subject: Subject;
  place: string | null;
}

function candidates(matter: Matter, state: CleanroomState): Candidate[] {
  const room = roomOf(matter.world, state.person.location);
  if (!room) return [];
  const found: Candidate[] = [];
  const add = (subject: Subject, actions: Action[], at: string | null = null) => {
    for (const action of actions) {
      const place = typeof action.params.place === 'string' ? action.params.place : at;
      found.push({ action, subject, place });
    }
  };
  for (const furniture of room.furniture) {
    const subject: Subject =
      furniture.kind === 'colleague'
        ? { kind: 'colleague' }
        : { kind: 'furniture', id: furniture.id };
    add(subject, actionsAt(matter, state, furniture), furniture.id);
  }
  for (const thing of thingsInSight(matter, state)) {
    const actions = actionsWith(matter, state, room, thing);
    add({ kind: 'item', id: thing.id }, actions, placeOf(matter, state, thing));
  }
  const hair = state.person.aspects.includes('looseHair') ? [act(deedCodes.tieHair)] : [];
  const hands = hasAlcoholNear(matter, state) ? [act(deedCodes.wipe)] : [];
  const warn = isAlarm(matter, state) ? [act(deedCodes.warn)] : [];
  add({ kind: 'person' }, [...warn, ...hands, ...hair, act(deedCodes.touchFace)]);
  for (const door of matter.world.facility.doors) {
    const isFrom = door.from.location === room.location;
    if (!isFrom && door.to.location !== room.location) continue;
    const to = isFrom ? door.to.location : door.from.location;
    const subject: Subject = { kind: 'door', id: door.id };
    add(subject, [act(locationCodes[to], { door: door.id })]);
    if (door.closes === 'byHand') {
      add(subject, [
        act(deedCodes.door, { door: door.id, open: !state.openDoors.includes(door.id) }),
      ]);
    }
  }
  add({ kind: 'person' }, [act(finishCode)]);
  return found;
}

/** Where alcohol and napkin lie, which wiping is done beside. */
function alcoholPlace(matter: Matter, state: CleanroomState): string | null {
  const places = thingsInSight(matter, state)
    .filter(({ kind }) => kind.group === 'alcohol')
    .map((thing) => placeOf(matter, state, thing));
  return places[0] ?? null;
}

/** The refusals that walking there puts right. */
const isFar = (refusal: Refusal) =>
  ['tooFar', 'noBench', 'noWater', 'noMirror', 'notThere', 'nobodyThere', 'needsThing'].includes(
    refusal.reason,
  );

const playedFrom = (matter: Matter, state: CleanroomState): Played<CleanroomState> => ({
  ...opening(cleanroom, matter, 0),
  state,
});

/**
 * Tries actions one after another from a state; the refusal of the first that cannot be done, or null. `most`: how many
 * events there may be; absent: it is only thought about.
 */
export function tryAll(
  matter: Matter,
  state: CleanroomState,
  actions: readonly Action[],
  most = Number.POSITIVE_INFINITY,
): { state: CleanroomState; refusal: Refusal | null } {
  let played = playedFrom(matter, state);
  for (const action of actions) {
    const { seq, atMs } = played.state;
    const event = { ...action, seq: seq + 1, atMs };
    const next = advance(cleanroom, matter, played, event, false, most);
    if (!next.isDone) return { state: played.state, refusal: next.refusal };
    played = next.state;
  }
  return { state: played.state, refusal: null };
}

/**
 * Everything that could be done where the person is, with the walk that it takes, and for what cannot be done the
 * reason: what the list beside the scene shows, and what the scene lets glow.
 */
export function available(matter: Matter, state: CleanroomState): Option[] {
  if (state.finished) return [];
  const refusalOf = (actions: readonly Action[]) =>
    tryAll(matter, state, actions, maxEvents).refusal;
  return candidates(matter, state).map(({ action, subject, place }): Option => {
    const refusal = refusalOf([action]);
    const to = action.code === deedCodes.wipe ? alcoholPlace(matter, state) : place;
    const found = to !== null && to !== state.person.at ? furnitureOf(matter.world, to) : null;
    if (!refusal || !isFar(refusal) || !found) return { action, subject, before: [], refusal };
    const before = [approachTo(found.furniture)];
    return { action, subject, before, refusal: refusalOf([...before, action]) };
  });
}
