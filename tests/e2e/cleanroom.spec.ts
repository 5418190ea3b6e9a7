import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { webglLaunch } from '#tests/support/browser.ts';
import { buttonOf, type Move, rightEntry } from '#tests/support/cleanroom-screens.ts';
import { adminOf } from '#tests/support/room-screens.ts';
import { expect, expectAccessible, test } from '#tests/support/screens.ts';
import type { Caller, TestApi } from '#tests/support/test-api.ts';

test.use({ launchOptions: webglLaunch() });

const practice = 'work-cleanroom-practice';
const moves = rightEntry('dress-and-enter').filter(({ action }) => action.code !== 'F001');

const newStudent = (api: TestApi) =>
  api.newPerson('ROLE_STUDENT', { groupId: 'group-etch-1', name: 'Zinaida' });

/** Opens the simulator over the first task, and waits for the scene. */
async function openSimulator(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByTestId('cleanroom-scene')).toHaveAttribute('data-phase', 'ready', {
    timeout: 60_000,
  });
}

/** Begins the practice in SELFCONTROL and enters its first case. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Начать' }).click();
  await openSimulator(page, 'Открыть симулятор');
  // The tour of the first visit.
  await page.getByRole('button', { name: 'Пропустить' }).click();
}

async function finish(page: Page): Promise<void> {
  const simulator = page.getByRole('dialog', { name: 'Переодеться и войти' });
  await simulator.getByRole('button', { name: 'Завершить' }).click();
  const question = page.getByRole('dialog', { name: 'Завершить упражнение?' });
  await question.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByTestId('cleanroom-scene')).toHaveCount(0);
}

const simulatorOf = (page: Page) => page.locator('[data-seq]');
const seqOf = async (page: Page) => Number(await simulatorOf(page).getAttribute('data-seq'));

/** Where something is in the scene now, once it has come to rest. */
async function spotOf(page: Page, target: string): Promise<{ x: number; y: number }> {
  const label = page.locator(`[data-target="${target}"]`);
  await expect(label).toHaveAttribute('data-there', 'true');
  const canvas = await page.getByTestId('cleanroom-scene').boundingBox();
  const read = () =>
    label.evaluate((span) => {
      const { m41, m42 } = new DOMMatrix(getComputedStyle(span).transform);
      return { x: m41, y: m42 };
    });
  let spot = await read();
  await expect
    .poll(async () => {
      const before = spot;
      spot = await read();
      return Math.hypot(spot.x - before.x, spot.y - before.y);
    })
    .toBeLessThan(1);
  return { x: (canvas?.x ?? 0) + spot.x, y: (canvas?.y ?? 0) + spot.y };
}

/** Where somebody points whose aim is covered by the person: beside it, in pixels. */
const besides = [
  [0, 0],
  [0, -14],
  [12, 0],
  [-12, 0],
  [0, 18],
  [24, -24],
  [-24, -24],
] as const;

/** What the simulator says that the mouse points at; a cell of the lockers stands for the lockers. */
const pointedAt = async (page: Page) =>
  (await simulatorOf(page).getAttribute('data-pointed'))?.split('/')[0] ?? '';

/** Moves the mouse there, from outside, so that nothing old is read; '' where nothing is. */
async function pointTo(page: Page, x: number, y: number): Promise<string> {
  await page.mouse.move(1, 1);
  await expect.poll(() => pointedAt(page)).toBe('');
  await page.mouse.move(x, y);
  const isSomething = () => expect.poll(() => pointedAt(page), { timeout: 1000 }).not.toBe('');
  await isSomething().catch(() => undefined);
  return pointedAt(page);
}

/** Puts the mouse on something, or beside it where that means it too; false: the person stands before it. */
async function pointAt(page: Page, target: string): Promise<boolean> {
  const { x, y } = await spotOf(page, target);
  for (const [dx, dy] of besides) {
    if ((await pointTo(page, x + dx, y + dy)) === target) return true;
  }
  return false;
}

