import type { Deviation } from '../kernel/align.ts';
import { fits } from '../kernel/chain.ts';
import type { Played } from '../kernel/machine.ts';
import type { Action } from '../kernel/run.ts';
import { tryAll } from './available.ts';
import { deedCodes, isPut, takeCodes } from './codes.ts';
import { thingsMeant } from './condition.ts';
import { handSurface, marksOn } from './contamination.ts';
import { type Expected, type MistakeResult, mistakeCost, type Verdict } from './evaluate.ts';
import { type Choice, type GoingOn, goOn, planHandFirst } from './going-on.ts';
import { allThings, furnitureOf, inHand, isOwn, wornOf } from './look-up.ts';
import { putsAt, rightly } from './perform.ts';
import { keptAt } from './place-to-put.ts';
import { chainOf, type MistakeRule, type ProfileStep } from './profile.ts';
import type { CleanroomState } from './state.ts';

type Run = Played<CleanroomState>;

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

/** Marks in percent less what mistakes cost, not rounded, and below nothing too: of two bad runs one is still better. */
const scoreOf = ({ mark, maxMark, mistakes }: Verdict) =>
  (mark / Math.max(1, maxMark)) * 100 -
  mistakes.reduce((sum, { severity }) => sum + mistakeCost[severity], 0);

/** Steps that were done otherwise than they should be. */
const wronglyDone = ({ steps }: Verdict) =>
  steps.filter(({ deviations }) => deviations.some(({ kind }) => kind !== 'missing'));

const missedIn = ({ steps }: Verdict) =>
  steps.filter(({ deviations }) => deviations.some(({ kind }) => kind === 'missing'));

/**
 * What makes one way to the end better than another, the weightiest first. A mistake is not made for the marks of a
 * step; what is more than minor is done late rather than not at all, and a minor step rather not at all than late. Of equal
 * ways the shortest is the same one at every hint on it.
 */
const worthOf = ({ verdict, isCircling, moves }: GoingOn): number[] => [
  Number(verdict.passed),
  Number(verdict.goalReached),
  Number(!isCircling),
  -verdict.mistakes.length,
  scoreOf(verdict),
  -missedIn(verdict).filter(({ severity }) => severity !== 'minor').length,
  -wronglyDone(verdict).length,
  -missedIn(verdict).length,
  -verdict.soiled.length,
  -moves.length,
];

