import { done, type Reduced, refuse } from '../kernel/machine.ts';
import { isCleanPut, type PutCode, putCodes, takeCodes } from './codes.ts';
import {
  type Grip,
  itemSurface,
  onBench,
  onFloor,
  onMadeUpFace,
  onShelf,
  soil,
  touch,
} from './contamination.ts';
import { badParam, type Doing, type Handler, numberOf, textOf } from './handler.ts';
import { bagOf, cellKey, furnitureOf, inHand, type Thing, thingOf, wornThings } from './look-up.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, ItemState, Whereabouts } from './state.ts';

type Refused = Extract<Reduced<never>, { isDone: false }>;

const setItem = (state: CleanroomState, id: string, change: Partial<ItemState>): CleanroomState => {
  const next = { ...(state.items[id] as ItemState), ...change };
  return { ...state, items: { ...state.items, [id]: next } };
};

/**
 * Why a thing cannot be touched where it lies; null: it is within reach. "A bag item in a closed locker or in
 * another location cannot be used; bin items cannot be taken."
 */
export function outOfReach(matter: Matter, state: CleanroomState, thing: Thing): Refused | null {
  const { where } = thing.now;
  const { person } = state;
  switch (where.at) {
    case 'worn':
    case 'hand':
      return null;
    case 'bag': {
      const bag = bagOf(matter, state);
      const refused = bag && outOfReach(matter, state, bag);
      if (!refused) return null;
      return refused.refusal.reason === 'tooFar' ? refused : refuse('bagShut', { item: thing.id });
    }
    case 'floor':
      return where.location === person.location
        ? null
        : refuse('elsewhere', { location: where.location });
    case 'furniture': {
      const found = furnitureOf(matter.world, where.id);
      if (!found) return refuse('elsewhere', { location: person.location });
      if (found.room.location !== person.location) {
        return refuse('elsewhere', { location: found.room.location });
      }
      if (found.kind.swallows) return refuse('binned', { item: thing.id });
      if (person.at !== where.id) return refuse('tooFar', { place: where.id });
      if (where.cell !== undefined && !state.openCells.includes(cellKey(where.id, where.cell))) {
        return refuse('cellShut', { place: where.id, cell: where.cell });
      }
      return null;
    }
  }
}

/** What is worn over a thing, so that it can neither be taken off nor put on. */
const covering = (matter: Matter, state: CleanroomState, thing: Thing): Thing | undefined =>
  wornThings(matter, state).find(
    (worn) =>
      worn.id !== thing.id &&
      worn.kind.layer > thing.kind.layer &&
      worn.kind.covers.some((part) => thing.kind.covers.includes(part)),
  );

/** Why a worn thing cannot be taken off: "items to remove first, e.g. jacket over shirt over underwear". */
function cannotTakeOff(matter: Matter, state: CleanroomState, thing: Thing): Refused | null {
  if (thing.kind.group === 'underwear') return refuse('staysOn', { item: thing.id });
  const above = covering(matter, state, thing);
  return above ? refuse('covered', { item: thing.id, by: above.id }) : null;
}

/** Takes a worn thing off the body; it is then used, and if it is thrown away after one use, used up. */
function takeOff(state: CleanroomState, thing: Thing): CleanroomState {
  const { state: _, ...now } = thing.now;
  const condition = thing.kind.singleUse && now.condition === 'sound' ? 'used' : now.condition;
  return { ...state, items: { ...state.items, [thing.id]: { ...now, condition } } };
}

/** A thing leaves the place where it is, for the hand, the bag, the body or another place. */
function pickUp(doing: Doing, thing: Thing, grip?: Grip): Reduced<CleanroomState> {
  const { matter, state } = doing;
  const far = outOfReach(matter, state, thing);
  if (far) return far;
  const held = inHand(matter, state);
  if (held && held.id !== thing.id) return refuse('handFull', { item: held.id });
  const isWorn = thing.now.where.at === 'worn';
  if (isWorn) {
    const stuck = cannotTakeOff(matter, state, thing);
    if (stuck) return stuck;
  }
  const touched = touch(matter, state, thing, isWorn ? 'inside' : grip);
  return done(isWorn ? takeOff(touched, thing) : touched);
}

const thingIn = ({ matter, state, params }: Doing): Thing | null => {
  const id = textOf(params, 'item');
  return id ? thingOf(matter, state, id) : null;
};

const gripOf = (value: unknown): Grip | undefined =>
  value === 'inside' || value === 'outside' ? value : undefined;

/** Puts a thing on the body. */
function putOn(doing: Doing): Reduced<CleanroomState> {
  const { matter, state, params } = doing;
  const thing = thingIn(doing);
  if (!thing) return badParam('item');
  if (thing.kind.covers.length === 0) return refuse('notWearable', { item: thing.id });
  if (thing.now.where.at === 'worn') return refuse('alreadyWorn', { item: thing.id });
  const grip = gripOf(params.grip);
  if (thing.kind.grip ? grip === undefined : params.grip !== undefined) return badParam('grip');
  const sleeves = params.sleeves;
  const isSleeves = sleeves === 'gathered' || sleeves === 'hanging';
  if (thing.kind.sleeves ? !isSleeves : sleeves !== undefined) return badParam('sleeves');
  const worn = wornThings(matter, state);
  const rival = worn.find(
    ({ kind }) =>
      kind.group === thing.kind.group ||
      thing.kind.bannedWith.includes(kind.group) ||
      kind.bannedWith.includes(thing.kind.group),
  );
  if (rival) return refuse('bannedWith', { item: thing.id, by: rival.id });
  const above = covering(matter, state, thing);
  if (above) return refuse('covered', { item: thing.id, by: above.id });
  const picked = pickUp(doing, thing, grip);
  if (!picked.isDone) return picked;
  const dragged = sleeves === 'hanging' ? onFloor(picked.state, thing) : picked.state;
  const dressed = setItem(onMadeUpFace(dragged, thing), thing.id, {
    where: { at: 'worn' },
    wornTimes: thing.now.wornTimes + 1,
    ...(thing.kind.adjustable && { state: 'wrong' as const }),
  });
  return done(dressed);
}

