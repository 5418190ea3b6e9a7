import { testPath } from '#tests/support/demo-course.ts';
import { expectBarsWhole } from '#tests/support/room-bars.ts';
import { expect, expectNoOverflow, test } from '#tests/support/screens.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

const begin = { ru: 'Начать', en: 'Start', ch: '开始' };
const allSaved = { ru: 'Всё сохранено', en: 'All saved', ch: '已全部保存' };

for (const language of ['ru', 'en', 'ch'] as const) {
  test(`in ${language} the bars of the room are whole on every screen, with clock and saved answer`, async ({
    api,
    open,
  }) => {
    const student = await wellReadStudent(api);
    const page = await open(testPath.SELFCONTROL, { as: student, language });
    await page.getByRole('button', { name: begin[language] }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('main').locator('input').first().check();
    await expect(page.getByTitle(allSaved[language])).toBeVisible();
    for (const at of ['first', 'last'] as const) {
      if (at === 'last') {
        await page.getByRole('navigation').getByRole('button').last().click();
      }
      for (const width of [320, 360, 390, 599, 600, 768, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const avatar = page.locator('header [aria-haspopup="menu"]').filter({ visible: true });
        await expect(avatar).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page);
        await expectBarsWhole(page);
      }
    }
  });
}
