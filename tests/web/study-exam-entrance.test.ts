import { describe, expect, it } from 'vitest';
import { checkDevice, type Device, hasFailed } from '#web/features/test/exam-checks.ts';
import { type KeyValueStorage, memoryStorage } from '#web/lib/local-keys.ts';

/** A device that passes, with a monotonic clock that moves by each ask. */
function device(more: Partial<Device> = {}, askMillis: readonly number[] = [20]) {
  let time = 0;
  let asked = 0;
  return {
    storage: memoryStorage(),
    isStorageKept: true,
    ask: async () => {
      time += askMillis[asked % askMillis.length] ?? 0;
      asked += 1;
    },
    clock: { now: () => 1_000_000, monotonic: () => time, source: () => 'reply' },
    wall: () => 1_000_000,
    hasWhatIsNeeded: true,
    opensOffline: true,
    screenWidth: 1280,
    ...more,
  } as Device;
}

/** A storage that takes so many characters in all. */
function storageOf(room: number): KeyValueStorage {
  const storage = memoryStorage();
  const used = () =>
    storage.keys().reduce((sum, key) => sum + (storage.getItem(key) ?? '').length, 0);
  return {
    ...storage,
    setItem: (key, value) => {
      if (used() + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
}

describe('the check of a device before an exam', () => {
  it('passes a device that can do all', async () => {
    for (const check of ['storage', 'network', 'clock', 'browser', 'screen', 'sound'] as const) {
      expect([check, (await checkDevice(check, device())).state]).toEqual([check, 'ok']);
    }
  });

  it('wants a storage that outlives the page and has room', async () => {
    const state = async (more: Partial<Device>) =>
      (await checkDevice('storage', device(more))).state;
    expect(await state({ isStorageKept: false })).toBe('fail');
    expect(await state({ storage: storageOf(100) })).toBe('fail');
    expect(await state({ storage: storageOf(100_000) })).toBe('warn');
    const full = storageOf(600_000);
    full.setItem('attempt:u1:w1:TRAINING', 'x'.repeat(300_000));
    expect(await state({ storage: full })).toBe('ok');
    const own = storageOf(600_000);
    own.setItem('answer:u1:a1:t1', 'x'.repeat(300_000));
    expect(await state({ storage: own })).toBe('warn');
    expect(own.keys()).toEqual(['answer:u1:a1:t1']);
  });

  it('measures the server by the middle one of three replies', async () => {
    const measure = (...millis: number[]) => checkDevice('network', device({}, millis));
    expect(await measure(40, 5000, 60)).toEqual({ state: 'ok', value: 60 });
    expect(await measure(1500, 20, 1600)).toEqual({ state: 'warn', value: 1500 });
    const ask = () => Promise.reject(new Error('gone'));
    expect(await checkDevice('network', device({ ask }))).toEqual({ state: 'fail' });
  });

  it('names a clock that is off, which fails nobody, and a server whose time is unknown, which does', async () => {
    const wall = () => 1_000_000 - 3_600_000;
    expect(await checkDevice('clock', device({ wall }))).toEqual({
      state: 'warn',
      value: 3_600_000,
    });
    const clock = { now: () => 0, monotonic: () => 0, source: () => 'wall' as const };
    expect(await checkDevice('clock', device({ clock }))).toEqual({ state: 'fail' });
  });

  it('lets nobody begin with a browser or a screen that will not do', async () => {
    const results = await Promise.all([
      checkDevice('browser', device({ hasWhatIsNeeded: false })),
      checkDevice('browser', device({ opensOffline: false })),
      checkDevice('screen', device({ screenWidth: 300 })),
      checkDevice('screen', device({ screenWidth: 390 })),
    ]);
    expect(results.map(({ state }) => state)).toEqual(['fail', 'warn', 'fail', 'warn']);
    expect(hasFailed(results)).toBe(true);
    expect(hasFailed(results.filter(({ state }) => state === 'warn'))).toBe(false);
  });
});
