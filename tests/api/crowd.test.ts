import { expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { holdExam } from '#tests/support/crowd.ts';

const api = apiOfTests();

it('200 people start one exam at once, answer, half finish at once and half never: 200 right results', async () => {
  const seed = Number(process.env.CROWD_SEED ?? Date.now() % 1_000_000);
  console.log(`crowd seed ${seed}`);
  const report = await holdExam(api, { people: 200, workers: 0, seed });
  expect(report.wrongs).toEqual([]);
  expect(report.saves).toBeGreaterThan(600);
}, 120_000);
