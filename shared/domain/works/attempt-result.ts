import { type AnswerEntry, isBlank, type TaskStatus } from './answer-entry.ts';
import { judge, markFor } from './grading.ts';
import { isManual, type Task } from './task.ts';
import { trainingState } from './training.ts';
import type { Mode } from './work.ts';

/** How one task ended. */
export interface TaskResult {
  taskId: string;
  status: TaskStatus;
  mark: number;
}

/** How an attempt ended: a function of the stored answers and nothing else. */
export interface AttemptTotals {
  mark: number;
  maxMark: number;
  percent: number;
  passed: boolean | null;
  pendingReview: number;
  failedCritical: number;
}

/** The result of one task once the attempt is over. "Unanswered questions count as errors" (spec section 1). */
export function taskResult(
  mode: Mode,
  task: Task,
  entry: AnswerEntry,
  maxTries: number,
): TaskResult {
  const result = (status: TaskStatus, mark = 0): TaskResult => ({
    taskId: task.id,
    status,
    mark,
  });
  if (entry.review) {
    const { mark } = entry.review;
    return result(mark >= task.mark ? 'SUCCESS' : mark > 0 ? 'PARTIALLY_CORRECT' : 'FAILURE', mark);
  }
  if (entry.answer === null || isBlank(entry.answer)) return result('FAILURE');
  if (mode === 'TRAINING') {
    const { status, mark } = trainingState(task, entry.events, maxTries);
    return result(status, mark);
  }
  // Manual types wait for a teacher, whatever the machine would propose.
  if (isManual(task.type)) return result('NOT_REVIEWED');
  return judge(task, entry.answer) === 'RIGHT'
    ? result('SUCCESS', markFor(task, false))
    : result('FAILURE');
}

/** Sums the results of all tasks; percent is rounded down, passing compares the exact marks. */
export function attemptTotals(
  tasks: readonly Task[],
  results: readonly TaskResult[],
  passMark: number | undefined,
): AttemptTotals {
  // A task that nobody judges (a free answer in TRAINING) counts neither for nor against.
  const counted = tasks
    .map((task, i) => ({ task, result: results[i] as TaskResult }))
    .filter(({ result }) => result.status !== 'NO_RESULT');
  const mark = counted.reduce((sum, { result }) => sum + result.mark, 0);
  const maxMark = counted.reduce((sum, { task }) => sum + task.mark, 0);
  const pendingReview = counted.filter(({ result }) => result.status === 'NOT_REVIEWED').length;
  const failedCritical = counted.filter(
    ({ task, result }) => task.critical && result.status === 'FAILURE',
  ).length;
  return {
    mark,
    maxMark,
    percent: percentOf(mark, maxMark, tasks.length),
    passed: passVerdict(passMark, { mark, maxMark, failedCritical, pendingReview }),
    pendingReview,
    failedCritical,
  };
}

/** A work without tasks is done by reading it; tasks of which none could be judged earn nothing. */
function percentOf(mark: number, maxMark: number, tasks: number): number {
  if (tasks === 0) return 100;
  return maxMark === 0 ? 0 : Math.floor((mark * 100) / maxMark);
}

/** A failed critical task fails at once; otherwise the verdict waits until nothing is left to review. */
function passVerdict(
  passMark: number | undefined,
  {
    mark,
    maxMark,
    failedCritical,
    pendingReview,
  }: Pick<AttemptTotals, 'mark' | 'maxMark' | 'failedCritical' | 'pendingReview'>,
): boolean | null {
  if (failedCritical > 0) return false;
  if (passMark === undefined || pendingReview > 0 || maxMark === 0) return null;
  return passMark * maxMark <= mark * 100;
}
