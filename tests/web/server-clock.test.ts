import { describe, expect, it } from 'vitest';
import { createServerClock } from '#web/lib/server-clock.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const at = (millis: number) => new Date(millis).toISOString();

/** A browser whose wall clock is wrong by `skew` and can be changed. */
function browser(skew = 0) {
  const state = { monotonic: 1000, wall: noon + skew };
  const clock = createServerClock({ wall: () => state.wall, monotonic: () => state.monotonic });
  return {
    clock,
    pass: (millis: number) => {
      state.monotonic += millis;
      state.wall += millis;
    },
    setWall: (millis: number) => {
      state.wall += millis;
    },
    observe: (server: number, roundTrip: number) =>
      clock.observe(at(server), state.monotonic - roundTrip, state.monotonic),
  };
}

describe('server clock', () => {
  it('runs by the wall clock until the first reply', () => {
    const { clock, pass } = browser(5000);
    pass(250);
    expect(clock.now()).toBe(noon + 5250);
  });

  it('takes the time of a reply from the middle of its round trip', () => {
    const { clock, observe } = browser(-3_600_000);
    observe(noon, 200);
    expect(clock.now()).toBe(noon + 100);
  });

  it('is moved neither by the wall clock nor by an hour of waiting', () => {
    const { clock, observe, pass, setWall } = browser();
    observe(noon, 0);
    setWall(-86_400_000);
    pass(3_600_000);
    expect(clock.now()).toBe(noon + 3_600_000);
  });

  it('keeps a precise observation against a vague one soon after', () => {
    const { clock, observe, pass } = browser();
    observe(noon, 40);
    pass(1000);
    observe(noon + 5000, 8000);
    expect(clock.now()).toBe(noon + 1020);
  });

  it('lets an old observation give way to a fair one', () => {
    const { clock, observe, pass } = browser();
    observe(noon, 40);
    pass(1_800_000);
    observe(noon + 1_800_100, 60);
    expect(clock.now()).toBe(noon + 1_800_130);
  });

  it('doubts itself after a sleep or a set clock, until the next reply', () => {
    const { clock, observe, setWall } = browser();
    observe(noon, 40);
    expect(clock.inDoubt()).toBe(false);
    setWall(60_000);
    expect(clock.inDoubt()).toBe(true);
    observe(noon + 60_000, 400);
    expect(clock.inDoubt()).toBe(false);
    expect(clock.now()).toBe(noon + 60_200);
  });

  it('ignores what is no time', () => {
    const { clock } = browser();
    clock.observe('soon', 0, 10);
    expect(clock.now()).toBe(noon);
  });

  describe('after a reload', () => {
    const kept = { ahead: -5000, at: noon - 60_000 };
    const end = noon + 600_000;

    it('goes on by the wall clock as far as it was off before', () => {
      const { clock, pass } = browser(5000);
      clock.recall(kept, end);
      pass(1000);
      expect(clock.now()).toBe(noon + 1000);
      expect(clock.source()).toBe('memory');
    });

    it.each([
      ['past the end', 2_400_000],
      ['before what was known already', -86_400_000],
    ])('goes on from the last known time where the wall clock stands %s', (_, skew) => {
      const { clock, pass } = browser(skew);
      clock.recall(kept, end);
      pass(1000);
      expect(clock.now()).toBe(noon - 59_000);
    });

    it('is good enough to end by when no reply has come for a while, as without network', () => {
      const { clock, pass, observe } = browser(5000);
      expect(clock.isTold()).toBe(false);
      clock.recall(kept, end);
      pass(10_000);
      expect(clock.isTold()).toBe(false);
      pass(1);
      expect(clock.isTold()).toBe(true);
      observe(noon, 20);
      expect(clock.isTold()).toBe(true);
    });

    it('believes the first reply, and nothing kept after it', () => {
      const { clock, observe } = browser(2_400_000);
      clock.recall(kept, end);
      observe(noon, 2000);
      clock.recall(kept, end);
      expect(clock.now()).toBe(noon + 1000);
      expect(clock.source()).toBe('reply');
    });

    it('knows again what it kept', () => {
      const before = browser(5000);
      before.observe(noon, 0);
      const after = browser(5000);
      after.clock.recall(before.clock.memory(), end);
      expect(after.clock.now()).toBe(noon);
    });
  });
});
