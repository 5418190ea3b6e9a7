import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashText } from '#shared/domain/seeded-random.ts';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { limits } from '#shared/limits.ts';
import { type ActivityStore, lifeOf, queryOwner, tableOf } from './activity-store.ts';
import { readAnswerItem, toStored } from './answer-items.ts';
import { placeAnswers } from './answer-places.ts';
import { type AttemptHead, type FinishedHead, headSchema } from './attempt-head.ts';
import { conflictingItem, type Item, isConditionFailure, isLostTransaction } from './database.ts';
import { activityKeys, openPartition, openShards } from './keys.ts';
import { queryAll } from './query-all.ts';
import { takingUpdate } from './takings.ts';

const openShard = (attemptId: string) => hashText(attemptId) % openShards;

/**
 * Writes a new attempt with its empty answers and takes the owner's place for it, all or nothing.
 * false: another start came first.
 */
export async function createAttempt(
  store: ActivityStore,
  head: AttemptHead,
  tasks: readonly Task[],
  startedBefore: number,
): Promise<boolean> {
  const TableName = tableOf(store);
  const answerItems = [...placeAnswers(head.id, tasks)].map(([name, placed]) => ({
    ...activityKeys.answers(head.id, name),
    u: store.owner,
    c: false,
    ...(head.deadline !== null && { d: head.deadline }),
    ...(head.locksAnswers && { l: true }),
    a: Object.fromEntries(placed.map((task) => [task.id, toStored(emptyEntry(task))])),
    ...lifeOf(store),
  }));
  const headItem = {
    ...activityKeys.attempt(head.id),
    ...head,
    ...(head.deadline !== null && {
      openPk: openPartition(openShard(head.id)),
      openSk: new Date(head.deadline).toISOString(),
    }),
    ...lifeOf(store),
  };
  const put = (Item: Item) => ({
    Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Update: takingUpdate(store, head, startedBefore) },
          put(headItem),
          ...answerItems.map(put),
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}

/** The attempt whoever owns it; null when there is none of this id. */
export async function findHead(
  store: Pick<ActivityStore, 'db' | 'table'>,
  attemptId: string,
): Promise<AttemptHead | null> {
  const { Item } = await store.db.client.send(
    new GetCommand({
      TableName: store.db.names[store.table],
      Key: activityKeys.attempt(attemptId),
      ConsistentRead: true,
    }),
  );
  return Item ? headSchema.parse(Item) : null;
}

/** An attempt of this owner; null for anybody else's. */
export async function getHead(
  store: ActivityStore,
  attemptId: string,
): Promise<AttemptHead | null> {
  const head = await findHead(store, attemptId);
  return head?.owner === store.owner ? head : null;
}

/** All answers of an attempt by task id. */
export async function getEntries(
  store: ActivityStore,
  attemptId: string,
): Promise<Map<string, AnswerEntry>> {
  const items = await queryAll(store.db, {
    TableName: tableOf(store),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :answers)',
    ExpressionAttributeValues: {
      ':pk': activityKeys.attempt(attemptId).pk,
      ':answers': activityKeys.answersPrefix,
    },
    ConsistentRead: true,
  });
  return new Map(items.flatMap((item) => [...readAnswerItem(item).entries]));
}

/**
 * Notes that an attempt is being finished: the first call decides why and when, and the sweep sees from now on what is left
 * half done. Answers the attempt as it then is, null when there is none.
 */
export async function beginFinish(
  store: ActivityStore,
  attemptId: string,
  finishing: NonNullable<AttemptHead['finishing']>,
): Promise<AttemptHead | null> {
  try {
    const { Attributes } = await store.db.client.send(
      new UpdateCommand({
        TableName: tableOf(store),
        Key: activityKeys.attempt(attemptId),
        UpdateExpression:
          'SET finishing = if_not_exists(finishing, :finishing), openPk = :shard, openSk = :at',
        ConditionExpression: '#status = :active',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':finishing': finishing,
          ':shard': openPartition(openShard(attemptId)),
          ':at': new Date(finishing.at).toISOString(),
          ':active': 'ACTIVE',
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return headSchema.parse(Attributes);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const stored = conflictingItem(error);
    return stored ? headSchema.parse(stored) : null;
  }
}

/** The last step of a finish: everything else is written. null: the attempt is gone with its demo session. */
export async function completeFinish(
  store: ActivityStore,
  { id, finishedAt, finishReason, totals }: FinishedHead,
): Promise<FinishedHead | null> {
  try {
    const { Attributes } = await store.db.client.send(
      new UpdateCommand({
        TableName: tableOf(store),
        Key: activityKeys.attempt(id),
        UpdateExpression:
          'SET #status = :finished, finishedAt = :at, finishReason = :reason, totals = :totals REMOVE finishing, openPk, openSk',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':finished': 'FINISHED',
          ':at': finishedAt,
          ':reason': finishReason,
          ':totals': totals,
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return headSchema.parse(Attributes) as FinishedHead;
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}

const resultSchema = z.pick(headSchema, {
  id: true,
  workId: true,
  courseId: true,
  mode: true,
  startedAt: true,
  finishedAt: true,
  finishReason: true,
  totals: true,
});

/** A finished attempt as a row of the owner's results. */
export type StoredResult = Pick<
  FinishedHead,
  'id' | 'workId' | 'courseId' | 'mode' | 'startedAt' | 'finishedAt' | 'finishReason' | 'totals'
>;

/** Writes the row of a finished attempt; its key follows from the attempt, so writing it again is harmless. */
export async function putResult(store: ActivityStore, head: FinishedHead): Promise<void> {
  const { id, workId, courseId, mode, startedAt, finishedAt, finishReason, totals } = head;
  await store.db.client.send(
    new PutCommand({
      TableName: tableOf(store),
      Item: {
        ...activityKeys.result(store.owner, finishedAt, id),
        ...{ id, workId, courseId, mode, startedAt, finishedAt, finishReason, totals },
        ...lifeOf(store),
      },
    }),
  );
}

/** The owner's finished attempts, newest first. */
export async function listResults(store: ActivityStore): Promise<StoredResult[]> {
  const items = await queryOwner(store, activityKeys.resultPrefix, false);
  return items.map((item) => resultSchema.parse(item) as StoredResult);
}

/** A page of attempts whose deadline has passed or whose finish was cut off, oldest first. */
export async function listExpired(
  store: Pick<ActivityStore, 'db' | 'table'>,
  shard: number,
  now: number,
): Promise<AttemptHead[]> {
  const { Items } = await store.db.client.send(
    new QueryCommand({
      TableName: store.db.names[store.table],
      IndexName: 'open',
      KeyConditionExpression: 'openPk = :shard AND openSk <= :now',
      ExpressionAttributeValues: {
        ':shard': openPartition(shard),
        ':now': new Date(now).toISOString(),
      },
      Limit: limits.sweep.page,
    }),
  );
  return (Items ?? []).map((item) => headSchema.parse(item));
}
