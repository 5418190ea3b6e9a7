import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText, seededRandom, shuffled } from '#shared/domain/seeded-random.ts';
import { type AnswerEntry, emptyEntry, isBlank } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import {
  allowsMode,
  attemptsLeft,
  controlDeadline,
  deadlineOf,
  isExpired,
  shownOptions,
  taskOrder,
  timeLimitMillis,
  triesPerTask,
} from '#shared/domain/works/attempt-rules.ts';
import type { Answer, Task } from '#shared/domain/works/task.ts';
import { trainingState, trainOnTask } from '#shared/domain/works/training.ts';
import { modes } from '#shared/domain/works/work.ts';
import { answerId, exampleTask, exampleWork } from '#tests/support/tasks.ts';

const single = exampleTask('SINGLECHOICE');

/** Saves one after the other; throws when one is refused. */
function train(
  task: Task,
  saves: { answer?: Answer; useHint?: boolean }[],
  tries = 2,
): AnswerEntry {
  return saves.reduce((entry: AnswerEntry, { answer, useHint = false }, i) => {
    const save = { answerId: answerId(i + 1), answer, useHint, now: 1000 + i };
    const outcome = trainOnTask(task, entry, save, tries);
    if (outcome.kind !== 'saved') throw new Error(outcome.kind);
    return outcome.entry;
  }, emptyEntry(task));
}

const saved = (task: Task, answer: Answer): AnswerEntry => ({ ...emptyEntry(task), answer });

