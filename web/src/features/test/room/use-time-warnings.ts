import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#web/lib/server-clock.ts';
import { countdownSteps } from '#web/ui/countdown-time.ts';
import { notify } from '#web/ui/notices.ts';

/** Says so when five minutes, and when one minute is left. */
export function useTimeWarnings(deadline: string | null): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (!deadline) return;
    const end = Date.parse(deadline);
    const timers = Object.values(countdownSteps).flatMap((seconds) => {
      const rest = end - seconds * 1000 - serverClock.now();
      if (rest <= 0) return [];
      const warn = () => {
        // A machine that slept wakes up late: then the clock itself says enough.
        const isLate = end - serverClock.now() < seconds * 1000 - 5000;
        if (isLate) return;
        notify({ id: 'time-left', type: 'warning', text: t('time.left', { count: seconds / 60 }) });
      };
      return [setTimeout(warn, rest)];
    });
    return () => timers.forEach(clearTimeout);
  }, [deadline, t]);
}
