import {
  cronbachAlpha,
  errorOfMeasurement,
  mean,
  quantile,
  standardDeviation,
} from './statistics-basics.ts';
import {
  type AttemptMarks,
  type Score,
  type TaskColumn,
  type TaskStatistics,
  taskStatistics,
} from './statistics-of-tasks.ts';

/** "No median below 5 people". */
const peopleForMedian = 5;

const binCount = 10;

/** How a group of attempts at one work came out. Scores are in percent of the marks; what does not exist is null. */
export interface WorkStatistics {
  attempts: number;
  people: number;
  mean: number | null;
  standardDeviation: number | null;
  /** Null below 5 people, as the quartiles are. */
  median: number | null;
  /** By linear interpolation, as `quantile` describes. */
  quartiles: { lower: number; upper: number } | null;
  /** Attempts per ten percent of the score; 100 % is in the last one. */
  distribution: readonly number[];
  /** Share of those passed among those whose verdict is known. */
  passRate: number | null;
  reliability: {
    /** Attempts that hold a mark for every task: only they count here. */
    attempts: number;
    /** Cronbach's alpha; KR-20 where every task is right or wrong. */
    alpha: number | null;
    /** In percent of the marks. */
    errorOfMeasurement: number | null;
  };
  tasks: readonly TaskStatistics[];
}

function scoreOf(tasks: readonly TaskColumn[], { marks }: AttemptMarks): Score {
  const score = { mark: 0, maxMark: 0 };
  for (const [i, task] of tasks.entries()) {
    const given = marks[i];
    if (!given) continue;
    score.mark += given.mark;
    score.maxMark += task.maxMark;
  }
  return score;
}

const percentOf = ({ mark, maxMark }: Score): number => (mark * 100) / maxMark;

/** The figures of a matrix of marks, attempts x tasks. */
export function workStatistics(
  tasks: readonly TaskColumn[],
  attempts: readonly AttemptMarks[],
): WorkStatistics {
  const scored = attempts
    .map((attempt) => ({ attempt, score: scoreOf(tasks, attempt) }))
    .filter(({ score }) => score.maxMark > 0);
  const percents = scored.map(({ score }) => percentOf(score));
  const people = new Set(attempts.map(({ userId }) => userId)).size;
  const scoredPeople = new Set(scored.map(({ attempt }) => attempt.userId)).size;
  const hasMedian = scoredPeople >= peopleForMedian;
  return {
    attempts: attempts.length,
    people,
    mean: mean(percents),
    standardDeviation: standardDeviation(percents),
    median: hasMedian ? quantile(percents, 0.5) : null,
    quartiles: hasMedian
      ? { lower: quantile(percents, 0.25) as number, upper: quantile(percents, 0.75) as number }
      : null,
    distribution: distributionOf(scored.map(({ score }) => score)),
    passRate: passRate(attempts),
    reliability: reliability(tasks, attempts),
    tasks: tasks.map((task, i) => taskStatistics(task, i, scored)),
  };
}

function distributionOf(scores: readonly Score[]): number[] {
  const bins = new Array<number>(binCount).fill(0);
  for (const { mark, maxMark } of scores) {
    const bin = Math.min(binCount - 1, Math.floor((mark * binCount) / maxMark));
    bins[bin] = (bins[bin] as number) + 1;
  }
  return bins;
}

const passRate = (attempts: readonly AttemptMarks[]): number | null =>
  mean(attempts.filter(({ passed }) => passed !== null).map(({ passed }) => (passed ? 1 : 0)));

function reliability(
  tasks: readonly TaskColumn[],
  attempts: readonly AttemptMarks[],
): WorkStatistics['reliability'] {
  const rows = attempts
    .map(({ marks }) => tasks.map((_, i) => marks[i]?.mark))
    .filter((row): row is number[] => row.every((mark) => mark !== undefined));
  const alpha = cronbachAlpha(rows);
  const maxMark = tasks.reduce((total, task) => total + task.maxMark, 0);
  const deviation = standardDeviation(
    rows.map((row) => percentOf({ mark: row.reduce((total, mark) => total + mark, 0), maxMark })),
  );
  return {
    attempts: rows.length,
    alpha,
    errorOfMeasurement: alpha === null ? null : errorOfMeasurement(deviation as number, alpha),
  };
}
