import type { RunEvent } from './run.ts';

/** Events that came to the server together. */
export interface Batch {
  events: readonly RunEvent[];
  /** Server time, ms. */
  receivedAt: number;
  /** The browser says that they were kept without a network for a while. */
  isOffline: boolean;
  /** First event that was sent, where it waited and some was stored already: the reply that told so had been lost. */
  resentFrom?: number | undefined;
}

/** An event whose own time does not agree with when it came. */
export interface Drift {
  seq: number;
  kind: 'ahead' | 'behind';
  byMs: number;
}

/** What of a run came as kept without a network. */
export interface Offline {
  batches: number;
  /** From the first event that waited to its arrival, all such times together, ms. */
  totalMs: number;
}

/** Clocks and networks differ by this much in good faith: an event cannot come before it was done. */
export const mostAheadMs = 2000;

/** An event is sent when it is done; this much a slow network takes. */
export const mostBehindMs = 15_000;

/** No clock that was set by the server's is ahead of it by more: an event farther in the future is not taken at all. */
export const impossibleAheadMs = 60_000;

interface Arrival {
  batch: Batch;
  /** Since the start of the run. */
  arrivedMs: number;
  /** When there was a network for certain before this batch: an arrival, or the start itself. */
  networkMs: number;
  /** When the first batch of its backlog arrived; its own arrival where it waited alone or not at all. */
  backlogMs: number;
}

/**
 * When each batch came. What waited for a network comes in several batches where it is much: they follow each other at once
 * and are one backlog, so the arrival of the first says nothing against the next; one that lasts longer is none.
 */
function arrivalsOf(startedAt: number, batches: readonly Batch[]): Arrival[] {
  const arrivals: Arrival[] = [];
  for (const batch of batches) {
    const before = arrivals.at(-1);
    const arrivedMs = batch.receivedAt - startedAt;
    const isSameBacklog =
      batch.isOffline &&
      before?.batch.isOffline === true &&
      arrivedMs - before.backlogMs <= mostBehindMs;
    const networkMs = (isSameBacklog ? before.networkMs : before?.arrivedMs) ?? 0;
    arrivals.push({
      batch,
      arrivedMs,
      networkMs,
      backlogMs: isSameBacklog ? before.backlogMs : arrivedMs,
    });
  }
  return arrivals;
}

/**
 * "`atMs` is compared with arrival times, drift outside an offline gap is flagged": of each batch the event that is farthest
 * ahead of its arrival, and the one that is farthest behind it. Who says that there was no network is believed as far as that
 * can be: since something came last there may have been none, but what was done before that would have come with it. It is a
 * flag for the teacher and changes no verdict.
 */
export function driftOf(startedAt: number, batches: readonly Batch[]): Drift[] {
  return arrivalsOf(startedAt, batches).flatMap(({ batch, arrivedMs, networkMs }) => {
    const first = batch.events[0];
    const last = batch.events.at(-1);
    // Time never falls within a run: the first event of a batch is the farthest behind, the last the farthest ahead.
    if (!first || !last) return [];
    const behind = (batch.isOffline ? networkMs : arrivedMs) - first.atMs;
    const ahead = last.atMs - arrivedMs;
    return [
      ...(behind > mostBehindMs ? [{ seq: first.seq, kind: 'behind' as const, byMs: behind }] : []),
      ...(ahead > mostAheadMs ? [{ seq: last.seq, kind: 'ahead' as const, byMs: ahead }] : []),
    ];
  });
}

/** How much of a run came as kept without a network: a claim of the browser that nobody can check whole, so it is shown. */
export function offlineOf(startedAt: number, batches: readonly Batch[]): Offline {
  const waited = batches.filter(({ isOffline }) => isOffline);
  let totalMs = 0;
  let until = 0;
  for (const { events, receivedAt } of waited) {
    const arrivedMs = receivedAt - startedAt;
    // The rest of a backlog waited at the same time as its beginning.
    const from = Math.max(until, events[0]?.atMs ?? arrivedMs);
    totalMs += Math.max(0, arrivedMs - from);
    until = arrivedMs;
  }
  return { batches: waited.length, totalMs };
}
