import { describe, expect, test } from 'vitest';
import {
  type Execution,
  executionState,
  extraMinutesOf,
  isReleased,
  lastEndOf,
  startedNow,
  windowOf,
} from '#shared/domain/works/execution.ts';

const minute = 60_000;
const opensAt = Date.UTC(2026, 8, 1, 9);

const execution: Execution = {
  id: 'execution-1',
  name: '',
  workIds: ['work-1'],
  groupIds: ['group-1'],
  startsAt: opensAt,
  endsAt: opensAt + 120 * minute,
  executionTime: 40,
  commission: null,
  extraTime: { 'user:anna': 10, 'group:group-1': 15 },
  releasedAt: null,
  createdBy: 'teacher',
  createdAt: opensAt - minute,
  revision: 1,
};

describe('a window', () => {
  test('is planned before its start, open from it, and over from its end', () => {
    const { startsAt, endsAt } = execution;
    expect(executionState(execution, startsAt - 1)).toBe('PLANNED');
    expect(executionState(execution, startsAt)).toBe('OPEN');
    expect(executionState(execution, endsAt - 1)).toBe('OPEN');
    expect(executionState(execution, endsAt)).toBe('OVER');
  });

  test.each([
    ['a person and their group', { userId: 'anna', groupId: 'group-1' }, 25],
    ['a person of another group', { userId: 'anna', groupId: 'group-2' }, 10],
    ['a person without a group', { userId: 'anna', groupId: null }, 10],
    ['somebody of a group', { userId: 'boris', groupId: 'group-1' }, 15],
    ['nobody', { userId: 'boris', groupId: null }, 0],
  ])('has the extra time that was given to %s', (_, taker, minutes) => {
    expect(extraMinutesOf(execution, taker)).toBe(minutes);
    expect(windowOf(execution, taker)).toEqual({
      endsAt: execution.endsAt,
      executionTimeMinutes: 40,
      extraMinutes: minutes,
    });
  });
});

describe('a release', () => {
  test('shows nothing before the window is over, however early it was given', () => {
    const released = { ...execution, releasedAt: execution.startsAt, extraTime: {} };
    expect(isReleased(released, execution.endsAt - 1)).toBe(false);
    expect(isReleased(released, execution.endsAt)).toBe(true);
  });

  test('waits for whoever was given the most time, of their own and of their group', () => {
    const extraTime = { 'user:anna': 10, 'user:boris': 3, 'group:group-1': 15, 'group:group-2': 1 };
    const released = { ...execution, releasedAt: execution.startsAt, extraTime };
    expect(lastEndOf(released)).toBe(execution.endsAt + 25 * minute);
    expect(isReleased(released, execution.endsAt + 25 * minute - 1)).toBe(false);
    expect(isReleased(released, execution.endsAt + 25 * minute)).toBe(true);
  });

  test('is what the teacher gives: the end of the window alone shows nothing', () => {
    expect(isReleased(execution, execution.endsAt + minute)).toBe(false);
  });
});

describe('"start now for all"', () => {
  test('opens the window at once and leaves its end where it was', () => {
    const now = opensAt - 30 * minute;
    expect(startedNow(execution, now)).toEqual({ ...execution, startsAt: now });
  });

  test('leaves room for a whole attempt in a window that is shorter', () => {
    const now = opensAt - 30 * minute;
    const short = { ...execution, endsAt: opensAt + 5 * minute };
    expect(startedNow(short, now).endsAt).toBe(now + 40 * minute);
  });

  test.each([
    ['open', opensAt + minute],
    ['over', opensAt + 121 * minute],
  ])('changes nothing where the window is %s', (_, now) => {
    expect(startedNow(execution, now)).toBe(execution);
  });
});
