import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { timeOfUlid } from '#functions/platform/ulid.ts';
import { type AnswerEntry, misfit } from '#shared/domain/works/answer-entry.ts';
import { answerSchema } from '#shared/domain/works/task.ts';
import { limits } from '#shared/limits.ts';
import { type ActivityStore, lifeOf, tableOf } from './activity-store.ts';
import type { AnswerSave } from './answers.ts';
import type { FinishedHead } from './attempt-head.ts';
import { isConditionLost } from './database.ts';
import { activityKeys } from './keys.ts';
import { queryAll } from './query-all.ts';

const lateSchema = z.object({
  taskId: z.string(),
  answer: answerSchema,
  answerId: z.string(),
  /** When the browser says it was given, ms: its answer id begins with its time. */
  clientAt: z.number(),
  receivedAt: z.number(),
});

/** An answer that came after the end and is kept as evidence. */
export type LateAnswer = z.infer<typeof lateSchema>;

/** Why a late answer is evidence and no more; null: a teacher may take it in place of what is stored. */
export function lateRefusal(
  late: Pick<LateAnswer, 'answer' | 'answerId' | 'clientAt'>,
  head: Pick<FinishedHead, 'finishReason' | 'finishedAt'>,
  entry: AnswerEntry,
): 'SUBMITTED' | 'OLDER' | 'MISFIT' | null {
  // Whoever has submitted may have seen the result.
  if (head.finishReason === 'SUBMITTED' && late.clientAt >= head.finishedAt) return 'SUBMITTED';
  if (misfit(entry, late.answer)) return 'MISFIT';
  return late.answerId <= entry.answerId ? 'OLDER' : null;
}

/**
 * Whether it came when its owner could know the result or the tasks: what they say of when it was given is worth less then.
 * `releasedAt`: from when the others saw theirs, and the keys were open in other modes.
 */
export const cameAfterResult = (
  { receivedAt }: Pick<LateAnswer, 'receivedAt'>,
  head: Pick<FinishedHead, 'finishReason' | 'finishedAt' | 'resultShownAt'>,
  releasedAt: number,
): boolean => {
  const { finishedAt, finishReason, resultShownAt = Number.POSITIVE_INFINITY } = head;
  const submittedAt = finishReason === 'SUBMITTED' ? finishedAt : Number.POSITIVE_INFINITY;
  return receivedAt > Math.min(submittedAt, resultShownAt, releasedAt);
};

/**
 * Keeps an answer that came after the end, once; it is never counted by the machine. The attempt counts them, so that a
 * teacher sees that there are some and nobody fills the table with them.
 */
export async function keepLateAnswer(store: ActivityStore, late: AnswerSave): Promise<void> {
  const { attemptId, taskId, answer, answerId, now } = late;
  const TableName = tableOf(store);
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: {
                ...activityKeys.lateAnswer(attemptId, taskId, answerId),
                ...{ taskId, answer, answerId, clientAt: timeOfUlid(answerId), receivedAt: now },
                ...lifeOf(store),
              },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          {
            Update: {
              TableName,
              Key: activityKeys.attempt(attemptId),
              UpdateExpression:
                'SET lateAnswers = if_not_exists(lateAnswers, :zero) + :one, lateBytes = if_not_exists(lateBytes, :zero) + :bytes',
              ConditionExpression:
                'attribute_exists(pk) AND (attribute_not_exists(lateAnswers) OR lateAnswers < :most) AND (attribute_not_exists(lateBytes) OR lateBytes < :mostBytes)',
              ExpressionAttributeValues: {
                ':zero': 0,
                ':one': 1,
                ':most': limits.lateAnswers,
                ':bytes': Buffer.byteLength(JSON.stringify(answer)),
                ':mostBytes': limits.lateBytes,
              },
            },
          },
        ],
      }),
    );
  } catch (error) {
    // The same late answer came before, or there are more of them than anybody types.
    if (!isConditionLost(error)) throw error;
  }
}

/** What is kept of an attempt, by task and time. */
export async function listLateAnswers(
  store: Pick<ActivityStore, 'db' | 'table'>,
  attemptId: string,
): Promise<LateAnswer[]> {
  const items = await queryAll(store.db, {
    TableName: store.db.names[store.table],
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :late)',
    ExpressionAttributeValues: {
      ':pk': activityKeys.attempt(attemptId).pk,
      ':late': activityKeys.latePrefix,
    },
    ConsistentRead: true,
  });
  return items.map((item) => lateSchema.parse(item));
}
