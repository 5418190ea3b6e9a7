import type { Attempt, VisibleAnswer, VisibleTask } from '#shared/contracts/attempts.ts';

/** A task as a student sees it: one of three options, two tries, a hint. */
export const task = (id: string, more: Partial<VisibleTask> = {}): VisibleTask => ({
  id,
  type: 'SINGLECHOICE',
  mark: 2,
  question: 'Why?',
  options: ['aa', 'bb', 'cc'].map((option) => ({ id: option, text: option })),
  triesLeft: 2,
  hasHint: true,
  ...more,
});

/** The answer to a task as a student sees it: not given yet. */
export const answer = (taskId: string, more: Partial<VisibleAnswer> = {}): VisibleAnswer => ({
  taskId,
  answersStudent: null,
  attempts: 0,
  historyAnswer: [],
  useHint: false,
  manuallyReviewed: false,
  answerId: null,
  savedAt: null,
  ...more,
});

/** An attempt under way as a student sees it. */
export const attempt = (
  type: Attempt['type'],
  tasks: VisibleTask[],
  answers: VisibleAnswer[] = tasks.map(({ id }) => answer(id)),
): Attempt => ({
  id: 'a1',
  workId: 'w1',
  workName: 'Test',
  kind: 'TEST',
  courseId: 'c1',
  type,
  executionId: null,
  status: 'ACTIVE',
  startedAt: '2026-10-01T12:00:00.000Z',
  finishedAt: null,
  finishReason: null,
  deadline: null,
  serverTime: '2026-10-01T12:00:00.000Z',
  revision: 0,
  passMark: 70,
  locksAnswers: false,
  tasks,
  answers,
  result: null,
  isResultHeld: false,
});
