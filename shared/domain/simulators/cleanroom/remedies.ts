import { type DeedMatcher, fits } from '../kernel/chain.ts';
import type { Action } from '../kernel/run.ts';
import { tryAll } from './available.ts';
import { deedCodes, isPut, takeCodes } from './codes.ts';
import { thingsMeant } from './condition.ts';
import { handSurface, marksOn } from './contamination.ts';
import { planHandFirst } from './going-on.ts';
import {
  allThings,
  furnitureOf,
  inHand,
  isOwn,
  type Thing,
  wornOf,
  wornThings,
} from './look-up.ts';
import { putsAt, rightly } from './perform.ts';
import { keptAt } from './place-to-put.ts';
import type { MistakeRule } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import { hastyIn, missedIn, type Spotted, toMend } from './spotted.ts';
import type { CleanroomState } from './state.ts';

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

/** Actions of which one is enough, for example putting a thing at one of several places. */
type Alternatives = readonly Action[];

/** The shortest way to one of several actions; nothing where none can be done. */
function shortestTo(
  { expected: { matter } }: Spotted,
  state: CleanroomState,
  alternatives: Alternatives,
): Action[][] {
  return alternatives
    .flatMap((action) => {
      const plan = planHandFirst(matter, state, action);
      return plan ? [plan] : [];
    })
    .sort((a, b) => a.length - b.length)
    .slice(0, 1);
}

/** One plan for all of several things. */
function inTurn(spotted: Spotted, several: readonly Alternatives[]): Action[] {
  const { expected, played } = spotted;
  const plan: Action[] = [];
  for (const alternatives of several) {
    const { state } = tryAll(expected.matter, played.state, plan);
    plan.push(...shortestTo(spotted, state, alternatives).flat());
  }
  return plan;
}

/** Several things at once, where one of them alone mends nothing. */
const together = (spotted: Spotted, several: readonly Alternatives[]): Action[][] =>
  several.length > 1 ? [inTurn(spotted, several)] : [];

/** Putting on what is sound: neither torn, nor worn once already. */
const soundOf = (matter: Matter, state: CleanroomState, group: string): Action[] =>
  allThings(matter, state)
    .filter(({ kind, now }) => kind.group === group && now.condition === 'sound')
    .map(rightly);

const cleaningHands = ({ expected: { matter }, played: { state } }: Spotted): Alternatives[] =>
  marksOn(state, handSurface(matter, state)).length > 0
    ? [[act(deedCodes.wipe)], [act(deedCodes.wash)]]
    : [];

const shuttingDoors = ({ played: { state } }: Spotted): Alternatives[] =>
  state.openDoors.map((door) => [act(deedCodes.door, { door, open: false })]);

/** Putting away or on what is in the hand, or lies where it may not. */
function handling(spotted: Spotted): Alternatives[] {
  const { matter } = spotted.expected;
  const { state } = spotted.played;
  const named = new Set(toMend(spotted).flatMap(({ mistake }) => mistake.item ?? []));
  const held = inHand(matter, state);
  return allThings(matter, state)
    .filter(({ id }) => id === held?.id || named.has(id))
    .flatMap((thing) => [
      ...keptAt(thing).map((code) => putsAt(matter, thing, code)),
      thing.kind.covers.length > 0 ? [rightly(thing)] : [],
      [act(takeCodes.putInBag, { item: thing.id })],
    ]);
}

/** Things that have to be worn so that a mistake is not made. */
const missedBy = ({ if: { any = [], not } = {} }: MistakeRule) =>
  [not, ...any.map((one) => one.not)].flatMap((one) => one?.worn ?? []);

/**
 * Putting on again what should be worn and is off, what is in the hand before the rest. What is worn once is put on a
 * second time only where no new one can be.
 */
function dressing(spotted: Spotted): Alternatives[] {
  const { matter } = spotted.expected;
  const { state } = spotted.played;
  const held = inHand(matter, state);
  const things = allThings(matter, state);
  const isHeld = (group: string) => Number(group === held?.kind.group);
  const groups = new Set(toMend(spotted).flatMap(({ rule }) => missedBy(rule)));
  return [...groups]
    .filter((group) => !wornOf(matter, state, group))
    .sort((a, b) => isHeld(b) - isHeld(a))
    .map((group) => {
      const sound = soundOf(matter, state, group);
      if (shortestTo(spotted, state, sound).length > 0) return sound;
      return things.filter(({ kind }) => kind.group === group).map(rightly);
    });
}

/** Things of the kind that a step asks for. */
const askedFor = (things: readonly Thing[], { params: { group } = {} }: DeedMatcher) =>
  things.filter(({ kind }) => group !== undefined && fits(group, kind.group));

