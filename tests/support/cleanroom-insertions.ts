import { available } from '#shared/domain/simulators/cleanroom/available.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { evaluate, type Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { chainOf, type Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { opening } from '#shared/domain/simulators/kernel/machine.ts';
import { type Action, finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { doneOn, expectedOf, finished, rightSteps, stepOn } from './cleanroom-right-run.ts';

/** A right run with one action in it that nobody asked for. */
export interface Inserted {
  caseId: string;
  /** The step that it was done before; `end`: after all. */
  before: string;
  action: Action;
  verdict: Verdict;
  state: CleanroomState;
}

/**
 * Every possible action before every step of the right run of a case and after the last, those that are wanted; the
 * person then goes on with the steps that can still be done. First comes the right run itself, with no action.
 */
export function* insertions(
  one: CleanroomCase,
  profile: Profile,
  isWanted: () => boolean,
): Generator<Inserted> {
  const expected = expectedOf(one, profile);
  const { matter, start, without } = expected;
  const chain = chainOf(profile, matter, start, without);
  const steps = rightSteps(chain);
  const goOn = (from: ReturnType<typeof finished>, since: number) => {
    const played = steps
      .slice(since)
      .reduce((now, step) => stepOn(matter, now, step, chain) ?? now, from);
    return finished(matter, played);
  };
  const judged = (
    before: string,
    action: Action,
    played: ReturnType<typeof finished>,
  ): Inserted => ({
    caseId: one.id,
    before,
    action,
    verdict: evaluate(expected, played),
    state: played.state,
  });
  let played = opening(cleanroom, matter, 0);
  yield judged('end', { code: finishCode, params: {} }, goOn(played, 0));
  for (let i = 0; i <= steps.length; i += 1) {
    for (const { action, before, refusal } of available(matter, played.state)) {
      if (refusal || action.code === finishCode || !isWanted()) continue;
      const spoiled = doneOn(matter, played, [...before, action]);
      yield judged(steps[i]?.id ?? 'end', action, goOn(spoiled, i));
    }
    const step = steps[i];
    if (step) played = stepOn(matter, played, step, chain) ?? played;
  }
}
