import { align, isStep } from '../kernel/align.ts';
import { type DeedMatcher, fits } from '../kernel/chain.ts';
import { advance, opening, type Played } from '../kernel/machine.ts';
import { type Action, finishCode, type RunEvent } from '../kernel/run.ts';
import { cleanroom } from './cleanroom-machine.ts';
import { deedCodes, isPut, takeCodes } from './codes.ts';
import { itemSurface, marksOn } from './contamination.ts';
import { deedsOf, fitsPerson } from './deeds.ts';
import { furnitureKind } from './furniture.ts';
import { allThings, furnitureOf, isOwn, type Thing, thingsNearFirst } from './look-up.ts';
import { keptAt } from './place-to-put.ts';
import { planFor } from './plan.ts';
import type { ProfileStep } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, Whereabouts } from './state.ts';

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

/** What may be put on: sound and of the person's size; what is soiled or lies on the floor only where there is no other. */
function usable(matter: Matter, state: CleanroomState, things: readonly Thing[]): Thing[] {
  const fitting = things.filter(
    (thing) => thing.now.condition === 'sound' && fitsPerson(matter, thing),
  );
  const spotless = fitting.filter(
    ({ id, now }) => now.where.at !== 'floor' && marksOn(state, itemSurface(id)).length === 0,
  );
  return spotless.length > 0 ? spotless : fitting;
}

/** The right way to put a thing on: by its inside, the sleeves held up. */
export const rightly = (thing: Thing): Action =>
  act(takeCodes.putOn, {
    item: thing.id,
    ...(thing.kind.grip && { grip: 'inside' }),
    ...(thing.kind.sleeves && { sleeves: 'gathered' }),
  });

/** Putting a thing at each place that a code of putting names. */
export const putsAt = ({ world }: Matter, thing: Thing, code: string): Action[] =>
  world.facility.rooms
    .flatMap(({ furniture }) => furniture)
    .filter(({ kind }) => furnitureKind(kind).put === code)
    .map(({ id, kind }) =>
      act(code, {
        item: thing.id,
        place: id,
        ...(kind === 'lockers' && { cell: world.person.cell }),
      }),
    );

/** Actions that might be a step, the likeliest first: with each thing of the right kind, at each place of the right kind. */
function triesFor(
  matter: Matter,
  state: CleanroomState,
  { code, params = {} }: DeedMatcher,
): Action[] {
  const { group } = params;
  const things = thingsNearFirst(matter, state).filter(
    ({ kind }) => group === undefined || fits(group, kind.group),
  );
  const { facility } = matter.world;
  switch (code) {
    case takeCodes.putOn:
      // What was looked over before what was not.
      return usable(matter, state, things)
        .sort((a, b) => Number(b.now.inspected) - Number(a.now.inspected))
        .map(rightly);
    case takeCodes.takeInHand:
    case takeCodes.putInBag:
    case deedCodes.adjust:
      return things.map((thing) => act(code, { item: thing.id }));
    case deedCodes.inspect:
      return usable(matter, state, things).map(({ id }) => act(code, { item: id }));
    case deedCodes.wipe:
      return [act(code), ...things.map((thing) => act(code, { item: thing.id }))];
    case deedCodes.door:
      return facility.doors.flatMap(({ id }) =>
        [false, true].map((open) => act(code, { door: id, open })),
      );
    case deedCodes.point:
      return (matter.world.colleague?.looks ?? []).map(({ point }) => act(code, { point }));
    default:
      if (!isPut(code)) return [act(code)];
      return things.flatMap((thing) => putsAt(matter, thing, code));
  }
}

/** Plays actions on, however many there were; null where one of them is refused. */
export function playOn(
  matter: Matter,
  played: Played<CleanroomState>,
  actions: readonly Action[],
  pauseMs: number,
): Played<CleanroomState> | null {
  let now = played;
  for (const action of actions) {
    const { seq, atMs } = now.state;
    const event: RunEvent = { ...action, seq: seq + 1, atMs: atMs + pauseMs };
    const next = advance(cleanroom, matter, now, event, false, Number.POSITIVE_INFINITY);
    if (!next.isDone) return null;
    now = next.state;
  }
  return now;
}

/** Shuts the own locker cell, as tidy people do, and goes back to it for that. */
export function tidy(matter: Matter, state: CleanroomState): Action[] {
  const open = state.openCells[0];
  if (!open) return [];
  const [place = '', cell] = open.split('/');
  return (
    planFor(matter, state, act(deedCodes.cell, { place, cell: Number(cell), open: false })) ?? []
  );
}

/** Whether an own thing lies in this room where nobody keeps it, other than at the start, or is in the hand. */
function isAstray(matter: Matter, { person }: CleanroomState, thing: Thing): boolean {
  const { where } = thing.now;
  if (!isOwn(thing) || isSamePlace(where, thing.instance.where)) return false;
  if (where.at === 'floor') return where.location === person.location;
  if (where.at !== 'furniture') return where.at === 'hand';
  const lies = furnitureOf(matter.world, where.id);
  const isKept = thing.kind.belongs.some((code) => code === lies?.kind.put);
  return lies?.room.location === person.location && !lies.kind.swallows && !isKept;
}

