import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { openDependencies } from '#functions/data/dependencies.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { examTasks } from '#tests/support/exam.ts';
import { executionsOf } from '#tests/support/executions.ts';
import { newStudy } from '#tests/support/study.ts';
import { startTestSystem } from '#tests/support/system.ts';
import { type Caller, type TestApi, testApi } from '#tests/support/test-api.ts';
import { wellReadStudent } from '#tests/support/well-read-student.ts';
import type { Figure } from './figures.ts';

type Sizes = Record<'script' | 'stylesheet' | 'font', number>;

/** Scripts that were fetched so far by all pages, by address. */
const appScripts = new Map<string, number>();

/** Counts what a page fetches, compressed as it travels. */
function weigh(page: Page, scripts = appScripts): () => Promise<Sizes> {
  const sizes: Sizes = { script: 0, stylesheet: 0, font: 0 };
  const bodies: Promise<void>[] = [];
  let isOver = false;
  page.on('response', (response) => {
    const kind = response.request().resourceType() as keyof Sizes;
    if (isOver || !(kind in sizes)) return;
    const count = async () => {
      const body = await response.body();
      const size = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
      sizes[kind] += size;
      if (kind === 'script') scripts.set(response.url(), size);
    };
    bodies.push(count());
  });
  return async () => {
    // What is still on its way is waited for too.
    for (let counted = -1; counted !== bodies.length; ) {
      counted = bodies.length;
      await Promise.all(bodies);
    }
    // The page is closed next: what it asks for now could not be read to its end.
    isOver = true;
    return sizes;
  };
}

/** Waits until a page has asked for nothing for 3 s: idle time on a busy machine comes late, and in parts. */
const quiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== count(); ) {
      before = count();
      await new Promise((done) => setTimeout(done, 3000));
    }
  });

