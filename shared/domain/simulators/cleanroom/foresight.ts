import type { Deviation } from '../kernel/align.ts';
import { firstDifference } from '../kernel/first-difference.ts';
import type { Played } from '../kernel/machine.ts';
import type { Action } from '../kernel/run.ts';
import { takeCodes } from './codes.ts';
import { type Expected, mistakeCost, type Verdict } from './evaluate.ts';
import { type Choice, type GoingOn, goOn } from './going-on.ts';
import { chainOf } from './profile.ts';
import { remediesOf, takingAlong } from './remedies.ts';
import { hastyIn, missedIn, type Spotted, toMend, wronglyDone } from './spotted.ts';
import type { CleanroomState } from './state.ts';

/** Marks in percent less what mistakes cost, not rounded, and below nothing too: of two bad runs one is still better. */
const scoreOf = ({ mark, maxMark, mistakes }: Verdict) =>
  (mark / Math.max(1, maxMark)) * 100 -
  mistakes.reduce((sum, { severity }) => sum + mistakeCost[severity], 0);

/**
 * What makes one way to the end better than another, the weightiest first. Of ways that pass none makes a mistake for the
 * marks of a step; where nothing passes the marks tell, for else stopping would beat going on. What is more than minor is
 * done late rather than not at all, and a minor step rather not at all than late. Of equal ways the shortest is the same
 * one at every hint on it.
 */
const worthOf = ({ verdict, isCircling, moves }: GoingOn): number[] => [
  Number(verdict.passed),
  Number(verdict.goalReached),
  Number(!isCircling),
  verdict.passed ? -verdict.mistakes.length : 0,
  scoreOf(verdict),
  -verdict.mistakes.length,
  -missedIn(verdict).filter(({ severity }) => severity !== 'minor').length,
  -wronglyDone(verdict).length,
  -missedIn(verdict).length,
  -verdict.soiled.length,
  -moves.length,
];

const isBetter = (one: GoingOn, other: GoingOn) =>
  firstDifference(worthOf(one), worthOf(other)) > 0;

const isSpotless = ({ verdict, isCircling }: GoingOn) =>
  verdict.goalReached &&
  !isCircling &&
  verdict.mistakes.length === 0 &&
  verdict.steps.every(({ deviations }) => deviations.length === 0);

/** More steps than one that is passed over are seldom tried: each try is a whole way to the end. */
const mostSkips = 4;

/** Steps on the way that something goes wrong at stay missed: each alone, those together that come too late, or all. */
function skipsOf({ chain, played, way }: Spotted): ReadonlySet<string>[] {
  const { verdict, moves, open, isCircling } = way;
  const { seq: now } = played.state;
  const isOpen = new Set(open.map(({ id }) => id));
  const overdue = [...isOpen].filter((id) =>
    chain.some((step) => !isOpen.has(step.id) && step.after.includes(id)),
  );
  const wrongAt = [
    ...verdict.mistakes.map(({ seq }) => seq),
    // What is missing has no other deviation.
    ...wronglyDone(verdict).flatMap(({ deviations }) =>
      (deviations as Exclude<Deviation, { kind: 'missing' }>[]).map(({ seq }) => seq),
    ),
  ];
  const doneFor = wrongAt.map((seq) => moves[seq - now - 1]);
  const last = isCircling ? moves.at(-1) : undefined;
  const harmful = new Set([
    ...[...doneFor, last].flatMap((move) => {
      const aim = move?.aim;
      return typeof aim === 'object' ? aim.id : [];
    }),
    ...overdue,
  ]);
  return [
    ...(overdue.length > 1 ? [overdue] : []),
    ...[...harmful].slice(0, mostSkips).map((id) => [id]),
    chain.map(({ id }) => id),
  ].map((ids) => new Set(ids));
}

/** Steps that were done too early, or that a mistake to come folds, are done once more. */
function repeatsOf(spotted: Spotted): string[] {
  const { chain, way } = spotted;
  const folded = toMend(spotted).flatMap(({ rule }) => rule.folds ?? []);
  const ids = new Set([...hastyIn(spotted), ...folded]);
  return (
    chain
      .filter(({ id, forbidden }) => ids.has(id) && !forbidden)
      // A garment that is to go on again has to come off first.
      .filter(({ match }) => match.some(({ code }) => code !== takeCodes.putOn))
      .filter(({ id }) => !way.open.some((step) => step.id === id))
      .map(({ id }) => id)
  );
}

const asItIs: Choice = { first: [], skipped: new Set(), again: new Set(), carries: false };