describe('TRAINING: "several attempts per question"', () => {
  it('a wrong try leaves the next one, the right one closes the task with its mark', () => {
    const wrong = train(single, [{ answer: 'aa1' }]);
    expect(trainingState(single, wrong.events, 2)).toEqual({
      status: 'FAILURE',
      mark: 0,
      triesSpent: 1,
      triesLeft: 1,
      hintUsed: false,
      closed: false,
    });
    const right = train(single, [{ answer: 'aa1' }, { answer: 'bb2' }]);
    expect(trainingState(single, right.events, 2)).toMatchObject({
      status: 'SUCCESS',
      mark: 2,
      triesLeft: 0,
      closed: true,
    });
  });

  it('"after the attempts run out the last answer is locked"', () => {
    const entry = train(single, [{ answer: 'aa1' }, { answer: 'cc3' }]);
    const late = { answerId: answerId(9), answer: 'bb2', useHint: false, now: 5 };
    expect(trainOnTask(single, entry, late, 2)).toEqual({ kind: 'exhausted' });
    expect(entry.answer).toBe('cc3');
  });

  it('a right answer with a hint is PARTIALLY_CORRECT and earns half', () => {
    const before = train(single, [{ useHint: true }, { answer: 'bb2' }]);
    const together = train(single, [{ useHint: true, answer: 'bb2' }]);
    for (const entry of [before, together]) {
      expect(trainingState(single, entry.events, 2)).toMatchObject({
        status: 'PARTIALLY_CORRECT',
        mark: 1,
        hintUsed: true,
        triesSpent: 1,
        closed: true,
      });
    }
  });

  it('opening the hint spends no try and keeps the answer', () => {
    const entry = train(single, [{ answer: 'aa1' }, { useHint: true }]);
    expect(entry.answer).toBe('aa1');
    expect(trainingState(single, entry.events, 2)).toMatchObject({ triesLeft: 1, hintUsed: true });
  });

  it('a hint that is open already is not opened again: the answers of a task stay few', () => {
    const entry = train(single, [{ useHint: true }]);
    const again = { answerId: answerId(2), useHint: true, now: 9 };
    expect(trainOnTask(single, entry, again, 2)).toEqual({ kind: 'known', count: 1 });
  });

  it('a task without a hint has none to open', () => {
    const { hint: _, ...plain } = single;
    const save = { answerId: answerId(1), useHint: true, now: 1 };
    expect(trainOnTask(plain, emptyEntry(plain), save, 2)).toEqual({ kind: 'no-hint' });
  });

  it('a run is judged when it is finished: passed is right, failed is wrong, a hint in it earns half', () => {
    const task = exampleTask('TASKTESTCASECASSETESTATUS');
    const answer = { runId: 'run' };
    const judgedAs = (run?: { passed: boolean; isHinted: boolean }) => {
      const save = { answerId: answerId(1), answer, useHint: false, now: 1, run };
      const outcome = trainOnTask(task, emptyEntry(task), save, 2);
      if (outcome.kind !== 'saved') throw new Error(outcome.kind);
      const { status, mark, hintUsed, triesLeft } = trainingState(task, outcome.entry.events, 2);
      return [status, mark, hintUsed, triesLeft];
    };
    expect(judgedAs({ passed: true, isHinted: false })).toEqual(['SUCCESS', 2, false, 0]);
    expect(judgedAs({ passed: true, isHinted: true })).toEqual(['PARTIALLY_CORRECT', 1, true, 0]);
    expect(judgedAs({ passed: false, isHinted: true })).toEqual(['FAILURE', 0, true, 1]);
    expect(judgedAs()).toEqual(['NO_RESULT', 0, false, 1]);
  });

  it('the same answerId again is the same save once, also when others came after it', () => {
    const entry = train(single, [{ useHint: true }, { answer: 'aa1' }]);
    const again = { answerId: answerId(1), useHint: true, now: 99 };
    expect(trainOnTask(single, entry, again, 2)).toEqual({ kind: 'known', count: 1 });
    expect(trainingState(single, entry.events, 2, 1)).toMatchObject({
      status: 'NOT_STARTED',
      triesLeft: 2,
    });
  });

  it('an id older than the one that counts changes nothing', () => {
    const entry = train(single, [{ answer: 'aa1' }]);
    const older = { answerId: '01H00000000000000000000000', answer: 'bb2', useHint: false, now: 9 };
    expect(trainOnTask(single, entry, older, 2)).toEqual({ kind: 'known', count: 1 });
  });

  it('a free answer is not judged: it counts neither way', () => {
    const task = exampleTask('QUESTION');
    const entry = train(task, [{ answer: 'my thoughts' }], 1);
    expect(trainingState(task, entry.events, 1)).toMatchObject({
      status: 'NO_RESULT',
      closed: true,
    });
    const result = taskResult('TRAINING', task, entry, 1);
    expect(attemptTotals([task], [result], 70)).toMatchObject({
      mark: 0,
      maxMark: 0,
      percent: 0,
      passed: null,
    });
    expect(attemptTotals([], [], undefined)).toMatchObject({ percent: 100, passed: null });
  });

  it('whatever is sent in whatever order, tries are never more than allowed and the events are unique', () => {
    const sends = fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 12 }),
        answer: fc.constantFrom('aa1', 'bb2', 'cc3', undefined),
        useHint: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(sends, fc.integer({ min: 1, max: 3 }), (list, tries) => {
        let entry = emptyEntry(single);
        for (const { number, answer, useHint } of list) {
          if (answer === undefined && !useHint) continue;
          const save = { answerId: answerId(number), answer, useHint, now: number };
          const outcome = trainOnTask(single, entry, save, tries);
          if (outcome.kind === 'saved') entry = outcome.entry;
        }
        const state = trainingState(single, entry.events, tries);
        expect(state.triesSpent).toBeLessThanOrEqual(tries);
        expect(new Set(entry.events.map((event) => event.answerId)).size).toBe(entry.events.length);
        expect(entry.revision).toBe(entry.events.length);
      }),
    );
  });
});

