import { describe, expect, it } from 'vitest';
import {
  type Batch,
  driftOf,
  mostAheadMs,
  mostBehindMs,
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