/** Walks to where there is nothing but floor. */
async function stepAside(page: Page): Promise<void> {
  const canvas = await page.getByTestId('cleanroom-scene').boundingBox();
  const before = await seqOf(page);
  for (const [right, down] of floors) {
    const x = (canvas?.x ?? 0) + (canvas?.width ?? 0) * right;
    const y = (canvas?.y ?? 0) + (canvas?.height ?? 0) * down;
    if (!(await pointTo(page, x, y)).startsWith('floor:')) continue;
    await page.mouse.click(x, y);
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
    return;
  }
}

/** Parts of the canvas where the floor may be free. */
const floors = [
  [0.5, 0.5],
  [0.4, 0.6],
  [0.6, 0.6],
  [0.5, 0.7],
] as const;

/** Clicks the canvas where something is, and chooses in the menu if there is one, until it is done. */
async function clickInScene(page: Page, { action, target }: Move): Promise<void> {
  const before = await seqOf(page);
  const isDone = async () =>
    (await simulatorOf(page).getAttribute('data-last')) === action.code &&
    (await seqOf(page)) > before;
  const menu = page.getByRole('menu');
  const choice = buttonOf(page, action, 'menu');
  await expect(async () => {
    // On a busy machine it is done after it was given up waiting for; done twice it would be refused.
    if (await isDone()) return;
    // A menu that opened late would be shut by the next click.
    if (!(await menu.isVisible())) {
      if (!(await pointAt(page, target))) {
        // Who stands before a thing steps aside; where one is to be adjusted one stays.
        if (target !== 'person') await stepAside(page);
        throw new Error(`${target} cannot be seen`);
      }
      await page.mouse.down();
      await page.mouse.up();
    }
    const isHit = async () => (await menu.isVisible()) || (await isDone());
    await expect.poll(isHit, { timeout: 6000 }).toBe(true);
    if (await choice.isVisible()) await choice.click({ timeout: 6000 });
    // The menu of something else would take the next click.
    else if (await menu.isVisible()) await page.keyboard.press('Escape');
    await expect.poll(isDone, { timeout: 6000, message: JSON.stringify(action) }).toBe(true);
  }).toPass({ timeout: 100_000 });
}

