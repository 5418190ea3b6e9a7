import type { Browser } from 'playwright';
import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { differingRuns } from '#tests/support/browser-runs.ts';
import { spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { openScenePage } from '#tests/support/scene-page.ts';
import type { Figure } from './figures.ts';

interface Trace {
  traceEvents: { name: string; tdur?: number }[];
}

/** What the scene costs while a whole entry is played, and what 50 openings leave behind. */
async function measureScene(browser: Browser): Promise<Figure[]> {
  const page = await openScenePage(browser);
  // Script alone, in the time of its thread: headless drawing waits for the processor, and is none of the scene's own.
  await page.exposeFunction('traceFrames', () =>
    browser.startTracing(page, { categories: ['devtools.timeline'] }),
  );
  const frameTimes: number[] = [];
  await page.exposeFunction('endTrace', async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    for (const { name, tdur = 0 } of traceEvents) {
      if (name === 'FireAnimationFrame') frameTimes.push(tdur / 1000);
    }
  });
  await page.evaluate(() => {
    const { traceFrames, endTrace } = window as unknown as Record<
      'traceFrames' | 'endTrace',
      () => Promise<void>
    >;
    window.sceneMarks = { begin: traceFrames, end: endTrace };
  });
  const events = spoiledRun(dressAndEnter, standardProfile).played.trace.map(({ event }) => event);
  const found = await page.evaluate(
    (run) =>
      window.sceneHarness.measure(document.querySelector('canvas') as HTMLCanvasElement, run),
    events,
  );
  const left = await page.evaluate(() => window.sceneHarness.leaks(50));
  await page.close();
  const script = frameTimes.sort((a, b) => a - b)[Math.floor(frameTimes.length / 2)] ?? 0;
  return [
    { name: 'scene, most draw calls', value: found.drawCalls, unit: 'times', most: 60 },
    {
      name: 'scene, script per frame at the median',
      value: script,
      unit: 'ms',
      most: 1.5,
      isTime: true,
    },
    { name: 'scene, frame by the wall clock', value: found.frameMs, unit: 'ms', isTime: true },
    { name: 'scene, frames while nothing moves', value: found.idleFrames, unit: 'times', most: 0 },
    { name: 'scene, first frame', value: found.firstFrameMs, unit: 'ms', most: 3000, isTime: true },
    ...Object.entries(left).map(([kind, value]): Figure => {
      return { name: `50 openings, ${kind} left`, value, unit: 'times', most: 0 };
    }),
  ];
}

/** "10,000 random runs replay on the server to the same state hash as in the browser's engine." */
async function measureRuns(browser: Browser): Promise<Figure[]> {
  const count = 10_000;
  const seed = Math.floor(Math.random() * 1_000_000);
  console.error(`random runs: ${count} from seed ${seed}`);
  const wrong = await differingRuns(browser, count, seed);
  return [
    { name: `${count} random runs, other states`, value: wrong.length, unit: 'times', most: 0 },
  ];
}

/** The simulators in a real browser. */
export async function measureSimulator(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return [...(await measureScene(browser)), ...(await measureRuns(browser))];
  } finally {
    await browser.close();
  }
}
