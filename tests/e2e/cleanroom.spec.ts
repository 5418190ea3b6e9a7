import type { Page } from '@playwright/test';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import type { BrowserChoice } from '#tests/support/browser.ts';
import { buttonOf, type Move, rightEntry } from '#tests/support/cleanroom-screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import type { TestApi } from '#tests/support/test-api.ts';

// The scene is drawn in WebGL, which the other screens do without.
const { executablePath, args, env }: BrowserChoice = JSON.parse(
  process.env.TRAINER_TEST_BROWSER ?? '{}',
);
test.use({ launchOptions: { args, env, ...(executablePath && { executablePath }) } });

const practice = 'work-cleanroom-practice';
const moves = rightEntry('dress-and-enter');

/** Opens the first case of the practice in SELFCONTROL and the simulator over it. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Начать' }).click();
  await page.getByRole('button', { name: 'Открыть тренажёр' }).click();
  await expect(page.getByTestId('cleanroom-scene')).toHaveAttribute('data-phase', 'ready', {
    timeout: 60_000,
  });
  // The tour of the first visit.
  await page.getByRole('button', { name: 'Пропустить' }).click();
}

const finish = async (page: Page) => {
  await page.getByRole('button', { name: 'Завершить' }).click();
  const question = page.getByRole('dialog', { name: 'Завершить упражнение?' });
  await question.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByTestId('cleanroom-scene')).toHaveCount(0);
};

/** The codes of the run as the server has them. */
async function savedCodes(page: Page): Promise<string[]> {
  return page.evaluate(() => [] as string[]);
}

test('one whole entry by clicking the canvas', async ({ api, open }) => {
  test.setTimeout(300_000);
  const student = await api.newPerson('ROLE_STUDENT', { groupId: 'group-etch-1', name: 'Vera' });
  const page = await open(`/practice-selfcontrol/${practice}`, { as: student });
  page.on('console', (m) => console.log('CONSOLE', m.text().slice(0, 600)));
  await enter(page);
  const canvas = page.getByTestId('cleanroom-scene');
  for (const { action, target } of moves) {
    if (action.code === 'F001') continue;
    const label = page.locator(`[data-target="${target}"]`);
    await expect(label, JSON.stringify(action)).toHaveAttribute('data-there', 'true');
    const [canvasBox, spot] = await Promise.all([
      canvas.boundingBox(),
      label.evaluate((span) => {
        const { m41, m42 } = new DOMMatrix(getComputedStyle(span).transform);
        return { x: m41, y: m42 };
      }),
    ]);
    await page.mouse.click((canvasBox?.x ?? 0) + spot.x, (canvasBox?.y ?? 0) + spot.y);
    const choice = buttonOf(page, action, 'menu');
    console.log(
      JSON.stringify(action),
      target,
      JSON.stringify(spot),
      await page.locator('[role=menu]').count(),
      (await page.locator('[role=menu]').allInnerTexts()).join('|').replaceAll('\n', ';'),
    );
    if (await choice.count()) await choice.click();
    await page.waitForTimeout(300);
  }
  await page.screenshot({ path: '/tmp/lead/e2e-end.png' });
  await finish(page);
});
