import { expect, it } from 'vitest';
import { latenessOf } from '#functions/use-cases/attempts/lateness.ts';

const now = 1_000_000;

it('the attempt that waits longest says how late a sweep is', () => {
  expect(latenessOf([], now)).toBe(0);
  expect(latenessOf([{ deadline: now - 2000 }, { deadline: now - 5000 }], now)).toBe(5000);
});

it('a finish that was cut off waits since it was begun, whatever the deadline', () => {
  const finishing = { at: now - 3000, reason: 'SUBMITTED' } as const;
  expect(latenessOf([{ deadline: now + 60_000, finishing }], now)).toBe(3000);
  expect(latenessOf([{ deadline: null, finishing }], now)).toBe(3000);
});

it('an attempt that is not over is not late', () => {
  expect(latenessOf([{ deadline: now + 1000 }, { deadline: null }], now)).toBe(0);
});
