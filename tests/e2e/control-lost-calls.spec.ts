import { executionsOf } from '#tests/support/executions.ts';
import { expect, test } from '#tests/support/screens.ts';
import { newStudy } from '#tests/support/study.ts';

test('a double press, and a reply that was lost, make one control', async ({
  api,
  open,
  context,
}) => {
  const study = await newStudy(api);
  const teacher = await study.teacher();
  const page = await open('/create-control', { as: teacher });
  await page.getByRole('combobox', { name: 'Работы' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  // The calls arrive, their replies do not.
  await context.route('**/api/v1/execution-work?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const button = page.getByRole('button', { name: 'Назначить контроль' });
  await button.dblclick();
  await expect(page.getByText('Нет подключения к интернету').first()).toBeVisible();
  await context.unroute('**/api/v1/execution-work?*');
  await page.reload();
  await button.click();
  await expect(page).toHaveURL(/\/update-control\?id=/);
  const { body } = await api.send('GET', '/execution-work', { as: teacher });
  expect(body.totalElements).toBe(1);
});

test('time after a lost reply: the same said again is given once, other minutes are given too', async ({
  api,
  open,
}) => {
  const study = await newStudy(api);
  await study.student();
  const { id } = await executionsOf(api).newExecution(study);
  const page = await open(`/update-control?id=${id}`, { as: await study.teacher() });
  const extraMinutes = async () => (await executionsOf(api).board(study, id))[0]?.extraMinutes;
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Добавить время' });
  const minutes = dialog.getByRole('textbox', { name: 'Сколько минут добавить' });
  const calls = '**/extra-time?*';
  /** Presses the button; the call arrives, its reply does not. */
  const loseReply = async () => {
    await page.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('Нет подключения к интернету');
    await page.unroute(calls);
  };
  const askFor = [
    () =>
      page
        .getByRole('row')
        .getByRole('button', { name: /^Действия: / })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'Добавить время' }).click()),
    () => page.getByRole('button', { name: 'Время группе' }).click(),
  ];
  let given = 0;
  for (const ask of askFor) {
    await ask();
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Менял клавиатуру');
    await loseReply();
    await submit.click();
    await expect(dialog).toBeHidden();
    given += 5;
    expect(await extraMinutes()).toBe(given);

    await ask();
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Менял клавиатуру');
    await loseReply();
    await minutes.fill('7');
    await submit.click();
    await expect(dialog).toBeHidden();
    given += 12;
    expect(await extraMinutes()).toBe(given);
  }
});

test('what was done only for some is done for the rest, with other words too', async ({
  api,
  open,
}) => {
  const study = await newStudy(api);
  const { id } = await executionsOf(api).newExecution(study);
  const people = [await study.student(), await study.student()];
  for (const student of people) await executionsOf(api).start(student, study, id);
  const page = await open(`/update-control?id=${id}`, { as: await study.teacher() });
  await expect(page.getByRole('button', { name: /^Действия: / })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).check();
  const bulk = page.getByRole('region', { name: 'Действия с выбранными строками' });
  await bulk.getByRole('button', { name: 'Завершить' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Причина' });
  await reason.fill('Пожарная тревога');
  const calls = '**/finish?*';
  let first = '';
  await page.route(calls, (route) => {
    first ||= route.request().url();
    return route.request().url() === first ? route.abort() : route.continue();
  });
  const submit = dialog.getByRole('button', { name: 'Завершить сейчас' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Сделано не для всех');
  await page.unroute(calls);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/finish?')) sent.push(request.url());
  });
  await reason.fill('Учебная тревога');
  await submit.click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([first]);
  const states = (await executionsOf(api).board(study, id)).map(({ state }) => state);
  expect(states).toEqual(['FINISHED', 'FINISHED']);
});