/** Things that go into a bag: all that are no clothes, and small ones of those. */
export const fitsBag = ({ kind }: Thing) =>
  kind.group !== 'bag' && (kind.type === 'subject' || kind.tags.includes('jewellery'));

/** "Put in bag": the bag is on the shoulder, in the hand's reach, or where the person stands. */
function putInBag(doing: Doing): Reduced<CleanroomState> {
  const { matter, state } = doing;
  const thing = thingIn(doing);
  if (!thing) return badParam('item');
  const bag = bagOf(matter, state);
  if (!bag) return refuse('noBag');
  if (thing.now.where.at === 'bag') return refuse('alreadyInBag', { item: thing.id });
  if (!fitsBag(thing)) return refuse('tooBig', { item: thing.id });
  const far = outOfReach(matter, state, bag);
  if (far) {
    return far.refusal.reason === 'tooFar' ? far : refuse('bagShut', { item: thing.id });
  }
  const picked = pickUp(doing, thing);
  if (!picked.isDone) return picked;
  return done(setItem(picked.state, thing.id, { where: { at: 'bag' } }));
}

/** "Take in hand": one hand carries, so it holds one thing; what is worn is taken off. */
function takeInHand(doing: Doing): Reduced<CleanroomState> {
  const thing = thingIn(doing);
  if (!thing) return badParam('item');
  if (thing.now.where.at === 'hand') return refuse('alreadyInHand', { item: thing.id });
  const picked = pickUp(doing, thing);
  if (!picked.isDone) return picked;
  return done(setItem(picked.state, thing.id, { where: { at: 'hand' } }));
}

/** Puts or throws a thing at a named place, from the hand, the bag, the body or beside it. */
function put(doing: Doing, code: PutCode): Reduced<CleanroomState> {
  const { matter } = doing;
  const thing = thingIn(doing);
  if (!thing) return badParam('item');
  const to = code === 'A022' ? onTheFloor(doing) : placeFor(doing, code);
  if (!to.isDone) return to;
  const where = to.state;
  const { where: from } = thing.now;
  if (from.at === 'furniture' && where.at === 'furniture' && from.id === where.id) {
    if (from.cell === where.cell) return refuse('alreadyThere', { item: thing.id });
  }
  const picked = pickUp(doing, thing);
  if (!picked.isDone) return picked;
  const laid = setItem(picked.state, thing.id, { where });
  if (where.at === 'floor') return done(onFloor(laid, thing));
  if (where.at === 'furniture' && furnitureOf(matter.world, where.id)?.kind.put === 'A021') {
    return done(onBench(laid, thing, where.id));
  }
  if (where.at === 'furniture' && isCleanPut(code)) return done(onShelf(laid, thing, where.id));
  // What is thrown into the laundry is soiled there, and stays: a bin gives nothing back.
  if (code === 'A032') return done(soil(laid, itemSurface(thing.id), 'bin'));
  return done(laid);
}

function onTheFloor({ state, params }: Doing): Reduced<Whereabouts> {
  if (params.place !== undefined) return badParam('place');
  return done({ at: 'floor', location: state.person.location });
}

/** Where a thing comes to be that is put at a piece of furniture; refused where the person does not stand there. */
function placeFor({ matter, state, params }: Doing, code: PutCode): Reduced<Whereabouts> {
  const id = textOf(params, 'place');
  const found = id ? furnitureOf(matter.world, id) : null;
  if (!id || !found || found.kind.put !== code) return badParam('place');
  if (found.room.location !== state.person.location) {
    return refuse('elsewhere', { location: found.room.location });
  }
  if (state.person.at !== id) return refuse('tooFar', { place: id });
  const cell = numberOf(params, 'cell');
  if (!found.kind.cells) {
    return params.cell === undefined ? done({ at: 'furniture', id }) : badParam('cell');
  }
  if (cell === null || cell < 1 || cell > found.kind.cells) return badParam('cell');
  if (!state.openCells.includes(cellKey(id, cell))) {
    return refuse('cellShut', { place: id, cell });
  }
  return done({ at: 'furniture', id, cell });
}

export const handlingHandlers: Record<string, Handler> = {
  [takeCodes.putOn]: { takes: ['item', 'grip', 'sleeves'], apply: putOn },
  [takeCodes.putInBag]: { takes: ['item'], apply: putInBag },
  [takeCodes.takeInHand]: { takes: ['item'], apply: takeInHand },
  ...Object.fromEntries(
    putCodes.map((code) => [
      code,
      { takes: ['item', 'place', 'cell'], apply: (doing: Doing) => put(doing, code) },
    ]),
  ),
};
