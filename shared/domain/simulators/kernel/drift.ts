import type { RunEvent } from './run.ts';

/** Events that came to the server together. */
export interface Batch {
  events: readonly RunEvent[];
  /** Server time, ms. */
  receivedAt: number;
  /** They were kept without a network for a while. */
  isOffline: boolean;
}

/** An event whose own time does not agree with when it came. */
export interface Drift {
  seq: number;
  kind: 'ahead' | 'behind';
  byMs: number;
}

/** Clocks and networks differ by this much in good faith: an event cannot come before it was done. */
export const mostAheadMs = 2000;

/** An event is sent when it is done; this much a slow network takes. */
export const mostBehindMs = 15_000;

/**
 * "`atMs` is compared with arrival times, drift outside an offline gap is flagged": of each batch the event that is farthest
 * ahead of its arrival, and the one that is farthest behind it unless the batch waited for a network. It is a flag for the
 * teacher and changes no verdict.
 */
export function driftOf(startedAt: number, batches: readonly Batch[]): Drift[] {
  return batches.flatMap(({ events, receivedAt, isOffline }) => {
    const arrivedMs = receivedAt - startedAt;
    const first = events[0];
    const last = events.at(-1);
    // Time never falls within a run: the first event of a batch is the farthest behind, the last the farthest ahead.
    if (!first || !last) return [];
    const behind = arrivedMs - first.atMs;
    const ahead = last.atMs - arrivedMs;
    return [
      ...(!isOffline && behind > mostBehindMs
        ? [{ seq: first.seq, kind: 'behind' as const, byMs: behind }]
        : []),
      ...(ahead > mostAheadMs ? [{ seq: last.seq, kind: 'ahead' as const, byMs: ahead }] : []),
    ];
  });
}
