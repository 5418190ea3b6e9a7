import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { countdownSteps } from '#web/ui/countdown-time.ts';
import { reloadAttempt } from '../saving/save-queues.ts';
import { useEverySecond } from './use-every-second.ts';

/** A server that does not answer is left alone for so long. */
const pauseMillis = 5000;

/**
 * How long somebody may think over an exam without a save before the server is asked for news. Chance (0..1) keeps apart
 * those who began in the same second.
 */
export const silenceMillis = (chance: number): number => 105_000 + chance * 30_000;

/** How long before a warning the server is asked, ms: by then there may be more time. */
const warningLead = (chance: number): number => 10_000 + chance * 20_000;

/** What was heard so lately is news enough before a warning, ms. */
const freshMillis = 30_000;

/**
 * Asks the server how the attempt stands when this page cannot know: whenever the clocks of the computer contradict
 * each other, or no reply has come since the page was loaded, the countdown is right again with the reply. An exam
 * is asked for as well when it is looked at and no save has brought news for a while, and shortly before its warnings: a
 * teacher may have given time or ended it.
 */
export function useServerNews(attempt: Attempt): void {
  const [chance] = useState(Math.random);
  const isAsking = useRef(false);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const heardAt = useRef(serverClock.monotonic());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reply makes the attempt anew
  useEffect(() => {
    heardAt.current = serverClock.monotonic();
  }, [attempt]);
  const isExam = attempt.type === 'CONTROL' && attempt.status === 'ACTIVE';

  useEverySecond(() => {
    const now = serverClock.monotonic();
    const isSure = serverClock.source() === 'reply' && !serverClock.inDoubt();
    const left = Date.parse(attempt.deadline ?? '') - serverClock.now();
    const isWarningNear = Object.values(countdownSteps).some(
      (step) => left > step * 1000 && left <= step * 1000 + warningLead(chance),
    );
    const silent = now - heardAt.current;
    const isOutOfDate =
      isExam &&
      !document.hidden &&
      (silent > silenceMillis(chance) || (isWarningNear && silent > freshMillis));
    const isResting = now - askedAt.current < pauseMillis;
    if ((isSure && !isOutOfDate) || isAsking.current || isResting || !navigator.onLine) return;
    isAsking.current = true;
    void reloadAttempt(attempt.id).finally(() => {
      isAsking.current = false;
      askedAt.current = serverClock.monotonic();
    });
  });
}
