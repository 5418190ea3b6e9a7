import { describe, expect, it } from 'vitest';
import {
  clockFace,
  countdownTone,
  millisToTick,
  secondsLeft,
  wholeDays,
} from '#web/ui/countdown-time.ts';

const deadline = '2026-03-01T12:00:00Z';
const leftAt = (millis: number) => secondsLeft(deadline, Date.parse(deadline) - millis);

describe('countdown', () => {
  it('counts a begun second whole and never below nought', () => {
    expect(leftAt(60_000)).toBe(60);
    expect(leftAt(59_001)).toBe(60);
    expect(leftAt(1)).toBe(1);
    expect(leftAt(0)).toBe(0);
    expect(leftAt(-5000)).toBe(0);
  });

  it('ticks at the whole seconds of the deadline, before and after it', () => {
    const tickAt = (millis: number) => millisToTick(deadline, Date.parse(deadline) - millis);
    expect([2300, 2000, 1, 0, -300].map(tickAt)).toEqual([300, 1000, 1, 1000, 700]);
  });

  it('turns amber at five minutes and red at one', () => {
    expect([301, 300, 61, 60, 0].map(countdownTone)).toEqual([
      'calm',
      'warning',
      'warning',
      'danger',
      'danger',
    ]);
  });

  it('counts days apart', () => {
    expect([86_399, 86_400, 2_592_005].map(wholeDays)).toEqual([
      { days: 0, rest: 86_399 },
      { days: 1, rest: 0 },
      { days: 30, rest: 5 },
    ]);
  });

  it('shows hours only where there are any', () => {
    expect([0, 65, 3599, 3600, 36_061].map(clockFace)).toEqual([
      '00:00',
      '01:05',
      '59:59',
      '1:00:00',
      '10:01:01',
    ]);
  });
});
