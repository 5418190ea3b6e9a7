import { type Language, languages, platformTags } from '#shared/languages.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';

const signInText: Record<Language, string> = { ru: 'Войти', en: 'Sign in', ch: '登录' };

for (const language of languages) {
  test(`start page and sign-in in ${language}`, async ({ open }) => {
    const page = await open('/', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', platformTags[language]);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: signInText[language] }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('ru is the default language and the chosen one is kept in local storage', async ({
  api,
  page,
}) => {
  await page.goto(api.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByText('EN', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('signing in says what is wrong and keeps what was typed', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog');
  const login = dialog.getByLabel('Логин');
  const password = dialog.getByLabel('Пароль', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Войти' });
  await submit.click();
  await expect(login).toBeFocused();
  await login.fill('студент');
  await password.fill('12345');
  await submit.click();
  await expect(dialog).toContainText('Недопустимые символы');
  await expect(dialog).toContainText('Пароль должен быть не менее 6 символов');
  await login.fill('student2');
  await password.fill('wrong-password');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Введён неверный логин или пароль');
  await expect(login).toHaveValue('student2');
});

test('after the sign-in a screen reader begins at the heading of the cabinet', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Логин').fill('student2');
  await dialog.getByLabel('Пароль', { exact: true }).fill('trainer-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cabinet$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the link of a password reset ends the session on the server and says what to do', async ({
  api,
  open,
}) => {
  const student = await api.newPerson('ROLE_STUDENT');
  const page = await open('/reset-password?token=abc', { as: student });
  await expect(page).toHaveURL(`${api.url}/?message=reset`);
  const dialog = page.getByRole('dialog', { name: 'Смена пароля' });
  await expect(dialog).toContainText('обратитесь к администратору');
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBeNull();
  const body = { refreshToken: student.refreshToken };
  expect((await api.send('POST', '/auth/refresh', { body })).status).toBe(401);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${api.url}/`);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
});

test('a password reset leaves nothing in the browser when the server does not hear of it', async ({
  api,
  open,
  page,
}) => {
  await page.route('**/auth/sign-out', (route) => route.abort());
  await open('/password-reset', { as: await api.newPerson('ROLE_STUDENT') });
  await expect(page).toHaveURL(`${api.url}/?message=reset`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tokens'))).toBeNull();
});
