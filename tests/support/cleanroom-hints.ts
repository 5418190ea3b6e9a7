import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import {
  type Expected,
  evaluate,
  type Verdict,
} from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { planFor } from '#shared/domain/simulators/cleanroom/plan.ts';
import { chainOf } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { goTo } from '#shared/domain/simulators/cleanroom/ways.ts';
import { advance, opening, type Played } from '#shared/domain/simulators/kernel/machine.ts';
import { type Action, hintCode } from '#shared/domain/simulators/kernel/run.ts';
import { doneOn, finished, rightSteps, stepOn } from './cleanroom-right-run.ts';

type Run = Played<CleanroomState>;

/** More hints than any way to the end takes. */
const mostHints = 80;

export const chainIn = ({ profile, matter, start, without }: Expected) =>
  chainOf(profile, matter, start, without);

export const judged = (expected: Expected, played: Run): Verdict =>
  evaluate(expected, finished(expected.matter, played));

/** Does what the hints say until there is none; `isEnded` is false where they never end. */
export function hintedOn(expected: Expected, from: Run): { played: Run; isEnded: boolean } {
  let played = from;
  for (let count = 0; count < mostHints; count += 1) {
    played = asked(expected, played);
    const advice = adviceOf(expected, played);
    if (!advice) return { played, isEnded: true };
    played = doneOn(expected.matter, played, [advice.action]);
  }
  return { played, isEnded: false };
}

/** A hint is asked for, as the screen does it: it is an event of its own. */
export function asked({ matter }: Expected, played: Run): Run {
  const { seq, atMs } = played.state;
  const event = { seq: seq + 1, atMs, code: hintCode, params: {} };
  const next = advance(cleanroom, matter, played, event, true);
  if (!next.isDone) throw new Error(next.refusal.reason);
  return next.state;
}

/** Does the steps that are left in the order of the chain, and goes to the goal: what somebody does who asks for no hint. */
export function wentOn(expected: Expected, from: Run): Run {
  const { matter, goal } = expected;
  const chain = chainIn(expected);
  let played = rightSteps(chain).reduce(
    (now, step) => stepOn(matter, now, step, chain) ?? now,
    from,
  );
  for (let doors = 0; goal && doors < 6; doors += 1) {
    const door = goTo(matter, played.state, goal);
    const way = door && planFor(matter, played.state, door);
    if (way) played = doneOn(matter, played, way);
  }
  return played;
}

/** A right run up to a step, or to its end, with some steps left out. */
export function runUpTo(expected: Expected, end: string | null, skip: readonly string[] = []): Run {
  const { matter } = expected;
  const chain = chainIn(expected);
  const steps = rightSteps(chain);
  const until = steps.findIndex(({ id }) => id === end);
  return steps
    .slice(0, until < 0 ? steps.length : until)
    .filter(({ id }) => !skip.includes(id))
    .reduce((now, step) => stepOn(matter, now, step, chain) ?? now, opening(cleanroom, matter, 0));
}

/** Does actions with the ways to them. */
export const reachedOn = ({ matter }: Expected, from: Run, actions: readonly Action[]): Run =>
  actions.reduce((now, action) => {
    const way = planFor(matter, now.state, action);
    if (!way) throw new Error(`no way to ${JSON.stringify(action)}`);
    return doneOn(matter, now, way);
  }, from);

/** The beginning of a right run, a share of its actions. */
export function beginningOf(expected: Expected, share: number): Run {
  const { trace } = runUpTo(expected, null);
  const events = trace.slice(0, Math.round(trace.length * share)).map(({ event }) => event);
  const actions = events.map(({ code, params }) => ({ code, params }));
  return doneOn(expected.matter, opening(cleanroom, expected.matter, 0), actions);
}
