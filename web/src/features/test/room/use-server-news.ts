import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { reloadAttempt } from '../saving/save-queues.ts';
import { useEverySecond } from './use-every-second.ts';

/** A server that does not answer is left alone for so long. */
const pauseMillis = 5000;

/**
 * How long somebody may think over an exam without a save before the server is asked for news. Chance (0..1) keeps apart
 * those who began in the same second.
 */
export const silenceMillis = (chance: number): number => 105_000 + chance * 30_000;

/**
 * Asks the server how the attempt stands when this page cannot know: whenever the clocks of the computer contradict
 * each other, or no reply has come since the page was loaded, the countdown is right again with the reply. An exam
 * is asked for as well when it is looked at and no save has brought news for a while: a teacher may have given time
 * or ended it.
 */
export function useServerNews(attempt: Attempt): void {
  const [mostSilent] = useState(() => silenceMillis(Math.random()));
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
    const isOutOfDate = isExam && !document.hidden && now - heardAt.current > mostSilent;
    const isResting = now - askedAt.current < pauseMillis;
    if ((isSure && !isOutOfDate) || isAsking.current || isResting || !navigator.onLine) return;
    isAsking.current = true;
    void reloadAttempt(attempt.id).finally(() => {
      isAsking.current = false;
      askedAt.current = serverClock.monotonic();
    });
  });
}
