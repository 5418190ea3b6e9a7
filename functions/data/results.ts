import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashText } from '#shared/domain/seeded-random.ts';
import { isBlank, type TaskStatus } from '#shared/domain/works/answer-entry.ts';
import type { TaskResult } from '#shared/domain/works/attempt-result.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { type ActivityStore, lifeOf, queryOwner, tableOf } from './activity-store.ts';
import { type FinishedHead, headSchema } from './attempt-head.ts';
import type { Database, Item } from './database.ts';
import { activityKeys, activityListings, resultShards, reviewPartition } from './keys.ts';
import { queryAll } from './query-all.ts';

const letters = {
  SUCCESS: 'S',
  PARTIALLY_CORRECT: 'P',
  FAILURE: 'F',
  NOT_REVIEWED: 'N',
  NO_RESULT: 'R',
  NOT_STARTED: 'U',
} as const satisfies Record<TaskStatus, string>;

const statusOfLetter = new Map(
  (Object.keys(letters) as TaskStatus[]).map((status) => [letters[status] as string, status]),
);

/** How one task of a finished attempt ended; a task without an answer is NOT_STARTED, which counts as an error. */
export interface Outcome {
  status: TaskStatus;
  mark: number;
}

/** The outcomes in authored order as one short text: a result stays within one write unit. */
const encodeOutcomes = (outcomes: readonly Outcome[]): string =>
  outcomes.map(({ status, mark }) => `${letters[status]}${mark || ''}`).join(',');

function decodeOutcomes(text: string): Outcome[] {
  if (text === '') return [];
  return text.split(',').map((one) => {
    const status = statusOfLetter.get(one.slice(0, 1));
    if (!status) throw new Error(`Unknown outcome ${one}`);
    return { status, mark: Number(one.slice(1) || 0) };
  });
}

/** Outcomes of tasks for storing: what nobody answered is told apart from what was answered wrongly. */
export const outcomesOf = (
  results: readonly TaskResult[],
  answerOf: (taskId: string) => Answer | null | undefined,
): Outcome[] =>
  results.map(({ taskId, status, mark }) => {
    const answer = answerOf(taskId) ?? null;
    return { status: answer === null || isBlank(answer) ? 'NOT_STARTED' : status, mark };
  });

const resultSchema = z.object({
  ...z.pick(headSchema, {
    id: true,
    userId: true,
    workId: true,
    courseId: true,
    mode: true,
    executionId: true,
    groupId: true,
    edition: true,
    startedAt: true,
    finishedAt: true,
    finishReason: true,
    totals: true,
    isResultShown: true,
    revised: true,
  }).shape,
  outcomes: z.string(),
});

/** A finished attempt as a row of its owner's results. */
export type StoredResult = Pick<
  FinishedHead,
  | 'id'
  | 'userId'
  | 'workId'
  | 'courseId'
  | 'mode'
  | 'executionId'
  | 'groupId'
  | 'edition'
  | 'startedAt'
  | 'finishedAt'
  | 'finishReason'
  | 'totals'
  | 'isResultShown'
  | 'revised'
> & { outcomes: Outcome[] };

function parseResult(item: Item): StoredResult {
  const { outcomes, ...rest } = resultSchema.parse(item);
  return { ...(rest as Omit<StoredResult, 'outcomes'>), outcomes: decodeOutcomes(outcomes) };
}

/**
 * The row of a finished attempt. Those of people are listed by work, and by course while something of them waits
 * for a teacher; those of a demo session are nobody's to look at.
 */
export function resultItem(
  store: ActivityStore,
  head: FinishedHead,
  outcomes: readonly Outcome[],
): Item {
  const { id, userId, workId, courseId, mode, executionId, groupId, edition } = head;
  const { startedAt, finishedAt, finishReason, totals, isResultShown, revised } = head;
  const at = new Date(finishedAt).toISOString();
  return {
    ...activityKeys.result(store.owner, finishedAt, id),
    ...{ id, userId, workId, courseId, mode, executionId, groupId, edition },
    ...{ startedAt, finishedAt, finishReason, totals, isResultShown, revised },
    outcomes: encodeOutcomes(outcomes),
    ...(store.table === 'activity' && {
      listPk: activityListings.resultsOfWork(workId, hashText(id) % resultShards),
      listSk: `${at}#${id}`,
      ...(totals.pendingReview > 0 && {
        reviewPk: reviewPartition(courseId),
        reviewSk: `${at}#${id}`,
      }),
    }),
    ...lifeOf(store),
  };
}

/** The owner's finished attempts, newest first. */
export const listResults = async (store: ActivityStore): Promise<StoredResult[]> =>
  (await queryOwner(store, activityKeys.resultPrefix, false)).map(parseResult);

const newestFirst = (a: StoredResult, b: StoredResult) =>
  b.finishedAt - a.finishedAt || (a.id < b.id ? 1 : -1);

/** Finished attempts of a work, newest first, at most so many. */
export async function listResultsOfWork(
  db: Database,
  workId: string,
  most: number,
): Promise<StoredResult[]> {
  const shards = await Promise.all(
    Array.from({ length: resultShards }, (_, shard) => newestOfShard(db, workId, shard, most)),
  );
  return shards.flat().toSorted(newestFirst).slice(0, most);
}

async function newestOfShard(
  db: Database,
  workId: string,
  shard: number,
  most: number,
): Promise<StoredResult[]> {
  const rows: StoredResult[] = [];
  let from: Item | undefined;
  do {
    const { Items, LastEvaluatedKey } = await db.client.send(
      new QueryCommand({
        TableName: db.names.activity,
        IndexName: 'listing',
        KeyConditionExpression: 'listPk = :partition',
        ExpressionAttributeValues: {
          ':partition': activityListings.resultsOfWork(workId, shard),
        },
        ScanIndexForward: false,
        Limit: most - rows.length,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    rows.push(...(Items ?? []).map(parseResult));
    from = LastEvaluatedKey;
  } while (from && rows.length < most);
  return rows;
}

/** Finished attempts of a course of which something waits for a teacher, those finished first come first. */
export async function listPendingReviews(db: Database, courseId: string): Promise<StoredResult[]> {
  const items = await queryAll(db, {
    TableName: db.names.activity,
    IndexName: 'review',
    KeyConditionExpression: 'reviewPk = :partition',
    ExpressionAttributeValues: { ':partition': reviewPartition(courseId) },
  });
  return items.map(parseResult);
}

/** The row of one finished attempt as an update of its table, for a transaction that changes what counts. */
export const resultPut = (
  store: ActivityStore,
  head: FinishedHead,
  outcomes: readonly Outcome[],
) => ({ Put: { TableName: tableOf(store), Item: resultItem(store, head, outcomes) } });