/**
 * The best way to the end that is found from here. Where the plain one is spotless it is that; where it turns in a circle
 * among things that lie about, they are also carried one by one. Otherwise what goes wrong says what else to try.
 */
function searched(expected: Expected, played: Played<CleanroomState>): GoingOn {
  const { profile, matter, start, without } = expected;
  const chain = chainOf(profile, matter, start, without);
  const from = (base: Choice) => ({ base, way: goOn(expected, chain, played, base) });
  const plain = from(asItIs);
  const bases = [plain, ...(plain.way.isCircling ? [from({ ...asItIs, carries: true })] : [])];
  const spotless = bases.find(({ way }) => isSpotless(way));
  if (spotless) return spotless.way;
  return bases
    .flatMap(({ base, way }) => [way, ...othersOf({ expected, chain, played, way }, base)])
    .reduce((best, other) => (isBetter(other, best) ? other : best), plain.way);
}

/** What was found from a state: the hints after it look there again. */
const found = new WeakMap<CleanroomState, { expected: Expected; way: GoingOn }>();

function foundFrom(expected: Expected, played: Played<CleanroomState>): GoingOn {
  const known = found.get(played.state);
  if (known?.expected === expected) return known.way;
  const way = searched(expected, played);
  found.set(played.state, { expected, way });
  return way;
}

/** Whether what was done is what was meant: the screen always names the door, a way need not. */
function isSameAction(meant: Action, did: Action): boolean {
  const { door, ...params } = did.params;
  const done = meant.params.door === undefined ? params : did.params;
  const names = Object.keys(done);
  return (
    meant.code === did.code &&
    names.length === Object.keys(meant.params).length &&
    names.every((name) => meant.params[name] === done[name])
  );
}

/** So many actions back a way is kept to: to another room, up to a thing, and the thing taken. */
const keptFor = 3;

/** Whether a hint was asked for since the last action: it has a number of its own, and changes nothing. */
const isAsked = ({ state, trace }: Played<CleanroomState>): boolean =>
  state.seq > (trace.at(-1)?.after.seq ?? 0);

/** What is left of the way that a hint has begun, if all that was done since is what it said; null: there is none. */
function begunWay(
  expected: Expected,
  played: Played<CleanroomState>,
  back: number,
): GoingOn | null {
  const last = played.trace.at(-1);
  if (!last || back === 0) return null;
  const before = { ...played, state: last.before, trace: played.trace.slice(0, -1) };
  const way = (isAsked(before) ? wayFrom : begunWay)(expected, before, back - 1);
  const [first, ...moves] = way?.moves ?? [];
  return way && first && isSameAction(first.action, last.event) ? { ...way, moves } : null;
}

function wayFrom(expected: Expected, played: Played<CleanroomState>, back: number): GoingOn {
  const own = foundFrom(expected, played);
  if (isSpotless(own)) return own;
  const begun = begunWay(expected, played, back);
  return begun && isBetter(begun, own) ? begun : own;
}

/**
 * The best way to the end from here. Where the last actions are those that a hint has begun, and nothing as good is found
 * now, it is the rest of that: each search alone is thought of anew, and two of them could lead to and fro.
 */
export const bestWay = (expected: Expected, played: Played<CleanroomState>): GoingOn =>
  wayFrom(expected, played, keptFor);

/**
 * What else to try where a way is not spotless: something done first, and after it again what that made vain, or something
 * taken along; a step again, or passed over. The next hint tries again from where this one has led.
 */
function othersOf(spotted: Spotted, base: Choice): GoingOn[] {
  const { expected, chain, played, way: plain } = spotted;
  const tried = (choice: Partial<Choice>) => goOn(expected, chain, played, { ...base, ...choice });
  // Nothing done first is one of them: once it is done, what was to follow it is tried still.
  const mended = [[], ...remediesOf(spotted)].flatMap((first: Action[]) => {
    const way = first.length > 0 ? tried({ first }) : plain;
    if (isSpotless(way)) return [way];
    const after = { ...spotted, way };
    // What goes wrong after it is done again: gloves are clean no more when garments were put on again.
    const again = new Set(repeatsOf(after));
    // What lies there after it is taken along: a garment is put on with the hand that held a pen.
    const along = first.length > 0 ? takingAlong(after, first) : [];
    return [
      way,
      ...(again.size > 0 ? [tried({ first, again })] : []),
      ...along.map((taking) => tried({ first: [...first, ...taking] })),
    ];
  });
  const repeats = repeatsOf(spotted);
  return [
    ...mended,
    ...(repeats.length > 1 ? repeats : []).map((id) => tried({ again: new Set([id]) })),
    ...skipsOf(spotted).map((skipped) => tried({ skipped })),
  ];
}