describe('results', () => {
  it('"Unanswered questions count as errors"', () => {
    for (const mode of modes) {
      expect(taskResult(mode, single, emptyEntry(single), 1)).toEqual({
        taskId: single.id,
        status: 'FAILURE',
        mark: 0,
      });
    }
  });

  it.each([
    ['QUESTION', '  '],
    ['MULTICHOICE', []],
    ['EMPTYQUESTION', ['', ' ']],
    ['PAINT', { shapes: [] }],
  ] as const)('an empty answer to %s is none', (type, answer) => {
    const task = exampleTask(type);
    for (const mode of modes) {
      expect(taskResult(mode, task, saved(task, answer as Answer), 1).status).toBe('FAILURE');
    }
  });

  it('a run of a simulator is never empty', () => {
    expect(isBlank({ runId: 'run' })).toBe(false);
  });

  it('SELFCONTROL and CONTROL judge the saved answer', () => {
    expect(taskResult('SELFCONTROL', single, saved(single, 'bb2'), 1)).toMatchObject({
      status: 'SUCCESS',
      mark: 2,
    });
    expect(taskResult('CONTROL', single, saved(single, 'aa1'), 1)).toMatchObject({
      status: 'FAILURE',
      mark: 0,
    });
  });

  it('manual types wait for a teacher outside TRAINING', () => {
    const gaps = exampleTask('EMPTYQUESTION');
    const answered = saved(gaps, ['один', 'два']);
    expect(taskResult('CONTROL', gaps, answered, 1).status).toBe('NOT_REVIEWED');
    const trained = train(gaps, [{ answer: ['один', 'два'] }]);
    expect(taskResult('TRAINING', gaps, trained, 2).status).toBe('SUCCESS');
  });

  it.each([
    [2, 'SUCCESS'],
    [1, 'PARTIALLY_CORRECT'],
    [0, 'FAILURE'],
  ])('a teacher’s %i of 2 marks is %s', (mark, status) => {
    const task = exampleTask('QUESTION');
    const review = { mark, comment: '', reviewedBy: 't', at: 1 };
    const entry = { ...saved(task, 'x'), review };
    expect(taskResult('CONTROL', task, entry, 1)).toEqual({ taskId: task.id, status, mark });
  });

  const tasksOf = (marks: number[]) =>
    marks.map((mark, i) => ({ ...exampleTask('SINGLECHOICE', `t${i}`), mark }));
  const resultsOf = (tasks: Task[], right: boolean[]) =>
    tasks.map((task, i) => taskResult('CONTROL', task, saved(task, right[i] ? 'bb2' : 'aa1'), 1));

  it('percent is rounded down and passing compares the exact marks', () => {
    const tasks = tasksOf([1, 1, 1]);
    const results = resultsOf(tasks, [true, true, false]);
    expect(attemptTotals(tasks, results, 67)).toMatchObject({ percent: 66, passed: false });
    expect(attemptTotals(tasks, results, 66)).toMatchObject({ percent: 66, passed: true });
    expect(attemptTotals(tasks, results, undefined).passed).toBeNull();
  });

  it('a wrong critical task fails whatever the score', () => {
    const tasks = tasksOf([1, 9]).map((task, i) => ({ ...task, critical: i === 0 }));
    expect(attemptTotals(tasks, resultsOf(tasks, [false, true]), 50)).toMatchObject({
      percent: 90,
      passed: false,
      failedCritical: 1,
    });
  });

  it('the verdict waits for the review', () => {
    const task = exampleTask('QUESTION');
    const result = taskResult('CONTROL', task, saved(task, 'x'), 1);
    expect(attemptTotals([task], [result], 50)).toMatchObject({ passed: null, pendingReview: 1 });
  });
});

