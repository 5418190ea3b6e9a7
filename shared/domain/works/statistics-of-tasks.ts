import { correlation, mean } from './statistics-basics.ts';

/** One task of the matrix: a column. */
export interface TaskColumn {
  taskId: string;
  maxMark: number;
  /** Ids of what could be chosen; empty for tasks without options. */
  optionIds: readonly string[];
}

/** What one attempt earned for one task. */
export interface TaskMark {
  mark: number;
  /** False: nothing was given. */
  isAnswered: boolean;
  /** Ids of the chosen options of a choice. */
  chosen?: readonly string[];
}

/** One attempt: a row. Null stands for a task that is not part of it or has no mark yet. */
export interface AttemptMarks {
  userId: string;
  /** Null while it waits for a review, or where the work has no pass mark. */
  passed: boolean | null;
  marks: readonly (TaskMark | null)[];
}

/** Marks earned and to be had in an attempt, over the tasks that have a mark. */
export interface Score {
  mark: number;
  maxMark: number;
}

/** "No discrimination below 30 attempts". */
const attemptsForDiscrimination = 30;

/** Kelley's share of all attempts for the upper and for the lower group. */
const groupShare = 0.27;

/** How often one option was chosen. */
export interface OptionCount {
  optionId: string;
  chosen: number;
  /** By the upper and by the lower group; null where there are no groups. */
  upper: number | null;
  lower: number | null;
}

/** How one task came out. Shares are 0..1; what does not exist is null. */
export interface TaskStatistics {
  taskId: string;
  /** Attempts that hold a mark for it. */
  attempts: number;
  /** Mean share of the mark: 1 is a task that everybody gets right. */
  facility: number | null;
  right: number | null;
  partly: number | null;
  wrong: number | null;
  unanswered: number | null;
  /** Correlation of its mark with the share of the marks of the other tasks; null below 30 attempts. */
  itemRest: number | null;
  /** Facility in the upper minus facility in the lower group; null below 30 attempts. */
  discriminationIndex: number | null;
  /** Sizes of the groups; null where there are none. */
  groups: { upper: number; lower: number } | null;
  options: readonly OptionCount[];
}

/** One attempt as one task sees it. */
interface Row {
  given: TaskMark;
  score: Score;
}

/** The figures of the task in this column, over attempts with their scores. */
export function taskStatistics(
  task: TaskColumn,
  column: number,
  attempts: readonly { attempt: AttemptMarks; score: Score }[],
): TaskStatistics {
  const rows = attempts.flatMap(({ attempt, score }) => {
    const given = attempt.marks[column];
    return given ? [{ given, score }] : [];
  });
  const isEnough = rows.length >= attemptsForDiscrimination;
  const groups = isEnough ? upperAndLower(rows, (row) => row.score.mark / row.score.maxMark) : null;
  const share = (isSuch: (given: TaskMark) => boolean) =>
    mean(rows.map(({ given }) => (isSuch(given) ? 1 : 0)));
  return {
    taskId: task.taskId,
    attempts: rows.length,
    facility: facility(task, rows),
    right: share(({ mark, isAnswered }) => isAnswered && mark >= task.maxMark),
    partly: share(({ mark, isAnswered }) => isAnswered && mark > 0 && mark < task.maxMark),
    wrong: share(({ mark, isAnswered }) => isAnswered && mark <= 0),
    unanswered: share(({ isAnswered }) => !isAnswered),
    itemRest: isEnough ? itemRest(task, rows) : null,
    discriminationIndex:
      groups && (facility(task, groups.upper) as number) - (facility(task, groups.lower) as number),
    groups: groups && { upper: groups.upper.length, lower: groups.lower.length },
    options: task.optionIds.map((optionId) => {
      const count = (some: readonly Row[]) =>
        some.filter(({ given }) => given.chosen?.includes(optionId)).length;
      return {
        optionId,
        chosen: count(rows),
        upper: groups && count(groups.upper),
        lower: groups && count(groups.lower),
      };
    }),
  };
}

const facility = ({ maxMark }: TaskColumn, rows: readonly Row[]): number | null =>
  mean(rows.map(({ given }) => given.mark / maxMark));

function itemRest({ maxMark }: TaskColumn, rows: readonly Row[]): number | null {
  const withOthers = rows.filter(({ score }) => score.maxMark > maxMark);
  return correlation(
    withOthers.map(({ given }) => given.mark),
    withOthers.map(({ given, score }) => (score.mark - given.mark) / (score.maxMark - maxMark)),
  );
}

/**
 * The best and the worst by score, a share of all each. Whoever ties with the last of a group belongs to it,
 * so that the order of the rows decides nothing; null where that makes the groups meet.
 */
export function upperAndLower<T>(
  rows: readonly T[],
  scoreOf: (row: T) => number,
  share: number = groupShare,
): { upper: T[]; lower: T[] } | null {
  const ordered = rows.map(scoreOf).sort((a, b) => a - b);
  const size = Math.max(1, Math.round(rows.length * share));
  const lowerEnd = ordered[size - 1];
  const upperStart = ordered[ordered.length - size];
  if (lowerEnd === undefined || upperStart === undefined || lowerEnd >= upperStart) return null;
  return {
    upper: rows.filter((row) => scoreOf(row) >= upperStart),
    lower: rows.filter((row) => scoreOf(row) <= lowerEnd),
  };
}
