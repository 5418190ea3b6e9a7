import { bagOf, outermostGloves, type Thing, wornOf } from './look-up.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, Mark, Soil, Surface } from './state.ts';

/** How a thing with an inside and an outside is held. */
export type Grip = 'inside' | 'outside';

export const itemSurface = (id: string): Surface => `item:${id}`;

/** Things on the feet below the overboots touch the floor anyway: they are dirty by nature and not followed. */
const isFootwear = ({ kind }: Thing) => kind.covers.includes('feet') && kind.group !== 'overboots';

/** Only what goes into the clean zone is followed. */
const isFollowed = (thing: Thing) => thing.kind.tags.includes('clean') && !isFootwear(thing);

export const marksOn = (state: CleanroomState, surface: Surface): readonly Mark[] =>
  state.marks[surface] ?? [];

/** Adds dirt to a surface; the same kind of dirt counts once, with the action that brought it first. */
export function soil(
  state: CleanroomState,
  surface: Surface,
  kind: Soil,
  from?: Surface,
): CleanroomState {
  const there = marksOn(state, surface);
  if (there.some((mark) => mark.soil === kind)) return state;
  const mark: Mark = { soil: kind, seq: state.seq, ...(from && { from }) };
  return { ...state, marks: { ...state.marks, [surface]: [...there, mark] } };
}

/** Removes all dirt from a surface. */
export function clean(state: CleanroomState, surface: Surface): CleanroomState {
  if (!state.marks[surface]) return state;
  const { [surface]: _, ...marks } = state.marks;
  return { ...state, marks };
}

/** "Each touch may carry marks": the dirt of one surface comes to another. */
function carry(state: CleanroomState, from: Surface, to: Surface): CleanroomState {
  return marksOn(state, from).reduce((next, mark) => soil(next, to, mark.soil, from), state);
}

/** Two surfaces lie on each other: each takes the dirt of the other. */
const meet = (state: CleanroomState, one: Surface, other: Surface): CleanroomState =>
  carry(carry(state, one, other), other, one);

/** What touches: the outside of the gloves, or the bare hands. */
export function handSurface(matter: Matter, state: CleanroomState): Surface {
  const gloves = outermostGloves(matter, state);
  return gloves ? itemSurface(gloves.id) : 'hands';
}

/** What a thing does to what it touches; null: nothing. */
export function dirtOf(thing: Thing): Soil | null {
  if (thing.now.where.at === 'floor') return 'floor';
  const isStreet = thing.kind.tags.includes('street');
  const isTrodden = isFootwear(thing) && thing.now.wornTimes > 0;
  return isStreet || isTrodden || thing.now.condition === 'dirty' ? 'street' : null;
}

/**
 * A hand touches a thing. "Touching an outer surface with an unwashed hand, or outside the grip, soils it":
 * held by the inside nothing reaches the outside; by the outside a bare hand leaves skin, and any hand what is on it.
 */
export function touch(
  matter: Matter,
  state: CleanroomState,
  thing: Thing,
  grip?: Grip,
): CleanroomState {
  const hand = handSurface(matter, state);
  const surface = itemSurface(thing.id);
  if (hand === surface) return state;
  const dirt = dirtOf(thing);
  if (dirt) return soil(state, hand, dirt, surface);
  if (!isFollowed(thing)) return state;
  if (thing.kind.grip && grip !== 'outside') return state;
  const isMarked = marksOn(state, surface).length > 0;
  const soiled = isMarked ? carry(state, surface, hand) : state;
  const carried = carry(soiled, hand, surface);
  return hand === 'hands' && grip === 'outside' ? soil(carried, surface, 'skin', hand) : carried;
}

/** A thing comes to lie on the floor, or hangs down to it. */
export function onFloor(state: CleanroomState, thing: Thing): CleanroomState {
  return isFollowed(thing) ? soil(state, itemSurface(thing.id), 'floor') : state;
}

/** A thing is laid on a bench: street things soil it, and what is clean and the bench soil each other. */
export function onBench(state: CleanroomState, thing: Thing, furnitureId: string): CleanroomState {
  const bench: Surface = `furniture:${furnitureId}`;
  if (dirtOf(thing)) return soil(state, bench, 'street', itemSurface(thing.id));
  return isFollowed(thing) ? meet(state, bench, itemSurface(thing.id)) : state;
}

/** A thing is laid on furniture for clean things: what is dirty soils it, and it soils what is clean. */
export function onShelf(state: CleanroomState, thing: Thing, furnitureId: string): CleanroomState {
  const shelf: Surface = `furniture:${furnitureId}`;
  if (dirtOf(thing)) return soil(state, shelf, 'street', itemSurface(thing.id));
  return isFollowed(thing) ? carry(state, shelf, itemSurface(thing.id)) : state;
}

/** The person sits on a bench or swings the legs over it: bare street shoes, a coat and a bag soil it, and the coverall and the bench soil each other. */
export function overBench(
  matter: Matter,
  state: CleanroomState,
  furnitureId: string,
): CleanroomState {
  const bench: Surface = `furniture:${furnitureId}`;
  const isCovered = wornOf(matter, state, 'shoeCovers') ?? wornOf(matter, state, 'overboots');
  const boots = isCovered ? undefined : wornOf(matter, state, 'boots');
  const bag = bagOf(matter, state);
  const dirty = [
    boots,
    wornOf(matter, state, 'coat'),
    bag?.now.where.at === 'worn' ? bag : undefined,
  ].flatMap((thing) => thing ?? []);
  const soiled = dirty.reduce(
    (next, thing) => soil(next, bench, 'street', itemSurface(thing.id)),
    state,
  );
  const coverall = wornOf(matter, soiled, 'coverall');
  return coverall ? meet(soiled, bench, itemSurface(coverall.id)) : soiled;
}

/** Hand and face meet: skin comes to the hand, and what is on the hand to the face. */
export function touchFace(matter: Matter, state: CleanroomState): CleanroomState {
  const hand = handSurface(matter, state);
  return soil(carry(state, hand, 'face'), hand, 'skin', 'face');
}

/** What is put on over make-up takes it on. */
export function onMadeUpFace(state: CleanroomState, thing: Thing): CleanroomState {
  const touchesFace = thing.kind.covers.some((part) => part === 'face' || part === 'head');
  return touchesFace && state.person.aspects.includes('makeup')
    ? soil(state, itemSurface(thing.id), 'cosmetics', 'face')
    : state;
}

/** What is soiled, bare hands and face among it, and which action did it: the picture under the lamp. */
export function soiledSurfaces(state: CleanroomState): { surface: Surface; marks: Mark[] }[] {
  return (Object.entries(state.marks) as [Surface, Mark[]][]).map(([surface, marks]) => ({
    surface,
    marks,
  }));
}