const isSamePlace = (a: Whereabouts, b: Whereabouts) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts one own thing away that lies about in this room, or is in the hand where its place is, before somebody goes on:
 * laid down for a moment it would stay there.
 */
export function putAway(matter: Matter, state: CleanroomState): Action[] {
  const isHere = ({ params }: Action) =>
    furnitureOf(matter.world, String(params.place))?.room.location === state.person.location;
  const plans = allThings(matter, state)
    .filter((thing) => isAstray(matter, state, thing))
    .flatMap((thing) =>
      thing.kind.belongs
        .flatMap((code) => putsAt(matter, thing, code))
        .filter((action) => thing.now.where.at !== 'hand' || isHere(action))
        .flatMap((action) => {
          const plan = planFor(matter, state, action);
          return plan ? [plan] : [];
        }),
    );
  return plans.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** A thing that is worn, put where it belongs, or into the bag, at once: in the hand it would be in the way. */
function putsAway(matter: Matter, state: CleanroomState, action: Action): Action[] {
  if (action.code !== takeCodes.takeInHand) return [];
  const thing = allThings(matter, state).find(({ id }) => id === action.params.item);
  if (thing?.now.where.at !== 'worn') return [];
  return [
    act(takeCodes.putInBag, { item: thing.id }),
    ...keptAt(thing).flatMap((code) => putsAt(matter, thing, code)),
  ];
}

/**
 * The shortest list of actions that does a step rightly from here; null where it cannot be done. `chain` is what the
 * step is one of. What a hint leads to, and what shows that a chain can be performed.
 */
export function waysTo(
  matter: Matter,
  played: Played<CleanroomState>,
  step: ProfileStep,
  chain: readonly ProfileStep[],
): Action[] | null {
  const { state } = played;
  const shortest = (actions: readonly Action[]): Action[] | null => {
    let best: Action[] | null = null;
    for (const action of actions) {
      const plan = planFor(matter, state, action);
      if (!plan || (best && plan.length >= best.length)) continue;
      const next = playOn(matter, played, plan, 0);
      const last = next && deedsOf(matter, next.trace.slice(-plan.length), chain);
      if (last?.some((deed) => isStep(deed, step) && meets(deed.params, step))) best = plan;
      if (best?.length === 1) break;
    }
    return best;
  };
  const ways = step.match.flatMap((match) => {
    const tries = triesFor(matter, state, match);
    // Where something belongs it is put at once; only what belongs nowhere here is taken in the hand.
    const away = tries.flatMap((action) => putsAway(matter, state, action));
    const way = shortest(away) ?? shortest(tries);
    return way ? [way] : [];
  });
  return ways.sort((a, b) => a.length - b.length)[0] ?? null;
}

const meets = (params: Record<string, unknown>, { expects = {} }: ProfileStep) =>
  Object.entries(expects).every(
    ([name, wanted]) => typeof wanted === 'object' || params[name] === wanted,
  );

/** Whether what was done so far is that step already, for example on the way to another. */
const isDoneAlready = (
  matter: Matter,
  played: Played<CleanroomState>,
  step: ProfileStep,
  chain: readonly ProfileStep[],
) =>
  align(chain, deedsOf(matter, played.trace, chain)).steps.some(
    ({ stepId, seq }) => stepId === step.id && seq !== null,
  );

/** A chain performed in a given order: the run, or the step that cannot be done. */
export type Performance =
  | { isPossible: true; played: Played<CleanroomState>; events: RunEvent[] }
  | { isPossible: false; stepId: string; played: Played<CleanroomState> };

/** Performs the steps in the given order, tidily and without a mistake, and says at the end that it is done. */
export function perform(
  matter: Matter,
  chain: readonly ProfileStep[],
  order: readonly ProfileStep[],
  pauseMs = 1500,
): Performance {
  let played = opening(cleanroom, matter, 0);
  for (const step of order) {
    // A step may ask for several things, for example all jewellery: it is done until nothing is left of it.
    for (let round = 0; round < 4; round += 1) {
      if (round === 0 && isDoneAlready(matter, played, step, chain)) break;
      const way = waysTo(matter, played, step, chain);
      if (!way && round === 0) return { isPossible: false, stepId: step.id, played };
      const next = way && playOn(matter, played, way, pauseMs);
      if (!next) break;
      played = playOn(matter, next, tidy(matter, next.state), pauseMs) as Played<CleanroomState>;
      const isOnce = !step.match.some(({ code }) => code === takeCodes.takeInHand);
      if (isOnce) break;
    }
  }
  const finished = playOn(matter, played, [act(finishCode)], pauseMs) ?? played;
  return { isPossible: true, played: finished, events: finished.trace.map(({ event }) => event) };
}
