/** How far the wall clock may drift from the monotonic one before somebody changed it, or the machine slept. */
const doubtMillis = 1500;

/** What a server clock runs by: a reply of the server, what was known before a reload, or the wall clock alone. */
export type ClockSource = 'reply' | 'memory' | 'wall';

/** What is kept of a server clock over a reload. */
export interface ClockMemory {
  /** How far the server is ahead of the wall clock. */
  ahead: number;
  /** The server's time when this was kept: it cannot be earlier now. */
  at: number;
}

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
  source: () => ClockSource;
  /**
   * Whether the time is good enough to warn and to end by: a reply told it, or what was known before the reload has had
   * to do since, because no reply comes without network.
   */
  isTold: () => boolean;
  /** What to keep for the time after a reload. */
  memory: () => ClockMemory;
  /**
   * Goes on from before the reload until a reply comes. A wall clock that stands before that time, or past `end`, may
   * have been set meanwhile: then the time goes on from where it was last known.
   */
  recall: (memory: ClockMemory, end: number) => void;
}

/** How long after a reload a reply may be on its way, ms. */
const replyMillis = 10_000;

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
  /** Server time at monotonic zero; only a guess until the first reply. */
  let origin = wall() - monotonic();
  /** Half the round trip of the best observation, growing as the two clocks drift apart. */
  let uncertainty = Number.POSITIVE_INFINITY;
  let observedAt = monotonic();
  let wallOrigin = wall() - monotonic();
  let source: ClockSource = 'wall';
  let recalledAt = 0;

  const now = () => origin + monotonic();
  const inDoubt = () => Math.abs(wall() - monotonic() - wallOrigin) > doubtMillis;

  return {
    now,
    monotonic,
    inDoubt,
    source: () => source,
    isTold: () =>
      source === 'reply' || (source === 'memory' && monotonic() > recalledAt + replyMillis),
    memory: () => ({ ahead: now() - wall(), at: now() }),
    recall: ({ ahead, at }, end) => {
      if (source === 'reply') return;
      const guess = wall() + ahead;
      origin = (guess >= at && guess < end ? guess : at) - monotonic();
      source = 'memory';
      recalledAt = monotonic();
    },
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
      source = 'reply';
    },
  };
}

/** The clock that every countdown of this page runs by. */
export const serverClock: ServerClock = createServerClock({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
});
