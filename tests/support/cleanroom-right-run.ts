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

/** A run done rightly but for what is spoiled in it, to its end. */
export function spoiledRun(
  one: CleanroomCase,
  profile: Profile,
  { skip = [], before = {}, instead = {}, order }: Spoiling = {},
): { played: Played<CleanroomState>; verdict: Verdict } {
  const expected = expectedOf(one, profile);
  const { matter, start, without } = expected;
  const chain = chainOf(profile, matter, start, without);
  const steps = order
    ? order.flatMap((id) => chain.find((step) => step.id === id) ?? [])
    : ((inOrder(chain) ?? []) as ProfileStep[]).filter((step) => !step.forbidden && !step.optional);
  let played = opening(cleanroom, matter, 0);
  const doAll = (actions: readonly Action[]) => {
    for (const action of actions) {
      const { seq, atMs } = played.state;
      const next = advance(
        cleanroom,
        matter,
        played,
        { seq: seq + 1, atMs: atMs + 1000, ...action },
        false,
      );
      if (!next.isDone) throw new Error(`${JSON.stringify(action)}: ${next.refusal.reason}`);
      played = next.state;
    }
  };
  const reach = (action: Action) => {
    const plan = planFor(matter, played.state, action);
    if (!plan) throw new Error(`no way to ${JSON.stringify(action)}`);
    doAll(plan);
  };
  for (const step of steps) {
    for (const action of before[step.id] ?? []) reach(action);
    if (skip.includes(step.id)) continue;
    const other = instead[step.id];
    if (other) {
      for (const action of other) reach(action);
      continue;
    }
    // Done already on the way to another, for example litter that was in the hand.
    const { steps: aligned } = align(chain, deedsOf(matter, played.trace, chain));
    const done = aligned.find(({ stepId, seq }) => stepId === step.id && seq !== null);
    if (done?.deviations.every(({ kind }) => kind !== 'tooEarly')) continue;
    let way = waysTo(matter, played, step, chain);
    if (!way) throw new Error(`no way to the step ${step.id}`);
    // A step that takes something off is done until nothing of its kind is left.
    const isTakingOff = step.match.some(({ code }) => code === 'A003');
    do {
      doAll(way);
      doAll(tidy(matter, played.state));
      way = isTakingOff ? waysTo(matter, played, step, chain) : null;
    } while (way);
  }
  doAll([{ code: finishCode, params: {} }]);
  return { played, verdict: evaluate(expected, played) };
}

/** What a verdict names: mistakes, and steps that went wrong and are not told by one of them. */
export const named = ({ mistakes, steps }: Verdict): string[] => [
  ...mistakes.map(({ mistakeId }) => mistakeId),
  ...steps.flatMap(({ stepId, deviations, foldedBy }) =>
    foldedBy ? [] : deviations.map(({ kind }) => `${kind}:${stepId}`),
  ),
];
