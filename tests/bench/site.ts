import { gzipSync } from 'node:zlib';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestSystem } from '#tests/support/system.ts';
import type { Figure } from './figures.ts';

/** What the start page fetches before the first click, as a real browser asks for it; idle time does not come. */
export async function measureStartPage(): Promise<Figure[]> {
  const system = await startTestSystem({ build: true });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    // What waits for idle time or the first click is not needed to show the page.
    await page.addInitScript('window.requestIdleCallback = () => 0;');
    const sizes = { script: 0, stylesheet: 0, font: 0 };
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType() as keyof typeof sizes;
      if (!(kind in sizes)) return;
      const weigh = async () => {
        const body = await response.body();
        sizes[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
      };
      bodies.push(weigh());
    });
    await page.goto(system.url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await Promise.all(bodies);
    return [
      { name: 'start page, JS gzip', value: sizes.script, unit: 'bytes', most: 150_000 },
      { name: 'start page, CSS gzip', value: sizes.stylesheet, unit: 'bytes', most: 30_000 },
      { name: 'start page, fonts', value: sizes.font, unit: 'bytes' },
    ];
  } finally {
    await browser.close();
    await system.stop();
  }
}
