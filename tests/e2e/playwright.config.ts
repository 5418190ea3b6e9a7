import { defineConfig } from '@playwright/test';
import { chooseBrowser } from '#tests/support/browser.ts';

const { executablePath, args, env } = await chooseBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json']],
  use: {
    trace: 'retain-on-failure',
    launchOptions: { args, env, ...(executablePath && { executablePath }) },
  },
});
