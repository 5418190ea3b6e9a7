import type { BrowserContext, Page } from '@playwright/test';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { choose, shownTask, testPath } from '#tests/support/demo-course.ts';
import { allSaved, newExam } from '#tests/support/exam.ts';
import { cut, noConnection } from '#tests/support/offline.ts';
import { expect, test } from '#tests/support/screens.ts';
import { controlled } from '#tests/support/service-worker.ts';
import { startSiteFront } from '#tests/support/site-front.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';

/** The pictures that the browser keeps for the time without network. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);

/** The attempt as the browser keeps it. */
const attemptOf = (page: Page): Promise<Attempt> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('attempt:'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
  });

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
    await expect(allSaved(page)).toBeVisible();
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
      await expect(allSaved(page)).toBeVisible();
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
    await expect(allSaved(page)).toBeVisible();
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
      const letsBegin = (tab: Page) =>
        tab.evaluate(() => (window as Partial<Watched>).begins ?? false).catch(() => false);

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
      // Found while the new one still waits: afterwards it may be at work already.
      const oldWorker = await activeWorker(context, page);
      await room.getByRole('link', { name: 'Выйти к курсу, ответы сохранятся' }).click();
      await expect
        .poll(async () => {
          if (await letsBegin(room)) await oldWorker.sleep();
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

/** A page that was there before the release, how often a lock was refused to it, and whether it got one. */
interface Watched {
  old: true;
  refusals: number;
  begins: boolean;
}

/**
 * The worker that is at work now. A browser puts an idle one to sleep by itself, but not one that a debugger, as
 * here, looks at. Whoever is answering must never be stopped, neither its follower nor itself: that tears the scripts
 * of a page that loads out of its hands, and the page stays empty. A page that lets a release begin asks for nothing.
 */
async function activeWorker(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.versionId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const versionId = await found;
  return { sleep: () => browser.send('ServiceWorker.stopWorker', { versionId }) };
}

/** Counts in the page how often it asks in vain for a lock that it does not wait for, and notes when it gets one. */
function watchLocks() {
  const watched: Watched = Object.assign(window, {
    old: true as const,
    refusals: 0,
    begins: false,
  });
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
        else if (options.ifAvailable) watched.begins = true;
        return act(lock);
      }),
  });
}
