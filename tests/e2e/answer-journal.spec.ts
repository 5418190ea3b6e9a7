import type { Page } from '@playwright/test';
import { confirmEnd, finish } from '#tests/support/exam.ts';
import { executionsOf } from '#tests/support/executions.ts';
import { expect, killTab, test } from '#tests/support/screens.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';

/** A write of a key: how long after the event that caused it, and whether anything could come in between. */
interface Write {
  key: string;
  millis: number;
  isAtOnce: boolean;
}

/** Notes when keys of local storage are written after the event that caused it. */
const watchJournal = (page: Page) =>
  page.addInitScript(() => {
    let actedAt = 0;
    let isAtOnce = false;
    const writes: Write[] = [];
    const act = () => {
      actedAt = performance.now();
      isAtOnce = true;
      setTimeout(() => (isAtOnce = false));
    };
    for (const type of ['click', 'input']) addEventListener(type, act, true);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (/^(answer|room):/.test(key)) {
        writes.push({ key, millis: performance.now() - actedAt, isAtOnce });
      }
    };
    Object.assign(window, { writes });
  });

for (const mode of ['SELFCONTROL', 'TRAINING'] as const) {
  test(`in ${mode} every change is in local storage within 50 ms`, async ({ api, open, page }) => {
    const { work, student } = await newStudy(api, [
      exampleTask('SINGLECHOICE'),
      exampleTask('ORDERQUESTION'),
      exampleTask('QUESTION'),
    ]);
    const as = await student();
    await api.send('POST', `/works/${work.id}/completed-work`, { as, body: { type: mode } });
    await watchJournal(page);
    await open(`/${mode === 'TRAINING' ? 'quiz' : 'selfcontrol'}/${work.id}`, { as });
    const next = page.getByRole('button', { name: 'Дальше' });
    // In TRAINING a choice is a draft until it is answered with.
    const prefix = mode === 'TRAINING' ? 'room:' : 'answer:';
    await page.getByRole('radio').first().check();
    await page.getByRole('radio').last().check();
    await next.click();
    await page.getByRole('button', { name: 'Оставить этот порядок' }).click();
    await page.getByRole('button', { name: /^Ниже/ }).first().click();
    await next.click();
    await page.getByRole('main').getByRole('textbox').pressSequentially('кремний');
    const all = await page.evaluate(() => (window as unknown as { writes: Write[] }).writes);
    const writes = all.filter(({ key }) => key.startsWith(prefix));
    expect(writes.length).toBeGreaterThanOrEqual(11);
    // A busy machine may stop a page for longer than that, but nothing of the page comes before the write.
    expect(writes.filter(({ millis, isAtOnce }) => millis > 50 && !isAtOnce)).toEqual([]);
    const inOrder = writes.map(({ millis }) => millis).toSorted((a, b) => a - b);
    expect(inOrder[Math.floor(inOrder.length / 2)]).toBeLessThanOrEqual(50);
  });
}

test('what a room could not send goes out at the next start of the site, from any page', async ({
  api,
  open,
  context,
}) => {
  const { work, student } = await newStudy(api, [
    exampleTask('SINGLECHOICE'),
    exampleTask('QUESTION'),
  ]);
  const as = await student();
  const body = { type: 'SELFCONTROL' };
  const started = await api.send('POST', `/works/${work.id}/completed-work`, { as, body });
  const page = await open(`/selfcontrol/${work.id}`, { as });
  await expect(page.getByRole('radio').first()).toBeVisible();
  const saves = '**/api/v1/completed-work?*';
  await context.route(saves, (route) => route.abort());
  await page.getByRole('radio', { name: 'bb2' }).check();
  await expect(page.getByText('Ещё не сохранено').first()).toBeVisible();
  await killTab(page);

  const answer = async () => {
    const reply = await api.send('GET', `/completed-work?id=${started.body.id}`, { as });
    return reply.body.answers[0].answersStudent;
  };
  expect(await answer()).toBeNull();
  await context.unroute(saves);
  const later = await context.newPage();
  await later.goto(`${api.url}/results`);
  await expect.poll(answer).toBe('bb2');
  const left = () =>
    later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer:')));
  await expect.poll(left).toEqual([]);
  await expect(later.getByText(/слишком поздно/)).toHaveCount(0);
});

test('whoever comes back with an answer that is too late is told so once', async ({
  api,
  open,
}) => {
  const { work, student, tasks } = await newStudy(api, [
    exampleTask('SINGLECHOICE'),
    exampleTask('QUESTION'),
  ]);
  const as = await student();
  const body = { type: 'SELFCONTROL' };
  const started = await api.send('POST', `/works/${work.id}/completed-work`, { as, body });
  await api.send('POST', '/completed-work', { as, body: { id: started.body.id } });

  // What a tab leaves behind that died before it could send.
  const later = await open('/privacy', { as });
  const key = `answer:${as.userId}:${started.body.id}:${tasks[0]?.id}`;
  const entry = JSON.stringify({ answer: 'bb2', answerId: answerId(1) });
  await later.evaluate(([name, value]) => localStorage.setItem(name, value), [key, entry] as const);
  await later.goto(`${api.url}/cabinet`);
  await expect(later.getByText(/1 ответ пришёл слишком поздно/).first()).toBeVisible();
  await later.reload();
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await later.waitForLoadState('networkidle');
  await expect(later.getByText(/слишком поздно/)).toHaveCount(0);
});

test('an answer that an exam of the same work shuts out waits for the end of it, and the room is left', async ({
  api,
  open,
}) => {
  const study = await newStudy(api, [exampleTask('SINGLECHOICE'), exampleTask('QUESTION')]);
  const as = await study.student();
  const { newExecution, start } = executionsOf(api);
  const training = `/quiz/${study.work.id}`;
  const page = await open(training, { as });
  await page.getByRole('radio', { name: 'bb2' }).check();
  const control = await start(as, study, (await newExecution(study)).id);
  await page.getByRole('button', { name: 'Ответить' }).click();

  const isShut = page.getByRole('alert').getByText(/Идёт контроль по этой работе/);
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(isShut).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Test' })).toHaveCount(0);
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('answer:')));
  expect(await left()).toHaveLength(1);
  await page.reload();
  await expect(isShut).toBeVisible();
  expect(await left()).toHaveLength(1);

  await api.send('POST', '/completed-work', { as, body: { id: control.body.id } });
  await page.goto(`${api.url}/cabinet`);
  await expect.poll(left).toEqual([]);
  await page.goto(`${api.url}${training}`);
  await expect(page.getByText('Ваш ответ, верно')).toBeVisible();

  await start(as, study, (await newExecution(study)).id);
  await finish(page).first().click();
  await confirmEnd(page).click();
  await expect(page).toHaveURL(/\/results\?attempt=/);
  await expect(isShut).toBeVisible();
});
