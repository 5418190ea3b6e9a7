import { type Database, openDatabase } from '#functions/data/database.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Fault, type FaultRates, faults, startFaultProxy } from '../fault-proxy.ts';
import { newStudy } from '../study.ts';
import { exampleTask } from '../tasks.ts';
import type { TestApi } from '../test-api.ts';
import { checkHistory } from './check-history.ts';
import { playHistory } from './history.ts';
import { calmed, newWorld } from './world.ts';

/** How often each fault meets a request: about every eighth request meets one. */
const rates: FaultRates = {
  throttle: 0.02,
  fail: 0.02,
  delay: 0.02,
  reset: 0.01,
  'timeout-after-commit': 0.02,
  duplicate: 0.02,
  'transaction-conflict': 0.02,
};

/** Histories that run side by side, each with a client of its own. */
const lanes = 24;

/** What became of many histories. */
export interface HistoriesReport {
  histories: number;
  injected: number;
  counts: Record<Fault | 'passed', number>;
  /** The seed of each history that ended wrongly, its steps and what is wrong. */
  failures: { seed: number; steps: string[]; wrongs: string[] }[];
}

/** A test of every type that the machine or a teacher judges in CONTROL. */
const tasks = () => [
  exampleTask('SINGLECHOICE', 'task-a'),
  exampleTask('MULTICHOICE', 'task-b'),
  exampleTask('ORDERQUESTION', 'task-c'),
  exampleTask('COMMONQUESTION', 'task-d'),
  exampleTask('QUESTION', 'task-e'),
];

/**
 * Plays random histories against the engine of a running system with faults in between, and checks the final tables. Equal
 * seeds play equal histories; which request meets a fault depends on the order in which requests arrive as well.
 */
export async function runHistories(
  api: TestApi,
  { count, seed }: { count: number; seed: number },
): Promise<HistoriesReport> {
  const config = readConfig(api.environment);
  const proxy = await startFaultProxy({
    target: config.DYNAMODB_ENDPOINT ?? '',
    seed,
    rates,
    delayMillis: 5,
  });
  const failures: HistoriesReport['failures'] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    let db = open(config, proxy.url);
    let study = await newStudy(api, tasks());
    for (let played = 0, i = next++; i < count; played += 1, i = next++) {
      const own = seed + i;
      // An execution reads the people of its group: a group of thousands is a cost of its own, not the matter here.
      if (played % 25 === 24) study = await newStudy(api, tasks());
      // The SDK repeats only so often before it gives up: a client of its own does not inherit that.
      if (i % 20 === 0) {
        db.client.destroy();
        db = open(config, proxy.url);
      }
      const world = await newWorld(api.deps, db, study, `${seed}-${i}`);
      const ledger = await playHistory(world, own);
      const wrongs = await checkHistory(api.deps, calmed(world, api.deps), ledger);
      if (wrongs.length > 0) failures.push({ seed: own, steps: ledger.steps, wrongs });
    }
    db.client.destroy();
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await proxy.stop();
  }
  const injected = faults.reduce((sum, fault) => sum + proxy.counts[fault], 0);
  return { histories: count, injected, counts: proxy.counts, failures };
}

const open = (config: ReturnType<typeof readConfig>, endpoint: string): Database =>
  openDatabase({ ...config, DYNAMODB_ENDPOINT: endpoint });
