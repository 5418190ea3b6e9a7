import { useRef } from 'react';
import { type ServerClock, serverClock } from '#web/lib/server-clock.ts';
import { isPast } from './use-ending.ts';
import { useEverySecond } from './use-every-second.ts';

/** So long before the end what rests goes out; looked at every second, it is two seconds or a little more. */
const lastCallMillis = 3000;

/** How long a choice rests before it goes out: who ticks three boxes makes one save of them. */
const settleMillis = 600;

/** How long an answer rests that is given now; none does so shortly before the end, or it would come too late only by that. */
export const restMillis = (
  deadline: string | null,
  clock: Pick<ServerClock, 'now' | 'isTold'> = serverClock,
): number => (isPast(deadline, clock, lastCallMillis) ? 0 : settleMillis);

/** Sends everything once shortly before the time is over: what was given before that must not come too late either. */
export function useLastCall(deadline: string | null, flush: () => Promise<boolean>): void {
  const wasNear = useRef(false);
  useEverySecond(() => {
    const isNear = isPast(deadline, serverClock, lastCallMillis);
    // More time, and there is another end to come.
    if (isNear && !wasNear.current) void flush();
    wasNear.current = isNear;
  });
}
