import type { Task, TaskOf, TaskType } from '#shared/domain/works/task.ts';
import type { Work } from '#shared/domain/works/work.ts';

const text = (ru: string) => ({ ru, en: `${ru} en`, ch: `${ru} ch` });
const options = ['aa1', 'bb2', 'cc3'].map((id) => ({ id, text: text(id) }));

/** What a student must not see before its time: searched for in replies and built files. */
export const canary = 'CANARY-7f3a9d';

const base = (id: string) => ({
  id,
  version: 1,
  mark: 2,
  question: text(`Question ${id}`),
  hint: text(`${canary} hint of ${id}`),
  explanation: text(`${canary} explanation of ${id}`),
  source: { workId: 'work-theory', anchor: 'anchor' },
});

const examples: { [T in TaskType]: (id: string) => TaskOf<T> } = {
  SINGLECHOICE: (id) => ({ ...base(id), type: 'SINGLECHOICE', options, correct: 'bb2' }),
  MULTICHOICE: (id) => ({ ...base(id), type: 'MULTICHOICE', options, correct: ['aa1', 'cc3'] }),
  ORDERQUESTION: (id) => ({
    ...base(id),
    type: 'ORDERQUESTION',
    options,
    correct: ['cc3', 'aa1', 'bb2'],
  }),
  COMMONQUESTION: (id) => ({
    ...base(id),
    type: 'COMMONQUESTION',
    correct: { accepted: { ru: ['Плазма'], en: ['Plasma'] } },
  }),
  QUESTION: (id) => ({ ...base(id), type: 'QUESTION', modelAnswer: text(`${canary} model`) }),
  EMPTYQUESTION: (id) => ({
    ...base(id),
    type: 'EMPTYQUESTION',
    text: text('{{1}} and {{2}}'),
    correct: [{ ru: ['один'], en: ['one'] }, { ru: ['два'] }],
  }),
  PAINT: (id) => ({
    ...base(id),
    type: 'PAINT',
    picture: 'file-picture',
    reference: { shapes: [{ kind: 'point', points: [{ x: 0.5, y: 0.5 }] }] },
  }),
  TASKTESTCASECASSETESTATUS: (id) => ({
    ...base(id),
    type: 'TASKTESTCASECASSETESTATUS',
    simulator: 'equipment',
    caseId: 'case-1',
  }),
};

/** A task of a type, right answer of a choice: `bb2`; of a multiple choice: `aa1` and `cc3`. */
export const exampleTask = <T extends TaskType>(type: T, id = `task-${type.toLowerCase()}`) =>
  examples[type](id) as TaskOf<T>;

/** A test of these tasks with two tries in TRAINING and half an hour in SELFCONTROL. */
export function exampleWork(tasks: readonly Task[], more: Partial<Work> = {}): Work {
  return {
    id: 'work-test',
    courseId: 'course-test',
    kind: 'TEST',
    name: text('Test'),
    description: text('A test'),
    createdAt: '2026-01-01T00:00:00.000Z',
    maxAttempts: {},
    settingsWork: { maxTaskAttempts: { TRAINING: 2 } },
    timeLimitMinutes: 30,
    edition: 1,
    taskCount: tasks.length,
    maxMark: tasks.reduce((sum, task) => sum + task.mark, 0),
    ...more,
  };
}

/** A ULID-shaped answer id that grows with the number. */
export const answerId = (number: number) => `01J${String(number).padStart(23, '0')}`;
