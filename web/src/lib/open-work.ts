import { createSignal } from './session-signals.ts';

/** The lock that every tab shares while a work is open in it; the browser lets go of it when a tab dies. */
const lockName = 'open-work';

/** A work was closed in this tab, and its lock is free. */
export const workClosed = createSignal();

let openHere = 0;

/** Whether a work is open in this tab. */
export const isWorkOpenHere = (): boolean => openHere > 0;

/** Says to all tabs of this browser that a work is open; answers how to say that it is closed. */
export function holdWork(locks: LockManager | undefined = globalThis.navigator?.locks): () => void {
  const closed = Promise.withResolvers<void>();
  openHere += 1;
  // A browser without locks has no service worker either, so nothing would disturb the work.
  void locks
    ?.request(lockName, { mode: 'shared' }, () => closed.promise)
    .then(() => workClosed.emit());
  return () => {
    openHere -= 1;
    closed.resolve();
  };
}

/** Does something while no tab has a work open, and none can open one; answers whether it could. */
export function whileNoWorkIsOpen(
  act: () => Promise<void>,
  locks: LockManager = globalThis.navigator.locks,
): Promise<boolean> {
  return locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });
}
