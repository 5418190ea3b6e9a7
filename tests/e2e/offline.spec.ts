import type { Page } from '@playwright/test';
import { cut, noConnection } from '#tests/support/offline.ts';
import { expect, test } from '#tests/support/screens.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

/** Touches the page: what may be wanted without a connection is fetched at the first touch. */
const touch = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('user-menu-opened'),
  );
  await page.keyboard.press('Shift');
  await fetched;
};

test('without network a link to a page not loaded yet says so, and the page comes with the network', async ({
  api,
  open,
}) => {
  const page = await open('/cabinet', { as: await wellReadStudent(api) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cut(page);
  await page.locator('a[href="/results"]').first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('езультат');
});

test('without network the menu of the person opens, and a language without texts is refused', async ({
  api,
  open,
}) => {
  const page = await open('/cabinet', { as: await wellReadStudent(api) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await touch(page);
  await cut(page);
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.locator('[role=status]', { hasText: noConnection }).last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ru');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
});

test('a part that does not come leaves the page as it is', async ({ api, open, page }) => {
  const student = await wellReadStudent(api);
  await page.route(
    /(notice-host|user-menu-opened|image-overlay|confirm-host)-[\w-]{8}\.js/,
    (route) => route.abort(),
  );
  await open('/task/work-plasma-basics', { as: student });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await page.locator('figure button').first().click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without network a stranger is told why the sign-in does not open', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cut(page);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an anchor that is not encoded as it should be opens the text', async ({ api, open }) => {
  const page = await open('/task/work-plasma-basics#%', { as: await wellReadStudent(api) });
  await expect(page.getByRole('article').first()).toBeVisible();
});
