import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { expect, test } from '#tests/support/screens.ts';
import type { Caller, TestApi } from '#tests/support/test-api.ts';

const work = 'work-cleanroom-practice';
const taskId = 'dress-and-enter';

const newStudent = (api: TestApi) =>
  api.newPerson('ROLE_STUDENT', { groupId: 'group-etch-1', name: 'Zinaida' });

/** The codes that the server has of the student's run of the first case. */
async function savedCodes(api: TestApi, as: Caller, type: string): Promise<string[]> {
  const { body: attempt } = await api.send('POST', `/works/${work}/completed-work`, {
    as,
    body: { type },
  });
  const body = { runId: ulid(), attemptId: attempt.id, taskId };
  const { body: run } = await api.send('POST', '/runs', { as, body });
  return run.events.map(({ code }: { code: string }) => code);
}

/** What the runs of a page send is cut off; answers how to let it through again. */
async function cutRuns(page: Page): Promise<() => Promise<void>> {
  const pattern = /\/runs\/[^/]+$/;
  await page.route(pattern, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  return () => page.unroute(pattern);
}

/** What the runs of a page send goes out when it is let go, and not before. */
async function holdRuns(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const pattern = /\/runs\/[^/]+$/;
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'PATCH') await isLetGo;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const simulator = (page: Page) =>
  page.getByRole('dialog', { name: /^(Переодеться и войти|Начало смены)$/ });

/** Does what the list offers under a code. */
async function act(page: Page, code: string): Promise<void> {
  await simulator(page).locator(`aside button[data-code="${code}"]`).first().click();
  await expect(simulator(page).locator(`[data-last="${code}"]`)).toBeVisible();
}

async function enter(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const skip = page.getByRole('button', { name: 'Пропустить' });
  await expect(simulator(page)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
}

/** A student in the simulator over a task of the practice in SELFCONTROL. */
async function performing(
  api: TestApi,
  open: (path: string, options: { as: Caller }) => Promise<Page>,
  place = 0,
): Promise<{ student: Caller; page: Page }> {
  const student = await newStudent(api);
  const page = await open(`/practice-selfcontrol/${work}`, { as: student });
  await page.getByRole('button', { name: 'Начать' }).click();
  if (place > 0) {
    await page.getByRole('navigation', { name: 'Задания' }).getByRole('button').nth(place).click();
  }
  await enter(page, 'Открыть симулятор');
  return { student, page };
}

/** Opens the simulator in TRAINING and does a first action, which the server has. */
async function beginTraining(api: TestApi, student: Caller, page: Page): Promise<void> {
  await enter(page, 'Открыть симулятор');
  await act(page, 'L002');
  await expect.poll(() => savedCodes(api, student, 'TRAINING')).toEqual(['L002']);
}

const unsent = (page: Page) => page.getByTitle('Не отправлен 1 ответ');
const allSaved = (page: Page) => page.getByTitle('Всё сохранено');

test('an exercise that was only opened is unanswered; one that is begun and not finished is named before the end', async ({
  api,
  open,
}) => {
  const { page } = await performing(api, open);
  const minimise = () => simulator(page).getByRole('button', { name: 'Свернуть' }).click();
  await minimise();
  const first = page.getByRole('navigation', { name: 'Задания' }).getByRole('button').first();
  await expect(first).toHaveAccessibleName('Задание 1, нет ответа');
  const askToFinish = () =>
    page.getByRole('button', { name: 'Завершить', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Завершить работу?' });
  await askToFinish();
  await expect(question.getByText('Ответы: 0 из 3.')).toBeVisible();
  await expect(question.getByText('Не завершены упражнения')).toHaveCount(0);
  await question.getByRole('button', { name: 'Вернуться к заданиям' }).click();
  await enter(page, 'Открыть симулятор');
  await act(page, 'L002');
  await minimise();
  await expect(first).toHaveAccessibleName('Задание 1, есть ответ');
  await askToFinish();
  await expect(question.getByText('Ответы: 1 из 3.')).toBeVisible();
  const unfinished = question.locator('div:has(> div:text("Не завершены упражнения"))');
  await expect(unfinished.getByRole('button')).toHaveText(['1']);
});

test('what a run could not send is known to the room after a reload, holds back the end, and goes out by itself', async ({
  api,
  open,
}) => {
  const { student, page } = await performing(api, open);
  await act(page, 'L002');
  await expect.poll(() => savedCodes(api, student, 'SELFCONTROL')).toEqual(['L002']);
  const letThrough = await cutRuns(page);
  await act(page, 'L001');
  await act(page, 'L002');
  await page.reload();

  await expect(unsent(page)).toBeVisible();
  await expect(page.getByText('Выполняется: сделано действий — 3')).toBeVisible();
  await page.getByRole('button', { name: 'Завершить', exact: true }).first().click();
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: 'Завершить работу' }).click();
  await expect(end.getByRole('alert')).toBeVisible();
  expect(await savedCodes(api, student, 'SELFCONTROL')).toEqual(['L002']);

  await letThrough();
  await expect(allSaved(page)).toBeVisible({ timeout: 40_000 });
  expect(await savedCodes(api, student, 'SELFCONTROL')).toEqual(['L002', 'L001', 'L002']);
});

test('what waited when the work was left is sent from whatever page comes next', async ({
  api,
  open,
}) => {
  const { student, page } = await performing(api, open);
  const letThrough = await cutRuns(page);
  await act(page, 'L002');
  await letThrough();
  await page.goto(new URL('/cabinet', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => savedCodes(api, student, 'SELFCONTROL')).toEqual(['L002']);
});

/** Ends the run, where it may end too early. */
async function finishRun(page: Page): Promise<void> {
  await simulator(page).getByRole('button', { name: 'Завершить' }).click();
  const question = page.getByRole('dialog', { name: 'Завершить упражнение?' });
  await question.getByRole('button', { name: 'Завершить' }).click();
}

test('what the last actions brought is told before a run ends, and without network it does not end', async ({
  api,
  open,
}) => {
  const { page } = await performing(api, open, 2);
  const letThrough = await cutRuns(page);
  await act(page, 'L006');
  await finishRun(page);
  const question = page.getByRole('dialog', { name: 'Завершить упражнение?' });
  await expect(question.getByRole('alert')).toBeVisible();
  await letThrough();
  await question.getByRole('button', { name: 'Завершить' }).click();
  await expect(question).toHaveCount(0);
  await expect(simulator(page).getByText(/Воет сирена/)).toBeVisible();
});

test('an alarm that comes while the question is read closes it; who says no while it is sent has said no', async ({
  api,
  open,
}) => {
  const { page } = await performing(api, open, 2);
  const letGo = await holdRuns(page);
  await act(page, 'L006');
  const question = page.getByRole('dialog', { name: 'Завершить упражнение?' });
  await simulator(page).getByRole('button', { name: 'Завершить' }).click();
  await expect(question).toBeVisible();
  await letGo();
  await expect(question).toHaveCount(0);
  await expect(simulator(page).getByText(/Воет сирена/)).toBeVisible();

  const letGoAgain = await holdRuns(page);
  await act(page, 'L005');
  await finishRun(page);
  await question.getByRole('button', { name: 'Продолжить' }).click();
  await expect(question).toHaveCount(0);
  await letGoAgain();
  await act(page, 'L006');
  await expect(simulator(page).locator('[data-last="F001"]')).toHaveCount(0);
});

test('what arrives while the run is asked for is in the run that opens', async ({ api, open }) => {
  const { student, page } = await performing(api, open);
  await act(page, 'L002');
  await expect.poll(() => savedCodes(api, student, 'SELFCONTROL')).toEqual(['L002']);
  const letThrough = await cutRuns(page);
  await act(page, 'L001');
  await act(page, 'L002');
  await letThrough();
  // The reply knows of one event; it is held back until the others have arrived.
  await page.route(/\/runs$/, async (route) => {
    const response = await route.fetch();
    await expect
      .poll(() => savedCodes(api, student, 'SELFCONTROL'), { timeout: 40_000 })
      .toHaveLength(3);
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(page.getByText('Выполняется: сделано действий — 3')).toBeVisible({
    timeout: 60_000,
  });
});

test('TRAINING: a run that was finished without network is the answer once it has arrived, over a reload too', async ({
  api,
  open,
}) => {
  const student = await newStudent(api);
  const page = await open(`/practice-training/${work}`, { as: student });
  await beginTraining(api, student, page);
  const letThrough = await cutRuns(page);
  await finishRun(page);
  await expect(unsent(page)).toBeVisible();
  await page.reload();
  await expect(unsent(page)).toBeVisible();
  await letThrough();
  await expect(page.getByText('Упражнение закончено не там, где нужно.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Выполните упражнение ещё раз')).toBeVisible();
  const last = page.getByRole('heading', { name: 'Прошлая попытка' });
  await expect(last).toHaveCount(0);
  await enter(page, 'Выполнить ещё раз');
  await act(page, 'L002');
  await simulator(page).getByRole('button', { name: 'Свернуть' }).click();
  await expect(page.getByText('Выполняется: сделано действий — 1')).toBeVisible();
  await expect(last).toBeVisible();
});

/** What of the task has the focus without being a control: how far it is, or what came of it. */
const heldInTask = (page: Page) => page.getByRole('article').locator('[tabindex="-1"]:focus');

/** The runs that a page opens on the server. */
function openedRuns(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !/\/runs$/.test(response.url())) return;
    if (response.ok()) found.add((await response.json()).id);
  });
  return found;
}

test('TRAINING: a window whose run was finished in another one shows the verdict, and begins no next run', async ({
  api,
  open,
}) => {
  const student = await newStudent(api);
  const page = await open(`/practice-training/${work}`, { as: student });
  const runs = openedRuns(page);
  await beginTraining(api, student, page);
  const isRight = (one: Page) =>
    expect(one.getByText('Упражнение закончено не там, где нужно.')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await enter(other, 'Продолжить');
  await finishRun(other);
  await isRight(other);

  await simulator(page).locator('aside button[data-code="L001"]').first().click();
  await expect(page.getByText(/Упражнение продолжено в другом окне/)).toBeVisible();
  await expect(simulator(page)).toHaveCount(0);
  await isRight(page);
  await expect(page.getByRole('button', { name: 'Выполнить ещё раз' })).toBeVisible();
  await expect(heldInTask(page)).toHaveCount(1);
  expect([...runs]).toHaveLength(1);
});

/** Ends one run after another somewhere else, and answers with them, until there is no try left. */
async function spendTries(api: TestApi, as: Caller): Promise<void> {
  const { body: attempt } = await api.send('POST', `/works/${work}/completed-work`, {
    as,
    body: { type: 'TRAINING' },
  });
  for (;;) {
    const body = { runId: ulid(), attemptId: attempt.id, taskId };
    const { status, body: run } = await api.send('POST', '/runs', { as, body });
    if (status !== 200) return expect(run.code).toBe('TASK_ATTEMPTS_EXHAUSTED');
    const events = [{ seq: 1, atMs: 10, code: 'F001', params: {} }];
    await api.send('PATCH', `/runs/${run.id}`, { as, body: { events } });
    const answer = { runId: run.id };
    await api.send('PATCH', '/completed-work', {
      as,
      body: { id: attempt.id, taskId, answer, answerId: ulid() },
    });
  }
}

test('TRAINING: where the tries were used up in another window, the button leads to the verdict', async ({
  api,
  open,
}) => {
  const student = await newStudent(api);
  const page = await open(`/practice-training/${work}`, { as: student });
  const button = page.getByRole('button', { name: 'Открыть симулятор' });
  await expect(button).toBeVisible();
  await spendTries(api, student);
  await button.press('Enter');
  await expect(page.getByText('Упражнение закончено не там, где нужно.')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(heldInTask(page)).toHaveCount(1);
  await expect(page.getByText(/Упражнение не открылось/)).toHaveCount(0);
});

test('TRAINING goes on after a reload; a finished run outside TRAINING is final', async ({
  api,
  open,
}) => {
  const student = await newStudent(api);
  const training = await open(`/practice-training/${work}`, { as: student });
  await beginTraining(api, student, training);
  await training.reload();
  await expect(training.getByText('Выполняется: сделано действий — 1')).toBeVisible();
  await expect(training.getByRole('button', { name: 'Продолжить' })).toBeVisible();

  const page = await open(`/practice-selfcontrol/${work}`, { as: student });
  await page.getByRole('button', { name: 'Начать' }).click();
  await enter(page, 'Открыть симулятор');
  await act(page, 'L002');
  await finishRun(page);
  const isFinal = async () => {
    await expect(page.getByText('Изменить его больше нельзя.')).toBeVisible();
    await expect(page.getByRole('button', { name: /симулятор|Продолжить/ })).toHaveCount(0);
  };
  await isFinal();
  await expect(allSaved(page)).toBeVisible();
  await page.reload();
  await isFinal();
});
