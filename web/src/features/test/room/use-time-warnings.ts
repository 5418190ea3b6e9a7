import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#web/lib/server-clock.ts';
import { countdownSteps } from '#web/ui/countdown-time.ts';
import { notify } from '#web/ui/notices.ts';
import { useEverySecond } from './use-every-second.ts';

/** A machine that slept wakes up late: then the clock itself says enough. */
const lateSeconds = 5;

/** Minutes from one end to a later one; 0 where it is not later. */
export const minutesAdded = (before: string | null, after: string | null): number =>
  before === null || after === null
    ? 0
    : Math.max(0, Math.round((Date.parse(after) - Date.parse(before)) / 60_000));

/** Says so when five minutes, and when one minute is left; and when time was given. */
export function useTimeWarnings(deadline: string | null): void {
  const { t } = useTranslation('common');
  const before = useRef(Number.NaN);
  const known = useRef(deadline);
  useEffect(() => {
    const count = minutesAdded(known.current, deadline);
    known.current = deadline;
    if (count > 0) notify({ id: 'time-added', type: 'success', text: t('time.added', { count }) });
  }, [deadline, t]);
  useEverySecond(() => {
    if (!deadline || !serverClock.isTold()) return;
    const left = (Date.parse(deadline) - serverClock.now()) / 1000;
    for (const step of Object.values(countdownSteps)) {
      if (before.current > step && left <= step && left > step - lateSeconds) {
        notify({ id: 'time-left', type: 'warning', text: t('time.left', { count: step / 60 }) });
      }
    }
    before.current = left;
  });
}
