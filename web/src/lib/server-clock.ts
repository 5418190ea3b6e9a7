/** How far the wall clock may drift from the monotonic one before somebody changed it, or the machine slept. */
const doubtMillis = 1500;

/** The clock of the server, as far as this browser can know it. */
export interface ServerClock {
  /** Milliseconds since the epoch on the server's clock. */
  now: () => number;
  /** Milliseconds that only ever grow; the time base of `observe`. */
  monotonic: () => number;
  /** Takes the `serverTime` of a reply, with the monotonic times of sending and receiving. */
  observe: (serverTime: string, sentAt: number, receivedAt: number) => void;
  /** Whether the machine slept or its clock was set since the last `observe`: ask the server again. */
  inDoubt: () => boolean;
}

/** The two clocks of a browser. */
export interface BrowserClocks {
  wall: () => number;
  monotonic: () => number;
}

/**
 * Makes a server clock. Between two replies it runs by the monotonic clock, so that setting the
 * computer's clock, a hidden tab or a throttled processor changes nothing.
 */
export function createServerClock({ wall, monotonic }: BrowserClocks): ServerClock {
  /** Server time at monotonic zero; the wall clock is only a guess until the first reply. */
  let origin = wall() - monotonic();
  /** Half the round trip of the best observation, growing as the two clocks drift apart. */
  let uncertainty = Number.POSITIVE_INFINITY;
  let observedAt = monotonic();
  let wallOrigin = wall() - monotonic();

  const inDoubt = () => Math.abs(wall() - monotonic() - wallOrigin) > doubtMillis;

  return {
    now: () => origin + monotonic(),
    monotonic,
    inDoubt,
    observe: (serverTime, sentAt, receivedAt) => {
      const server = Date.parse(serverTime);
      if (Number.isNaN(server)) return;
      const half = Math.max(0, receivedAt - sentAt) / 2;
      // A millisecond of drift a minute: an old good observation gives way to a fresh fair one.
      const current = uncertainty + (receivedAt - observedAt) / 60_000;
      if (half > current && !inDoubt()) return;
      origin = server + half - receivedAt;
      uncertainty = half;
      observedAt = receivedAt;
      wallOrigin = wall() - monotonic();
    },
  };
}

/** The clock that every countdown of this page runs by. */
export const serverClock: ServerClock = createServerClock({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
});
