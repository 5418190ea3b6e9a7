import { ulid } from 'ulid';
import type { Task } from '#shared/domain/works/task.ts';
import { attemptsOf } from './attempts.ts';
import type { Study } from './study.ts';
import { answerId, exampleTask } from './tasks.ts';
import type { Caller, TestApi } from './test-api.ts';

/** Two free answers of two marks each, and two choices. */
export const mixedTasks = (): Task[] => [
  exampleTask('QUESTION', 'free-1'),
  exampleTask('QUESTION', 'free-2'),
  exampleTask('SINGLECHOICE', 'one'),
  exampleTask('MULTICHOICE', 'many'),
];

/** Answers by the id of their task. */
export type Answers = Record<string, unknown>;

/** An answer to each of the tasks above; those of the choices are right. */
export const fullAnswers: Answers = {
  'free-1': 'Because',
  'free-2': 'So',
  one: 'bb2',
  many: ['aa1', 'cc3'],
};

/** A review of an answer, with an id of its own. */
export const reviewBody = (id: string, taskId: string, mark: number, more: object = {}) => ({
  ...{ id, taskId, mark, comment: 'a comment', changeId: ulid() },
  ...more,
});

/** The calls of whoever looks at results and reviews them. */
export function resultsOf(api: TestApi) {
  const { start, save, finish } = attemptsOf(api);
  const seenByTeacher = async (study: Study, path: string) =>
    (await api.send('GET', `/completed-work${path}`, { as: await study.teacher() })).body;
  return {
    /** A finished SELFCONTROL attempt with these answers. */
    async attemptOf(student: Caller, study: Study, answers: Answers): Promise<string> {
      const { body } = await start(student, study, 'SELFCONTROL');
      for (const [i, [taskId, answer]] of Object.entries(answers).entries()) {
        await save(student, { id: body.id, taskId, answer, answerId: answerId(i + 1) });
      }
      await finish(student, body.id);
      return body.id;
    },

    review: (as: Caller, body: object) => api.send('PATCH', '/completed-work', { as, body }),

    details: (study: Study, id: string) => seenByTeacher(study, `/${id}/details?lang=en`),

    queue: (study: Study) => seenByTeacher(study, `/reviews?lang=en&workIds=${study.work.id}`),

    byWork: (study: Study, query = '') =>
      seenByTeacher(study, `/by-work?lang=en&workId=${study.work.id}${query}`),
  };
}
