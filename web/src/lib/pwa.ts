import { isWorkOpenHere, whileNoWorkIsOpen, workClosed } from './open-work.ts';
import { userStore } from './session.ts';

/** How often a page that stays open asks for a new release, and looks whether one that waits may begin. */
const millisBetween = { updates: 3_600_000, looks: 60_000 } as const;

/** What the service worker keeps at run time beyond the files of its release. */
const runtimeCaches = ['pictures', 'settings'];

const forgetCaches = (names: readonly string[]): Promise<unknown> =>
  Promise.allSettled(names.map((name) => caches.delete(name)));

/** Somebody is writing here: a page that loads itself anew would lose it. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

/** A browser that lets a new release wait all the same does so as long as it likes, but no work waits for it. */
const patienceMillis = 10_000;

/** Lets the waiting release begin, and waits until it has. */
function begin(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMillis);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** How long nothing comes in before a page counts as quiet. */
const quietMillis = 2000;

/**
 * Waits until this page asks for nothing. Chromium puts the change off for as long as the old worker is awake
 * when a request comes to it just as the new one begins (https://github.com/joCur/quorum/issues/216), and who
 * closes a work opens a page that asks for much.
 */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      arrivals.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMillis);
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMillis);
    });
    arrivals.observe({ type: 'resource' });
  });
}

/**
 * Waits until nobody is writing here. The focus also goes to the button that sends what was written, or to the next
 * field: it counts once the page is quiet after it.
 */
async function nobodyTypes(): Promise<void> {
  while (isTyping()) {
    await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }));
    await quiet();
  }
}

const noWorkIsOpen = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isWorkOpenHere()) return resolve();
    const stop = workClosed.subscribe(() => {
      stop();
      resolve(noWorkIsOpen());
    });
  });

/**
 * Registers the service worker. "On update, clears caches and reloads" (spec section 9), but never into a
 * work: a new release waits until no tab of this browser has one open.
 */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const reload = async () => {
    // Who has stopped typing may have gone into a work by it.
    do {
      await noWorkIsOpen();
      await nobodyTypes();
    } while (isWorkOpenHere());
    await forgetCaches(runtimeCaches);
    location.reload();
  };
  // The first worker takes over the page that registered it: no release has changed by that.
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isControlled) void reload();
    isControlled = true;
  });
  // Nothing of one person is left for the next one at the same computer.
  userStore.subscribe(() => {
    if (userStore.get() === null) void forgetCaches(['pictures']);
  });

  const registration = await container.register('/sw.js');
  const look = async () => {
    if (!registration.waiting) return;
    await quiet();
    const { waiting } = registration;
    if (waiting && !isTyping()) await whileNoWorkIsOpen(() => begin(waiting));
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  workClosed.subscribe(() => void look());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), millisBetween.looks);
  setInterval(() => void registration.update().catch(() => undefined), millisBetween.updates);
  await look();
}
