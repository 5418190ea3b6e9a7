import type { Page } from '@playwright/test';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { choose, shownTask, testPath } from '#tests/support/demo-course.ts';
import { newExam } from '#tests/support/exam.ts';
import { expect, killTab, test } from '#tests/support/screens.ts';
import { controlled } from '#tests/support/service-worker.ts';
import { startSiteFront } from '#tests/support/site-front.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

const noConnection = 'Нет подключения к интернету';

/** Touches the page: what may be wanted without a connection is fetched at the first touch. */
const touch = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  const fetched = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('user-menu-opened'),
  );
  await page.keyboard.press('Shift');
  await fetched;
};

/** Cuts the network, also for files that the browser has kept. */
const cut = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
};

test('without network a link to a page not loaded yet says so, and the page comes with the network', async ({
  api,
  open,
}) => {
  const page = await open('/cabinet', { as: await wellReadStudent(api) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cut(page);
  await page.locator('a[href="/results"]').first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('езультат');
});

test('without network the menu of the person opens, and a language without texts is refused', async ({
  api,
  open,
}) => {
  const page = await open('/cabinet', { as: await wellReadStudent(api) });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await touch(page);
  await cut(page);
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.locator('[role=status]', { hasText: noConnection }).last()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('ru');
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
});

test('a part that does not come leaves the page as it is', async ({ api, open, page }) => {
  const student = await wellReadStudent(api);
  await page.route(
    /(notice-host|user-menu-opened|image-overlay|confirm-host)-[\w-]{8}\.js/,
    (route) => route.abort(),
  );
  await open('/task/work-plasma-basics', { as: student });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: /Меню пользователя/ }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await page.locator('figure button').first().click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without network a stranger is told why the sign-in does not open', async ({ open }) => {
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cut(page);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an anchor that is not encoded as it should be opens the text', async ({ api, open }) => {
  const page = await open('/task/work-plasma-basics#%', { as: await wellReadStudent(api) });
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** The pictures that the browser keeps for the time without network. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);

/** The attempt as the browser keeps it. */
const attemptOf = (page: Page): Promise<Attempt> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('attempt:'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
  });

const allSaved = 'Всё сохранено';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a room reloaded offline has the same tasks, answers, pictures and clock, and ten minutes later sends all', async ({
    api,
    open,
    page,
    context,
  }) => {
    const student = await wellReadStudent(api);
    await page.clock.install();
    await open('/cabinet', { as: student });
    await controlled(page);
    await page.goto(`${api.url}${testPath.SELFCONTROL}`);
    await page.getByRole('button', { name: 'Начать' }).click();
    const clock = page.getByRole('timer');
    const squares = page.getByRole('navigation', { name: 'Задания' }).getByRole('button');
    const next = page.getByRole('button', { name: 'Дальше' });
    await expect(clock).toHaveText(/^(30:00|29:\d\d)$/);
    const { id: first } = await shownTask(page);
    const chosen = await choose(page, true);
    await expect(page.getByTitle(allSaved)).toBeVisible();
    const total = await squares.count();
    const attempt = await attemptOf(page);
    const pictures = attempt.tasks.filter((task) => task.image).length;
    expect(pictures).toBeGreaterThan(0);
    await expect.poll(() => keptPictures(page)).toBeGreaterThanOrEqual(pictures);

    await test.step('reloaded without network', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(clock).toHaveText(/^29:\d\d$/);
      expect((await shownTask(page)).id).toBe(first);
      for (const text of chosen) {
        const row = page.locator('label').filter({ has: page.getByText(text, { exact: true }) });
        await expect(row.locator('input')).toBeChecked();
      }
      await expect(squares).toHaveCount(total);
      await squares.nth(attempt.tasks.findIndex((task) => task.image)).click();
      const picture = page.getByRole('main').locator('img').first();
      // Rejects where the picture did not come.
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    });

    await test.step('ten minutes without network', async () => {
      await squares.nth(1).click();
      for (const _ of Array(4)) {
        await choose(page, true);
        await expect(page.getByText('Ещё не сохранено').first()).toBeVisible();
        await next.click();
      }
      await page.clock.fastForward('10:00');
      await expect(page.getByTitle('Не отправлено 4 ответа')).toBeVisible();
      await expect(clock).toHaveText(/^19:\d\d$/);
    });

    await test.step('back', async () => {
      await context.setOffline(false);
      await expect(page.getByTitle(allSaved)).toBeVisible();
      const { body } = await api.send('GET', `/completed-work?id=${attempt.id}`, { as: student });
      const answered = body.answers.filter(
        (one: { answersStudent: unknown }) => one.answersStudent !== null,
      );
      expect(answered).toHaveLength(5);
    });

    await test.step('signing out drops the pictures', async () => {
      await page.goto(`${api.url}/cabinet`);
      await page.getByRole('button', { name: /Меню пользователя/ }).click();
      await page.getByRole('menuitem', { name: 'Выйти' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => keptPictures(page)).toBe(0);
    });
  });

  test('a room reloaded offline ends with its time, and opens again if the server knows of more', async ({
    api,
    open,
    page,
    context,
  }) => {
    await page.clock.install();
    const { as, attempt, answers, path } = await newExam(api);
    await attempt();
    await open(path, { as });
    await controlled(page);
    await cut(page);
    await page.getByRole('radio', { name: 'bb2' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'bb2' })).toBeChecked();
    await page.clock.fastForward('24:55');
    await expect(
      page.locator('[data-tone="warning"]', { has: page.getByRole('timer') }),
    ).toBeVisible();
    await page.clock.fastForward('06:00');
    const over = page.getByRole('dialog', { name: 'Время вышло' });
    await expect(over).toContainText('Нет связи');
    await context.setOffline(false);
    await expect(over).toBeHidden();
    await expect(page.getByTitle(allSaved)).toBeVisible();
    expect((await answers())[0]).toBe('bb2');
  });

  test('without network every page of a student opens after a reload, and the API is never kept', async ({
    api,
    open,
    page,
    context,
  }) => {
    await open('/cabinet', { as: await wellReadStudent(api) });
    await controlled(page);
    await context.setOffline(true);
    for (const path of [
      '/results',
      '/cabinet?course=course-plasma-etching',
      '/task/work-plasma-basics',
    ]) {
      await page.goto(`${api.url}${path}`);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByText(noConnection).first()).toBeVisible();
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((path) => path.startsWith('/api/') || /\/ui-/.test(path))).toEqual([]);
  });

  test('a new release waits until no tab has a work open, then reloads them all, and one in which somebody types when they have stopped', async ({
    api,
    open,
    page,
    context,
  }) => {
    const front = await startSiteFront(api.url);
    try {
      await open(`${front.url}/cabinet`, { as: await wellReadStudent(api) });
      await controlled(page);
      const room = await context.newPage();
      await room.goto(`${front.url}${testPath.TRAINING}`);
      await expect(room.getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const tab of [page, room]) await tab.evaluate(watchLocks);
      const isOld = (tab: Page) => tab.evaluate(() => 'old' in window).catch(() => true);

      front.release();
      const isWaiting = () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(isWaiting).toBe(true);
      // Whoever looks at the page asks again; the answer is no as long as the work is open.
      for (const tab of [page, room]) {
        await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect
          .poll(() => tab.evaluate(() => (window as unknown as Watched).refusals))
          .toBeGreaterThan(0);
      }
      expect(await isWaiting()).toBe(true);
      expect([await isOld(page), await isOld(room)]).toEqual([true, true]);

      const comment = page.locator('#comment');
      await page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('textarea'), { id: 'comment' }));
      });
      await comment.fill('Half a sen');
      await room.getByRole('link', { name: 'Выйти к курсу, ответы сохранятся' }).click();
      // A browser puts an idle worker to sleep by itself, but not one that a debugger, as here, looks at.
      const browser = await context.newCDPSession(page);
      await browser.send('ServiceWorker.enable');
      await expect
        .poll(async () => {
          await browser.send('ServiceWorker.stopAllWorkers');
          return isOld(room);
        })
        .toBe(false);
      await expect(room.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(isWaiting).toBe(false);
      await expect(comment).toHaveValue('Half a sen');
      await comment.blur();
      await expect.poll(() => isOld(page)).toBe(false);
    } finally {
      await front.stop();
    }
  });
});

/** A page that was there before the release, and how often a lock was refused to it. */
interface Watched {
  old: true;
  refusals: number;
}

/** Counts in the page how often it asks in vain for a lock that it does not wait for. */
function watchLocks() {
  const watched: Watched = Object.assign(window, { old: true as const, refusals: 0 });
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (
    name: string,
    options: LockOptions,
    act: LockGrantedCallback<unknown>,
  ) => Promise<unknown>;
  Object.assign(locks, {
    request: (name: string, options: LockOptions, act: LockGrantedCallback<unknown>) =>
      request(name, options, (lock) => {
        if (lock === null) watched.refusals += 1;
        return act(lock);
      }),
  });
}

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
