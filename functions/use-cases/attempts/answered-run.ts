import type { ActivityStore } from '#functions/data/activity-store.ts';
import { getHead } from '#functions/data/attempts.ts';
import { findRunOfTask, type RunHead } from '#functions/data/run-head.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { AnswerBody } from '#shared/contracts/attempts.ts';

/** A wrong run in an answer. */
export const wrongRun = (code: 'unknownRun' | 'runUnfinished') =>
  refused('INVALID_INPUT', { errors: [{ path: 'body.answer.runId', code }] });

/** The run that an answer names, which must be one of this attempt and task; null: the answer names none. */
export async function answeredRun(
  store: ActivityStore,
  { id, taskId, answer }: AnswerBody,
): Promise<Outcome<RunHead | null>> {
  if (typeof answer !== 'object' || !('runId' in answer)) return done(null);
  const run = await findRunOfTask(store, { attemptId: id, taskId, runId: answer.runId });
  if (run) return done(run);
  return (await getHead(store, id)) ? wrongRun('unknownRun') : refused('NOT_FOUND');
}
