import { isBlank as isBlankAnswer } from '#shared/domain/works/answer-entry.ts';
import type { Answer } from '#shared/domain/works/task.ts';

/** Whether there is no answer, or one that says nothing. */
export const isBlank = (answer: Answer | null | undefined): boolean =>
  answer === null || answer === undefined || isBlankAnswer(answer);

/** Whether two answers are the same; the order of a list counts, as the widgets keep it. */
export const isSameAnswer = (a: Answer | null, b: Answer | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
