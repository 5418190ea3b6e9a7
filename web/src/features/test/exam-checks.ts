import { type KeyValueStorage, makeRoom } from '#web/lib/local-keys.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';

/** The checks of a device before an exam, in the order in which they are shown. */
export const examChecks = ['storage', 'network', 'clock', 'browser', 'screen', 'sound'] as const;

export type ExamCheck = (typeof examChecks)[number];

/** How a check ended; only `fail` keeps a person from beginning. */
export interface CheckResult {
  state: 'ok' | 'warn' | 'fail';
  /** What was measured, in milliseconds or pixels. */
  value?: number;
}

/** What the checks touch of the browser. */
export interface Device {
  storage: KeyValueStorage;
  /** Whether what is stored outlives the page. */
  isStorageKept: boolean;
  /** Asks the server for something small. */
  ask: () => Promise<unknown>;
  clock: Pick<ServerClock, 'now' | 'monotonic' | 'source'>;
  wall: () => number;
  hasWhatIsNeeded: boolean;
  /** Whether the site opens without network. */
  opensOffline: boolean;
  screenWidth: number;
}

/** What a device is measured against. */
const bounds = {
  /** Characters: an exam of forty free answers with room to spare would be more than a browser gives. */
  storage: 500_000,
  slowMillis: 1000,
  clockMillis: 60_000,
  narrowPixels: 600,
  leastPixels: 320,
} as const;

function checkStorage({ storage, isStorageKept }: Device): CheckResult {
  if (!isStorageKept) return { state: 'fail' };
  const probe = (length: number): boolean => {
    try {
      storage.setItem('probe', 'x'.repeat(length));
      return true;
    } catch {
      return false;
    } finally {
      storage.removeItem('probe');
    }
  };
  if (probe(bounds.storage)) return { state: 'ok' };
  makeRoom(storage);
  if (probe(bounds.storage)) return { state: 'ok' };
  return { state: probe(1000) ? 'warn' : 'fail' };
}

/** The middle one of three, so that a single slow reply says nothing. */
async function checkNetwork({ ask, clock }: Device): Promise<CheckResult> {
  const taken: number[] = [];
  try {
    for (const _ of [1, 2, 3]) {
      const askedAt = clock.monotonic();
      await ask();
      taken.push(clock.monotonic() - askedAt);
    }
  } catch {
    return { state: 'fail' };
  }
  const value = Math.round(taken.sort((a, b) => a - b)[1] ?? 0);
  return { state: value <= bounds.slowMillis ? 'ok' : 'warn', value };
}

function checkClock({ clock, wall }: Device): CheckResult {
  if (clock.source() !== 'reply') return { state: 'fail' };
  const value = Math.abs(wall() - clock.now());
  return { state: value <= bounds.clockMillis ? 'ok' : 'warn', value };
}

function checkBrowser({ hasWhatIsNeeded, opensOffline }: Device): CheckResult {
  if (!hasWhatIsNeeded) return { state: 'fail' };
  return { state: opensOffline ? 'ok' : 'warn' };
}

function checkScreen({ screenWidth: value }: Device): CheckResult {
  if (value < bounds.leastPixels) return { state: 'fail', value };
  return { state: value < bounds.narrowPixels ? 'warn' : 'ok', value };
}

/** Checks one thing of the device. */
export function checkDevice(check: ExamCheck, device: Device): CheckResult | Promise<CheckResult> {
  switch (check) {
    case 'storage':
      return checkStorage(device);
    case 'network':
      return checkNetwork(device);
    case 'clock':
      return checkClock(device);
    case 'browser':
      return checkBrowser(device);
    case 'screen':
      return checkScreen(device);
    case 'sound':
      return { state: 'ok' };
  }
}

/** Whether anything keeps the person from beginning. */
export const hasFailed = (results: readonly CheckResult[]): boolean =>
  results.some(({ state }) => state === 'fail');
