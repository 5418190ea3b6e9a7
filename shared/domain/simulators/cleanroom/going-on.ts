import { align, isStep } from '../kernel/align.ts';
import { fits } from '../kernel/chain.ts';
import type { Played } from '../kernel/machine.ts';
import { type Action, finishCode } from '../kernel/run.ts';
import { tryAll } from './available.ts';
import { isPut, takeCodes } from './codes.ts';
import { deedsOf } from './deeds.ts';
import { type Expected, evaluate, type Verdict } from './evaluate.ts';
import { inHand, isOwn, type Thing, wornThings } from './look-up.ts';
import { playOn, putAway, tidy, waysTo } from './perform.ts';
import { isApproach, isBorder, planFor } from './plan.ts';
import type { ProfileStep } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';
import { goTo } from './ways.ts';

type Run = Played<CleanroomState>;

/**
 * One action of a way to the end, and what it is done for: a step, putting right what went or would go wrong, or being
 * where the exercise ends.
 */
export interface Move {
  aim: ProfileStep | 'mending' | 'goal';
  action: Action;
}

/** How a run may be gone on with. */
export interface Choice {
  /** What is done before anything else. */
  first: readonly Action[];
  /** Steps that stay missed. */
  skipped: ReadonlySet<string>;
  /** Steps that are done once more. */
  again: ReadonlySet<string>;
  /** An own thing in the hand is carried to its place before what else lies about is put away. */
  carries: boolean;
}

/** A run gone on with to its end. */
export interface GoingOn {
  moves: Move[];
  /** Steps that were open at its beginning. */
  open: ProfileStep[];
  /** It comes to nothing: it turns in a circle, at the step of its last move. */
  isCircling: boolean;
  /** What comes of it, judged as any run is. */
  verdict: Verdict;
}

/** More than any way to the end takes. */
const mostMoves = 150;

/** Putting down what is in the hand, where that is on a way and not what it is for. */
const puttingDown = (held: Thing | undefined, way: readonly Action[]): Action | undefined =>
  way.slice(0, -1).find(({ code, params }) => isPut(code) && params.item === held?.id);

/** What has to leave the hand on a way is put first: hints are worked out anew each time, and would lead to and fro. */
function handFirst(matter: Matter, state: CleanroomState, way: Action[]): Action[] {
  const put = puttingDown(inHand(matter, state), way);
  return (put && planFor(matter, state, put)) ?? way;
}

/** What has to be done so that an action can be done, the hand emptied before anything else. */
export function planHandFirst(
  matter: Matter,
  state: CleanroomState,
  action: Action,
): Action[] | null {
  const plan = planFor(matter, state, action);
  const put = plan && handFirst(matter, state, plan);
  if (put === plan || !put) return plan;
  const rest = planFor(matter, tryAll(matter, state, put).state, action);
  return rest && [...put, ...rest];
}

/**
 * Putting away what lies about, before somebody goes on. Who `carries` does not lay an own thing down for it, to lie about
 * in its turn, but goes on with it, and fetches the rest later.
 */
function awayFirst(matter: Matter, state: CleanroomState, carries: boolean): Action[] {
  const held = inHand(matter, state);
  const plan = putAway(matter, state);
  if (carries && held && isOwn(held) && puttingDown(held, plan)) return [];
  return handFirst(matter, state, plan);
}

/**
 * The first action of a way. Before it leads over a border, own things are put away and the own locker cell is shut:
 * before the walk up to the bench too, or the hints would lead from the bench to what lies about and back.
 */
function firstOf(
  matter: Matter,
  state: CleanroomState,
  whole: Action[],
  carries: boolean,
): Action | undefined {
  const way = handFirst(matter, state, whole);
  const use = way.find((action) => !isApproach(action));
  if (!use || !isBorder(use)) return way[0];
  return [...awayFirst(matter, state, carries), ...tidy(matter, state), ...way][0];
}

