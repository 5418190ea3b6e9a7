import fc from 'fast-check';
import { decodeTime, ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { newUlid, timeOfUlid } from '#functions/platform/ulid.ts';
import { ulidSchema } from '#shared/domain/ids.ts';

const times = fc.integer({ min: 1, max: 2 ** 48 - 1 });

describe('a ULID', () => {
  it('is one by the rule of the contract, of its time, as the published library reads it', () => {
    fc.assert(
      fc.property(times, (now) => {
        const id = newUlid(now);
        expect(ulidSchema.safeParse(id).success).toBe(true);
        expect(id.slice(0, 10)).toBe(ulid(now).slice(0, 10));
        expect([timeOfUlid(id), decodeTime(id)]).toEqual([now, now]);
      }),
    );
  });

  it('sorts by time and is never the same', () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => newUlid(i));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(Array.from({ length: 10_000 }, () => newUlid(1))).size).toBe(10_000);
  });
});
