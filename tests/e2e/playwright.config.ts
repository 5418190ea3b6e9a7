import { defineConfig } from '@playwright/test';
import { type BrowserChoice, chooseBrowser, withoutWebgl } from '#tests/support/browser.ts';

// Every worker reads this file: the browser is looked for once and told to the others.
const told = process.env.TRAINER_TEST_BROWSER;
const chosen: BrowserChoice = told ? JSON.parse(told) : await chooseBrowser();
process.env.TRAINER_TEST_BROWSER = JSON.stringify(chosen);
const { executablePath, args, env } = chosen;

const drawn = [
  'cleanroom.spec.ts',
  'room-constructor.spec.ts',
  'rooms.spec.ts',
  'scene.spec.ts',
].map((file) => `**/${file}`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: two cores may be busy with the other worker's system and browser.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Drawing without a graphics card takes whole cores: what draws comes when the other screens are done.
  projects: [
    { name: 'screens', testIgnore: drawn },
    { name: 'scenes', testMatch: drawn, workers: 2, dependencies: ['screens'] },
  ],
  reporter: [['dot'], ['json']],
  use: {
    actionTimeout: 20_000,
    // Recording costs a fifth of the time; `--trace retain-on-failure` records a test that fails.
    trace: 'off',
    // What a service worker answers cannot be held back or spoilt by a test; the tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: { args: withoutWebgl(args), env, ...(executablePath && { executablePath }) },
  },
});
