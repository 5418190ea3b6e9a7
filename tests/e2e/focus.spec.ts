import type { Locator, Page } from '@playwright/test';
import { shownTask, testPath } from '#tests/support/demo-course.ts';
import { expect, test } from '#tests/support/screens.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

const phone = { width: 390, height: 800 };

/** Opens by keyboard what a button opens, closes it by Escape: the button has the focus again. */
async function expectFocusBack(page: Page, opener: Locator, role: 'dialog' | 'menu' = 'dialog') {
  const overlay = page.getByRole(role);
  // The second time nothing has to be loaded any more.
  for (let time = 1; time <= 2; time += 1) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    await expect(overlay.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion }));

    test('the sign-in panel gives the focus back', async ({ open }) => {
      const page = await open('/');
      await expectFocusBack(page, page.getByRole('button', { name: 'Войти' }));
    });

    test('menu of the person and side menu of a phone give the focus back', async ({
      api,
      open,
      page,
    }) => {
      await page.setViewportSize(phone);
      await open('/cabinet', { as: await wellReadStudent(api) });
      await expectFocusBack(page, page.getByRole('button', { name: /Меню пользователя/ }), 'menu');
      await expectFocusBack(page, page.getByRole('button', { name: 'Открыть меню' }));
    });

    test('a picture gives the focus back', async ({ api, open }) => {
      const page = await open('/task/work-plasma-basics', { as: await wellReadStudent(api) });
      await expectFocusBack(page, page.locator('figure button').first());
    });

    test('the overlays of the room give the focus back', async ({ api, open, page }) => {
      await open(testPath.TRAINING, { as: await wellReadStudent(api) });
      await shownTask(page);
      const finish = page.getByRole('button', { name: 'Завершить', exact: true });
      await expectFocusBack(page, finish.first());
      await expectFocusBack(page, page.getByRole('button', { name: 'Быстрые клавиши' }));
      await expectFocusBack(page, page.getByRole('button', { name: /Меню пользователя/ }), 'menu');
      await page.setViewportSize(phone);
      await expectFocusBack(page, page.getByRole('button', { name: /все задания/ }));
    });

    test('a question gives the focus back', async ({ api, open }) => {
      const page = await open('/ui', { as: await api.newPerson('ROLE_TESTER') });
      await expectFocusBack(page, page.getByRole('button', { name: 'Вопрос', exact: true }));
    });
  });
}

test('the list of cases takes the focus after an address that no case can have', async ({
  api,
  open,
}) => {
  const page = await open('/practiceTest?case=%00', { as: await api.newPerson('ROLE_ADMIN') });
  await expect(page.getByText(/Возможно, это убрали/)).toBeVisible();
  await page.getByRole('link', { name: 'Другое задание' }).press('Enter');
  await expect(page.getByText(/Выберите задание/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a link that no run can have says so, and leads on', async ({ api, open }) => {
  const as = await api.newPerson('ROLE_ADMIN');
  const page = await open(`/shared-run/${'x'.repeat(300)}`, { as });
  await expect(page.getByText('Ссылка не действует')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
