import { webglLaunch } from '#tests/support/browser.ts';
import { differingRuns } from '#tests/support/browser-runs.ts';
import { openScenePage } from '#tests/support/scene-page.ts';
import { expect, test } from '#tests/support/screens.ts';

test.use({ launchOptions: webglLaunch() });

test('the scene draws in few calls, rests when nothing moves, and leaves nothing behind', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await openScenePage(browser);
  const found = await page.evaluate(() =>
    window.sceneHarness.measure(document.querySelector('canvas') as HTMLCanvasElement, []),
  );
  expect(found.drawCalls).toBeGreaterThan(0);
  expect(found.drawCalls).toBeLessThanOrEqual(60);
  expect(found.idleFrames).toBe(0);
  // Fifty in the bench.
  expect(await page.evaluate(() => window.sceneHarness.leaks(10))).toEqual({
    engines: 0,
    contexts: 0,
    listeners: 0,
    textures: 0,
    buffers: 0,
    programs: 0,
    framebuffers: 0,
  });
});

test('random runs come to the same state on the server as in the browser', async ({ browser }) => {
  test.setTimeout(240_000);
  const seed = Math.floor(Math.random() * 1_000_000);
  // Ten thousand in the bench.
  expect(await differingRuns(browser, 500, seed), `from seed ${seed}`).toEqual([]);
});
