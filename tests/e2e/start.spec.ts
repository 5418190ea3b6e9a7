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
