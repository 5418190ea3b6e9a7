import { done, type Reduced, refuse } from '../kernel/machine.ts';
import { bodyPoints } from './case.ts';
import { deedCodes } from './codes.ts';
import { clean, handSurface, itemSurface, soil, touch, touchFace } from './contamination.ts';
import { badParam, type Doing, type Handler, textOf } from './handler.ts';
import { outOfReach } from './handling.ts';
import {
  allThings,
  inHand,
  outermostGloves,
  thingOf,
  usesHere,
  wornOf,
  wornThings,
} from './look-up.ts';
import { isAlarm } from './situation-rules.ts';
import type { CleanroomState, ItemState } from './state.ts';

/** Why something that takes a free hand cannot be done: the hand that carries holds a thing. */
function handsTaken({ matter, state }: Doing) {
  const held = inHand(matter, state);
  return held ? refuse('handFull', { item: held.id }) : null;
}

/** Washes bare hands at a sink. */
function wash(doing: Doing): Reduced<CleanroomState> {
  if (!usesHere(doing.matter, doing.state).includes('wash')) return refuse('noWater');
  const gloves = outermostGloves(doing.matter, doing.state);
  if (gloves) return refuse('glovesOn', { item: gloves.id });
  return handsTaken(doing) ?? done(clean(doing.state, 'hands'));
}

const without = (state: CleanroomState, aspect: 'makeup' | 'looseHair'): CleanroomState => ({
  ...state,
  person: { ...state.person, aspects: state.person.aspects.filter((one) => one !== aspect) },
});

/** Removes make-up before a mirror or at a sink; the hands then carry it. */
function removeMakeup(doing: Doing): Reduced<CleanroomState> {
  const { matter, state } = doing;
  if (!state.person.aspects.includes('makeup')) return refuse('noMakeup');
  const uses = usesHere(matter, state);
  if (!uses.includes('mirror') && !uses.includes('wash')) return refuse('noMirror');
  const mask = wornOf(matter, state, 'mask');
  if (mask) return refuse('covered', { item: 'face', by: mask.id });
  return (
    handsTaken(doing) ??
    done(soil(without(state, 'makeup'), handSurface(matter, state), 'cosmetics', 'face'))
  );
}

/** Ties loose hair; a cap or hood has to be off. */
function tieHair(doing: Doing): Reduced<CleanroomState> {
  const { matter, state } = doing;
  if (!state.person.aspects.includes('looseHair')) return refuse('hairIsTied');
  const cover = wornThings(matter, state).find(({ kind }) => kind.covers.includes('hair'));
  if (cover) return refuse('covered', { item: 'hair', by: cover.id });
  return (
    handsTaken(doing) ?? done(soil(without(state, 'looseHair'), handSurface(matter, state), 'skin'))
  );
}

const wipesWith = ['alcohol', 'napkin'] as const;

/**
 * Wipes the hands (gloves, where they are on) or a thing with alcohol and a napkin, which both have to be within reach.
 * What is wiped may be in the hand, and so may what it is wiped with; anything else is in the way.
 */
function wipe(doing: Doing): Reduced<CleanroomState> {
  const { matter, state, params } = doing;
  for (const group of wipesWith) {
    const isThere = allThings(matter, state).some(
      (thing) => thing.kind.group === group && !outOfReach(matter, state, thing),
    );
    if (!isThere) return refuse('needsThing', { group });
  }
  const held = inHand(matter, state);
  const isInTheWay =
    held && held.id !== params.item && !wipesWith.some((group) => group === held.kind.group);
  const counted = (name: string): CleanroomState => ({
    ...state,
    done: { ...state.done, [name]: (state.done[name] ?? 0) + 1 },
  });
  if (params.item === undefined) {
    if (isInTheWay) return refuse('handFull', { item: held.id });
    return done(clean(counted(deedCodes.wipe), handSurface(matter, state)));
  }
  const id = textOf(params, 'item');
  const thing = id ? thingOf(matter, state, id) : null;
  if (!thing) return badParam('item');
  const far = outOfReach(matter, state, thing);
  if (far) return far;
  if (isInTheWay) return refuse('handFull', { item: held.id });
  return done(clean(counted(`${deedCodes.wipe}/${thing.id}`), itemSurface(thing.id)));
}

