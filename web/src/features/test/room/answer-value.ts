import type { Answer } from '#shared/domain/works/task.ts';

/** Whether an answer says nothing yet. */
export const isBlank = (answer: Answer | null | undefined): boolean =>
  answer === null ||
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.every((part) => part.trim() === ''));

/** Whether two answers are the same; the order of a list counts, as the widgets keep it. */
export const isSameAnswer = (a: Answer | null, b: Answer | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
