import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser, launchBrowser } from '#tests/support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

describe('the browser of the tests', () => {
  it('has letters for every language of the interface', async () => {
    const page = await browser.newPage();
    // A font without a letter draws the same box for all of them.
    const drawings = await page.evaluate(() => {
      const draw = (letter: string) => {
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        if (!context) return '';
        context.font = '40px sans-serif';
        context.fillText(letter, 20, 60);
        return canvas.toDataURL();
      };
      return [...'WЖё晶圆蚀'].map(draw);
    });
    expect(new Set(drawings).size).toBe(drawings.length);
    await page.close();
  });

  it('draws WebGL and leaves the process as it was', async () => {
    const page = await browser.newPage();
    const version = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('webgl2');
      return String(context?.getParameter(context.VERSION));
    });
    expect(version).toContain('WebGL 2.0');
    await page.close();
    const { env } = await chooseBrowser();
    expect(env.FONTCONFIG_FILE).toMatch(/trainer-fonts-\w+\.conf$/);
    expect(process.env.AWS_EXECUTION_ENV).toBeUndefined();
  });
});
