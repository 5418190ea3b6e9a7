import type { Page } from '@playwright/test';
import { removeRoom } from '#functions/data/rooms.ts';
import { adminOf, newRoom } from '#tests/support/room-screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';

test('each ready room shows its plan and what is in it, and leads to a copy', async ({
  api,
  open,
}) => {
  const page = await open('/room', { as: await adminOf(api) });
  await expect(page.getByRole('heading', { level: 1, name: 'Зона переодевания 1' })).toBeVisible();
  await expect(page.getByText('6 × 5,5 м · зона переодевания')).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Готовые помещения' });
  for (const name of ['Санитарная комната', 'Зона разделения', 'Зона переодевания 2']) {
    await others.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('img', { name: `План помещения: ${name}` })).toBeVisible();
  }
  await expect(page.getByText(/Комбинезон M/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Копия в конструкторе' }).click();
  await expect(page).toHaveURL(/\/room-constructor\?copy=room4$/);
  await expect(page.getByLabel('Название (Русский)')).toHaveValue('Зона переодевания 2 (2)');
});

test('a ready room that is not stored is there all the same', async ({ api, open }) => {
  const admin = await adminOf(api);
  await removeRoom(api.deps.db, 'room2');
  const page = await open('/room2', { as: admin });
  await expect(page.getByRole('heading', { level: 1, name: 'Санитарная комната' })).toBeVisible();
  await expect(page.getByText('Стол с раковиной')).toBeVisible();
});

test('the list searches and sorts in the address; a room is removed after a question', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'Лишняя комната');
  const page = await open('/room-editing', { as: admin });
  const row = page.getByRole('row', { name: /Лишняя комната/ });
  await expect(row).toContainText('7 × 5,5 м');
  await expect(row).toContainText('Правила предприятия');
  await page.getByRole('button', { name: 'Название', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('textbox', { name: 'Найти помещение' }).fill('лишняя');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('button', { name: 'Удалить помещение' }).click();
  await expect(page.getByText('Помещение «Лишняя комната» удалено')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await api.send('GET', `/rooms/${id}`, { as: admin })).status).toBe(404);
});

test('a case is removed after a question; one that works have stays, and they are named', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { body: view } = await api.send('GET', '/cases/dress-and-enter', { as: admin });
  const { goal, passMark, profileId, world } = view.case;
  const body = { name: { ru: 'Лишнее задание' }, goal, passMark, profileId, world };
  expect((await api.send('POST', '/cases', { as: admin, body })).status).toBe(200);
  const page = await open('/room-editing', { as: admin });
  await page.getByRole('tab', { name: 'Задания' }).click();
  await expect(page).toHaveURL(/show=cases/);
  const remove = async (name: string) => {
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByRole('button', { name: /^Действия/ }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    return row;
  };
  const spare = await remove('Лишнее задание');
  await page.getByRole('button', { name: 'Удалить задание' }).click();
  await expect(page.getByText('Задание «Лишнее задание» удалено')).toBeVisible();
  await expect(spare).toHaveCount(0);
  const used = await remove('Переодеться и войти');
  await expect(
    page.getByText(/^Задание «Переодеться и войти» не удалено\. Оно есть в работах.*: «.+»\.$/),
  ).toBeVisible();
  await expect(used).toBeVisible();
  await expectAccessible(page);
});

test('a case is changed in the list; before that it is said which works have it', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const page = await open('/room-editing?show=cases', { as: admin });
  const row = page.getByRole('row', { name: /Начало смены/ });
  await row.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить задание' });
  await expect(dialog.getByText(/^Задание есть в работах.*: «.+»\. Кто начнёт его/)).toBeVisible();
  await dialog.getByLabel('Порог, %').fill('80');
  await dialog.getByLabel('Что человек замечает (Русский)').fill('Воет сирена.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Задание сохранено')).toBeVisible();
  await expect(row).toContainText('80');
  const { body } = await api.send('GET', '/cases/start-of-shift', { as: admin });
  expect(body.case).toMatchObject({ version: 2, passMark: 80 });
  expect(body.case.secret.situations).toMatchObject([
    { id: 'gas-alarm', message: { ru: 'Воет сирена.' }, when: { location: 'transitNwp' } },
  ]);
});

const shown = [
  { language: 'en', width: 360, heading: 'Room constructor' },
  { language: 'ch', width: 768, heading: '房间构建器' },
  { language: 'ru', width: 2560, heading: 'Конструктор помещений' },
] as const;

for (const { language, width, heading } of shown) {
  test(`the pages fit ${width} pixels in ${language}`, async ({ api, open }) => {
    const admin = await adminOf(api);
    const page = await open('/room-constructor?copy=room4', { as: admin, language });
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await pieces(page).first().click();
    await expectNoOverflow(page);
    await expectAccessible(page);
    for (const path of ['/room3', '/room-editing']) {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
    }
  });
}

/** The pieces on the grid, in any language. */
const pieces = (page: Page) => page.locator('[data-piece]');

test('in the dark everything can be read', async ({ api, open }) => {
  const page = await open('/room-constructor?copy=room', { as: await adminOf(api) });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('tab', { name: 'Старт' }).click();
  await expect(page.getByText('Надето на старте')).toBeVisible();
  await expectAccessible(page);
});
