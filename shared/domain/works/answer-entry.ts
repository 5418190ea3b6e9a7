import { limits } from '#shared/limits.ts';
import type { Answer, Task, TaskType } from './task.ts';

/** Result of one task: spec section 3, "Answer result statuses". */
export const taskStatuses = [
  'NOT_STARTED',
  'NO_RESULT',
  'SUCCESS',
  'PARTIALLY_CORRECT',
  'FAILURE',
  'NOT_REVIEWED',
] as const;

export type TaskStatus = (typeof taskStatuses)[number];

/** One save in TRAINING: a try, the opening of the hint, or both at once. */
export interface TrainingEvent {
  /** ULID of the client: the same id again is the same save. */
  answerId: string;
  /** Server time, ms. */
  at: number;
  hint: boolean;
  /** Absent when only the hint was opened. */
  answer?: Answer;
  status?: TaskStatus;
}

/** All that is stored of one task inside an attempt. */
export interface AnswerEntry {
  taskId: string;
  type: TaskType;
  /** Ids that a choice may name; empty for tasks without options. */
  optionIds: readonly string[];
  /** The answer that counts; null while there is none. */
  answer: Answer | null;
  /** Id of the save that counts; empty while there is none. */
  answerId: string;
  /** Server time of that save, ms; 0 while there is none. */
  savedAt: number;
  /** How many saves were accepted. */
  revision: number;
  /** Its task was left with this answer: where the work locks answers, it is the last. */
  isLocked?: boolean;
  /** In TRAINING every save, oldest first. */
  events: readonly TrainingEvent[];
  /** A teacher's judgement. */
  review?: { mark: number; comment: string; reviewedBy: string; at: number };
}

/** The entry of a task that nobody has answered. */
export const emptyEntry = (task: Task): AnswerEntry => ({
  taskId: task.id,
  type: task.type,
  optionIds: 'options' in task ? task.options.map((option) => option.id) : [],
  answer: null,
  answerId: '',
  savedAt: 0,
  revision: 0,
  events: [],
});

/** Whether an answer says nothing: an empty text, no option, no shape. It counts as unanswered. */
export function isBlank(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.every((item) => item.trim() === '');
  return 'shapes' in answer && answer.shapes.length === 0;
}

export type Misfit =
  | 'invalid_type'
  | 'too_big'
  | 'unknown_option'
  | 'repeated_option'
  | 'missing_option';

/** Why an answer does not fit its task, or null: the code of the wrong field. */
export function misfit(
  entry: Pick<AnswerEntry, 'type' | 'optionIds'>,
  answer: Answer,
): Misfit | null {
  const known = (option: string) => entry.optionIds.includes(option);
  switch (entry.type) {
    case 'SINGLECHOICE':
      if (typeof answer !== 'string') return 'invalid_type';
      return known(answer) ? null : 'unknown_option';
    case 'MULTICHOICE':
    case 'ORDERQUESTION':
      if (!Array.isArray(answer)) return 'invalid_type';
      if (!answer.every(known)) return 'unknown_option';
      if (new Set(answer).size !== answer.length) return 'repeated_option';
      if (entry.type === 'ORDERQUESTION' && answer.length !== entry.optionIds.length) {
        return 'missing_option';
      }
      return null;
    case 'COMMONQUESTION':
      if (typeof answer !== 'string') return 'invalid_type';
      return answer.length > limits.shortAnswer ? 'too_big' : null;
    case 'QUESTION':
      return typeof answer === 'string' ? null : 'invalid_type';
    case 'EMPTYQUESTION':
      return Array.isArray(answer) ? null : 'invalid_type';
    case 'PAINT':
      return isObjectWith(answer, 'shapes') ? null : 'invalid_type';
    case 'TASKTESTCASECASSETESTATUS':
      return isObjectWith(answer, 'runId') ? null : 'invalid_type';
  }
}

const isObjectWith = (answer: Answer, key: string) =>
  typeof answer === 'object' && !Array.isArray(answer) && key in answer;
