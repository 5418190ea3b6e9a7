import type { Answer, Task } from '#shared/domain/works/task.ts';

/** What an answer earns. */
export interface Grade {
  mark: number;
  /** A person has to look at it. */
  waits: boolean;
}

/**
 * A grader that shares nothing with the one of the product: it was written from the table "Task types" of the domain rules
 * for the answers that the load and the histories give, so that the same slip cannot be in both.
 */
export function gradeAgain(task: Task, answer: Answer | null | undefined): Grade {
  const earns = (isRight: boolean): Grade => ({ mark: isRight ? task.mark : 0, waits: false });
  if (answer === null || answer === undefined || answer === '') return earns(false);
  switch (task.type) {
    case 'SINGLECHOICE':
      return earns(answer === task.correct);
    case 'MULTICHOICE':
      return earns([...(answer as string[])].sort().join() === [...task.correct].sort().join());
    case 'ORDERQUESTION':
      return earns((answer as string[]).join() === task.correct.join());
    case 'COMMONQUESTION': {
      if (!('accepted' in task.correct)) throw new Error('Only words are given here');
      const words = Object.values(task.correct.accepted).flat();
      return earns(words.some((word) => word?.toLowerCase() === String(answer).toLowerCase()));
    }
    case 'QUESTION':
      return { mark: 0, waits: true };
    default:
      throw new Error(`${task.type} is not given here`);
  }
}

/** The total of all answers of an attempt. */
export function totalAgain(
  tasks: readonly Task[],
  answerOf: (taskId: string) => Answer | null | undefined,
): { mark: number; maxMark: number; pendingReview: number } {
  const total = { mark: 0, maxMark: 0, pendingReview: 0 };
  for (const task of tasks) {
    const { mark, waits } = gradeAgain(task, answerOf(task.id));
    total.mark += mark;
    total.maxMark += task.mark;
    if (waits) total.pendingReview += 1;
  }
  return total;
}
