import { choose, shownTask, testPath } from '#tests/support/demo-course.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

test('a student signs in, reads, trains, tests themself against the clock and finds the results', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await open('/');

  await test.step('signs in', async () => {
    await page.getByRole('button', { name: 'Войти' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Логин').fill('student');
    await dialog.getByLabel('Пароль', { exact: true }).fill('trainer-demo');
    await dialog.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/\/cabinet$/);
    await expect(page.getByRole('heading', { name: 'Здравствуйте, Анна' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('opens the course: only the first step is open', async () => {
    await page.getByRole('link', { name: 'Оператор плазмохимического травления' }).click();
    await expect(
      page.getByText('Откроется, когда вы пройдёте «Основы плазмохимического травления»'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reads both theories', async () => {
    await page.getByRole('link', { name: 'Читать' }).click();
    for (const name of [
      'Основы плазмохимического травления',
      'Установка травления и работа на ней',
    ]) {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('button', { name: 'Отметить как прочитанное' }).click();
    }
    await expect(page).toHaveURL(/\/cabinet\?course=/);
  });

  await test.step('takes the test in TRAINING with a hint, a reload and a second try', async () => {
    await page.goto(new URL(testPath.TRAINING, page.url()).href);
    const asked = await shownTask(page);
    await page.getByRole('button', { name: 'Подсказка' }).click();
    await expect(page.getByText(asked.hint?.ru ?? '').last()).toBeVisible();
    await choose(page, false);
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByText('Неверно, попробуйте ещё раз')).toBeVisible();
    await expect(page.getByText(asked.explanation?.ru ?? '')).toBeHidden();

    await page.reload();
    expect((await shownTask(page)).id).toBe(asked.id);
    await expect(page.getByText(asked.hint?.ru ?? '').last()).toBeVisible();
    await expect(page.getByText('Осталась 1 попытка')).toBeVisible();
    await choose(page, true);
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByText('Верно, с подсказкой')).toBeVisible();
    await expect(page.getByText(asked.explanation?.ru ?? '')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Завершить', exact: true }).click();
    await page.getByRole('button', { name: 'Завершить работу' }).click();
    await expect(page).toHaveURL(/\/results\?attempt=/);
    await expect(page.getByText('Не сдано').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('takes it in SELFCONTROL against the clock, reloads, finishes', async () => {
    await page.goto(new URL(testPath.SELFCONTROL, page.url()).href);
    await page.getByRole('button', { name: 'Начать' }).click();
    await expect(page.getByRole('timer')).toHaveText(/(30:00|29:\d\d)/);
    const first = await shownTask(page);
    for (let i = 0; i < 5; i += 1) {
      await choose(page, true);
      await expect(page.getByText('Сохранено. Ответ можно изменить до завершения')).toBeVisible();
      await page.getByRole('button', { name: 'Дальше' }).click();
    }
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/(30:00|2\d:\d\d)/);
    await page.getByRole('button', { name: /^Задание 1[,. ]/ }).click();
    expect((await shownTask(page)).id).toBe(first.id);
    await expect(page.locator('input:checked')).not.toHaveCount(0);
    await expect(page.getByText(first.explanation?.ru ?? '')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Завершить', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('5 из 24');
    await dialog.getByRole('button', { name: 'Завершить работу' }).click();
    await expect(page).toHaveURL(/\/results\?attempt=/);
  });

  await test.step('finds the results, one step by step', async () => {
    await page.getByRole('link', { name: 'Все результаты' }).click();
    await expect(page.getByText('Тест: процесс, установка, безопасность')).toHaveCount(2);
    await expectAccessible(page);
    await page.goto(new URL('/cabinet', page.url()).href);
    await expect(page.getByText('Последний результат:')).toBeVisible();
  });
});

test('answers given without a connection are sent when it is back, nothing is lost by a reload', async ({
  api,
  open,
  context,
}) => {
  const student = await wellReadStudent(api);
  const page = await open(testPath.SELFCONTROL, { as: student });
  await page.getByRole('button', { name: 'Начать' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await context.setOffline(true);
  await choose(page, true);
  await expect(
    page.getByText('Ещё не сохранено: отправим, как только появится связь').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Сохранено. Ответ можно изменить до завершения')).toBeVisible();
  await page.reload();
  await expect(page.locator('input:checked')).not.toHaveCount(0);
});

test('the keyboard alone answers a task: numbers choose, arrows move, M marks, Enter answers', async ({
  api,
  open,
}) => {
  const student = await wellReadStudent(api);
  const page = await open(testPath.TRAINING, { as: student });
  const first = await shownTask(page);
  await page.keyboard.press('1');
  await expect(page.locator('input:checked')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Задание 2 из 24')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  expect((await shownTask(page)).id).toBe(first.id);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Отмечено', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Верно|Неверно, попробуйте ещё раз)$/)).toBeVisible();
});

for (const language of ['en', 'ch'] as const) {
  test(`cabinet and test in ${language}`, async ({ api, open }) => {
    const student = await wellReadStudent(api);
    const page = await open('/cabinet', { language, as: student });
    const course = { en: 'Plasma etching operator', ch: '等离子体刻蚀' }[language];
    await expect(page.getByRole('heading', { name: course })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${api.url}${testPath.TRAINING}`);
    expect((await shownTask(page, language)).type).toMatch(/CHOICE/);
    await expectAccessible(page);
    await expect(page.locator('body')).not.toContainText(/[А-Яа-яЁё]{3}/);
  });
}

for (const width of [360, 390, 768, 1440]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ api, open, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const student = await wellReadStudent(api);
    for (const path of [
      '/cabinet',
      '/cabinet?course=course-plasma-etching',
      '/task/work-plasma-chamber',
      testPath.TRAINING,
      '/results',
    ]) {
      await open(path, { as: student });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNoOverflow(page);
    }
  });
}
