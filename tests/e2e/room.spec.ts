import { choose, shownTask, testPath } from '#tests/support/demo-course.ts';
import { expectBarsWhole } from '#tests/support/room-bars.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { newStudy } from '#tests/support/study.ts';
import { exampleTask } from '#tests/support/tasks.ts';
import type { TestApi } from '#tests/support/test-api.ts';
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

test('a computer whose clock is wrong neither ends the work nor moves its clock', async ({
  api,
  open,
  context,
}) => {
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number(sessionStorage.getItem('clock-set') ?? 0);
  });
  const student = await wellReadStudent(api);
  const page = await open(testPath.SELFCONTROL, { as: student });
  await page.getByRole('button', { name: begin.ru }).click();
  const clock = page.getByRole('timer');
  const left = /^(30:00|29:\d\d)$/;
  await expect(clock).toHaveText(left);

  const setClock = (minutes: number) =>
    page.evaluate((millis) => sessionStorage.setItem('clock-set', `${millis}`), minutes * 60_000);
  const nextTick = async () => {
    const shown = await clock.textContent();
    await expect(clock).not.toHaveText(shown ?? '');
  };
  await test.step('set by a day while the room is open', async () => {
    for (const days of [1, -1]) {
      await setClock(days * 24 * 60);
      await nextTick();
      await expect(clock).toHaveText(left);
    }
  });

  await test.step('past the end after a reload without the API', async () => {
    await setClock(40);
    const api = '**/api/v1/**';
    await context.route(api, (route) => route.abort());
    await page.reload();
    await expect(clock).toHaveText(left);
    await nextTick();
    await expect(page.getByText('Время вышло')).toHaveCount(0);
    await page.getByRole('main').locator('input').first().check();
    await expect(page.getByText('Ещё не сохранено').first()).toBeVisible();
    await context.unroute(api);
    await expect(page.getByTitle(allSaved.ru)).toBeVisible();
    await expect(clock).toHaveText(left);
  });
});

test('an answer waits for the hint that was asked for, and the hint takes the focus', async ({
  api,
  open,
}) => {
  const student = await wellReadStudent(api);
  const page = await open(testPath.TRAINING, { as: student });
  const { hint } = await shownTask(page);
  const comes = Promise.withResolvers<void>();
  await page.route('**/api/v1/completed-work?*', async (route) => {
    if (route.request().postDataJSON()?.useHint) await comes.promise;
    await route.continue();
  });
  const answer = page.getByRole('button', { name: 'Ответить' });
  await choose(page, false);
  await expect(answer).toBeEnabled();
  await page.getByRole('button', { name: 'Подсказка' }).press('Enter');
  await expect(answer).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Осталось 2 попытки')).toBeVisible();
  comes.resolve();
  const box = page.getByRole('complementary', { name: 'Подсказка' });
  await expect(box).toContainText(hint?.ru ?? '');
  await expect(box).toBeFocused();
  await answer.click();
  await expect(page.getByText('Неверно, попробуйте ещё раз')).toBeVisible();
});

test('a wrong critical task says what it means in TRAINING, also after a reload', async ({
  api,
  open,
}) => {
  // Of its own name: a system knows one content for each version of a task.
  const task = { ...exampleTask('SINGLECHOICE', 'critical-00'), critical: true };
  const study = await newStudy(api, [task, exampleTask('SINGLECHOICE', 'critical-01')]);
  const page = await open(`/quiz/${study.work.id}`, { as: await study.student() });
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const [wrong, verdict] of [
    ['aa1', 'Неверно, попробуйте ещё раз'],
    ['cc3', 'Неверно'],
  ] as const) {
    await page.getByRole('radio', { name: wrong }).check();
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByText(verdict, { exact: true })).toBeVisible();
  }
  const words = page.getByText('Критически важное задание: ошибка в нём не даёт сдать работу');
  await expect(words).toBeVisible();
  await page.reload();
  await expect(words).toBeVisible();
});