function isBetter(one: GoingOn, other: GoingOn): boolean {
  const theirs = worthOf(other);
  const differences = worthOf(one).map((worth, i) => worth - (theirs[i] as number));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

const isSpotless = ({ verdict, isCircling }: GoingOn) =>
  verdict.goalReached &&
  !isCircling &&
  verdict.mistakes.length === 0 &&
  verdict.steps.every(({ deviations }) => deviations.length === 0);

/** A way to the end that is not spotless, and what is asked about it. */
interface Spotted {
  expected: Expected;
  chain: readonly ProfileStep[];
  played: Run;
  way: GoingOn;
}

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

/** Mistakes that are still to come, or that can be undone: something left lying, a wrong size. */
function toMend({
  expected,
  played,
  way,
}: Spotted): { mistake: MistakeResult; rule: MistakeRule }[] {
  return way.verdict.mistakes.flatMap((mistake) => {
    const rule = expected.profile.mistakes.find(({ id }) => id === mistake.mistakeId);
    const isOpen = mistake.seq > played.state.seq || rule?.left || rule?.mends;
    return rule && isOpen ? [{ mistake, rule }] : [];
  });
}

/** Steps that were done before their time, and those that others came too late for. */
const hastyIn = ({ played, way }: Spotted): string[] =>
  wronglyDone(way.verdict).flatMap(({ stepId, deviations }) =>
    deviations.flatMap((one) => {
      if (one.kind === 'late') return one.others;
      const isPast = one.kind === 'tooEarly' && !one.isMended && one.seq <= played.state.seq;
      return isPast ? [stepId] : [];
    }),
  );

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

/** Things that have to be worn so that a mistake is not made. */
const missedBy = ({ if: { any = [], not } = {} }: MistakeRule) =>
  [not, ...any.map((one) => one.not)].flatMap((one) => one?.worn ?? []);

/**
 * What may be done first to mend what goes wrong on the way: cleaning the hands, putting away or putting on what is in
 * the hand or lies about, taking off what was put on too early, taking along what is to be put somewhere. Of several
 * places the nearest.
 */
function remediesOf(spotted: Spotted): { undressing: Action[][]; remedies: Action[][] } {
  const { expected, played, way } = spotted;
  const { matter } = expected;
  const { state, trace } = played;
  const mendable = toMend(spotted);
  const things = allThings(matter, state);
  const named = new Set(mendable.flatMap(({ mistake }) => mistake.item ?? []));
  const held = inHand(matter, state);
  const handled = things
    .filter(({ id }) => id === held?.id || named.has(id))
    .flatMap((thing) => [
      ...keptAt(thing).map((code) => putsAt(matter, thing, code)),
      thing.kind.covers.length > 0 ? [rightly(thing)] : [],
      [act(takeCodes.putInBag, { item: thing.id })],
    ]);
  const groups = new Set(mendable.flatMap(({ rule }) => missedBy(rule)));
  const worn = [...groups]
    .filter((group) => !wornOf(matter, state, group))
    .map((group) => things.filter(({ kind }) => kind.group === group).map(rightly));
  const isDirty = marksOn(state, handSurface(matter, state)).length > 0;
  const cleaning = isDirty ? [[act(deedCodes.wipe)], [act(deedCodes.wash)]] : [];
  const hasty = hastyIn(spotted);
  // What went on last comes off first.
  const off = way.verdict.steps
    .filter(({ stepId }) => hasty.includes(stepId))
    .sort((a, b) => Number(b.seq) - Number(a.seq))
    .flatMap(({ seq }) => trace.find(({ event }) => event.seq === seq)?.event.params.item ?? [])
    .filter((id) => state.items[String(id)]?.where.at === 'worn')
    .map((item) => [act(takeCodes.takeInHand, { item })]);
  const missed = new Set(missedIn(way.verdict).map(({ stepId }) => stepId));
  const wanted = way.open
    .filter(({ id }) => missed.has(id))
    .flatMap(({ match }) => match)
    .filter(({ code }) => isPut(code))
    .flatMap(({ params: { group } = {} }) =>
      things.filter((thing) => group !== undefined && fits(group, thing.kind.group)),
    )
    .map(({ id }) => [act(takeCodes.takeInHand, { item: id })]);
  /** One plan, or none. */
  const shortest = (now: CleanroomState, actions: readonly Action[]): Action[][] =>
    actions
      .flatMap((action) => {
        const plan = planHandFirst(matter, now, action);
        return plan ? [plan] : [];
      })
      .sort((a, b) => a.length - b.length)
      .slice(0, 1);
  // Of several garments that are off, one alone put on again mends nothing; what is in the hand comes first.
  const isHeld = (actions: Action[]) => actions.some(({ params }) => params.item === held?.id);
  const together = (several: readonly Action[][]): Action[][] => {
    const all: Action[] = [];
    for (const actions of several) {
      all.push(...shortest(tryAll(matter, state, all).state, actions).flat());
    }
    return several.length > 1 ? [all] : [];
  };
  const heldFirst = [...worn].sort((a, b) => Number(isHeld(b)) - Number(isHeld(a)));
  // What may not go on and has no place of its own here is laid down: better that than carried on.
  const isHere = ({ params }: Action) =>
    furnitureOf(matter.world, String(params.place))?.room.location === state.person.location;
  const meant = mendable.flatMap(({ rule }) =>
    rule.if ? thingsMeant(matter, state, rule.if) : [],
  );
  const laidDown = [...new Set(meant)].filter(isOwn).flatMap((thing) => {
    const isWorn = thing.now.where.at === 'worn';
    const taking = isWorn ? shortest(state, [act(takeCodes.takeInHand, { item: thing.id })]) : [[]];
    const puts = layingCodes.flatMap((code) => putsAt(matter, thing, code)).filter(isHere);
    return taking.flatMap((taken) =>
      shortest(tryAll(matter, state, taken).state, puts).map((put) => [...taken, ...put]),
    );
  });
  const first = [...cleaning, ...handled, ...worn, ...off, ...wanted];
  const undressing = together(off);
  const remedies = [
    ...together(heldFirst),
    ...undressing,
    ...first.flatMap((actions) => shortest(state, actions)),
    ...laidDown,
  ];
  return { undressing, remedies };
}

/** Furniture where anything is laid down for a while: bench and shoe shelf. */
const layingCodes = ['A021', 'A013'];

const asItIs: Choice = { first: [], skipped: new Set(), again: new Set() };

/**
 * The best way to the end from here. Where the plain one is spotless it is that; otherwise what goes wrong on it says
 * what else to try, one thing at a time: the next hint tries again from where this one has led.
 */
export function bestWay(expected: Expected, played: Run): GoingOn {
  const { profile, matter, start, without } = expected;
  const chain = chainOf(profile, matter, start, without);
  const plain = goOn(expected, chain, played, asItIs);
  if (isSpotless(plain)) return plain;
  const spotted: Spotted = { expected, chain, played, way: plain };
  const { undressing, remedies } = remediesOf(spotted);
  const repeats = repeatsOf(spotted);
  const choices: Choice[] = [
    ...remedies.map((first) => ({ ...asItIs, first })),
    // What else came too soon is done again when the garments are on again.
    ...undressing.map((first) => ({ ...asItIs, first, again: new Set(repeats) })),
    ...repeats.map((id) => ({ ...asItIs, again: new Set([id]) })),
    ...skipsOf(spotted).map((skipped) => ({ ...asItIs, skipped })),
  ];
  return choices
    .map((choice) => goOn(expected, chain, played, choice))
    .reduce((best, other) => (isBetter(other, best) ? other : best), plain);
}
