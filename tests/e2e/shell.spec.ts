import { tasks } from '#infra/local/seed/plasma-etching/tasks.ts';
import { shownTask, testPath } from '#tests/support/demo-course.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

const blockedHint = 'При прохождении работы, нельзя выйти из аккаунта';

test('logout leads to the start page, and nothing is left of the session', async ({
  api,
  open,
}) => {
  const page = await open('/cabinet', { as: await wellReadStudent(api) });
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(`${api.url}/`);
  await page.goto(`${api.url}/cabinet`);
  await expect(page).toHaveURL(`${api.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBeNull();
});

test('logout is disabled with its hint while a work is taken', async ({ api, open }) => {
  const page = await open(testPath.TRAINING, { as: await wellReadStudent(api) });
  // While it loads, the shell still shows its own menu.
  await shownTask(page);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  const signOut = page.getByRole('menuitem', { name: 'Выйти' });
  await expect(signOut).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menu')).toContainText(blockedHint);
  await expect(signOut).toBeVisible();
  await signOut.dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(testPath.TRAINING));
});

test('guards: a stranger goes to the start page, a wrong role to /not-enough, an unknown page is 404', async ({
  api,
  open,
  page,
}) => {
  await open('/results');
  await expect(page).toHaveURL(`${api.url}/`);
  const student = await api.newPerson('ROLE_STUDENT');
  await open('/users', { as: student });
  await expect(page).toHaveURL(/\/not-enough$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Данная страница не доступна',
  );
  await expectAccessible(page);
  await page.goto(`${api.url}/no-such-page`);
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByRole('main')).toContainText('Страница не найдена');
  await expectAccessible(page);
  // A page of the route table that is not built yet is not found either, and says so in the tab.
  await page.goto(`${api.url}/profile-view`);
  await expect(page).toHaveTitle(/404 Страница не найдена/);
});

test('landing by role, and the kit on the page of the tester', async ({ api, open, page }) => {
  await open('/ui', { as: await api.newPerson('ROLE_TESTER') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('a tab that is signed out in another tab goes to the start page too', async ({
  api,
  open,
  context,
}) => {
  const page = await open('/cabinet', { as: await wellReadStudent(api) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${api.url}/results`);
  await other.getByRole('button', { name: /Меню пользователя/ }).click();
  await other.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(other).toHaveURL(`${api.url}/`);
  await expect(page).toHaveURL(`${api.url}/`);
});

test('a screen of 320 px: the header holds all of its parts, and the limited demo reads what its test points to', async ({
  api,
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('/cabinet', { as: await api.newPerson('ROLE_DEMO') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте');
  await expect(page.getByRole('banner').getByText('Демо', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  for (const workId of new Set(tasks.flatMap(({ source }) => source?.workId ?? []))) {
    await page.goto(`${api.url}/task/${workId}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoOverflow(page);
  }
  // Pressed as a person presses it: whatever lay over it would be in the way.
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
});

test('who does not learn is not spoken to as a learner', async ({ api, open, page }) => {
  await open('/cabinet', { as: await api.newPerson('ROLE_ADMIN') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Просмотр курсов');
  await expect(page.getByRole('main')).toContainText('Открыть курс');
  await expect(page.getByRole('main')).not.toContainText(/Осталось|Начать/);
});

test('the results of a tester are empty and lead back to the work of a tester', async ({
  api,
  open,
}) => {
  const page = await open('/results', { as: await api.newPerson('ROLE_TESTER') });
  await expect(page.getByText('Результатов пока нет')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(/\/testing-start$/);
});

test('whoever opens a course, or comes from a text to it, begins at its heading', async ({
  api,
  open,
}) => {
  const page = await open('/cabinet', { as: await api.newPerson('ROLE_ADMIN') });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Просмотр курсов');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(heading).toHaveText('Оператор плазмохимического травления');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: /Установка травления/ }).click();
  await page.getByRole('link', { name: 'Читать: Чтение' }).last().click();
  await expect(heading).toHaveText('Установка травления и работа на ней');
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Оператор плазмохимического травления' }).click();
  await expect(heading).toHaveText('Оператор плазмохимического травления');
  await expect(heading).toBeFocused();
});
