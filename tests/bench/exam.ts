import { openDependencies } from '#functions/data/dependencies.ts';
import { holdExam } from '#tests/support/crowd.ts';
import { runHistories } from '#tests/support/histories/run-histories.ts';
import { startTestSystem } from '#tests/support/system.ts';
import { type TestApi, testApi } from '#tests/support/test-api.ts';
import type { Figure } from './figures.ts';

const seedOf = (name: string) => Number(process.env[name] ?? Date.now() % 1_000_000);

/** Runs with a system of its own, whose access log is not shown. */
async function withSystem<T>(run: (api: TestApi) => Promise<T>): Promise<T> {
  const system = await startTestSystem();
  const deps = await openDependencies(system.environment);
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) =>
    String(chunk).startsWith('{"level"') || write(chunk, ...rest)) as typeof process.stdout.write;
  try {
    return await run(testApi(system.url, system.environment, deps));
  } finally {
    process.stdout.write = write;
    deps.db.client.destroy();
    await system.stop();
  }
}

const told = (wrongs: readonly string[]) => {
  for (const wrong of wrongs.slice(0, 20)) console.error(wrong);
};

/** 3,000 people at one exam on this machine, the load generator and two processes of the API included. */
export async function measureCrowd(): Promise<Figure[]> {
  const seed = seedOf('CROWD_SEED');
  const people = 3000;
  const report = await withSystem((api) => holdExam(api, { people, workers: 2, seed }));
  told(report.wrongs);
  const name = `exam of ${people} people, seed ${seed}`;
  return [
    {
      name: 'crowd: starts, all answered',
      value: report.startMillis,
      unit: 'ms',
      most: 10_000,
      isTime: true,
    },
    {
      name: 'crowd: results of all',
      value: report.resultMillis,
      unit: 'ms',
      most: 15_000,
      isTime: true,
    },
    {
      name: `crowd: wrong of the ${name}`,
      value: report.wrongs.length,
      unit: 'times',
      most: 0,
      isTime: true,
    },
  ];
}

/** Random histories with faults and crashes. */
export async function measureHistories(): Promise<Figure[]> {
  const seed = seedOf('HISTORY_SEED');
  const count = Number(process.env.HISTORIES ?? 20_000);
  const report = await withSystem((api) => runHistories(api, { count, seed }));
  for (const failure of report.failures.slice(0, 5)) console.error(JSON.stringify(failure));
  return [
    {
      name: `histories: wrong of ${count}, seed ${seed}`,
      value: report.failures.length,
      unit: 'times',
      most: 0,
      isTime: true,
    },
    { name: 'histories: faults injected', value: report.injected, unit: 'times', isTime: true },
  ];
}