/** Goes to the button of an action with the keyboard alone, and presses it. */
async function pressInList(page: Page, { action }: Move): Promise<void> {
  const wanted = JSON.stringify(action);
  for (let i = 0; i < 200; i += 1) {
    const isThere = await page.evaluate(
      (text) => (document.activeElement as HTMLElement | null)?.dataset.action === text,
      wanted,
    );
    if (isThere) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

/** The run as the server has it: its codes, without the walks. */
async function savedCodes(api: TestApi, student: Caller): Promise<string[]> {
  const { body: attempt } = await api.send('POST', `/works/${practice}/completed-work`, {
    as: student,
    body: { type: 'SELFCONTROL' },
  });
  const { body: run } = await api.send('POST', '/runs', {
    as: student,
    body: { runId: ulid(), attemptId: attempt.id, taskId: 'dress-and-enter' },
  });
  return run.events.map(({ code }: { code: string }) => code);
}

const withoutWalks = (codes: string[]) => codes.filter((code) => !code.startsWith('P00'));

/** What the run comes to, once its attempt has ended: "the same commands" earn the same. */
async function percentOf(api: TestApi, student: Caller): Promise<number> {
  const { body: attempt } = await api.send('POST', `/works/${practice}/completed-work`, {
    as: student,
    body: { type: 'SELFCONTROL' },
  });
  const { body: run } = await api.send('POST', '/runs', {
    as: student,
    body: { runId: ulid(), attemptId: attempt.id, taskId: 'dress-and-enter' },
  });
  await api.send('POST', '/completed-work', { as: student, body: { id: attempt.id } });
  const { body } = await api.send('GET', `/runs/${run.id}`, { as: student });
  return body.verdict.percent;
}

const expected = withoutWalks([...moves.map(({ action }) => action.code), 'F001']);

/** The number of actions that the log of the simulator shows is the number done. */
async function doneCount(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Журнал' }).click();
  const count = await page.getByRole('tabpanel').getByRole('listitem').count();
  await page.getByRole('tab', { name: 'Действия' }).click();
  return count;
}

test('one whole entry by clicking the canvas, and a reload in the middle of it', async ({
  api,
  open,
}) => {
  test.setTimeout(540_000);
  const student = await newStudent(api);
  const page = await open(`/practice-selfcontrol/${practice}`, { as: student });
  await enter(page);
  const half = Math.floor(moves.length / 2);
  for (const move of moves.slice(0, half)) await clickInScene(page, move);
  const before = await doneCount(page);
  await page.reload();
  await openSimulator(page, 'Продолжить');
  expect(await doneCount(page)).toBe(before);
  for (const move of moves.slice(half)) await clickInScene(page, move);
  await finish(page);
  await expect.poll(async () => withoutWalks(await savedCodes(api, student))).toEqual(expected);
  expect(await percentOf(api, student)).toBe(100);
});

test('one whole entry by keyboard alone: the same event codes', async ({ api, open }) => {
  test.setTimeout(300_000);
  const student = await newStudent(api);
  const page = await open(`/practice-selfcontrol/${practice}`, { as: student });
  await enter(page);
  for (const move of moves) await pressInList(page, move);
  await expectAccessible(page);
  await finish(page);
  // The button that led into the simulator is gone for good.
  await expect(page.getByText('Упражнение завершено')).toBeFocused();
  await expect.poll(async () => withoutWalks(await savedCodes(api, student))).toEqual(expected);
  expect(await percentOf(api, student)).toBe(100);
});

/** The tour of the first visit holds the keyboard while it is open, and gives it back to what it was opened from. */
async function expectTourByKeyboard(page: Page): Promise<void> {
  const simulator = page.getByRole('dialog', { name: 'Dress and enter' });
  const card = simulator.getByRole('region', { name: 'How the simulator works' });
  const next = card.getByRole('button', { name: 'Next' });
  const opener = simulator.getByRole('button', { name: 'Show the tour' });
  await expect(card).toBeFocused();
  for (const name of ['Skip', 'Next', 'Skip']) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  // Who has clicked beside the card comes back to it.
  await simulator.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Skip' })).toBeFocused();
  await simulator.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(simulator).toBeFocused();

  await opener.press('Enter');
  await expect(card).toBeFocused();
  for (let stop = 1; stop < 5; stop += 1) await next.press('Enter');
  await card.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('TRAINING: a hint names the next step, a mistake is explained at once, undo takes it back, the verdict has a replay', async ({
  api,
  open,
}) => {
  test.setTimeout(240_000);
  const student = await newStudent(api);
  const page = await open(`/practice-training/${practice}`, { as: student, language: 'en' });
  await openSimulator(page, 'Open the simulator');
  await expectTourByKeyboard(page);
  const simulator = page.getByRole('dialog', { name: 'Dress and enter' });
  await simulator.getByRole('button', { name: 'Leave the simulator' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Open the simulator' })).toBeFocused();
  await openSimulator(page, 'Open the simulator');

  await simulator.getByRole('tab', { name: 'Hints' }).click();
  await simulator.getByRole('button', { name: 'Show a hint' }).press('Enter');
  await expect(simulator.getByText(/Walk up to: |Next action: /)).toBeVisible();
  const held = simulator.getByRole('tabpanel').locator('> div');
  await expect(held).toBeFocused();

  await simulator.getByRole('tab', { name: 'Actions' }).click();
  const enterInStreetShoes = () =>
    simulator.locator('aside button[data-code="L002"]').first().click();
  await enterInStreetShoes();
  const explained = simulator.getByRole('alert');
  await expect(explained.getByText('Street shoes not covered')).toBeVisible();
  // Whoever works by keyboard goes on beside what is gone or shut now.
  await explained.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(explained).toHaveCount(0);
  await expect(held).toBeFocused();
  await simulator.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(simulator.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(held).toBeFocused();

  await enterInStreetShoes();
  const askToFinish = simulator.getByRole('button', { name: 'Finish' });
  await askToFinish.press('Enter');
  const question = page.getByRole('dialog', { name: 'Finish the exercise?' });
  await expect(question.getByText(/not yet where the exercise ends/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(askToFinish).toBeFocused();
  await askToFinish.press('Enter');
  await question.getByRole('button', { name: 'Finish' }).click();

  await expect(page.getByText('The exercise ended in the wrong place.')).toBeVisible({
    timeout: 60_000,
  });
  await page
    .getByRole('button', { name: /^Show in the replay/ })
    .first()
    .click();
  await expect(page.getByRole('slider', { name: 'Position in the replay' })).not.toHaveValue('0');
  await expectAccessible(page);
});

/** Opens a case of free practice, which stores nothing, behind the tour. */
async function practise(
  api: TestApi,
  open: (path: string, options: { as: Caller }) => Promise<Page>,
): Promise<Page> {
  const page = await open('/practiceTest?case=dress-and-enter', { as: await adminOf(api) });
  await page.evaluate(() => localStorage.setItem('cleanroom-tour', 'seen'));
  await openSimulator(page, 'Начать');
  return page;
}

test('the second click of a double click does nothing, in the list and in the scene', async ({
  api,
  open,
}) => {
  test.setTimeout(240_000);
  const page = await practise(api, open);
  const list = page.getByRole('complementary');
  const putOn = list.getByRole('button', { name: 'Бахилы № 1: надеть' });
  await putOn.dblclick();
  await expect(putOn).toHaveCount(0);
  // The walk to them, and the one thing that was aimed at.
  expect(await doneCount(page)).toBe(2);

  // A click at another button counts, however soon it comes.
  await list.getByRole('button', { name: 'Бахилы № 2: осмотреть' }).click();
  await list.getByRole('button', { name: 'Ключ-карта: надеть' }).click();
  await expect(list.getByRole('button', { name: 'Ключ-карта: надеть' })).toHaveCount(0);
  expect(await doneCount(page)).toBe(4);

  const { x, y } = await spotOf(page, 'door:door-entrance-locker');
  await page.mouse.dblclick(x, y);
  await expect(simulatorOf(page)).toHaveAttribute('data-last', 'L002');
  expect(await doneCount(page)).toBe(5);
});

test('a menu of the scene that is closed gives the focus back to the scene', async ({
  api,
  open,
}) => {
  test.setTimeout(240_000);
  const page = await practise(api, open);
  const { x, y } = await spotOf(page, 'person');
  await page.mouse.click(x, y);
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByTestId('cleanroom-scene')).toBeFocused();
});

test('free practice asks before what was done is left without a result', async ({ api, open }) => {
  test.setTimeout(240_000);
  const page = await practise(api, open);
  const leave = page.getByRole('button', { name: 'Выйти из симулятора' });
  const title = page.getByRole('heading', { level: 1, name: 'Переодеться и войти' });
  await leave.press('Enter');
  await expect(title).toBeFocused();

  await openSimulator(page, 'Начать');
  await page.locator('aside button[data-code="L002"]').first().click();
  await leave.press('Enter');
  const question = page.getByRole('dialog', { name: 'Выйти без результата?' });
  await expect(question.getByText('Сделанное здесь не сохраняется.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(leave).toBeFocused();
  await expect(simulatorOf(page)).toHaveAttribute('data-last', 'L002');

  await leave.press('Enter');
  await question.getByRole('button', { name: 'Выйти' }).press('Enter');
  await expect(simulatorOf(page)).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('a jump to a mistake shows it: the player comes into view, and nothing moves where it is in view', async ({
  api,
  open,
}) => {
  test.setTimeout(240_000);
  const page = await practise(api, open);
  await page.locator('aside button[data-code="L002"]').first().click();
  await page.getByRole('button', { name: 'Завершить' }).click();
  const question = page.getByRole('dialog', { name: 'Завершить упражнение?' });
  await question.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Шаги', exact: true })).toBeVisible();
  const player = page.getByTestId('cleanroom-scene');
  await expect(player).toHaveAttribute('data-phase', 'ready', { timeout: 60_000 });
  const jump = page.getByRole('button', { name: /^Показать в записи/ }).first();
  const top = () => page.evaluate(() => window.scrollY);

  await page.setViewportSize({ width: 1440, height: 900 });
  await jump.scrollIntoViewIfNeeded();
  const before = await top();
  await jump.click();
  await expect(player).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(before);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { name: 'Шаги', exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 500));
  await expect(player).not.toBeInViewport();
  const later = page.getByRole('button', { name: /^Показать в записи/ }).last();
  await later.click();
  await expect(player).toBeInViewport({ ratio: 1 });
  await expect(later).toBeFocused();
});

test('the longest rules print as one page of A3, and as two of A4', async ({ api, open }) => {
  const admin = await api.signIn('user-admin', 'ROLE_ADMIN');
  const page = await open('/practice?poster=whyte', { as: admin });
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  for (const [format, most] of [
    ['A3', 1],
    ['A4', 2],
  ] as const) {
    const pdf = await page.pdf({ format, margin, printBackground: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, format).toBeGreaterThan(0);
    expect(pages.length, format).toBeLessThanOrEqual(most);
  }
});

test('an exam with a case: no hint, no undo, and the teacher confirms with the replay beside it', async ({
  api,
  open,
}) => {
  test.setTimeout(240_000);
  const student = await newStudent(api);
  const { body: attempt } = await api.send('POST', `/works/work-practical-exam/completed-work`, {
    as: student,
    body: { type: 'SELFCONTROL' },
  });
  const { body: run } = await api.send('POST', '/runs', {
    as: student,
    body: { runId: ulid(), attemptId: attempt.id, taskId: 'exam-dress-and-enter' },
  });
  expect(run.training).toBeNull();
  const undo = await api.send('PATCH', `/runs/${run.id}`, {
    as: student,
    body: { events: [{ seq: 1, atMs: 10, code: 'H001', params: {} }] },
  });
  expect(undo.status).toBe(422);
  await api.send('PATCH', `/runs/${run.id}`, {
    as: student,
    body: { events: [{ seq: 1, atMs: 10, code: 'L002', params: {} }] },
  });
  await api.send('PATCH', '/completed-work', {
    as: student,
    body: {
      id: attempt.id,
      taskId: 'exam-dress-and-enter',
      answer: { runId: run.id },
      answerId: ulid(),
    },
  });
  await api.send('POST', '/completed-work', { as: student, body: { id: attempt.id } });

  const teacher = await api.signIn('user-teacher', 'ROLE_TEACHER');
  const page = await open(`/results-user/${attempt.id}`, { as: teacher, language: 'en' });
  await page.getByRole('button', { name: /You come from the street/ }).click();
  await expect(page.getByText(/The machine proposes/)).toBeVisible();
  await page.getByRole('button', { name: 'Open the replay' }).click();
  await expect(
    page.getByText('Step by step').or(page.getByRole('heading', { name: 'Steps' })),
  ).toBeVisible();
  const beside = page.getByRole('dialog').getByRole('region', { name: 'Review' });
  await beside.getByRole('button', { name: /Take the proposal/ }).click();
  // The button has gone: the mark that it has put down is what may be changed next.
  await expect(beside.getByRole('radio', { checked: true })).toBeFocused();
  await beside.getByRole('textbox', { name: 'Comment' }).fill('Go on to the end next time');
  await beside.getByRole('button', { name: 'Save the mark' }).click();
  await expect(beside.getByRole('button', { name: 'Change the mark' })).toBeFocused();
  await page.getByRole('button', { name: 'Nameless link' }).click();
  const link = await page.getByRole('link', { name: 'Nameless link' }).getAttribute('href');
  await page.goto(link as string);
  await expect(page.getByRole('slider', { name: 'Position in the replay' })).toBeVisible();
  await expect(page.getByText('Zinaida')).toHaveCount(0);
});
