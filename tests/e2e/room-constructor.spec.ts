import type { Page } from '@playwright/test';
import { adminOf, newRoom, roomOf } from '#tests/support/room-screens.ts';
import { expect, expectAccessible, test } from '#tests/support/screens.ts';

const board = (page: Page) => page.getByRole('region', { name: 'Сетка помещения' });
const piece = (page: Page, name: string) =>
  board(page).getByRole('button', { name: new RegExp(`^${name},`) });
const panel = (page: Page) => page.getByRole('region', { name: 'Свойства' });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

/** The place on the screen of a cell of the floor, its middle. */
async function cellAt(page: Page, x: number, z: number, room = { width: 14, depth: 11 }) {
  const floor = page.getByTestId('room-floor');
  await floor.scrollIntoViewIfNeeded();
  const box = (await floor.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  return {
    x: box.x + ((x + 0.5) / room.width) * box.width,
    y: box.y + ((z + 0.5) / room.depth) * box.height,
  };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

test('a room is made by the keyboard alone, and every change is announced', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const page = await open('/room-constructor', { as: admin });
  const shelf = page.getByRole('button', { name: 'Поставить: Скамья' });
  await shelf.focus();
  await page.keyboard.press('Enter');
  await said(page, 'Поставлено: Скамья, столбец 3, ряд 1, лицом вниз');
  const row = panel(page).getByRole('button', { name: /^Скамья/ });
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await said(page, 'Скамья: столбец 3, ряд 3, лицом вниз');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await said(page, 'Дальше стена.');
  await page.keyboard.press('r');
  await said(page, /Повёрнуто: Скамья, .*лицом влево/);
  await page.keyboard.press('Control+z');
  await said(page, 'Отменено');
  await expect(piece(page, 'Скамья')).toHaveAccessibleName(/столбец 1, ряд 3, лицом вниз/);
  await page.keyboard.press('Control+Shift+z');
  await expect(piece(page, 'Скамья')).toHaveAccessibleName(/лицом влево/);
  await page.getByRole('tab', { name: 'Вещи' }).click();
  await page.getByRole('textbox', { name: 'Найти' }).fill('бахилы');
  await page.getByRole('button', { name: 'Положить: Бахилы' }).press('Enter');
  await said(page, 'Положено: Бахилы — Скамья');
  await expect(piece(page, 'Скамья')).toHaveAccessibleName(/1 вещь/);

  await page.getByRole('button', { name: 'Сохранить' }).click();
  const name = page.getByLabel('Название (Русский)');
  await expect(name).toBeFocused();
  await expect(page.getByText('Поле обязательно для заполнения')).toBeVisible();
  await name.fill('Комната с клавиатуры');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Помещение сохранено')).toBeVisible();
  await expect(page).toHaveURL(/room-constructor\?room=/);
  const id = new URL(page.url()).searchParams.get('room') ?? '';
  const stored = await roomOf(api, admin, id);
  expect(stored).toMatchObject({ version: 1, name: { ru: 'Комната с клавиатуры' } });
  expect(stored.room.furniture).toMatchObject([{ kind: 'bench', turn: 1 }]);
  expect(stored.items).toMatchObject([{ code: 'S001', where: { at: 'furniture' } }]);

  await test.step('what was stored can still be undone, and stored again', async () => {
    await piece(page, 'Скамья').focus();
    await page.keyboard.press('Delete');
    await said(page, 'Убрано вместе с вещами (1): Скамья');
    await expect(board(page)).toBeFocused();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(async () => (await roomOf(api, admin, id)).version).toBe(2);
  });
  await expectAccessible(page);
});

test('furniture and things are dragged; nothing lands on other furniture or before a door', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'Для перетаскивания');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  await expect(piece(page, 'Скамья')).toBeVisible();
  await drag(page, await cellAt(page, 7, 6), await cellAt(page, 10, 8));
  await expect(piece(page, 'Скамья')).toHaveAccessibleName(/столбец 10, ряд 9/);
  // The door to the left begins at the seventh row: the bin slides past it.
  await drag(page, await cellAt(page, 2, 10), await cellAt(page, 0, 6));
  await expect(piece(page, 'Урна')).toHaveAccessibleName(/столбец 1, ряд 6|столбец 2, ряд 7/);
  await page.getByRole('tab', { name: 'Проверка' }).click();
  await expect(panel(page).getByText(/Загораживает дверь/)).toHaveCount(0);

  const entry = page.getByRole('button', { name: 'Поставить: Растение' });
  await entry.scrollIntoViewIfNeeded();
  const from = (await entry.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  const floor = (await page.getByTestId('room-floor').boundingBox()) as typeof from;
  await drag(
    page,
    { x: from.x + 20, y: from.y + from.height / 2 },
    { x: floor.x + floor.width * (4.5 / 14), y: floor.y + floor.height * (4.5 / 11) },
  );
  await expect(piece(page, 'Растение')).toHaveAccessibleName(/столбец 5, ряд 5/);

  await page.getByRole('tab', { name: 'Вещи' }).click();
  await page.getByRole('textbox', { name: 'Найти' }).fill('яблоко');
  const apple = (await page
    .getByRole('button', { name: 'Положить: Яблоко' })
    .boundingBox()) as typeof from;
  await drag(page, { x: apple.x + 60, y: apple.y + 10 }, await cellAt(page, 10, 8));
  await said(page, 'Положено: Яблоко — Скамья');
});