test('an exam is tried in SELFCONTROL on the page of exams, which the course leads to', async ({
  api,
  open,
}) => {
  const { work, courseId, student } = await newStudy(api, [exampleTask('SINGLECHOICE')], {
    kind: 'EXAM',
  });
  const page = await open(`/cabinet?course=${courseId}`, { as: await student() });
  await page.getByRole('link', { name: /Самоконтроль/ }).click();
  await expect(page).toHaveURL(new RegExp(`/exam-selfcontrol/${work.id}$`));
  await page.getByRole('button', { name: 'Начать' }).click();
  await page.getByRole('radio', { name: 'bb2' }).check();
  await page.getByRole('button', { name: 'Завершить' }).first().click();
  await page.getByRole('button', { name: 'Завершить работу' }).click();
  await expect(page).toHaveURL(/\/results\?attempt=/);
});

/** A test in SELFCONTROL whose answers lock, begun by a student of its own. */
async function lockingRoom(api: TestApi) {
  const tasks = [0, 1, 2].map((i) => exampleTask('SINGLECHOICE', `task-0${i}`));
  const settingsWork = { maxTaskAttempts: {}, lockAnswers: true };
  const { work, student } = await newStudy(api, tasks, { settingsWork });
  const as = await student();
  const start = () =>
    api.send('POST', `/works/${work.id}/completed-work`, { as, body: { type: 'SELFCONTROL' } });
  const { body: attempt } = await start();
  const answers = async (): Promise<unknown[]> => {
    const { body } = await api.send('GET', `/completed-work?id=${attempt.id}`, { as });
    return body.answers.map((one: { answersStudent: unknown }) => one.answersStudent);
  };
  return { path: `/selfcontrol/${work.id}`, as, answers };
}

test('where answers lock, one may be changed until its task is left', async ({ api, open }) => {
  const { path, as, answers } = await lockingRoom(api);
  const page = await open(path, { as });
  const option = (name: string) => page.getByRole('radio', { name });
  await expect(
    page.getByText('Ответ фиксируется, когда вы переходите к другому заданию'),
  ).toBeVisible();
  await option('aa1').check();
  await expect(page.getByText('Ответ можно менять, пока вы на этом задании')).toBeVisible();
  // It is with the server already: a tab that is closed now loses nothing.
  expect(await answers()).toEqual(['aa1', null, null]);

  await page.reload();
  await expect(option('aa1')).toBeChecked();
  await option('bb2').check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page.getByTitle(allSaved.ru)).toBeVisible();
  expect(await answers()).toEqual(['bb2', null, null]);

  await page.getByRole('button', { name: 'Назад', exact: true }).click();
  await expect(page.getByText('Ответ зафиксирован, изменить его нельзя')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ваш ответ' })).toContainText('bb2');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('navigation').getByRole('button').last().click();
  await option('cc3').check();
  await page.getByRole('button', { name: 'Завершить' }).first().click();
  await page.getByRole('button', { name: 'Завершить работу' }).click();
  await expect(page).toHaveURL(/\/results\?attempt=/);
  expect(await answers()).toEqual(['bb2', null, 'cc3']);
});

test('where answers lock, another tab neither locks nor loses the one on show', async ({
  api,
  open,
  context,
}) => {
  const { path, as, answers } = await lockingRoom(api);
  const page = await open(path, { as });
  await expect(page.getByRole('radio', { name: 'aa1' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('radio', { name: 'aa1' }).check();
  await expect(page.getByTitle(allSaved.ru)).toBeVisible();
  await other.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('radio', { name: 'bb2' }).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page.getByTitle(allSaved.ru)).toBeVisible();
  await other.getByRole('button', { name: 'Завершить' }).first().click();
  await other.getByRole('button', { name: 'Завершить работу' }).click();
  await expect(other).toHaveURL(/\/results\?attempt=/);
  expect(await answers()).toEqual(['bb2', null, null]);
});
