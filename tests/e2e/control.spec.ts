import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { executionsOf } from '#tests/support/executions.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import type { Caller, TestApi } from '#tests/support/test-api.ts';

/** A student starts the work of an execution and answers its first tasks. */
async function startAndAnswer(
  api: TestApi,
  study: Study,
  executionId: string,
  student: Caller,
  answers: number,
): Promise<{ id: string; deadline: string }> {
  const { body } = await executionsOf(api).start(student, study, executionId);
  for (const task of body.tasks.slice(0, answers)) {
    const ids = task.options.map((option: { id: string }) => option.id);
    const { status, text } = await api.send('PATCH', '/completed-work', {
      as: student,
      body: {
        id: body.id,
        taskId: task.id,
        answer: task.type === 'MULTICHOICE' ? ids.slice(0, 2) : ids[0],
        answerId: ulid(),
      },
    });
    expect(status, text).toBe(200);
  }
  return { id: body.id, deadline: body.deadline };
}

/** Opens the menu of the person's row and chooses from it. */
async function chooseFor(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${person}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const rowOf = (page: Page, person: string) => page.getByRole('row').filter({ hasText: person });

test('a teacher schedules a control by keyboard, follows it on the board, gives time, ends, opens again and reads it all in the log', async ({
  api,
  open,
}) => {
  test.setTimeout(300_000);
  const study = await newStudy(api);
  const student = await api.newPerson('ROLE_STUDENT', {
    groupId: study.groupId,
    name: 'Вера',
    lastName: 'Соколова',
  });
  const person = 'Соколова Вера';
  const page = await open('/update-control', { as: await study.teacher() });

  await test.step('an empty list says what to do next', async () => {
    await expect(page.getByText('Контролей пока нет')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Назначить контроль' }).first().press('Enter');
    await expect(page).toHaveURL(/\/create-control$/);
  });

  await test.step('the form names what is missing and keeps what was typed over a reload', async () => {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Назначить контроль' }).press('Enter');
    await expect(page.getByText('Выберите хотя бы одну работу')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Работы' })).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Название' }).focus();
    await page.keyboard.type('Допуск смены');
    await page.getByRole('button', { name: '30 минут' }).press('Enter');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Допуск смены');
    await expect(page.getByRole('textbox', { name: 'Минут на работу' })).toHaveValue('30');
    await expect(page.getByText(/Кто начнёт в .+, пишет до/)).toBeVisible();
  });

  await test.step('a group is chosen and the control is made: the board opens', async () => {
    await page.getByRole('checkbox', { name: study.groupId }).press('Space');
    await page.getByRole('button', { name: 'Добавить члена комиссии' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Член комиссии 1' })).toBeFocused();
    await page.keyboard.type('Дорохов А. В.');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/update-control\?id=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Допуск смены' })).toBeVisible();
    await expect(page.getByText('Запланирован')).toBeVisible();
    await expect(rowOf(page, person)).toContainText('Не начато');
    await expectAccessible(page);
  });
  const executionId = new URL(page.url()).searchParams.get('id') ?? '';

  await test.step('"start now for all" asks why and opens the window', async () => {
    await page.getByRole('button', { name: 'Начать сейчас для всех' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Причина' })).toBeFocused();
    await page.keyboard.type('ок');
    await dialog.getByRole('button', { name: 'Начать сейчас' }).click();
    await expect(dialog.getByText('Слишком короткое значение')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Все уже на месте');
    await dialog.getByRole('button', { name: 'Начать сейчас' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Идёт', { exact: true })).toBeVisible();
  });

  const attempt = await startAndAnswer(api, study, executionId, student, 3);

  await test.step('the board shows by itself who has begun and how far they are', async () => {
    const row = rowOf(page, person);
    await expect(row).toContainText('Выполняется');
    await expect(row).toContainText(`3 / ${study.tasks.length}`);
    await expect(row.getByRole('timer')).toHaveText(/(30:00|29:\d\d)/);
  });

  await test.step('five minutes move the deadline', async () => {
    await chooseFor(page, person, 'Добавить время');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Менял клавиатуру');
    // Without the network nothing is lost of what was typed, and pressing again gives the time once.
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Добавить время' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Нет подключения к интернету');
    await expect(dialog.getByRole('textbox', { name: 'Причина' })).toHaveValue('Менял клавиатуру');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Добавить время' }).click();
    await expect(page.getByRole('button', { name: `Действия: ${person}` })).toBeFocused();
    await expect(rowOf(page, person)).toContainText('+5 мин');
    const [row] = await executionsOf(api).board(study, executionId);
    expect(Date.parse(row?.deadline ?? '')).toBe(Date.parse(attempt.deadline) + 5 * 60_000);
  });

  await test.step('the attempt is ended, and opened again', async () => {
    await chooseFor(page, person, 'Завершить');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Отвечено: 3 из ${study.tasks.length}`);
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Телефон на столе');
    await dialog.getByRole('button', { name: 'Завершить сейчас' }).click();
    await expect(rowOf(page, person)).toContainText('Завершил преподаватель');
    await chooseFor(page, person, 'Открыть снова');
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Это был калькулятор');
    await dialog.getByRole('button', { name: 'Открыть снова' }).click();
    await expect(rowOf(page, person)).toContainText('Выполняется');
    await expect(rowOf(page, person).getByRole('timer')).toHaveText(/(10:00|09:\d\d)/);
  });

  await test.step('the log tells all of it, with names and reasons', async () => {
    await page.getByRole('tab', { name: 'Журнал' }).click();
    const entries = page.getByRole('list', { name: 'Журнал' }).getByRole('listitem');
    await expect(entries).toHaveCount(5);
    await expect(entries.nth(0)).toContainText('Попытка открыта снова');
    await expect(entries.nth(0)).toContainText('Это был калькулятор');
    await expect(entries.nth(1)).toContainText(person);
    await expect(entries.nth(1)).toContainText('Телефон на столе');
    await expect(entries.nth(2)).toContainText('0 минут');
    await expect(entries.nth(2)).toContainText('5 минут');
    await expect(entries.nth(3)).toContainText('Начато сейчас для всех');
    await expect(entries.nth(4)).toContainText('Дорохов А. В.');
    await expect(entries.nth(4)).toContainText(study.groupId);
    await expectAccessible(page);
  });

  await test.step('a begun control cannot be deleted, and the button says why', async () => {
    const button = page.getByRole('button', { name: 'Удалить' });
    await expect(button).toHaveAccessibleDescription(/уже начали проходить/);
  });
});

test('settings that somebody else changed meanwhile are not overwritten; people and extra time of others do not stand in the way', async ({
  api,
  open,
}) => {
  const study = await newStudy(api);
  const { id } = await executionsOf(api).newExecution(study, { name: 'Исходное' });
  const page = await open(`/update-control?id=${id}&tab=settings`, { as: await study.teacher() });
  const name = page.getByRole('textbox', { name: 'Название' });
  await expect(name).toHaveValue('Исходное');
  await expectAccessible(page);

  await name.fill('Моё');
  await executionsOf(api).change(study, id, 'extra-time', {
    changeId: ulid(),
    reason: 'for the test',
    subjects: [{ type: 'group', id: study.groupId }],
    minutes: 5,
  });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();

  await name.fill('Снова моё');
  const as = await study.teacher();
  const { body: stored } = await api.send('GET', `/execution-work/${id}`, { as });
  const { startDateTime, endDateTime, revision } = stored;
  const { status } = await api.send('PUT', `/execution-work/${id}`, {
    as,
    body: {
      ...{ name: 'Чужое', workIds: [study.work.id], startDateTime, endDateTime, revision },
      executionTime: 40,
    },
  });
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/настройки изменил кто-то другой/)).toBeVisible();
  await expect(name).toHaveValue('Снова моё');
  await page.getByRole('button', { name: 'Загрузить новые настройки' }).click();
  await expect(name).toHaveValue('Чужое');
  await expect(page.getByRole('textbox', { name: 'Минут на работу' })).toHaveValue('40');
});

test('people are assigned and taken off while the control runs', async ({ api, open }) => {
  const study = await newStudy(api);
  const lone = await api.newPerson('ROLE_STUDENT', {
    groupId: study.groupId,
    name: 'Пётр',
    lastName: 'Один',
  });
  const { id } = await executionsOf(api).newExecution(study, { groupIds: [] });
  const page = await open(`/update-control?id=${id}`, { as: await study.teacher() });
  await page.getByRole('link', { name: 'Назначить участников' }).click();
  await page.getByRole('button', { name: 'Назначить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Люди группы ${study.groupId}` }).click();
  await dialog.getByRole('checkbox', { name: 'Один Пётр' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Назначить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Один Пётр' })).toBeVisible();

  await page.getByRole('button', { name: 'Снять: Один Пётр' }).click();
  await expect(page.getByRole('dialog')).toContainText('допишет её до конца');
  await page.getByRole('dialog').getByRole('button', { name: 'Снять' }).click();
  await expect(page.getByText('Никто не назначен')).toBeVisible();
  const { body } = await api.send('GET', `/execution-work/own`, { as: lone });
  expect(body.content).toEqual([]);
});

for (const language of ['en', 'ch'] as const) {
  test(`list, board and form fit a phone in ${language}`, async ({ api, open }) => {
    const study = await newStudy(api);
    const student = await study.student();
    const { id } = await executionsOf(api).newExecution(study);
    await startAndAnswer(api, study, id, student, 1);
    const as = await study.teacher();
    const page = await open('/update-control', { language, as });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/update-control',
      `/update-control?id=${id}`,
      `/update-control?id=${id}&tab=people`,
      `/update-control?id=${id}&tab=settings`,
      `/update-control?id=${id}&tab=log`,
      '/create-control',
    ]) {
      await page.goto(`${api.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /./ })).toHaveCount(0);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
}
