import { describe, expect, it } from 'vitest';
import type { OwnExecution } from '#shared/contracts/execution-views.ts';
import { keptWorkId } from '#web/features/test/saving/attempt-snapshot.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';
import { examPlace, latestEnd, urgentExams } from '#web/ui/exam-place.ts';
import { examPath, workPath } from '#web/ui/study-paths.ts';
import { pauseBeforeAsking } from '#web/ui/use-own-executions.ts';

const now = Date.parse('2026-10-01T12:00:00.000Z');
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString();

const planned = (minutes: number) => ({
  state: 'PLANNED' as const,
  startDateTime: inMinutes(minutes),
});

describe('asking for the executions again', () => {
  const pause = (executions: ReturnType<typeof planned>[], isWaiting = false, chance = 0) =>
    pauseBeforeAsking(executions, { now, isWaiting, chance });

  it('is not done while nothing is awaited', () => {
    expect(pause([])).toBe(false);
    expect(
      pauseBeforeAsking([{ state: 'OPEN', startDateTime: inMinutes(-1) }], {
        now,
        isWaiting: false,
        chance: 0,
      }),
    ).toBe(false);
  });

  it('begins a quarter of an hour before a start, and comes right after it, everybody at another moment', () => {
    expect(pause([planned(60), planned(20)])).toBe(5 * minute);
    expect([pause([planned(10)]), pause([planned(10)], false, 1)]).toEqual([20_000, 30_000]);
    expect([pause([planned(0.1)]), pause([planned(0.1)], false, 1)]).toEqual([6500, 9500]);
    expect(pause([planned(-1)])).toBe(500);
  });

  it('is done by whoever stands at the door: within half a minute, and every few seconds near the start', () => {
    for (const minutes of [60, 10, 2.1]) {
      const pauses = [0, 1].map((chance) => pause([planned(minutes)], true, chance));
      expect(pauses).toEqual([20_000, 30_000]);
    }
    for (const minutes of [2, 0, -1]) {
      const pauses = [0, 1].map((chance) => pause([planned(minutes)], true, chance));
      expect(pauses).toEqual([4000, 6000]);
    }
  });
});

describe('where a person stands with an exam', () => {
  const exam = (state: OwnExecution['state'], work: OwnExecution['works'][number]['state']) => ({
    execution: { state, works: [{ state: work }] } as OwnExecution,
    work: { state: work } as OwnExecution['works'][number],
  });

  it('who has begun goes on after the window, who has not is late', () => {
    expect(examPlace(exam('OVER', 'ACTIVE'))).toBe('active');
    expect(examPlace(exam('OVER', 'NOT_STARTED'))).toBe('missed');
    expect(examPlace(exam('OPEN', 'FINISHED'))).toBe('finished');
    expect(examPlace(exam('PLANNED', 'NOT_STARTED'))).toBe('planned');
  });

  it('whoever has no attempt left is not invited to begin', () => {
    const { execution, work } = exam('OPEN', 'NOT_STARTED');
    expect(examPlace({ execution, work: { ...work, isExhausted: true } })).toBe('exhausted');
    const over = exam('OVER', 'NOT_STARTED');
    expect(examPlace({ ...over, work: { ...over.work, isExhausted: true } })).toBe('missed');
  });

  it('what runs stands before what can be begun, and nothing else is urgent', () => {
    const all = [
      exam('OPEN', 'NOT_STARTED'),
      exam('PLANNED', 'NOT_STARTED'),
      exam('OVER', 'ACTIVE'),
    ];
    expect(urgentExams(all.map(({ execution }) => execution)).map(examPlace)).toEqual([
      'active',
      'open',
    ]);
  });

  it('time given to somebody counts beyond the window', () => {
    expect(latestEnd({ endDateTime: inMinutes(60), extraMinutes: 10 })).toBe(inMinutes(70));
  });
});

describe('the page of an exam', () => {
  it('is that of its execution, with the work where it is known', () => {
    expect(examPath('e1')).toBe('/controltask/e1');
    expect(workPath('EXAM', 'CONTROL', 'w1', 'e1')).toBe('/controltask/e1?work=w1');
  });

  it('goes on with the work that was open in this browser, unless it cannot tell which', () => {
    const storage = memoryStorage();
    const kept = (named: string | null = null) => keptWorkId(storage, 'u1', 'e1', named);
    expect(kept()).toBeNull();
    storage.setItem('attempt:u1:w1:CONTROL:e1', '{}');
    storage.setItem('attempt:u1:w9:CONTROL:e2', '{}');
    storage.setItem('attempt:u1:w8:SELFCONTROL', '{}');
    storage.setItem('attempt:u2:w7:CONTROL:e1', '{}');
    expect(kept()).toBe('w1');
    storage.setItem('attempt:u1:w2:CONTROL:e1', '{}');
    expect(kept()).toBeNull();
    expect([kept('w2'), kept('w3')]).toEqual(['w2', null]);
  });
});