test('what is wrong is named at its place, with the step that cannot be done', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'С ошибками');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  await piece(page, 'Полка масок и перчаток').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: '1 замечание' }).click();
  await expect(panel(page).getByText('Этот шаг выполнить нельзя: «Надеть шапочку».')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(panel(page).getByText('По правилам всё можно выполнить без ошибок.')).toBeVisible();

  await test.step('a room too small for its doors', async () => {
    await panel(page).getByRole('tab', { name: 'Комната' }).click();
    await page.getByLabel('Глубина').selectOption({ label: '3,5 м' });
    await page.getByRole('button', { name: /\d+ замечани/ }).click();
    await expect(
      panel(page).getByText('Дверь не помещается в стену: увеличьте помещение.'),
    ).toBeVisible();
    await expectAccessible(page);
    await panel(page)
      .getByRole('button', { name: /Загораживает дверь/ })
      .first()
      .click();
    await expect(board(page).locator('[data-piece]:focus')).toHaveAccessibleName(/есть замечание/);
  });
});

test('somebody else has saved meanwhile: theirs is shown, or mine becomes a copy', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { id, version, updatedAt: _, ...draft } = await newRoom(api, admin, 'Общая комната');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  const name = page.getByLabel('Название (Русский)');
  await name.fill('Моё название');
  const body = { ...draft, name: { ru: 'Чужое название' }, version };
  expect((await api.send('PUT', `/rooms/${id}`, { as: admin, body })).status).toBe(200);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Помещение уже изменили' });
  await expect(dialog.getByText(/помещение сохранил\(а\) \S+ \S+: /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Показать сохранённое/ }).click();
  await expect(name).toHaveValue('Чужое название');
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(name).toHaveValue('Моё название');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Помещение сохранено')).toBeVisible();
  expect(await roomOf(api, admin, id)).toMatchObject({ version: 3, name: { ru: 'Моё название' } });

  await test.step('mine as a copy', async () => {
    const again = { ...body, version: 3 };
    expect((await api.send('PUT', `/rooms/${id}`, { as: admin, body: again })).status).toBe(200);
    await name.fill('Моя копия');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: 'Сохранить мои изменения как копию' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    const copy = new URL(page.url()).searchParams.get('room') ?? '';
    expect(await roomOf(api, admin, copy)).toMatchObject({ version: 1, name: { ru: 'Моя копия' } });
    expect(await roomOf(api, admin, id)).toMatchObject({ name: { ru: 'Чужое название' } });
  });
});

