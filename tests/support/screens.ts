import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openDependencies } from '#functions/data/dependencies.ts';
import type { Language } from '#shared/languages.ts';
import { noteOf, runLocal } from './local-process.ts';
import { type Caller, type TestApi, testApi } from './test-api.ts';

interface WorkerFixtures {
  /** A running system of this worker. */
  api: TestApi;
}

interface Fixtures {
  /** Opens the site in a language, as a stranger or as somebody who is signed in. */
  open: (path: string, options?: { language?: Language; as?: Caller }) => Promise<Page>;
}

/** Keeps the choice of language and the answer to the cookie question, as a browser that came before. */
const prepare = (context: BrowserContext, language: Language, tokens: object | undefined) =>
  context.addInitScript(
    ([lang, pair]) => {
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', lang as string);
      localStorage.setItem('cookieAccepted', 'true');
      if (pair && sessionStorage.getItem('prepared') === null) {
        localStorage.setItem('tokens', JSON.stringify(pair));
        sessionStorage.setItem('prepared', 'true');
      }
    },
    [language, tokens] as const,
  );

export const test = base.extend<Fixtures, WorkerFixtures>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'trainer-screens-'));
      const system = runLocal(['--no-build', '--data', folder]);
      const url = await system.ready;
      const environment = noteOf(folder).environment ?? {};
      // The SDK of this process finds its credentials where that of the system does.
      Object.assign(process.env, environment);
      const deps = await openDependencies(environment);
      await use(testApi(url, environment, deps));
      deps.db.client.destroy();
      system.kill('SIGTERM');
      await system.ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  open: async ({ api, context, page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|Trusted Types/i.test(message.text())) {
        problems.push(message.text());
      }
    });
    await use(async (path, { language = 'ru', as } = {}) => {
      const tokens = as && { accessToken: as.accessToken, refreshToken: as.refreshToken };
      await prepare(context, language, tokens);
      await page.goto(new URL(path, api.url).href);
      return page;
    });
    expect(problems).toEqual([]);
  },
});

/** Waits until what fades or slides has come to rest: half faded text has no contrast to speak of. */
async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            ({ effect, playState }) =>
              playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
          ),
      ),
    )
    .toBe(false);
}

/** "axe finds nothing serious" on the screen as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  // No page has frames: the way without a second page for them finds the same in half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target, failureSummary].join(' ')),
    );
  expect(serious).toEqual([]);
}

/** Nothing on the screen is wider than it. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [scroll, client] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scroll).toBeLessThanOrEqual(client as number);
}

/** Ends a tab as a fault does: nothing of the page runs any more, and nothing more is sent. */
export async function killTab(page: Page): Promise<void> {
  const machine = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void machine.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

export { expect };