describe('rules of an attempt', () => {
  const work = exampleWork([single]);

  it('"Task attempts default to 1"; only TRAINING gives more', () => {
    expect(triesPerTask(work, 'TRAINING')).toBe(2);
    expect(triesPerTask({ ...work, settingsWork: { maxTaskAttempts: {} } }, 'TRAINING')).toBe(1);
    const generous = { ...work, settingsWork: { maxTaskAttempts: { CONTROL: 5 } } };
    expect(triesPerTask(generous, 'CONTROL')).toBe(1);
  });

  it('counts attempts per mode', () => {
    expect(attemptsLeft(work, 'TRAINING', 7)).toBeNull();
    const limited = { ...work, maxAttempts: { SELFCONTROL: 2 } };
    expect([0, 1, 2, 3].map((n) => attemptsLeft(limited, 'SELFCONTROL', n))).toEqual([2, 1, 0, 0]);
  });

  it('allows the modes of the kind', () => {
    expect(allowsMode(work, 'SELFCONTROL')).toBe(true);
    expect(allowsMode({ ...work, kind: 'THEORY' }, 'SELFCONTROL')).toBe(false);
    expect(allowsMode({ ...work, kind: 'EXAM' }, 'TRAINING')).toBe(false);
  });

  it('settingsWork.timeLimitMillis overrides the time limit of the work', () => {
    expect(timeLimitMillis(work)).toBe(30 * 60_000);
    const { timeLimitMinutes: _, ...untimed } = work;
    expect(timeLimitMillis(untimed)).toBeNull();
    const settingsWork = { maxTaskAttempts: {}, timeLimitMillis: 5000 };
    expect(timeLimitMillis({ ...work, settingsWork })).toBe(5000);
  });

  it('"Execution end time is the earlier of the configured end and now plus executionTime minutes"', () => {
    const window = { endsAt: 100_000, executionTimeMinutes: 1, extraMinutes: 0 };
    expect(controlDeadline(window, 0)).toBe(60_000);
    expect(controlDeadline(window, 90_000)).toBe(100_000);
  });

  it('extra time comes on top, beyond the end of the window too', () => {
    const window = { endsAt: 100_000, executionTimeMinutes: 1, extraMinutes: 2 };
    expect(controlDeadline(window, 0)).toBe(180_000);
    expect(controlDeadline(window, 90_000)).toBe(220_000);
  });

  it('TRAINING has no timer, SELFCONTROL the limit of the work', () => {
    expect(deadlineOf('TRAINING', work, 5)).toBeNull();
    expect(deadlineOf('SELFCONTROL', work, 5)).toBe(5 + 30 * 60_000);
    const { timeLimitMinutes: _, ...untimed } = work;
    expect(deadlineOf('SELFCONTROL', untimed, 5)).toBeNull();
  });

  it('an answer counts up to the deadline, and not at it', () => {
    expect(isExpired(1000, 999)).toBe(false);
    expect(isExpired(1000, 1000)).toBe(true);
    expect(isExpired(null, 1e15)).toBe(false);
  });
});

describe('orders drawn for an attempt', () => {
  it('the same seed gives the same order; every order is a permutation', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 200 }), (seed, count) => {
        const order = taskOrder(count, true, seed);
        expect(order).toEqual(taskOrder(count, true, seed));
        expect(order.toSorted((a, b) => a - b)).toEqual(taskOrder(count, false, seed));
      }),
    );
  });

  it('options keep their order unless the work shuffles; an order question is always drawn', () => {
    const authored = single.options.map((option) => option.id);
    const idsOf = (task: Task, isShuffled: boolean, seed: number) =>
      shownOptions(task, isShuffled, seed).map((option) => option.id);
    expect(idsOf(single, false, 1)).toEqual(authored);
    const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => idsOf(single, true, seed).join()));
    expect(orders.size).toBeGreaterThan(1);
    const order = exampleTask('ORDERQUESTION');
    const drawn = new Set([1, 2, 3, 4, 5, 6].map((seed) => idsOf(order, false, seed).join()));
    expect(drawn.size).toBeGreaterThan(1);
    expect(idsOf(exampleTask('QUESTION'), true, 1)).toEqual([]);
  });

  it('random numbers are in [0, 1) and spread', () => {
    const random = seededRandom(hashText('seed'));
    const numbers = Array.from({ length: 1000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((a, b) => a + b) / numbers.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
    expect(shuffled([1], random)).toEqual([1]);
  });
});