test('what is not saved is asked about, kept in the browser, and can be discarded', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'Черновик');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  const name = page.getByLabel('Название (Русский)');
  await name.fill('Черновик с правкой');
  await page.getByRole('link', { name: 'Помещения', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeVisible();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await expect(page).toHaveURL(/room-constructor/);
  await page.getByRole('link', { name: 'Помещения', exact: true }).click();
  await page.getByRole('button', { name: 'Уйти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помещения' })).toBeVisible();
  await page.getByRole('link', { name: 'Черновик', exact: true }).click();
  await expect(name).toHaveValue('Черновик с правкой');
  await expect(page.getByText(/Восстановлены несохранённые изменения/)).toBeVisible();
  await page.getByRole('button', { name: 'Отбросить их' }).click();
  await expect(name).toHaveValue('Черновик');
  await page.getByRole('link', { name: 'Помещения', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помещения' })).toBeVisible();
});

test('changes survive a reload, also of a room that was new, and of one that was removed', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const page = await open('/room-constructor?copy=room4', { as: admin });
  // A reload asks for leave while something is not saved.
  page.on('dialog', (dialog) => void dialog.accept());
  const name = page.getByLabel('Название (Русский)');
  await name.fill('Первая');
  await page.reload();
  await expect(name).toHaveValue('Первая');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\?room=/);
  await name.fill('Вторая');
  await page.reload();
  await expect(name).toHaveValue('Вторая');
  const id = new URL(page.url()).searchParams.get('room') ?? '';
  expect((await api.send('DELETE', `/rooms/${id}`, { as: admin })).status).toBe(204);
  await page.reload();
  await expect(name).toHaveValue('Вторая');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Помещение сохранено')).toBeVisible();
  expect(await roomOf(api, admin, id)).toMatchObject({ version: 1, name: { ru: 'Вторая' } });
});

test('a case is made of the room and can be performed', async ({ api, open }) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'Для задания');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  // Nothing of it is saved: the case is made of the room as it is on the screen.
  const roomName = panel(page).getByLabel('Название (Русский)');
  await roomName.fill('');
  await page.getByRole('button', { name: 'В задание' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новое задание с этим помещением' });
  await dialog.getByLabel('Название (Русский)').fill('Безымянное');
  await dialog.getByRole('button', { name: 'Создать задание' }).click();
  await expect(dialog.getByText('Сначала дайте помещению название')).toBeVisible();
  await page.keyboard.press('Escape');
  await roomName.fill('Новая одевальня');
  await page.getByRole('button', { name: 'В задание' }).click();
  await dialog.getByLabel('Задание-основа').selectOption({ label: 'Переодеться и войти' });
  await expect(dialog.getByLabel('Название (Русский)')).toHaveValue('Новая одевальня');
  await dialog.getByLabel('Название (Русский)').fill('');
  await dialog.getByRole('button', { name: 'Создать задание' }).click();
  await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Название (Русский)').fill('Задание из конструктора');
  await dialog.getByLabel('Порог, %').fill('70');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Создать задание' }).click();
  const made = page.getByRole('dialog', { name: 'Задание создано' });
  await made.getByRole('link', { name: 'Выполнить' }).click();
  await page.getByRole('button', { name: 'Уйти' }).click();
  await expect(page).toHaveURL(/\/practiceTest\?case=/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Задание из конструктора' }),
  ).toBeVisible();
  const caseId = new URL(page.url()).searchParams.get('case') ?? '';
  const { body } = await api.send('GET', `/cases/${caseId}`, { as: admin });
  expect(body.case).toMatchObject({ passMark: 70, profileId: 'standard' });
  const rooms: { location: string; name: object }[] = body.case.world.facility.rooms;
  expect(rooms.find(({ location }) => location === 'dressing')?.name).toEqual({
    ru: 'Новая одевальня',
  });
});

