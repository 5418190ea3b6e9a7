import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { deedsOf } from '#shared/domain/simulators/cleanroom/deeds.ts';
import {
  type Expected,
  evaluate,
  type Verdict,
} from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { tidy, waysTo } from '#shared/domain/simulators/cleanroom/perform.ts';
import { planFor } from '#shared/domain/simulators/cleanroom/plan.ts';
import {
  chainOf,
  type Profile,
  type ProfileStep,
} from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { align } from '#shared/domain/simulators/kernel/align.ts';
import { inOrder } from '#shared/domain/simulators/kernel/chain.ts';
import { advance, opening, type Played } from '#shared/domain/simulators/kernel/machine.ts';
import { type Action, finishCode } from '#shared/domain/simulators/kernel/run.ts';

/** How a right run is spoiled. */
export interface Spoiling {
  /** Steps that are left out. */
  skip?: readonly string[];
  /** Actions done before a step, with the way to them. */
  before?: Record<string, Action[]>;
  /** Actions done in the place of a step. */
  instead?: Record<string, Action[]>;
  /** The order of all steps; as the chain has them otherwise. */
  order?: readonly string[];
}

export const expectedOf = (one: CleanroomCase, profile: Profile): Expected => {
  const matter = { world: one.world, situations: one.secret.situations };
  return {
    profile,
    matter,
    start: cleanroom.start(matter, 0),
    without: one.secret.without,
    goal: one.world.goal,
    passMark: one.passMark,
  };
};

/** The steps of a case in an order that its chain allows, less what need not and must not be done. */
export const rightSteps = (chain: readonly ProfileStep[]): ProfileStep[] =>
  ((inOrder(chain) ?? []) as ProfileStep[]).filter((step) => !step.forbidden && !step.optional);

type Run = Played<CleanroomState>;

/** Does actions one after another, a second apart. */
export function doneOn(matter: Matter, from: Run, actions: readonly Action[]): Run {
  let played = from;
  for (const action of actions) {
    const { seq, atMs } = played.state;
    const event = { seq: seq + 1, atMs: atMs + 1000, ...action };
    const next = advance(cleanroom, matter, played, event, false);
    if (!next.isDone) throw new Error(`${JSON.stringify(action)}: ${next.refusal.reason}`);
    played = next.state;
  }
  return played;
}

/** Does a step rightly where it is not done yet, for example litter that was in the hand; null: nothing leads there. */
export function stepOn(
  matter: Matter,
  from: Run,
  step: ProfileStep,
  chain: ProfileStep[],
): Run | null {
  const { steps } = align(chain, deedsOf(matter, from.trace, chain));
  const done = steps.find(({ stepId, seq }) => stepId === step.id && seq !== null);
  if (done?.deviations.every(({ kind }) => kind !== 'tooEarly')) return from;
  let way = waysTo(matter, from, step, chain);
  if (!way) return null;
  let played = from;
  // A step that takes something off is done until nothing of its kind is left.
  const isTakingOff = step.match.some(({ code }) => code === 'A003');
  do {
    played = doneOn(matter, played, way);
    played = doneOn(matter, played, tidy(matter, played.state));
    way = isTakingOff ? waysTo(matter, played, step, chain) : null;
  } while (way);
  return played;
}

const finish: Action = { code: finishCode, params: {} };

export const finished = (matter: Matter, played: Run): Run => doneOn(matter, played, [finish]);

/** A run done rightly but for what is spoiled in it, to its end. */
export function spoiledRun(
  one: CleanroomCase,
  profile: Profile,
  { skip = [], before = {}, instead = {}, order }: Spoiling = {},
): { played: Run; verdict: Verdict } {
  const expected = expectedOf(one, profile);
  const { matter, start, without } = expected;
  const chain = chainOf(profile, matter, start, without);
  const steps = order
    ? order.flatMap((id) => chain.find((step) => step.id === id) ?? [])
    : rightSteps(chain);
  let played = opening(cleanroom, matter, 0);
  const reach = (action: Action) => {
    const plan = planFor(matter, played.state, action);
    if (!plan) throw new Error(`no way to ${JSON.stringify(action)}`);
    played = doneOn(matter, played, plan);
  };
  for (const step of steps) {
    for (const action of before[step.id] ?? []) reach(action);
    if (skip.includes(step.id)) continue;
    const other = instead[step.id];
    if (other) {
      for (const action of other) reach(action);
      continue;
    }
    const next = stepOn(matter, played, step, chain);
    if (!next) throw new Error(`no way to the step ${step.id}`);
    played = next;
  }
  played = finished(matter, played);
  return { played, verdict: evaluate(expected, played) };
}

/** What a verdict names: mistakes, and steps that went wrong and are not told by one of them. */
export const named = ({ mistakes, steps }: Verdict): string[] => [
  ...mistakes.map(({ mistakeId }) => mistakeId),
  ...steps.flatMap(({ stepId, deviations, foldedBy }) =>
    foldedBy ? [] : deviations.map(({ kind }) => `${kind}:${stepId}`),
  ),
];
