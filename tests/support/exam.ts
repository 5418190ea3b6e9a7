import type { Page } from '@playwright/test';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { executionsOf } from './executions.ts';
import { expect } from './screens.ts';
import { newStudy } from './study.ts';
import { exampleTask } from './tasks.ts';
import type { TestApi } from './test-api.ts';

/** One task of each type that an exam has; right: bb2, aa1 and cc3, cc3 aa1 bb2, "плазма"; the last is reviewed. */
export const examTasks = [
  exampleTask('SINGLECHOICE', 'exam-00'),
  exampleTask('MULTICHOICE', 'exam-01'),
  exampleTask('ORDERQUESTION', 'exam-02'),
  exampleTask('COMMONQUESTION', 'exam-03'),
  exampleTask('QUESTION', 'exam-04'),
];

/** What counts as the right answer of the tasks above, with a text for the reviewed one. */
export const examAnswers = ['bb2', ['aa1', 'cc3'], ['cc3', 'aa1', 'bb2'], 'плазма', 'Ионы травят'];

/** An exam of its own with a student who is assigned to it. */
export async function newExam(api: TestApi, more: object = {}) {
  const study = await newStudy(api, examTasks, { kind: 'EXAM', passMark: 50 });
  const executions = executionsOf(api);
  const execution = await executions.newExecution(study, more);
  const as = await study.student();
  /** Starts the attempt, or tells of the one under way. */
  const attempt = async (): Promise<Attempt> => {
    const { status, body, text } = await executions.start(as, study, execution.id);
    if (status !== 200) throw new Error(text);
    return body;
  };
  return {
    study,
    execution,
    as,
    path: `/controltask/${execution.id}`,
    attempt,
    answers: async () => (await attempt()).answers.map((one) => one.answersStudent),
    change: (path: string, body: object) => executions.change(study, execution.id, path, body),
    board: () => executions.board(study, execution.id),
  };
}

/** Waits for the check of the device and accepts the rules: all that stands before the button. */
export async function passChecks(page: Page): Promise<void> {
  await expect(page.getByText(/^Проверка закончена/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Правила прочитаны/ }).check();
}

/** The button that begins an exam. */
export const begin = (page: Page) => page.getByRole('button', { name: 'Начать экзамен' });

/** On to the next task. */
export const next = (page: Page) => page.getByRole('button', { name: 'Дальше' });

/** Asks for the end. */
export const finish = (page: Page) => page.getByRole('button', { name: 'Завершить', exact: true });

/** Says yes to the end. */
export const confirmEnd = (page: Page) => page.getByRole('button', { name: 'Завершить работу' });

/** Where an answer is typed. */
export const typed = (page: Page) => page.getByRole('main').getByRole('textbox');

/** The sign that nothing is unsent. */
export const allSaved = (page: Page) => page.getByTitle('Всё сохранено');

/** The tasks of the map. */
export const squares = (page: Page) =>
  page.getByRole('navigation', { name: 'Задания' }).getByRole('button');
