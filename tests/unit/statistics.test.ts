import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workStatistics } from '#shared/domain/works/statistics.ts';
import {
  correlation,
  cronbachAlpha,
  errorOfMeasurement,
  mean,
  quantile,
  standardDeviation,
  variance,
} from '#shared/domain/works/statistics-basics.ts';
import {
  type AttemptMarks,
  type TaskColumn,
  taskStatistics,
  upperAndLower,
} from '#shared/domain/works/statistics-of-tasks.ts';
import {
  bestAndWorst,
  mavro,
  questionnaire,
  tenStudents,
  withGaps,
} from '#tests/support/published-marks.ts';

const columns = (count: number, maxMark = 1): TaskColumn[] =>
  Array.from({ length: count }, (_, i) => ({ taskId: `task-${i}`, maxMark, optionIds: [] }));

const attemptsOf = (rows: readonly (readonly (number | null)[])[]): AttemptMarks[] =>
  rows.map((row, i) => ({
    userId: `user-${i}`,
    passed: null,
    marks: row.map((mark) => (mark === null ? null : { mark, isAnswered: true })),
  }));

const totals = (rows: readonly (readonly number[])[]) =>
  rows.map((row) => row.reduce((total, mark) => total + mark, 0));

const column = (rows: readonly (readonly number[])[], i: number) => rows.map((row) => row[i] ?? 0);

