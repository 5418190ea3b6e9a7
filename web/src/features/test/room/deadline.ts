import type { ServerClock } from '#web/lib/server-clock.ts';

/**
 * Whether the server's clock is past a time, or will be in so many milliseconds. A clock that no reply has set since
 * the page was loaded decides nothing.
 */
export const isPast = (
  deadline: string | null,
  clock: Pick<ServerClock, 'now' | 'source'>,
  ahead = 0,
): boolean =>
  deadline !== null && clock.source() === 'reply' && clock.now() + ahead >= Date.parse(deadline);

/**
 * How long before the end a held answer goes out, so that it arrives in time. A page that nobody looks at is woken by
 * the browser only once a minute.
 */
export const releaseAhead = (isHidden: boolean): number => (isHidden ? 65_000 : 5000);
