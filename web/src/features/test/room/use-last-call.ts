import { useRef } from 'react';
import { serverClock } from '#web/lib/server-clock.ts';
import { isPast } from './use-ending.ts';
import { useEverySecond } from './use-every-second.ts';

/** So long before the end what rests goes out; looked at every second, it is two seconds or a little more. */
const lastCallMillis = 3000;

/** Sends everything once shortly before the time is over, so that no answer comes too late only because it rested. */
export function useLastCall(deadline: string | null, flush: () => Promise<boolean>): void {
  const wasNear = useRef(false);
  useEverySecond(() => {
    const isNear = isPast(deadline, serverClock, lastCallMillis);
    // More time, and there is another end to come.
    if (isNear && !wasNear.current) void flush();
    wasNear.current = isNear;
  });
}