describe('"Statistics equal published worked examples, cited"', () => {
  // National Institute of Standards and Technology, Statistical Reference Datasets, univariate summary
  // statistics, https://www.itl.nist.gov/div898/strd/univ/homepage.html. Fewer digits where
  // the numbers themselves are not exact in binary.
  it.each([
    ['mavro', mavro, 2.001856, 0.000429123454003053, 11],
    ['numacc1', [10000001, 10000003, 10000002], 10000002, 1, 14],
    [
      'numacc2',
      [1.2, ...Array.from({ length: 1000 }, (_, i) => (i % 2 ? 1.3 : 1.1))],
      1.2,
      0.1,
      11,
    ],
    [
      'numacc3',
      [1000000.2, ...Array.from({ length: 1000 }, (_, i) => (i % 2 ? 1000000.3 : 1000000.1))],
      1000000.2,
      0.1,
      8,
    ],
    [
      'numacc4',
      [10000000.2, ...Array.from({ length: 1000 }, (_, i) => (i % 2 ? 10000000.3 : 10000000.1))],
      10000000.2,
      0.1,
      7,
    ],
  ])(
    'mean and standard deviation of NIST %s',
    (_, values, certifiedMean, certifiedDeviation, digits) => {
      expect((mean(values) ?? 0) / certifiedMean).toBeCloseTo(1, 14);
      expect((standardDeviation(values) ?? 0) / certifiedDeviation).toBeCloseTo(1, digits);
    },
  );

  // Microsoft, "QUARTILE.INC function", https://support.microsoft.com/en-us/excel/functions/quartile-inc-function
  it('the first quartile of the example of QUARTILE.INC', () => {
    expect(quantile([1, 2, 4, 7, 8, 9, 10, 12], 0.25)).toBe(3.5);
  });

  // MESCIUS, "QUARTILE.INC", https://developer.mescius.com/spreadjs/docs/formulareference
  it('a first quartile that lies between two values of an unordered list', () => {
    expect(quantile([11, 21, 42, 27, 18, 29, 32, 52], 0.25)).toBe(20.25);
  });

  // blog.csdn.net/aiairen0123/article/details/102193378: quantile(1:10) of R
  it('the quartiles and the median that R gives of the numbers 1 to 10', () => {
    const numbers = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(numbers, share))).toEqual([
      1, 3.25, 5.5, 7.75, 10,
    ]);
  });

  // K. L. Wuensch: p, sums of p * q and the variance of the totals (divisor n) are his; KR-20 follows from them.
  it('KR-20 of ten students and ten items', () => {
    const facilities = workStatistics(columns(10), attemptsOf(tenStudents)).tasks.map(
      ({ facility }) => facility,
    );
    expect(facilities).toEqual([0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6]);
    expect(((variance(totals(tenStudents)) ?? 0) * 9) / 10).toBeCloseTo(5.84, 10);
    const sumOfPq = 0.21 * 5 + 0.24 * 3 + 0.16 + 0.25;
    expect(cronbachAlpha(tenStudents)).toBeCloseTo((10 / 9) * (1 - sumOfPq / 5.84), 10);
  });

  // R. Vallat, Pingouin, nan_policy "listwise"
  it('KR-20 of those rows of a matrix with gaps that are complete', () => {
    const { reliability } = workStatistics(columns(11), attemptsOf(withGaps));
    expect(reliability.attempts).toBe(9);
    expect(reliability.alpha).toBeCloseTo(0.8016949152542373, 14);
  });

  // GNU PSPP: Cronbach's alpha .75, corrected item-total correlations, means and variances without the item
  it("Cronbach's alpha and the item-rest correlations of a questionnaire", () => {
    const { reliability, tasks } = workStatistics(columns(4, 7), attemptsOf(questionnaire));
    expect(reliability.alpha).toBeCloseTo(0.75, 2);
    expect(tasks.map(({ itemRest }) => itemRest?.toFixed(2))).toEqual([
      '0.51',
      '0.53',
      '0.56',
      '0.57',
    ]);
    const rests = [0, 1, 2, 3].map((i) =>
      questionnaire.map((row) => row.reduce((total, mark) => total + mark, 0) - (row[i] ?? 0)),
    );
    expect(rests.map((rest) => mean(rest)?.toFixed(2))).toEqual([
      '15.97',
      '16.56',
      '16.47',
      '16.60',
    ]);
    expect(rests.map((rest) => variance(rest)?.toFixed(2))).toEqual([
      '8.43',
      '7.86',
      '8.45',
      '8.00',
    ]);
  });

  // J. D. Brown, "Point-biserial correlation coefficients", https://hosted.jalt.org/test/bro_12.htm, table 2.
  // He rounds the means' distance in deviations to 1.81 first, which makes 0.91 of 0.9045.
  it('the point-biserial correlations of eight students', () => {
    const scores = [50, 45, 45, 40, 35, 30, 30, 25];
    const first = correlation([1, 1, 1, 1, 0, 0, 0, 0], scores) ?? 0;
    expect(Math.abs(first - 0.91)).toBeLessThan(0.006);
    expect(correlation([0, 0, 0, 0, 1, 1, 1, 1], scores)).toBe(-first);
    expect(mean(scores)).toBe(37.5);
    expect(Math.sqrt(((variance(scores) ?? 0) * 7) / 8)).toBeCloseTo(8.29, 2);
  });

  // "Item Analysis Worksheet", its table of questions 1 to 10
  it('the discrimination indices of the best and the worst five', () => {
    const groups = upperAndLower(bestAndWorst, (row) => totals([row])[0] ?? 0, 0.5);
    const indices = Array.from({ length: 10 }, (_, i) => {
      const share = (rows: number[][] = []) => mean(column(rows, i)) ?? 0;
      return Number((share(groups?.upper) - share(groups?.lower)).toFixed(1));
    });
    expect(indices).toEqual([0.4, 0, 0, 0.6, 0.4, 0.4, 0.6, 0.4, -0.2, 0.4]);
  });

  // "Examples of Calculating Standard Error of Measurement",
  // https://cal47.calculator.city/examples-of-calculating-standard-error-of-measurement/
  it('the standard error of measurement of a deviation of 15 and a reliability of 0.85', () => {
    expect(errorOfMeasurement(15, 0.85)).toBeCloseTo(5.81, 2);
  });
});

/** Attempts at four tasks of a mark each; person i of n gets the first tasks right as i grows. */
const ladder = (count: number): AttemptMarks[] =>
  attemptsOf(
    Array.from({ length: count }, (_, i) =>
      [1, 2, 3, 4].map((step) => (i * 5 >= count * step ? 1 : 0)),
    ),
  );

