import type { Page } from '@playwright/test';
import { examTasks } from '#infra/local/seed/plasma-etching/exam/tasks.ts';
import { tasks } from '#infra/local/seed/plasma-etching/tasks.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { inLanguage, type Language } from '#shared/languages.ts';

export const testPath = {
  TRAINING: '/quiz/work-plasma-test',
  SELFCONTROL: '/selfcontrol/work-plasma-test',
} as const;

/** The task that the room shows. */
export async function shownTask(page: Page, language: Language = 'ru'): Promise<Task> {
  const question = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .first()
    .textContent();
  const task = [...tasks, ...examTasks].find(
    (one) => inLanguage(one.question, language) === question?.trim(),
  );
  if (!task) throw new Error(`No task of the demo course asks: ${question}`);
  return task;
}

/** The texts of the options that are right, or of a wrong choice. */
export function optionTexts(task: Task, isRight: boolean, language: Language = 'ru'): string[] {
  if (!('options' in task) || !('correct' in task)) throw new Error(`${task.id} has no options`);
  const right = [task.correct].flat();
  const chosen = isRight
    ? task.options.filter((option) => right.includes(option.id))
    : task.options.filter((option) => !right.includes(option.id)).slice(0, 1);
  return chosen.map((option) => inLanguage(option.text, language));
}

/** Chooses the right options of the shown task, or a wrong one, as a person does. */
export async function choose(page: Page, isRight: boolean): Promise<string[]> {
  const texts = optionTexts(await shownTask(page), isRight);
  for (const box of await page.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
  for (const text of texts) {
    const row = page.locator('label').filter({ has: page.getByText(text, { exact: true }) });
    await row.locator('input').check();
  }
  return texts;
}
