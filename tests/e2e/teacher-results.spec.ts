import type { Page } from '@playwright/test';
import { attemptsOf } from '#tests/support/attempts.ts';
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/support/screens.ts';
import { newStudy, type Study } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import type { Caller, TestApi } from '#tests/support/test-api.ts';

const exam = 'work-plasma-exam';

/** One person of the exam: a page that is looked through quickly. */
const oneOfExam = `/teacher-results?view=work&workIds=${exam}&groupIds=group-etch-2&studentIds=user-student27`;

const teacherOf = (api: TestApi) => api.signIn('user-teacher', 'ROLE_TEACHER');

/** A study of its own with an attempt that waits for a review, so that no other test is in the way. */
async function waitingStudy(api: TestApi): Promise<{ study: Study; student: Caller; id: string }> {
  const study = await newStudy(api, [
    exampleTask('QUESTION', 'free'),
    exampleTask('SINGLECHOICE', 'one'),
  ]);
  const { start, save, finish } = attemptsOf(api);
  const student = await study.student();
  const { body } = await start(student, study, 'SELFCONTROL');
  const answers = { free: 'Because the cause is still there', one: 'bb2' };
  for (const [i, [taskId, answer]] of Object.entries(answers).entries()) {
    await save(student, { id: body.id, taskId, answer, answerId: answerId(i + 1) });
  }
  await finish(student, body.id);
  return { study, student, id: body.id };
}

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

test('the filters of the list live in the address and survive a reload', async ({ api, open }) => {
  const page = await open(`/teacher-results?workIds=${exam}`, { as: await teacherOf(api) });
  await expect(page.getByRole('heading', { name: 'Результаты обучающихся' })).toBeVisible();
  await expect(
    rows(page)
      .filter({ hasText: /\d\s+из\s+\d/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Группы' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'ПХТ-2' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Режимы' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Контроль', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/groupIds=.*workTypes=CONTROL/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Группы: ПХТ-2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Режимы: Контроль' })).toBeVisible();
  await expect(rows(page).first()).toContainText('ПХТ-2');
  await expect(rows(page).filter({ hasText: 'ПХТ-1' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Без имён' }).click();
  await expect(page).toHaveURL(/names=off/);
  await expect(rows(page).first()).toContainText('Попытка 1');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Участник' })).toBeVisible();
  await page.getByRole('link', { name: 'Все результаты' }).click();
  await expect(page).toHaveURL(/groupIds=.*names=off/);
});

test('a work shows its figures; a cell of the matrix opens the answer, by keys too', async ({
  api,
  open,
}) => {
  const page = await open(`/teacher-results?view=work&workIds=${exam}`, {
    as: await teacherOf(api),
  });
  await expect(page.getByText('Надёжность (альфа Кронбаха)')).toBeVisible();
  await expect(page.getByText('Отрицательно: проверьте ключ').first()).toBeVisible();
  await expect(page.getByText('Мало попыток').first()).toBeVisible();

  await test.step('the options of a choice', async () => {
    await page.getByRole('button', { name: /^18 Рецептуру, отлаженную/ }).click();
    await expect(page.getByRole('table', { name: 'Выбранные варианты' })).toContainText('верный');
    await expect(page).toHaveURL(/task=task-plasma-exam-18/);
  });

  await test.step('the distribution as a table', async () => {
    await page.getByText('Показать таблицей').click();
    await expect(page.getByRole('row', { name: /^90–100/ })).toBeVisible();
  });

  const matrix = page.getByRole('grid');
  await test.step('sorts by a task, then by name', async () => {
    const head = matrix.getByRole('columnheader', { name: /^Задание 18:/ });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await matrix.getByRole('button', { name: 'Обучающийся' }).click();
    await expect(matrix.getByRole('row').nth(1)).toContainText('Андреева Вероника');
  });

  await test.step('walks by the arrows and opens the answer', async () => {
    await matrix.getByRole('button', { name: 'Обучающийся' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    const cell = matrix.getByRole('link', { name: /^Андреева Вероника, задание 30:/ });
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/results-user\/[^/]+#task-task-plasma-exam-30$/);
    await expect(
      page.getByRole('button', { expanded: true, name: /Что оператор делает под своим именем/ }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test('a free answer is reviewed by the keyboard alone, and the total changes', async ({
  api,
  open,
}) => {
  const { study, id } = await waitingStudy(api);
  const page = await open('/teacher-results?view=reviews', { as: await study.teacher() });
  await expect(page.getByText('1 из 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Because the cause is still there')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('1');
  await page.keyboard.press('.');
  await expect(page.getByRole('radio', { name: '1,5' })).toBeChecked();
  await page.keyboard.press('c');
  await page.keyboard.type('k2: say more about the wafers');
  await expect(page.getByRole('radio', { name: '1,5' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toContainText(
    '3,5 из 4, результат окончательный',
  );

  await test.step('reviewing again replaces the mark', async () => {
    await page.getByRole('radio', { name: '0', exact: true }).focus();
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Сохранено' })).toContainText('4 из 4');
  });

  await test.step('then nothing waits', async () => {
    await page.getByRole('button', { name: 'Посмотреть ещё раз' }).click();
    await expect(page.getByText('Ничего не ждёт проверки')).toBeVisible();
  });

  await test.step('the attempt shows mark, comment and who gave them', async () => {
    await page.goto(new URL(`/results-user/${id}#task-free`, page.url()).href);
    await expect(page.getByText(/^2 из 2 — /)).toBeVisible();
    await expect(page.getByLabel('Комментарий')).toHaveValue('k2: say more about the wafers');
    await expect(page.getByText('балл 1,5 → 2')).toBeVisible();
    await expectAccessible(page);
  });
});

test('single keys can be switched off, and stay so', async ({ api, open }) => {
  const { study } = await waitingStudy(api);
  const page = await open('/teacher-results?view=reviews', {
    as: await study.teacher(),
    language: 'en',
  });
  await page.getByRole('button', { name: 'Review shortcuts' }).click();
  await page.getByRole('switch', { name: 'Letters, digits and arrows are on' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('1');
  await page.reload();
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.keyboard.press('1');
  const marks = page.getByRole('group', { name: 'Mark, up to 2' });
  await expect(marks.getByRole('radio')).toHaveCount(5);
  await expect(marks.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('everything fits on a phone, in dark and in Chinese', async ({ api, open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const as = await teacherOf(api);
  const list = await api.send(
    'GET',
    '/completed-work/results?of=students&workIds=work-plasma-exam',
    {
      as,
    },
  );
  const attempt = list.body.content[0];
  for (const [path, heading] of [
    ['/teacher-results', '学员成绩'],
    [oneOfExam, '题目质量'],
    ['/teacher-results?view=reviews', '题目：'],
    [`/results-user/${attempt.id}`, '日志'],
    [`/results-user/${attempt.student.id}`, attempt.student.lastName],
  ] as const) {
    await open(path, { as, language: 'ch' });
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test('an id of nobody says so', async ({ api, open }) => {
  const page = await open('/results-user/nobody', { as: await teacherOf(api) });
  await expect(page.getByText('Результатов нет')).toBeVisible();
  await expectAccessible(page);
});