describe('the figures of a work', () => {
  it('of nothing there is nothing', () => {
    expect(workStatistics([], [])).toEqual({
      attempts: 0,
      people: 0,
      mean: null,
      standardDeviation: null,
      median: null,
      quartiles: null,
      distribution: new Array(10).fill(0),
      passRate: null,
      reliability: { attempts: 0, alpha: null, errorOfMeasurement: null },
      tasks: [],
    });
  });

  it('scores are percents of the marks of the tasks that an attempt holds', () => {
    const tasks = [...columns(1, 3), ...columns(1, 1)];
    const { mean: average, attempts } = workStatistics(
      tasks,
      attemptsOf([
        [3, null],
        [1.5, 1],
        [null, null],
      ]),
    );
    expect(average).toBe((100 + 62.5) / 2);
    expect(attempts).toBe(3);
  });

  it('bins are of ten percent, and 100 % is in the last one', () => {
    const marks = [0, 0.9, 1, 2.9, 3, 7, 9, 9.9, 10, 10];
    expect(
      workStatistics(columns(1, 10), attemptsOf(marks.map((mark) => [mark]))).distribution,
    ).toEqual([2, 1, 1, 1, 0, 0, 0, 1, 0, 4]);
  });

  it('the pass rate counts those whose verdict is known', () => {
    const attempts = attemptsOf([[1], [1], [0], [0]]);
    const withVerdicts = attempts.map((attempt, i) => ({
      ...attempt,
      passed: [true, true, false, null][i] ?? null,
    }));
    expect(workStatistics(columns(1), withVerdicts).passRate).toBeCloseTo(2 / 3, 12);
  });

  it('"no median below 5 people": four people with two attempts each are four', () => {
    const four = attemptsOf([[0], [1], [1], [1]]);
    const twice = workStatistics(columns(1), [...four, ...four]);
    expect(twice).toMatchObject({ attempts: 8, people: 4, median: null, quartiles: null });
    const five = workStatistics(columns(1, 4), attemptsOf([[0], [1], [2], [3], [4]]));
    expect(five).toMatchObject({ people: 5, median: 50, quartiles: { lower: 25, upper: 75 } });
  });

  it('the error of measurement is in percent, as the scores are', () => {
    const rows = attemptsOf(tenStudents.map((row) => row.map((mark) => mark * 2)));
    const { reliability, standardDeviation: deviation } = workStatistics(columns(10, 2), rows);
    expect(reliability.errorOfMeasurement).toBeCloseTo(
      (deviation ?? 0) * Math.sqrt(1 - (reliability.alpha ?? 0)),
      12,
    );
  });

  it('zero variance gives null, not NaN', () => {
    const { reliability, standardDeviation: deviation } = workStatistics(
      columns(2),
      attemptsOf([
        [1, 0],
        [1, 0],
        [1, 0],
      ]),
    );
    expect(deviation).toBe(0);
    expect(reliability).toEqual({ attempts: 3, alpha: null, errorOfMeasurement: null });
    expect(correlation([1, 1], [1, 2])).toBeNull();
    expect(correlation([1, 2], [0.1 + 0.2, 0.3])).toBeNull();
    expect(correlation([1], [1])).toBeNull();
    expect(cronbachAlpha([[1], [0]])).toBeNull();
    expect(cronbachAlpha([[1, 0]])).toBeNull();
    expect([mean([]), quantile([], 0.5), standardDeviation([1])]).toEqual([null, null, null]);
  });

  it('identical tasks measure without an error, and never below zero', () => {
    const { reliability } = workStatistics(
      columns(3),
      attemptsOf([
        [1, 1, 1],
        [0, 0, 0],
        [1, 1, 1],
      ]),
    );
    expect(reliability.alpha).toBeCloseTo(1, 12);
    expect(reliability.errorOfMeasurement).toBeCloseTo(0, 6);
    expect(errorOfMeasurement(10, 1.0000000001)).toBe(0);
  });
});

