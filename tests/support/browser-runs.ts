import type { Browser } from 'playwright';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { bundleForPage } from './scene-page.ts';

const atOnce = 250;

/** Random runs that the server's machine plays to another state than the browser's did, or not at all. */
export async function differingRuns(
  browser: Browser,
  count: number,
  seed: number,
): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>runs</title>');
  await page.addScriptTag({ content: await bundleForPage('run-harness.ts') });
  const wrong: string[] = [];
  for (let from = seed; from < seed + count; from += atOnce) {
    const to = Math.min(from + atOnce, seed + count);
    const runs = await page.evaluate(([a, b]) => window.runHarness.play(a, b), [from, to] as const);
    for (const run of runs) {
      const one = cleanroomCases.find(({ id }) => id === run.caseId);
      if (!one) throw new Error(`no case ${run.caseId}`);
      const matter = { world: one.world, situations: one.secret.situations };
      const again = replay(cleanroom, matter, run.seed, run.events, run.isTraining);
      const isSame = again.isPossible && stateHash(again.played.state) === run.hash;
      if (!isSame) wrong.push(`${run.caseId} seed ${run.seed}`);
    }
  }
  await page.close();
  return wrong;
}
