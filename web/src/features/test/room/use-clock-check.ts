import { useRef } from 'react';
import { serverClock } from '#web/lib/server-clock.ts';
import { reloadAttempt } from '../saving/save-queues.ts';
import { useEverySecond } from './use-every-second.ts';

/** A server that does not answer is left alone for so long. */
const pauseMillis = 5000;

/**
 * Asks the server for its time whenever the clocks of the computer contradict each other, or no reply has come since the
 * page was loaded: the countdown is right again with the reply.
 */
export function useClockCheck(attemptId: string): void {
  const isAsking = useRef(false);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEverySecond(() => {
    const isSure = serverClock.source() === 'reply' && !serverClock.inDoubt();
    const isResting = serverClock.monotonic() - askedAt.current < pauseMillis;
    if (isSure || isAsking.current || isResting || !navigator.onLine) return;
    isAsking.current = true;
    void reloadAttempt(attemptId).finally(() => {
      isAsking.current = false;
      askedAt.current = serverClock.monotonic();
    });
  });
}