/** Makes right what is worn wrong: the nose clip of the mask, the cuff of the gloves over the sleeve. */
function adjust(doing: Doing): Reduced<CleanroomState> {
  const { matter, state, params } = doing;
  const id = textOf(params, 'item');
  const thing = id ? thingOf(matter, state, id) : null;
  if (!thing) return badParam('item');
  if (thing.now.where.at !== 'worn') return refuse('notWorn', { item: thing.id });
  if (!thing.kind.adjustable) return refuse('nothingToAdjust', { item: thing.id });
  if (thing.now.state === 'correct') return refuse('isCorrect', { item: thing.id });
  if (thing.kind.group === 'gloves' && !wornOf(matter, state, 'coverall')) {
    return refuse('noSleeve', { item: thing.id });
  }
  const taken = handsTaken(doing);
  if (taken) return taken;
  const touched = touch(matter, state, thing);
  const hand = handSurface(matter, state);
  // A bare washed hand may press the nose clip; a glove that touches skin is soiled.
  const reached =
    thing.kind.covers.includes('face') && wornOf(matter, state, 'gloves')
      ? soil(touched, hand, 'skin', 'face')
      : touched;
  const now: ItemState = { ...(reached.items[thing.id] as ItemState), state: 'correct' };
  return done({ ...reached, items: { ...reached.items, [thing.id]: now } });
}

/** Looks a thing over; from then on its condition is known. */
function inspect(doing: Doing): Reduced<CleanroomState> {
  const { matter, state, params } = doing;
  const id = textOf(params, 'item');
  const thing = id ? thingOf(matter, state, id) : null;
  if (!thing) return badParam('item');
  if (thing.now.inspected) return refuse('isInspected', { item: thing.id });
  const far = outOfReach(matter, state, thing);
  if (far) return far;
  const now: ItemState = { ...thing.now, inspected: true };
  return done({ ...state, items: { ...state.items, [thing.id]: now } });
}

/** Names something that is wrong with the colleague. */
function point(doing: Doing): Reduced<CleanroomState> {
  const { matter, state, params } = doing;
  const name = textOf(params, 'point');
  const { colleague } = matter.world;
  if (!name || !bodyPoints.some((one) => one === name)) return badParam('point');
  if (!colleague || !usesHere(matter, state).includes('point')) return refuse('nobodyThere');
  if (!colleague.looks.some((look) => look.point === name)) return badParam('point');
  if (state.pointed.includes(name)) return refuse('alreadyNamed', { point: name });
  return done({ ...state, pointed: [...state.pointed, name] });
}

/** Calls out to the others that they have to leave, while an alarm sounds. */
function warn({ matter, state }: Doing): Reduced<CleanroomState> {
  if (!isAlarm(matter, state)) return refuse('noAlarm');
  if (state.done[deedCodes.warn]) return refuse('alreadyCalled');
  return done({ ...state, done: { ...state.done, [deedCodes.warn]: 1 } });
}

export const caringHandlers: Record<string, Handler> = {
  [deedCodes.wash]: { takes: [], apply: wash },
  [deedCodes.removeMakeup]: { takes: [], apply: removeMakeup },
  [deedCodes.tieHair]: { takes: [], apply: tieHair },
  [deedCodes.wipe]: { takes: ['item'], apply: wipe },
  [deedCodes.adjust]: { takes: ['item'], apply: adjust },
  [deedCodes.touchFace]: {
    takes: [],
    apply: ({ matter, state }) => done(touchFace(matter, state)),
  },
  [deedCodes.inspect]: { takes: ['item'], apply: inspect },
  [deedCodes.point]: { takes: ['point'], apply: point },
  [deedCodes.warn]: { takes: [], apply: warn },
};
