import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { revealed } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { randomRun } from './cleanroom-runs.ts';

/** A random run as the browser played it, with the hash of the state that it came to. */
export interface PlayedRun {
  caseId: string;
  seed: number;
  isTraining: boolean;
  events: RunEvent[];
  hash: string;
}

/** Actions that are tried; about a tenth of them is possible. */
const tries = 300;

/**
 * Random runs over all cases, drawn from their seeds. Outside TRAINING the browser knows a situation only once it has
 * come, so there the run is played again with what was revealed, as the page would.
 */
function play(from: number, to: number): PlayedRun[] {
  const runs: PlayedRun[] = [];
  for (let seed = from; seed < to; seed += 1) {
    const one = cleanroomCases[seed % cleanroomCases.length];
    if (!one) continue;
    const isTraining = seed % 2 === 0;
    const { situations } = one.secret;
    const events = randomRun({ world: one.world, situations }, seed, tries, isTraining);
    const whole = replay(cleanroom, { world: one.world, situations }, seed, events, isTraining);
    const known = isTraining ? situations : revealed(situations, whole.played.state);
    const own = replay(
      cleanroom,
      { world: one.world, situations: known },
      seed,
      events,
      isTraining,
    );
    runs.push({ caseId: one.id, seed, isTraining, events, hash: stateHash(own.played.state) });
  }
  return runs;
}

declare global {
  interface Window {
    runHarness: { play: typeof play };
  }
}

window.runHarness = { play };
