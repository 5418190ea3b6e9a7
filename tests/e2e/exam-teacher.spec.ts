import { allSaved, begin, newExam, next, passChecks, squares, typed } from '#tests/support/exam.ts';
import { reasoned } from '#tests/support/executions.ts';
import { expect, expectAccessible, test } from '#tests/support/screens.ts';
import { answerId } from '#tests/support/tasks.ts';

test('a planned exam waits with a countdown and opens by itself when the teacher starts it for all', async ({
  api,
  open,
  page,
}) => {
  await page.clock.install();
  const now = api.deps.now();
  const { as, change, path } = await newExam(api, {
    startDateTime: new Date(now + 600_000).toISOString(),
    endDateTime: new Date(now + 4_200_000).toISOString(),
  });
  await open('/control', { as });
  const planned = page.getByRole('region', { name: 'Запланировано' });
  await expect(planned.getByRole('timer', { name: 'До начала' })).toHaveText(
    /^(10:00|9:\d\d|09:\d\d)$/,
  );
  await expectAccessible(page);
  await planned.getByRole('link', { name: 'Подготовиться: Test' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText('Экзамен ещё не начался')).toBeVisible();
  await passChecks(page);
  await expect(begin(page)).toHaveCount(0);
  await expectAccessible(page);
  await change('start-now', reasoned());
  await page.clock.fastForward('00:30');
  await begin(page).click();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
});

test('more time opens the room again at the old end, with what was typed', async ({
  api,
  open,
}) => {
  const { as, change, attempt, answers, path } = await newExam(api, {
    endDateTime: new Date(api.deps.now() + 15_000).toISOString(),
  });
  await attempt();
  const page = await open(path, { as });
  await squares(page).last().click();
  // Nothing that the room sends tells it of the later end.
  const saves = '**/api/v1/completed-work?lang=*';
  await page.route(saves, (route) => route.abort());
  await typed(page).fill('Ионы');
  const subjects = [{ type: 'user', id: as.userId }];
  await change('extra-time', { ...reasoned('slow computer'), subjects, minutes: 10 });
  const over = page.getByRole('dialog', { name: 'Время вышло' });
  await expect(over).toBeVisible();
  await expect(over).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
  await expect(typed(page)).toHaveValue('Ионы');
  await page.unroute(saves);
  await typed(page).fill('Ионы травят');
  await expect(allSaved(page)).toBeVisible();
  expect((await answers())[4]).toBe('Ионы травят');
});

test('a teacher ends an exam and opens it again: answers stay, and the result is asked for by who took it', async ({
  api,
  open,
  page,
}) => {
  await page.clock.install();
  const { as, change, attempt, answers, path } = await newExam(api);
  const { id } = await attempt();
  await open(path, { as });
  await page.getByRole('radio', { name: 'bb2' }).check();
  await expect(allSaved(page)).toBeVisible();
  const end = () => change(`attempts/${id}/finish`, reasoned('left the room'));
  const ended = page.getByText('Преподаватель завершил работу, ваши ответы приняты');

  await end();
  await page.getByRole('radio', { name: 'aa1' }).check();
  await expect(ended).toBeVisible();
  await expect(
    page.getByText('пока вы не видели результат, он может открыть работу снова'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(new URL('/results', api.url).href);
  await page
    .getByRole('row', { name: /Запросите результат/ })
    .getByRole('link')
    .click();
  await expect(ended).toBeVisible();

  await change(`attempts/${id}/reopen`, { ...reasoned('came back'), minutes: 7 });
  await page.clock.fastForward('01:15');
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByRole('radio', { name: 'bb2' })).toBeChecked();
  await next(page).click();
  await page.getByRole('checkbox', { name: 'aa1' }).check();
  await expect(allSaved(page)).toBeVisible();
  expect((await answers()).slice(0, 2)).toEqual(['bb2', ['aa1']]);

  await end();
  await page.reload();
  await expect(ended).toBeVisible();
  await page.getByRole('button', { name: 'Показать мой результат' }).click();
  await expect(page.getByText('2 из 10')).toBeVisible();
  const { body } = await change(`attempts/${id}/reopen`, { ...reasoned(), minutes: 7 });
  expect(body.code).toBe('REOPEN_NOT_ALLOWED');
});

test('whoever comes back to a page with a held result finds the room when a teacher has opened it again', async ({
  api,
  open,
}) => {
  const { as, change, attempt, path } = await newExam(api);
  const { id } = await attempt();
  await change(`attempts/${id}/finish`, reasoned('left the room'));
  const page = await open(`/results?attempt=${id}`, { as });
  await expect(page.getByRole('button', { name: 'Показать мой результат' })).toBeVisible();
  await change(`attempts/${id}/reopen`, { ...reasoned('came back'), minutes: 7 });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page).toHaveURL(new RegExp(path));
});

test('time given, and the end, reach somebody who only thinks: no save brings the news', async ({
  api,
  open,
  page,
}) => {
  await page.clock.install();
  const { as, change, attempt, path } = await newExam(api);
  const { id } = await attempt();
  await open(path, { as });
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  const subjects = [{ type: 'user', id: as.userId }];
  await change('extra-time', { ...reasoned('slow computer'), subjects, minutes: 10 });
  await page.clock.fastForward('02:20');
  // The page has lost two minutes on the server, or none, if the reply was quick enough to put its clock right.
  await expect(page.getByRole('timer')).toHaveText(/^(40:00|3[789]:\d\d)$/);
  await change(`attempts/${id}/finish`, reasoned('left the room'));
  await page.clock.fastForward('02:20');
  await expect(page.getByText('Преподаватель завершил работу, ваши ответы приняты')).toBeVisible();
});

test('released tasks show what was wrong, the own answers and the comment, and no key', async ({
  api,
  open,
}) => {
  const { study, as, attempt, change } = await newExam(api, {
    endDateTime: new Date(api.deps.now() + 6000).toISOString(),
  });
  const { id } = await attempt();
  const send = async (method: 'PATCH' | 'POST', body: object, by = as) => {
    const reply = await api.send(method, '/completed-work', { as: by, body: { id, ...body } });
    expect(reply.status).toBe(200);
  };
  await send('PATCH', { taskId: 'exam-00', answer: 'aa1', answerId: answerId(1) });
  await send('PATCH', { taskId: 'exam-04', answer: 'Ионы', answerId: answerId(2) });
  await send('POST', {});
  const comment = 'Назовите и радикалы';
  const { changeId } = reasoned();
  await send('PATCH', { taskId: 'exam-04', mark: 1, comment, changeId }, await study.teacher());
  await change('release', reasoned());

  const page = await open(`/results?attempt=${id}`, { as });
  const row = (number: number) => page.getByRole('button', { name: `Задание ${number}.` });
  await expect(page.getByText('1 из 10')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(row(1)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(row(1)).toContainText('Неверно');
  await row(1).click();
  await expect(page.getByText('aa1')).toBeVisible();
  await row(3).click();
  await row(5).click();
  await expect(page.getByText(comment)).toBeVisible();
  await expect(page.getByText(/Верный (ответ|порядок)|Образец/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Пройти ещё раз' })).toHaveCount(0);
  await expectAccessible(page);
});