/** Putting on a second time what a step asks for that stays missing: with a new one it would not. */
function dressingAgain({ expected: { matter }, chain, played, way }: Spotted): Alternatives[] {
  const used = allThings(matter, played.state).filter(({ now }) => now.condition === 'used');
  const missed = missedIn(way.verdict).filter(({ severity }) => severity !== 'minor');
  return chain
    .filter(({ id }) => missed.some(({ stepId }) => stepId === id))
    .map(({ match }) =>
      match
        .filter(({ code }) => code === takeCodes.putOn)
        .flatMap((one) => askedFor(used, one))
        .map(rightly),
    )
    .filter((again) => again.length > 0);
}

/** Taking off what was put on too early, the last first, but nothing that cannot be put on again then. */
function undressing(spotted: Spotted): Alternatives[] {
  const { matter } = spotted.expected;
  const { state, trace } = spotted.played;
  const hasty = hastyIn(spotted);
  const worn = spotted.way.verdict.steps
    .filter(({ stepId }) => hasty.includes(stepId))
    .sort((a, b) => Number(b.seq) - Number(a.seq))
    .flatMap(({ seq }) => trace.find(({ event }) => event.seq === seq)?.event.params.item ?? [])
    .flatMap((id) => wornThings(matter, state).filter((thing) => thing.id === id));
  const off = ({ id }: Thing): Alternatives => [act(takeCodes.takeInHand, { item: id })];
  const bare = tryAll(matter, state, inTurn(spotted, worn.map(off))).state;
  return worn
    .filter(({ kind }) => shortestTo(spotted, bare, soundOf(matter, bare, kind.group)).length > 0)
    .map(off);
}

/** Taking along what is to be put somewhere else, in the hand or worn, each thing by itself, after what is done `first`. */
export function takingAlong(spotted: Spotted, first: readonly Action[]): Action[][] {
  const { matter } = spotted.expected;
  const { state } = tryAll(matter, spotted.played.state, first);
  const things = allThings(matter, state);
  const missed = new Set(missedIn(spotted.way.verdict).map(({ stepId }) => stepId));
  return spotted.way.open
    .filter(({ id }) => missed.has(id))
    .flatMap(({ match }) => match)
    .filter(({ code }) => isPut(code))
    .flatMap((match) => askedFor(things, match))
    .flatMap((thing) => [
      ...shortestTo(spotted, state, [act(takeCodes.takeInHand, { item: thing.id })]),
      // The hand may be needed for what lies there too; a bag goes on the shoulder, clothes are not put on to be carried.
      ...(thing.kind.type === 'subject' ? shortestTo(spotted, state, [rightly(thing)]) : []),
    ]);
}

/** Furniture where anything is laid down for a while: bench and shoe shelf. */
const layingCodes = ['A021', 'A013'];

/** What may not go on and has no place of its own here is laid down: better that than carried on. */
function layingDown(spotted: Spotted): Action[][] {
  const { matter } = spotted.expected;
  const { state } = spotted.played;
  const isHere = ({ params }: Action) =>
    furnitureOf(matter.world, String(params.place))?.room.location === state.person.location;
  const meant = toMend(spotted).flatMap(({ rule }) => thingsMeant(matter, state, rule.if ?? {}));
  return [...new Set(meant)].filter(isOwn).flatMap((thing) => {
    const isWorn = thing.now.where.at === 'worn';
    const take = act(takeCodes.takeInHand, { item: thing.id });
    const taking = isWorn ? shortestTo(spotted, state, [take]) : [[]];
    const puts = layingCodes.flatMap((code) => putsAt(matter, thing, code)).filter(isHere);
    return taking.flatMap((taken) =>
      shortestTo(spotted, tryAll(matter, state, taken).state, puts).map((put) => [
        ...taken,
        ...put,
      ]),
    );
  });
}

/** What may be done first to mend what goes wrong on a way: plans that can be done from here. */
export function remediesOf(spotted: Spotted): Action[][] {
  const { state } = spotted.played;
  const dress = [...dressing(spotted), ...dressingAgain(spotted)];
  const undress = undressing(spotted);
  const single = [
    ...cleaningHands(spotted),
    ...shuttingDoors(spotted),
    ...handling(spotted),
    ...dress,
    ...undress,
  ].flatMap((alternatives) => shortestTo(spotted, state, alternatives));
  return [
    ...together(spotted, dress),
    ...together(spotted, undress),
    ...single,
    ...takingAlong(spotted, []),
    ...layingDown(spotted),
  ];
}
