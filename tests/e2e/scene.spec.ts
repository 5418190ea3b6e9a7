import { webglLaunch } from '#tests/support/browser.ts';
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
  });
});
