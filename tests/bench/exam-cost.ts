import { examTasks } from '#infra/local/seed/plasma-etching/exam/tasks.ts';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { executionsOf } from '#tests/support/executions.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { TestApi } from '#tests/support/test-api.ts';

/** A free answer of about ten lines, in two-byte letters as Russian is stored. */
const freeAnswer = 'Сначала проверяют партию и рецепт. '.repeat(10);

/**
 * A student finds the demo exam of 30 tasks on their list, takes it in CONTROL, answers all of it, reloads it once, and
 * gets the result; the teacher's board is not counted.
 */
export async function takeWholeExam(api: TestApi): Promise<void> {
  const study = await newStudy(api, examTasks, { settingsWork: { maxTaskAttempts: {} } });
  const student = await study.student();
  const { id: executionId } = await executionsOf(api).newExecution(study);
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await api.send(method, path, { as: student, body });
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.text}`);
    return reply.body;
  };
  await call('GET', '/execution-work/own');
  const start = (): Promise<Attempt> =>
    call('POST', `/works/${study.work.id}/completed-work`, { type: 'CONTROL', executionId });
  const attempt = await start();
  for (const [i, task] of attempt.tasks.entries()) {
    if (i === 15) await start();
    const options = (task.options ?? []).map((option) => option.id);
    const answers: Partial<Record<typeof task.type, unknown>> = {
      SINGLECHOICE: options[0],
      MULTICHOICE: options.slice(0, 3),
      ORDERQUESTION: options,
      COMMONQUESTION: 'Слово',
      QUESTION: freeAnswer,
    };
    const answer = answers[task.type];
    const body = { id: attempt.id, taskId: task.id, answer, answerId: answerId(1) };
    await call('PATCH', '/completed-work', body);
  }
  await call('POST', '/completed-work', { id: attempt.id });
}