/** What the start page fetches before the first click; idle time does not come. */
async function startPage(browser: Browser, url: string): Promise<Figure[]> {
  const page = await browser.newPage();
  // What waits for idle time or the first click is not needed to show the page.
  await page.addInitScript('window.requestIdleCallback = () => 0;');
  const weighed = weigh(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { script, stylesheet, font } = await weighed();
  await page.close();
  return [
    { name: 'start page, JS gzip', value: script, unit: 'bytes', most: 150_000 },
    { name: 'start page, CSS gzip', value: stylesheet, unit: 'bytes', most: 30_000 },
    { name: 'start page, fonts', value: font, unit: 'bytes' },
  ];
}

/** All scripts that one address needs, idle time included. */
async function route(browser: Browser, url: string, path: string, as: Caller): Promise<Figure> {
  const context = await browser.newContext();
  await context.addInitScript(
    (tokens) => localStorage.setItem('tokens', tokens),
    JSON.stringify({ accessToken: as.accessToken, refreshToken: as.refreshToken }),
  );
  const page = await context.newPage();
  const weighed = weigh(page);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
  const { script } = await weighed();
  await context.close();
  const route = path.replace(/([=/])(work-|course-|[0-9A-Z]{26})[^&?]*/g, '');
  const name = `${route} in all, JS gzip`;
  return { name, value: script, unit: 'bytes', most: 260_000 };
}

/** A teacher with a running control that one student has begun and another has finished, and the pages about it. */
async function teaching(api: TestApi): Promise<{ teacher: Caller; paths: string[] }> {
  const study = await newStudy(api);
  const executions = executionsOf(api);
  const { id } = await executions.newExecution(study);
  await executions.start(await study.student(), study, id);
  const student = await study.student();
  const { body } = await executions.start(student, study, id);
  await api.send('POST', '/completed-work', { as: student, body: { id: body.id } });
  const paths = [
    '/create-control',
    '/update-control',
    ...['', '&tab=people', '&tab=settings', '&tab=log'].map(
      (tab) => `/update-control?id=${id}${tab}`,
    ),
    '/teacher-results',
    '/teacher-results?view=work',
    '/teacher-results?view=reviews',
    `/results-user/${body.id}`,
    '/results-user/nobody',
  ];
  return { teacher: await study.teacher(), paths };
}

/** Two students of a running exam: one before its door, one inside. */
async function sitting(api: TestApi): Promise<{ student: Caller; path: string }[]> {
  const study = await newStudy(api, examTasks);
  const executions = executionsOf(api);
  const { id } = await executions.newExecution(study);
  const [outside, inside] = [await study.student(), await study.student()];
  await executions.start(inside, study, id);
  return [
    { student: outside, path: '/control' },
    { student: outside, path: `/controltask/${id}` },
    { student: inside, path: `/controltask/${id}?work=${study.work.id}` },
  ];
}

/** Cases that are opened to the first frame: the first of all, and those with the most rooms, rules or things. */
const openedCases = ['dress-and-enter', 'georgia-tech-entry', 'whyte-entry', 'after-the-street'];
/** Each so often, and the best counts: other work on the machine only ever makes it slower. */
const openings = 3;

/** Cases opened in the simulator: the scripts that no other page has, and the time to the first frame. Comes last. */
async function simulator(browser: Browser, url: string, as: Caller): Promise<Figure[]> {
  const context = await browser.newContext();
  await context.addInitScript(
    (tokens) => localStorage.setItem('tokens', tokens),
    JSON.stringify({ accessToken: as.accessToken, refreshToken: as.refreshToken }),
  );
  // Menus and notices come with the first touch of any page: they are the app's.
  const touched = await context.newPage();
  const weighedTouched = weigh(touched);
  await touched.goto(`${url}/practice`, { waitUntil: 'networkidle' });
  await touched.getByRole('heading').first().click();
  await touched.getByRole('tab').or(touched.getByRole('row')).first().waitFor();
  await quiet(touched);
  await weighedTouched();
  const scripts = new Map<string, number>();
  const firstFrames: Figure[] = [];
  for (const caseId of openedCases) {
    const times: number[] = [];
    for (let i = 0; i < openings; i += 1) {
      const page = await context.newPage();
      const weighed = weigh(page, scripts);
      const since = performance.now();
      await page.goto(`${url}/practiceTest?case=${caseId}`);
      await page.getByRole('button', { name: 'Начать' }).click();
      await page.locator('[data-testid="cleanroom-scene"][data-phase="ready"]').waitFor();
      times.push(performance.now() - since);
      await page.waitForLoadState('networkidle');
      await weighed();
      await page.close();
    }
    const name = `${caseId}, first frame (best of ${openings})`;
    firstFrames.push({ name, value: Math.min(...times), unit: 'ms', most: 3000, isTime: true });
  }
  // What other pages have too belongs to the app.
  const own = [...scripts].filter(([address]) => !appScripts.has(address));
  await context.close();
  return [
    {
      name: 'cleanroom, JS gzip on top of the app',
      value: own.reduce((sum, [, size]) => sum + size, 0),
      unit: 'bytes',
      most: 360_000,
    },
    ...firstFrames,
  ];
}

/** What the site weighs, as a real browser asks for it. */
export async function measureSite(): Promise<Figure[]> {
  const system = await startTestSystem({ build: true });
  const deps = await openDependencies(system.environment);
  const browser = await launchBrowser();
  try {
    const api = testApi(system.url, system.environment, deps);
    const student = await wellReadStudent(api);
    const figures = await startPage(browser, system.url);
    const paths = [
      '/cabinet',
      '/cabinet?course=course-plasma-etching',
      '/task/work-plasma-basics',
      '/quiz/work-plasma-test',
      '/selfcontrol/work-plasma-test',
      '/results',
    ];
    for (const path of paths) figures.push(await route(browser, system.url, path, student));
    for (const { student: taker, path } of await sitting(api)) {
      figures.push(await route(browser, system.url, path, taker));
    }
    const admin = await api.newPerson('ROLE_ADMIN');
    for (const path of ['/practice', '/practiceTest', '/room-constructor', '/room-editing']) {
      figures.push(await route(browser, system.url, path, admin));
    }
    const { teacher, paths: taught } = await teaching(api);
    for (const path of taught) figures.push(await route(browser, system.url, path, teacher));
    figures.push(...(await simulator(browser, system.url, admin)));
    return figures;
  } finally {
    await browser.close();
    deps.db.client.destroy();
    await system.stop();
  }
}
