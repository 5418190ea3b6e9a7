import { inLanguage, type Language } from '#shared/languages.ts';
import type { AnswerEntry, TaskStatus } from './answer-entry.ts';
import { taskResult } from './attempt-result.ts';
import { shownOptions } from './attempt-rules.ts';
import type { Answer, Shapes, Task } from './task.ts';
import { trainingState } from './training.ts';
import type { Mode } from './work.ts';

/** What decides how much of a task may be shown. */
export interface View {
  mode: Mode;
  finished: boolean;
  language: Language;
  maxTries: number;
  isShuffled: boolean;
  seed: number;
  /** A short-lived link to a file. */
  link: (fileId: string) => string;
  /** The window of the execution is over, and its teacher lets students see which tasks were wrong. */
  isReleased: boolean;
}

/** The key of a task, in the shape of an answer to it. */
export type Key = string | string[] | Shapes | { value: number; tolerance: number };

/** The right answer of a task as a person reads it; null where none is stored with the task. */
export function keyOf(task: Task, language: Language): Key | null {
  const first = (accepted: {
    ru: string[];
    en?: string[] | undefined;
    ch?: string[] | undefined;
  }) => accepted[language]?.[0] ?? accepted.ru[0] ?? '';
  switch (task.type) {
    case 'SINGLECHOICE':
    case 'MULTICHOICE':
    case 'ORDERQUESTION':
      return task.correct;
    case 'COMMONQUESTION':
      return 'accepted' in task.correct ? first(task.correct.accepted) : task.correct;
    case 'EMPTYQUESTION':
      return task.correct.map(first);
    case 'QUESTION':
      return inLanguage(task.modelAnswer, language);
    case 'PAINT':
      return task.reference;
    case 'TASKTESTCASECASSETESTATUS':
      return null;
  }
}

/** A task as whoever takes it may see it: no key, no hint, no explanation, ever. */
export function visibleTask(task: Task, entry: AnswerEntry, view: View) {
  const { language, link } = view;
  const state = trainingState(task, entry.events, view.maxTries);
  const inTraining = view.mode === 'TRAINING';
  return {
    id: task.id,
    type: task.type,
    mark: task.mark,
    question: inLanguage(task.question, language),
    ...(task.image && {
      image: { url: link(task.image.fileId), alt: inLanguage(task.image.alt, language) },
    }),
    ...('options' in task && {
      options: shownOptions(task, view.isShuffled, view.seed).map((option) => ({
        id: option.id,
        text: inLanguage(option.text, language),
        ...(option.image && { image: link(option.image) }),
      })),
    }),
    ...(task.type === 'EMPTYQUESTION' && {
      text: inLanguage(task.text, language),
      gaps: task.correct.length,
    }),
    ...(task.type === 'PAINT' && { picture: link(task.picture) }),
    ...(task.type === 'TASKTESTCASECASSETESTATUS' && {
      case: { id: task.caseId, simulator: task.simulator },
    }),
    triesLeft: inTraining ? state.triesLeft : null,
    hasHint: inTraining && task.hint !== undefined,
  };
}

/** What is told of a task once nothing can be gained by it. */
function solution(task: Task, language: Language) {
  const key = keyOf(task, language);
  return {
    ...(key !== null && { correctAnswer: key }),
    ...(task.explanation && { explanation: inLanguage(task.explanation, language) }),
    ...(task.source && { source: task.source }),
    ...(task.critical && { critical: true }),
  };
}

/** What one TRAINING save tells, as it stood after `count` saves: the same for every repetition of the call. */
export function trainingFeedback(task: Task, entry: AnswerEntry, view: View, count: number) {
  const state = trainingState(task, entry.events, view.maxTries, count);
  return {
    triesLeft: state.triesLeft,
    status: state.status,
    mark: state.mark,
    ...(state.hintUsed && task.hint && { hint: inLanguage(task.hint, view.language) }),
    ...(state.closed && solution(task, view.language)),
  };
}

/**
 * An answer as its mode shows it at this time: TRAINING at once, keys when the task is closed; SELFCONTROL all
 * of it after finishing, nothing before; CONTROL after the release which tasks were wrong, never the keys, and
 * before it no more than that something is saved.
 */
export function visibleAnswer(task: Task, entry: AnswerEntry, view: View) {
  const saved = {
    taskId: task.id,
    answersStudent: entry.answer,
    manuallyReviewed: entry.review !== undefined,
    answerId: entry.answerId || null,
    ...(entry.isLocked && { isLocked: true }),
    savedAt: entry.savedAt ? new Date(entry.savedAt).toISOString() : null,
  };
  if (view.mode === 'TRAINING') {
    const state = trainingState(task, entry.events, view.maxTries);
    const feedback = trainingFeedback(task, entry, view, entry.events.length);
    const { triesLeft: _, ...told } = feedback;
    return {
      ...saved,
      attempts: state.triesSpent,
      historyAnswer: history(entry),
      useHint: state.hintUsed,
      ...told,
      ...(view.finished && verdict(task, entry, view)),
      ...(view.finished && solution(task, view.language)),
    };
  }
  return {
    ...saved,
    attempts: view.finished && entry.answer !== null ? 1 : 0,
    historyAnswer: [],
    useHint: false,
    ...(view.finished &&
      (view.mode === 'SELFCONTROL' || view.isReleased) && {
        ...verdict(task, entry, view),
        ...(entry.review && { comment: entry.review.comment }),
      }),
    ...(view.finished && view.mode === 'SELFCONTROL' && solution(task, view.language)),
  };
}

function verdict(task: Task, entry: AnswerEntry, view: View): { status: TaskStatus; mark: number } {
  const { status, mark } = taskResult(view.mode, task, entry, view.maxTries);
  return { status, mark };
}

function history(entry: AnswerEntry) {
  return entry.events
    .filter((event): event is typeof event & { answer: Answer } => event.answer !== undefined)
    .map((event) => ({
      answer: event.answer,
      at: new Date(event.at).toISOString(),
      ...(event.status && { status: event.status }),
    }));
}