test('a case gets its situations by the keyboard; an impossible one is named at its row', async ({
  api,
  open,
}) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'Для ситуаций', 'locker');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  await page.getByRole('button', { name: 'В задание' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новое задание с этим помещением' });
  const goal = dialog.getByLabel('Что сделать (Русский)');
  await dialog.getByLabel('Задание-основа').selectOption({ label: 'Начало смены' });
  await expect(goal).toHaveValue(/^Вы одеты, смена начинается/);
  await expect(dialog.getByRole('group', { name: 'Ситуация 1' })).toBeVisible();
  await dialog.getByLabel('Задание-основа').selectOption({ label: 'Переодеться и войти' });
  await expect(dialog.getByRole('group', { name: /^Ситуация/ })).toHaveCount(0);
  await expect(goal).toHaveValue(/^Вы пришли/);

  await dialog.getByLabel('Задание-основа').selectOption({ label: 'Начало смены' });
  await dialog.getByRole('button', { name: 'Добавить ситуацию' }).press('Enter');
  const row = dialog.getByRole('group', { name: 'Ситуация 2' });
  await expect(row.getByLabel('Что происходит')).toBeFocused();
  await row.getByLabel('Сколько действий уже сделано').fill('1500');
  await dialog.getByRole('button', { name: 'Создать задание' }).press('Enter');
  await expect(row.getByText('Поле обязательно для заполнения')).toBeVisible();
  await row.getByLabel('Что человек замечает (Русский)').fill('Воет сирена.');
  await dialog.getByRole('button', { name: 'Создать задание' }).press('Enter');
  const late = 'При верном выполнении этот момент не наступает.';
  await expect(row).toHaveAccessibleDescription(late);
  await expect(dialog.getByText(`Ситуация 2. ${late}`)).toBeVisible();
  await expectAccessible(page);
  const refusal = dialog.getByText('Такое задание нельзя пройти без ошибок:');
  await expect(refusal).toBeVisible();
  const passMark = dialog.getByLabel('Порог, %');
  const before = await passMark.inputValue();
  await passMark.fill('');
  await dialog.getByRole('button', { name: 'Создать задание' }).press('Enter');
  await expect(dialog.getByText('Поле обязательно для заполнения')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await passMark.fill(before);

  await row.getByLabel('Сколько действий уже сделано').fill('');
  await row.getByLabel('Где человек').selectOption({ label: 'Транзитная зона' });
  await row.getByLabel('Чего-то из этого на человеке нет').selectOption({ label: 'Маска' });
  await row.getByRole('button', { name: 'Убрать: Маска' }).press('Enter');
  await dialog.getByRole('button', { name: 'Добавить ситуацию' }).press('Enter');
  await dialog.getByRole('button', { name: 'Убрать ситуацию 3' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Добавить ситуацию' })).toBeFocused();
  const rules = dialog.getByLabel('Профиль правил');
  await expect(rules.locator('option:checked')).toHaveText('Из задания-основы: Правила для смены');
  await rules.selectOption({ value: 'room' });
  await dialog.getByRole('button', { name: 'Создать задание' }).press('Enter');
  await expect(row).toHaveAccessibleDescription(/о тревоге ничего не сказано/);
  await rules.selectOption({ value: 'base' });
  await dialog.getByRole('button', { name: 'Убрать ситуацию 1' }).press('Enter');
  // The focus goes on by itself, and would take the next key along.
  await expect(dialog.getByRole('button', { name: 'Добавить ситуацию' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Создать задание' }).press('Enter');
  const made = page.getByRole('dialog', { name: 'Задание создано' });
  const path = await made.getByRole('link', { name: 'Выполнить' }).getAttribute('href');
  const caseId = new URL(path ?? '', page.url()).searchParams.get('case') ?? '';
  const { body } = await api.send('GET', `/cases/${caseId}`, { as: admin });
  expect(body.case.secret.situations).toEqual([
    {
      id: 'situation-1',
      kind: 'evacuation',
      message: { ru: 'Воет сирена.' },
      when: { location: 'transitNwp' },
    },
  ]);
  expect(body.case.profileId).toBe('shift-rules');
  expect(body.case.world.goal).toBeUndefined();
});

test('the room is tried at once, and nothing of the editor is lost', async ({ api, open }) => {
  const admin = await adminOf(api);
  const { id } = await newRoom(api, admin, 'Для пробы');
  const page = await open(`/room-constructor?room=${id}`, { as: admin });
  await page.evaluate(() => localStorage.setItem('cleanroom-tour', 'seen'));
  await page.getByLabel('Название (Русский)').fill('Проба');
  await page.getByRole('button', { name: 'Попробовать' }).click();
  await page.getByRole('button', { name: 'Сесть' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Сделано' }).first()).toBeAttached();
  // Nothing is judged here, so there is nothing to finish; what was tried is left without a question.
  await expect(page.getByRole('button', { name: 'Завершить' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Выйти из симулятора' }).click();
  await expect(page.getByLabel('Название (Русский)')).toHaveValue('Проба');
  await expect(page.getByRole('button', { name: 'Попробовать' })).toBeFocused();
});
