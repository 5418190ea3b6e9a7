import { describe, expect, it } from 'vitest';
import { apiOfTests } from '#tests/support/api.ts';
import { newStudy, twentyTasks } from '#tests/support/study.ts';
import { answerId, canary } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();

/** Every reply that a person can get of a work before its time, as one text. */
async function everythingSeen(as: Caller, workId: string, courseId: string, type: string) {
  const { body: attempt } = await api.send('POST', `/works/${workId}/completed-work`, {
    as,
    body: { type },
  });
  const save = (taskId: string, answer: unknown, number: number) =>
    api.send('PATCH', '/completed-work', {
      as,
      body: { id: attempt.id, taskId, answer, answerId: answerId(number) },
    });
  const replies = [
    await api.send('POST', `/works/${workId}/completed-work`, { as, body: { type } }),
    await api.send('GET', `/completed-work?id=${attempt.id}`, { as }),
    await api.send('GET', `/completed-work?id=${attempt.id}&lang=en`, { as }),
    await api.send('GET', `/works/${workId}`, { as }),
    await api.send('GET', '/courses', { as }),
    await api.send('GET', `/courses/${courseId}/details`, { as }),
    await api.send('GET', '/completed-work/results', { as }),
    await api.send('GET', '/openapi.json'),
  ];
  if (type === 'SELFCONTROL') {
    // Right, wrong, repeated, older, misfitting: no reply may tell one from the other.
    replies.push(
      await save('task-00', 'bb2', 2),
      await save('task-00', 'bb2', 2),
      await save('task-01', 'aa1', 2),
      await save('task-02', ['aa1', 'cc3'], 2),
      await save('task-00', 'aa1', 1),
      await save('task-00', 'zz9', 3),
      await api.send('GET', `/completed-work?id=${attempt.id}`, { as }),
    );
  }
  return { attemptId: attempt.id, text: replies.map((reply) => reply.text).join('\n') };
}

describe('no reply carries a correct answer, hint or explanation before its time', () => {
  const secrets = [canary, '"correctAnswer":', '"explanation":', '"hint":', '"correct":'];

  it.each(['SELFCONTROL', 'TRAINING'])('%s', async (type) => {
    const study = await newStudy(api);
    const student = await study.student();
    const seen = await everythingSeen(student, study.work.id, study.courseId, type);
    const published = JSON.stringify((await api.send('GET', '/openapi.json')).body);
    const text = seen.text.replace(published, '');
    for (const secret of secrets) expect(text).not.toContain(secret);
    // The canary is where it belongs once the attempt is over, so the search above could have found it.
    const { text: after } = await api.send('POST', '/completed-work', {
      as: student,
      body: { id: seen.attemptId },
    });
    expect(after).toContain(canary);
  });

  it('SELFCONTROL: a right and a wrong save answer alike', async () => {
    const study = await newStudy(api);
    const student = await study.student();
    const { body: attempt } = await api.send('POST', `/works/${study.work.id}/completed-work`, {
      as: student,
      body: { type: 'SELFCONTROL' },
    });
    const shapes = await Promise.all(
      ['aa1', 'bb2', 'cc3'].map(async (answer, i) => {
        const body = { id: attempt.id, taskId: `task-0${i * 3}`, answer, answerId: answerId(1) };
        const reply = await api.send('PATCH', '/completed-work', { as: student, body });
        return { ...reply.body, taskId: '', savedAt: '' };
      }),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('option ids are not in authored order where the work shuffles', async () => {
    const settingsWork = { maxTaskAttempts: {}, shuffle: true };
    const study = await newStudy(api, twentyTasks(), { settingsWork });
    const student = await study.student();
    const { body: attempt } = await api.send('POST', `/works/${study.work.id}/completed-work`, {
      as: student,
      body: { type: 'SELFCONTROL' },
    });
    const orders = new Set(
      attempt.tasks.map((task: { options: { id: string }[] }) =>
        task.options.map((option) => option.id).join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(1);
  });
});
