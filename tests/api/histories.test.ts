import { expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { runHistories } from '#tests/support/histories/run-histories.ts';

const api = apiOfTests();

it('500 random histories with faults and crashes: no acknowledged answer lost, one attempt, one result, nothing after the deadline', async () => {
  const seed = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000);
  const count = Number(process.env.HISTORIES ?? 500);
  const report = await runHistories(api, { count, seed });
  console.log(`histories seed ${seed}: ${report.injected} faults`, report.counts);
  expect(report.failures).toEqual([]);
  expect(report.injected).toBeGreaterThan(count);
}, 600_000);
