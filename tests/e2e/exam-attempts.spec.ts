import type { Page } from '@playwright/test';
import { putWork } from '#functions/data/works.ts';
import { allSaved, begin, confirmEnd, finish, newExam, passChecks } from '#tests/support/exam.ts';
import { executionsOf } from '#tests/support/executions.ts';
import { expect, test } from '#tests/support/screens.ts';

test('an execution of two works has a row for each, and each opens its own', async ({
  api,
  open,
}) => {
  const { study, as } = await newExam(api);
  const second = { ...study.work, id: `${study.work.id}-2`, name: { ru: 'Второй' } };
  await putWork(api.deps.db, second, study.tasks);
  const workIds = [study.work.id, second.id];
  const { id } = await executionsOf(api).newExecution(study, { workIds, name: 'Аттестация' });
  const page = await open(`/controltask/${id}`, { as });
  await expect(page).toHaveURL(/\/control$/);
  await page.getByRole('link', { name: 'Начать: Второй' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Второй' })).toBeVisible();
  await passChecks(page);
  await begin(page).click();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Второй' })).toBeVisible();
  await page.getByRole('link', { name: /^Выйти из экзамена/ }).click();
  await expect(page.getByRole('link', { name: 'Продолжить: Второй' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Начать: Test' })).toHaveCount(2);
});

test('two tabs and a second device: one attempt, one end, the newest answer counts', async ({
  api,
  open,
  context,
  browser,
}) => {
  const { as, attempt, answers, path, board } = await newExam(api);
  const { id, deadline } = await attempt();
  const page = await open(path, { as });
  const option = (on: Page, name: string) => on.getByRole('radio', { name });
  await option(page, 'aa1').check();
  await expect(allSaved(page)).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(option(tab, 'aa1')).toBeChecked();
  await option(tab, 'cc3').check();
  await expect(option(page, 'cc3')).toBeChecked();

  const device = await browser.newContext({ storageState: await context.storageState() });
  const other = await device.newPage();
  await other.goto(page.url());
  await expect(option(other, 'cc3')).toBeChecked();
  await option(other, 'bb2').check();
  await expect(allSaved(other)).toBeVisible();
  expect((await answers())[0]).toBe('bb2');
  expect(await attempt()).toMatchObject({ id, deadline });
  expect(await board()).toHaveLength(1);

  // Ended on one device, it is over on the others with their next step.
  await finish(other).first().click();
  await confirmEnd(other).click();
  await expect(other).toHaveURL(/\/results\?attempt=/);
  await option(page, 'aa1').check();
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(page.getByText('2 из 10')).toBeVisible();
  await device.close();
});
