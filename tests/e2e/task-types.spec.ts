import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { newStudy } from '#tests/support/study.ts';
import { exampleTask } from '#tests/support/tasks.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** A test of one task of each type that is ordered or typed, and a student of its own. */
async function typedStudy(api: TestApi) {
  const { work, student } = await newStudy(api, [
    exampleTask('ORDERQUESTION', 'task-order'),
    exampleTask('COMMONQUESTION', 'task-short'),
    exampleTask('QUESTION', 'task-long'),
  ]);
  return { work, as: await student() };
}

/** The same with an attempt in SELFCONTROL under way. */
async function typedRoom(api: TestApi) {
  const { work, as } = await typedStudy(api);
  const body = { type: 'SELFCONTROL' };
  const started = await api.send('POST', `/works/${work.id}/completed-work`, { as, body });
  const answers = async () => {
    const reply = await api.send('GET', `/completed-work?id=${started.body.id}`, { as });
    return reply.body.answers.map((one: { answersStudent: unknown }) => one.answersStudent);
  };
  return { path: `/selfcontrol/${work.id}`, as, answers };
}

const rows = (page: Page) => page.getByRole('main').locator('li:has([data-grip])');
/** The texts of the options, which are their ids, in the order on show. */
const shown = async (page: Page): Promise<[string, string, string]> => {
  await expect(rows(page)).toHaveCount(3);
  const texts = await rows(page).allTextContents();
  return texts.map((text) => text.slice(1)) as [string, string, string];
};
/** Puts in a wrong order: `cc3` comes first in the right one and goes to the end. */
const misorder = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Оставить этот порядок' }).click();
  const down = page.getByRole('button', { name: 'Ниже: cc3' });
  for (let at = (await shown(page)).indexOf('cc3'); at < 2; at += 1) await down.click();
};
const saved = (page: Page) => expect(page.getByTitle('Всё сохранено')).toBeVisible();
async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Дальше' }).click();
  // The heading of the next task takes the focus, and would take the next keys along.
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
}

test('an order is no answer before it is touched, and is put right by drag, by buttons and by keys', async ({
  api,
  open,
}) => {
  const { path, as, answers } = await typedRoom(api);
  const page = await open(path, { as });
  const [a, b, c] = await shown(page);
  await expect(page.getByRole('button', { name: 'Задание 1, нет ответа' })).toBeVisible();
  await expectAccessible(page);

  await test.step('as it is', async () => {
    const confirm = page.getByRole('button', { name: 'Оставить этот порядок' });
    await confirm.click();
    await expect(confirm).toBeHidden();
    await saved(page);
    expect((await answers())[0]).toEqual([a, b, c]);
  });

  await test.step('dragged by mouse', async () => {
    const box = await rows(page).nth(2).boundingBox();
    const first = await rows(page).nth(0).boundingBox();
    if (!box || !first) throw new Error('no rows');
    await page.mouse.move(box.x + 120, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y - 20, { steps: 4 });
    await page.mouse.move(box.x + 120, first.y + 5, { steps: 4 });
    await page.mouse.up();
    await expect(rows(page)).toContainText([c, a, b]);
    await expect.poll(answers).toEqual([[c, a, b], null, null]);
  });

  await test.step('by the buttons, which keep the focus', async () => {
    const up = page.getByRole('button', { name: `Выше: ${b}` });
    await up.press('Enter');
    await expect(rows(page)).toContainText([c, b, a]);
    await expect(up).toBeFocused();
    await expect(page.getByText(`${b}: место 2 из 3`)).toBeAttached();
    await up.press('Enter');
    await up.press('Enter');
    await expect(rows(page)).toContainText([b, c, a]);
    await expect(up).toBeFocused();
  });

  await test.step('lifted by keyboard, taken back and put down', async () => {
    const grip = page.getByRole('button', { name: new RegExp(`^Переместить: ${b}`) });
    await grip.press('Space');
    await expect(page.getByText(`Поднято: ${b}, место 1 из 3`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page)).toContainText([c, b, a]);
    await page.keyboard.press('Escape');
    await expect(rows(page)).toContainText([b, c, a]);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(rows(page)).toContainText([c, a, b]);
    await expect(grip).toBeFocused();
    await expect.poll(answers).toEqual([[c, a, b], null, null]);
  });
});

