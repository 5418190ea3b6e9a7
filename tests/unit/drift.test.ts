import { describe, expect, it } from 'vitest';
import {
  type Batch,
  driftOf,
  mostAheadMs,
  mostBehindMs,
  offlineOf,
} from '#shared/domain/simulators/kernel/drift.ts';

const startedAt = 1_000_000;

/** Events with these times that came so long after the start. */
const batch = (times: number[], arrivedMs: number, more: Partial<Batch> = {}): Batch => ({
  events: times.map((atMs, i) => ({ seq: i + 1, atMs, code: 'P002', params: {} })),
  receivedAt: startedAt + arrivedMs,
  isOffline: false,
  ...more,
});

const driftOfOne = (...given: Parameters<typeof batch>) => driftOf(startedAt, [batch(...given)]);

describe('"`atMs` is compared with arrival times, drift outside an offline gap is flagged"', () => {
  it('an event that comes when it is done, or a little later, is no drift', () => {
    expect(driftOfOne([100, 200], 250)).toEqual([]);
    expect(driftOfOne([1000], 1000 + mostBehindMs)).toEqual([]);
    expect(driftOfOne([1000 + mostAheadMs], 1000)).toEqual([]);
  });

  it('an event from the future is ahead, network or not', () => {
    const flag = [{ seq: 2, kind: 'ahead', byMs: mostAheadMs + 1 }];
    expect(driftOfOne([0, 1000 + mostAheadMs + 1], 1000)).toEqual(flag);
    expect(driftOfOne([0, 1000 + mostAheadMs + 1], 1000, { isOffline: true })).toEqual(flag);
  });

  it('an event that was held back is behind, unless its batch waited for a network', () => {
    const late = 1000 + mostBehindMs + 1;
    expect(driftOfOne([1000, late], late)).toEqual([
      { seq: 1, kind: 'behind', byMs: mostBehindMs + 1 },
    ]);
    expect(driftOfOne([1000, late], late, { isOffline: true })).toEqual([]);
  });

  it('without a network since the last arrival: what was done before that is behind all the same', () => {
    const offline = { isOffline: true };
    const online = batch([1000], 60_000 - mostBehindMs);
    const of = (atMs: number) =>
      driftOf(startedAt, [online, batch([atMs], 600_000, offline)]).slice(1);
    const arrived = 60_000 - mostBehindMs;
    expect(of(arrived - mostBehindMs)).toEqual([]);
    expect(of(arrived - mostBehindMs - 1)).toEqual([
      { seq: 1, kind: 'behind', byMs: mostBehindMs + 1 },
    ]);
  });

  it('a backlog that comes in several batches is one: the first says nothing against the next', () => {
    const offline = { isOffline: true };
    const first = batch([1000], 300_000, offline);
    const next = (arrivedMs: number) =>
      driftOf(startedAt, [first, batch([2000], arrivedMs, offline)]);
    expect(next(300_000 + mostBehindMs)).toEqual([]);
    // There was a network five minutes after the start, so this one could have come then.
    expect(next(300_001 + mostBehindMs)).toEqual([{ seq: 1, kind: 'behind', byMs: 298_000 }]);
  });

  it('batches that trickle in as if they had waited are no backlog for long', () => {
    const offline = { isOffline: true };
    const step = mostBehindMs - 1000;
    const trickle = [1, 2, 3].map((i) => batch([1000 + i], 300_000 + i * step, offline));
    expect(driftOf(startedAt, trickle)).toEqual([
      { seq: 1, kind: 'behind', byMs: 300_000 + 2 * step - 1003 },
    ]);
  });

  it('a batch whose times span more than it can have lasted is both', () => {
    expect(driftOfOne([0, 60_000], 30_000)).toEqual([
      { seq: 1, kind: 'behind', byMs: 30_000 },
      { seq: 2, kind: 'ahead', byMs: 30_000 },
    ]);
  });

  it('no events, no drift', () => {
    expect(driftOf(startedAt, [])).toEqual([]);
    expect(driftOfOne([], 1000)).toEqual([]);
  });
});

describe('how long a run was without a network', () => {
  const offline = { isOffline: true };

  it('is from the first event that waited to its arrival, counted once', () => {
    expect(offlineOf(startedAt, [])).toEqual({ batches: 0, totalMs: 0 });
    expect(
      offlineOf(startedAt, [
        batch([0], 100),
        batch([1000], 61_000, offline),
        // The rest of the same backlog.
        batch([31_000], 62_000, offline),
        batch([63_000], 63_100),
        batch([70_000], 80_000, offline),
      ]),
    ).toEqual({ batches: 3, totalMs: 71_000 });
  });

  it('is never negative, whatever a client sends', () => {
    const given = [batch([9000], 1000, offline), batch([], 2000, offline)];
    expect(offlineOf(startedAt, given)).toEqual({ batches: 2, totalMs: 0 });
  });
});
