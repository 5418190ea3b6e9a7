import type { Locator, Page } from '@playwright/test';
import {
  allSaved,
  begin,
  confirmEnd,
  examAnswers,
  finish,
  newExam,
  next,
  passChecks,
  squares,
  typed,
} from '#tests/support/exam.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { controlled } from '#tests/support/service-worker.ts';

const rows = (page: Page) => page.getByRole('main').locator('li:has([data-grip])');
const texts = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => text.slice(1));

/** Drags a row by mouse to the place of another. */
async function drag(page: Page, name: string, place: number): Promise<void> {
  const from = await rows(page).filter({ hasText: name }).boundingBox();
  const to = await rows(page).nth(place).boundingBox();
  if (!from || !to) throw new Error('no rows');
  const [x, y] = [from.x + 120, from.y + from.height / 2];
  const end = to.y + (to.y < from.y ? 5 : to.height - 5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, (y + end) / 2, { steps: 4 });
  await page.mouse.move(x, end, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await texts(page))[place]).toBe(name);
}

test('a whole exam by mouse: from the cabinet over checks, drag, marks and map to the result', async ({
  api,
  open,
}) => {
  const { as, answers, path } = await newExam(api);
  const page = await open('/cabinet', { as });
  const urgent = page.getByRole('region', { name: 'Контроль идёт сейчас' });
  await expect(urgent.getByRole('timer', { name: 'До закрытия' })).toHaveText(
    /^(1:00:00|59:\d\d)$/,
  );
  await urgent.getByRole('link', { name: 'Начать: Test' }).click();

  await test.step('the entrance', async () => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(begin(page)).toHaveAttribute('aria-disabled', 'true');
    await passChecks(page);
    await expectAccessible(page);
    await begin(page).click();
  });

  await test.step('the room', async () => {
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'bb2' }).check();
    await page.getByRole('button', { name: 'Отметить' }).click();
    await next(page).click();
    for (const name of ['aa1', 'cc3']) await page.getByRole('checkbox', { name }).check();
    await next(page).click();
    await expect(rows(page)).toHaveCount(3);
    await drag(page, 'cc3', 2);
    await drag(page, 'cc3', 0);
    await drag(page, 'bb2', 2);
    expect(await texts(page)).toEqual(['cc3', 'aa1', 'bb2']);
    await next(page).click();
    await typed(page).fill('плазма');
    await squares(page).nth(0).click();
    await expect(page.getByRole('radio', { name: 'bb2' })).toBeChecked();
    await expect(
      page.getByRole('button', { name: /^Задание 1, есть ответ, отмечено/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: /Меню пользователя/ }).click();
    await expect(page.getByText('При прохождении работы, нельзя выйти из аккаунта')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the end', async () => {
    await finish(page).first().click();
    await expect(page.getByText('Ответы: 4 из 5.')).toBeVisible();
    await page.getByRole('button', { name: 'Перейти к заданию 5' }).click();
    await typed(page).fill('Ионы травят');
    await expect(allSaved(page)).toBeVisible();
    expect(await answers()).toEqual(examAnswers);
    await finish(page).first().click();
    await expect(page.getByText('Вы ответили на все 5 заданий.')).toBeVisible();
    await confirmEnd(page).click();
  });

  await test.step('the result', async () => {
    await expect(page).toHaveURL(/\/results\?attempt=/);
    await expect(page.getByText('8 из 10')).toBeVisible();
    await expect(page.getByText('Преподаватель ещё не открыл задания')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Пройти ещё раз' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(new URL(path, api.url).href);
    await expect(page).toHaveURL(/\/results\?attempt=/);
    await page.getByRole('link', { name: 'К контрольным работам' }).click();
    await expect(page.getByRole('region', { name: 'Прошло' })).toContainText('Завершено');
    await expectAccessible(page);
  });
});

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Goes there by Tab and presses. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a whole exam by keyboard alone, from the list to the result', async ({ api, open }) => {
  const { as, answers } = await newExam(api);
  const page = await open('/control', { as });
  await press(page, page.getByRole('link', { name: 'Начать: Test' }));
  await expect(page.getByText(/^Проверка закончена/)).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: /Правила прочитаны/ }), 'Space');
  await press(page, begin(page));

  const question = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(question).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Отмечено', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('a');
  await page.keyboard.press('c');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(rows(page)).toHaveCount(3);
  await press(page, page.getByRole('button', { name: 'Оставить этот порядок' }), 'Space');
  for (const [name, place] of [
    ['cc3', 0],
    ['aa1', 1],
  ] as const) {
    await press(
      page,
      page.getByRole('button', { name: new RegExp(`^Переместить: ${name}`) }),
      'Space',
    );
    for (let at = (await texts(page)).indexOf(name); at > place; at -= 1) {
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Space');
  }
  await expect(rows(page)).toContainText(['cc3', 'aa1', 'bb2']);
  await press(page, next(page));
  await tabTo(page, typed(page));
  await page.keyboard.type('плазма');
  await press(page, next(page));
  await tabTo(page, typed(page));
  await page.keyboard.type('Ионы травят');
  await expect(allSaved(page)).toBeVisible();
  expect(await answers()).toEqual(examAnswers);
  await press(page, finish(page).last());
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, confirmEnd(page));
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(page.getByText('8 из 10')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });

  test('a whole exam with the network gone twice, once over a reload: every answer arrives, one attempt', async ({
    api,
    open,
    context,
  }) => {
    const exam = await newExam(api);
    const page = await open('/control', { as: exam.as });
    await controlled(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Начать: Test' }).tap();
    await passChecks(page);
    await expectNoOverflow(page);
    await begin(page).tap();
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
    const { id } = await exam.attempt();
    // The ways of answering are fetched ahead.
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.getByRole('radio', { name: 'bb2' }).tap();
    await expect(page.getByText('Ещё не сохранено').first()).toBeVisible();
    await next(page).tap();
    for (const name of ['aa1', 'cc3']) await page.getByRole('checkbox', { name }).tap();
    await context.setOffline(false);
    await expect(allSaved(page)).toBeVisible();

    await next(page).tap();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Оставить этот порядок' }).tap();
    for (const [name, place] of [
      ['cc3', 0],
      ['aa1', 1],
    ] as const) {
      const up = page.getByRole('button', { name: `Выше: ${name}` });
      for (let at = (await texts(page)).indexOf(name); at > place; at -= 1) await up.tap();
    }
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^29:\d\d$/);
    await expect(rows(page)).toContainText(['cc3', 'aa1', 'bb2']);
    await next(page).tap();
    await typed(page).fill('плазма');
    await next(page).tap();
    await typed(page).fill('Ионы травят');
    await expectNoOverflow(page);
    await context.setOffline(false);
    await expect(allSaved(page)).toBeVisible();
    expect(await exam.answers()).toEqual(examAnswers);
    expect((await exam.attempt()).id).toBe(id);
    expect(await exam.board()).toHaveLength(1);

    await finish(page).last().tap();
    await confirmEnd(page).tap();
    await expect(page.getByText('8 из 10')).toBeVisible();
    await expectNoOverflow(page);
  });
});