test('a finger drags a row by its grip', async ({ api, open, page }) => {
  const { path, as, answers } = await typedRoom(api);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(path, { as });
  const [a, b, c] = await shown(page);
  const grip = page.getByRole('button', { name: new RegExp(`^Переместить: ${a}`) });
  const from = await grip.boundingBox();
  const to = await rows(page).nth(2).boundingBox();
  if (!from || !to) throw new Error('no rows');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 10, y }],
    });
  await touch('touchStart', from.y + 10);
  for (const share of [0.2, 0.5, 0.8, 1]) {
    await touch('touchMove', from.y + 10 + (to.y + 10 - from.y) * share);
  }
  await touch('touchEnd');
  await expect(rows(page)).toContainText([b, c, a]);
  await expect.poll(answers).toEqual([[b, c, a], null, null]);
  await expectNoOverflow(page);
});

test('typed answers save as they are typed, no key acts meanwhile, and the result shows them', async ({
  api,
  open,
}) => {
  const { path, as, answers } = await typedRoom(api);
  const page = await open(path, { as });
  await misorder(page);
  const order = await shown(page);
  await next(page);
  const text = page.getByRole('main').getByRole('textbox');
  await text.pressSequentially('Magma 12');
  await expect(page.getByRole('button', { name: 'Отметить' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect.poll(answers).toEqual([order, 'Magma 12', null]);
  await text.fill('п'.repeat(190));
  await expect(page.getByText('Осталось 10 знаков').first()).toBeVisible();
  await expectAccessible(page);
  await text.fill('  ');
  await expect(page.getByRole('button', { name: 'Задание 2, нет ответа' })).toBeVisible();
  await text.fill('плазма');

  await next(page);
  await text.fill('Первая строка\nвторая строка');
  await expect(page.getByText('27 / 8000')).toBeVisible();
  await expectAccessible(page);
  await saved(page);
  await page.reload();
  await expect(text).toHaveValue('Первая строка\nвторая строка');

  await page.getByRole('button', { name: 'Завершить' }).first().click();
  await page.getByRole('button', { name: 'Завершить работу' }).click();
  await expect(page).toHaveURL(/\/results\?attempt=/);
  const open_ = (number: number) =>
    page.getByRole('button', { name: `Задание ${number}.` }).click();
  await open_(1);
  await expect(page.getByText(/^Должно быть на месте \d$/).first()).toBeVisible();
  await expect(page.getByText('Верный порядок')).toBeVisible();
  await open_(2);
  await expect(page.getByText('Плазма', { exact: true })).toBeVisible();
  await open_(3);
  await expect(page.getByText('Образец ответа')).toBeVisible();
  await expectAccessible(page);
});

test('in TRAINING the same tasks are answered by the button or Enter, and show what is right', async ({
  api,
  open,
}) => {
  const { work, as } = await typedStudy(api);
  const page = await open(`/quiz/${work.id}`, { as });
  const answer = page.getByRole('button', { name: 'Ответить' });
  await expect(rows(page)).toHaveCount(3);
  await expect(answer).toBeDisabled();
  await misorder(page);
  await answer.click();
  await expect(page.getByText('Неверно, попробуйте ещё раз')).toBeVisible();
  await page.getByRole('button', { name: 'Выше: cc3' }).click();
  await answer.click();
  await expect(page.getByText('Верный порядок')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);

  await next(page);
  const text = page.getByRole('main').getByRole('textbox');
  await text.fill('газ');
  await text.press('Enter');
  await expect(page.getByText('Неверно, попробуйте ещё раз')).toBeVisible();
  await text.fill(' ПЛАЗМА ');
  await text.press('Enter');
  await expect(page.getByText('Верно', { exact: true })).toBeVisible();

  await next(page);
  await text.fill('Плазма травит кремний.');
  await text.press('Control+Enter');
  await expect(page.getByText('Осталась 1 попытка').first()).toBeVisible();
  await text.fill('Ионы и радикалы травят кремний.');
  await answer.click();
  await expect(page.getByText('Сравните свой ответ с образцом')).toBeVisible();
  await expect(page.getByText('Образец ответа')).toBeVisible();
  await expectAccessible(page);
});