describe('the figures of a task', () => {
  it('right, partly, wrong and unanswered add up to one', () => {
    const marks = [
      { mark: 2, isAnswered: true },
      { mark: 1, isAnswered: true },
      { mark: 0, isAnswered: true },
      { mark: 0, isAnswered: false },
      null,
    ];
    const attempts = marks.map((mark, i) => ({ userId: `user-${i}`, passed: null, marks: [mark] }));
    expect(workStatistics(columns(1, 2), attempts).tasks[0]).toMatchObject({
      attempts: 4,
      facility: 0.375,
      right: 0.25,
      partly: 0.25,
      wrong: 0.25,
      unanswered: 0.25,
    });
  });

  it('"no discrimination below 30 attempts", and there is one from 30 on', () => {
    const below = workStatistics(columns(4), ladder(29)).tasks;
    expect(below.every((task) => task.itemRest === null)).toBe(true);
    expect(below.every((task) => task.discriminationIndex === null && !task.groups)).toBe(true);
    const [first, , third] = workStatistics(columns(4), ladder(30)).tasks;
    expect(first?.groups).toEqual({ upper: 12, lower: 12 });
    expect(third).toMatchObject({ discriminationIndex: 1 });
    expect(third?.itemRest).toBeGreaterThan(0.5);
  });

  it('counts how often each option was chosen, in all and by group', () => {
    const tasks: TaskColumn[] = [
      { taskId: 'task-0', maxMark: 1, optionIds: ['aa', 'bb', 'cc'] },
      ...columns(1, 29),
    ];
    const attempts: AttemptMarks[] = Array.from({ length: 30 }, (_, i) => ({
      userId: `user-${i}`,
      passed: null,
      marks: [
        i === 15
          ? { mark: 0, isAnswered: false }
          : { mark: i > 15 ? 1 : 0, isAnswered: true, chosen: [i > 15 ? 'bb' : 'aa'] },
        { mark: i, isAnswered: true },
      ],
    }));
    expect(workStatistics(tasks, attempts).tasks[0]).toMatchObject({
      groups: { upper: 8, lower: 8 },
      discriminationIndex: 1,
      options: [
        { optionId: 'aa', chosen: 15, upper: 0, lower: 8 },
        { optionId: 'bb', chosen: 14, upper: 8, lower: 0 },
        { optionId: 'cc', chosen: 0, upper: 0, lower: 0 },
      ],
    });
    expect(workStatistics(tasks, attempts.slice(1)).tasks[0]?.options[0]).toEqual({
      optionId: 'aa',
      chosen: 14,
      upper: null,
      lower: null,
    });
  });

  it('the only task of a work has nothing to be compared with', () => {
    const single = Array.from({ length: 40 }, (_, i) => [i % 2]);
    const [task] = workStatistics(columns(1), attemptsOf(single)).tasks;
    expect(task?.itemRest).toBeNull();
  });

  it('without a spread of the scores there are no groups', () => {
    const same = attemptsOf(Array.from({ length: 40 }, (_, i) => (i % 2 ? [1, 0] : [0, 1])));
    const [task] = workStatistics(columns(2), same).tasks;
    expect(task).toMatchObject({ groups: null, discriminationIndex: null });
    expect(upperAndLower([], Number)).toBeNull();
    expect(upperAndLower([7], Number)).toBeNull();
  });

  it('a task that no attempt holds has no figures', () => {
    const [task] = columns(1);
    expect(task && taskStatistics(task, 0, [])).toMatchObject({ attempts: 0, facility: null });
  });
});

describe('properties', () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 45 }))
    .chain(([tasks, people]) =>
      fc.array(
        fc.array(fc.constantFrom<(number | null)[]>(0, 0.5, 1, 2, null), {
          minLength: tasks,
          maxLength: tasks,
        }),
        { minLength: people, maxLength: people },
      ),
    );

  const numbersIn = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
  };

  it('no figure is ever NaN or infinite, shares and correlations keep their bounds', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const statistics = workStatistics(columns(rows[0]?.length ?? 0, 2), attemptsOf(rows));
        expect(numbersIn(statistics).every(Number.isFinite)).toBe(true);
        for (const task of statistics.tasks) {
          const { itemRest, discriminationIndex, right, partly, wrong, unanswered } = task;
          for (const figure of [itemRest, discriminationIndex]) {
            expect(Math.abs(figure ?? 0)).toBeLessThanOrEqual(1);
          }
          if (right !== null) {
            expect(right + (partly ?? 0) + (wrong ?? 0) + (unanswered ?? 0)).toBeCloseTo(1, 12);
          }
        }
        expect(statistics.reliability.alpha ?? 0).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('the order of the attempts decides nothing', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const tasks = columns(rows[0]?.length ?? 0, 2);
        const there = workStatistics(tasks, attemptsOf(rows));
        const back = workStatistics(tasks, attemptsOf(rows.toReversed()));
        const figures = numbersIn(back);
        for (const [i, figure] of numbersIn(there).entries()) {
          expect(figures[i]).toBeCloseTo(figure, 9);
        }
      }),
    );
  });

  it('every attempt with a mark is in one bin', () => {
    fc.assert(
      fc.property(matrix, (rows) => {
        const { distribution } = workStatistics(columns(rows[0]?.length ?? 0, 2), attemptsOf(rows));
        const scored = rows.filter((row) => row.some((mark) => mark !== null));
        expect(distribution.reduce((total, count) => total + count, 0)).toBe(scored.length);
      }),
    );
  });
});
