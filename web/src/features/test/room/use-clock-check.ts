import { useEffect } from 'react';
import { serverClock } from '#web/lib/server-clock.ts';
import { reloadAttempt } from '../saving/save-queues.ts';

/** How often it is looked whether the machine slept or its clock was set. */
const lookMillis = 5000;

/**
 * Asks the server for its time whenever the clocks of the computer contradict each other: the countdown is right again
 * with the reply.
 */
export function useClockCheck(attemptId: string): void {
  useEffect(() => {
    const look = () => {
      if (serverClock.inDoubt() && navigator.onLine) void reloadAttempt(attemptId);
    };
    const timer = setInterval(look, lookMillis);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [attemptId]);
}
