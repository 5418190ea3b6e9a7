import { useCallback, useEffect, useRef, useState } from 'react';
import { isStorageKept, localStore } from '#web/lib/local-keys.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import {
  type CheckResult,
  checkDevice,
  type Device,
  type ExamCheck,
  examChecks,
} from './exam-checks.ts';

/** The device of this person, as it is now. */
const thisDevice = (ask: () => Promise<unknown>): Device => ({
  storage: localStore,
  isStorageKept,
  ask,
  clock: serverClock,
  wall: () => Date.now(),
  hasWhatIsNeeded:
    'any' in AbortSignal && 'withResolvers' in Promise && 'isWellFormed' in String.prototype,
  opensOffline: 'serviceWorker' in navigator && 'locks' in navigator,
  screenWidth: window.innerWidth,
});

export type CheckResults = Partial<Record<ExamCheck, CheckResult>>;

/** Checks the device, one thing after the other; `again` begins anew. */
export function useDeviceChecks(ask: () => Promise<unknown>) {
  const [results, setResults] = useState<CheckResults>({});
  const run = useRef(0);
  const latestAsk = useRef(ask);
  latestAsk.current = ask;

  const again = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    setResults({});
    for (const check of examChecks) {
      const result = await checkDevice(check, thisDevice(latestAsk.current));
      // Begun anew meanwhile, or the page was left.
      if (run.current !== mine) return;
      setResults((known) => ({ ...known, [check]: result }));
    }
  }, []);

  useEffect(() => {
    void again();
    return () => {
      run.current += 1;
    };
  }, [again]);

  const checked = Object.values(results);
  return {
    results,
    /** The check under way; null: all are done. */
    current: examChecks.find((check) => !results[check]) ?? null,
    checked,
    again,
  };
}