/** Steps that are still to be done, those first that wait for nothing. */
function openSteps(
  matter: Matter,
  { state, trace }: Run,
  chain: readonly ProfileStep[],
  { skipped, again }: Choice,
  since: number,
): ProfileStep[] {
  const deeds = deedsOf(matter, trace, chain);
  const { steps } = align(chain, deeds);
  const worn = wornThings(matter, state);
  // A step may ask for several things, for example all jewellery: it is done when nothing is left of it.
  const isLeft = ({ match }: ProfileStep) =>
    match.some(
      ({ code, params: { group, from } = {} }) =>
        code === takeCodes.takeInHand &&
        from === 'worn' &&
        group !== undefined &&
        worn.some(({ kind }) => fits(group, kind.group)),
    );
  const isAgain = (step: ProfileStep) =>
    again.has(step.id) && !deeds.some((deed) => deed.seq > since && isStep(deed, step));
  const isDone = new Set(
    chain
      .filter((step, i) => steps[i]?.seq !== null && !isLeft(step) && !isAgain(step))
      .map(({ id }) => id),
  );
  const waiting = ({ after }: ProfileStep) => after.filter((id) => !isDone.has(id)).length;
  return chain
    .filter(({ id, forbidden, optional }) => !forbidden && !optional && !isDone.has(id))
    .filter(({ id }) => !skipped.has(id))
    .sort((a, b) => waiting(a) - waiting(b));
}

/** Whether an action can do a step or undo one: all else leaves open what is open. */
const mayBeStep = (chain: readonly ProfileStep[], { code }: Action) =>
  isPut(code) ||
  Object.values(takeCodes).some((one) => one === code) ||
  chain.some(({ match }) => match.some((one) => one.code === code));

/** Where the person and all things are on the way to a step: where that comes again, the way turns in a circle. */
const placesOf = (aim: Move['aim'], state: CleanroomState) =>
  JSON.stringify([
    typeof aim === 'string' ? aim : aim.id,
    state.items,
    state.person,
    state.openCells,
    state.openDoors,
  ]);

/** The way to the first step that something leads to; after the last one it is tidying up, and the way to the goal. */
function wayOn(
  { matter, goal }: Expected,
  played: Run,
  chain: readonly ProfileStep[],
  open: readonly ProfileStep[],
): { aim: Move['aim']; way: Action[] } {
  const { state } = played;
  // A step that was missed may be out of reach for good; then whoever goes on is led on.
  for (const step of open) {
    const way = waysTo(matter, played, step, chain);
    if (way && way.length > 0) return { aim: step, way };
  }
  const away = putAway(matter, state);
  const isThere = goal === undefined || state.person.location === goal;
  const door = isThere ? null : goTo(matter, state, goal);
  const way = away.length > 0 ? away : ((door && planFor(matter, state, door)) ?? []);
  return { aim: 'goal', way };
}

/**
 * Goes on with a run to its end: step by step, as far as something leads there, then to where the exercise ends. What
 * comes next is thought of anew after each action, as it is by whoever follows hints: so a way that hints would not keep
 * to turns in a circle here too.
 */
export function goOn(
  expected: Expected,
  chain: readonly ProfileStep[],
  from: Run,
  choice: Choice,
): GoingOn {
  const { matter } = expected;
  const since = from.state.seq;
  const openAt = (at: Run) => openSteps(matter, at, chain, choice, since);
  const open = openAt(from);
  const moves: Move[] = choice.first.map((action) => ({ aim: 'mending', action }));
  // It was planned from here, so it can be done.
  let played = playOn(matter, from, choice.first, 0) as Run;
  let isCircling = false;
  const seen = new Set<string>();
  let left = openAt(played);
  while (!isCircling) {
    const { aim, way } = wayOn(expected, played, chain, left);
    const action = firstOf(matter, played.state, way, choice.carries);
    const next = action && playOn(matter, played, [action], 0);
    if (!next) break;
    const here = placesOf(aim, played.state);
    isCircling = seen.has(here) || moves.length > mostMoves;
    seen.add(here);
    moves.push({ aim, action });
    played = next;
    if (mayBeStep(chain, action)) left = openAt(played);
  }
  const end = playOn(matter, played, [{ code: finishCode, params: {} }], 0) ?? played;
  return { moves, open, isCircling, verdict: evaluate(expected, end) };
}
