import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { placeAnswers } from '#functions/data/answer-places.ts';
import { findHead } from '#functions/data/attempts.ts';
import { activityKeys } from '#functions/data/keys.ts';
import type { Study } from './study.ts';
import type { TestApi } from './test-api.ts';

/** How many minutes lie between two moments, each as a reply tells it. */
export const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

/** Gives an attempt a deadline that was a second ago, in everything that carries one. */
export async function moveDeadlineBack(
  api: TestApi,
  attemptId: string,
  study: Study,
): Promise<void> {
  const past = api.deps.now() - 1000;
  const update = (Key: { pk: string; sk: string }, UpdateExpression: string) =>
    api.deps.db.client.send(
      new UpdateCommand({
        TableName: api.deps.db.names.activity,
        Key,
        UpdateExpression,
        ExpressionAttributeValues: { ':past': past },
      }),
    );
  await update(activityKeys.attempt(attemptId), 'SET deadline = :past');
  const head = await findHead({ db: api.deps.db, table: 'activity' }, attemptId);
  if (!head) throw new Error(`no attempt ${attemptId}`);
  const { owner, workId, mode, executionId } = head;
  await update(
    activityKeys.taking(owner, workId, mode, executionId),
    'SET active.deadline = :past',
  );
  for (const name of placeAnswers(attemptId, study.tasks).keys()) {
    await update(activityKeys.answers(attemptId, name), 'SET d = :past');
  }
}
