import {
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { hashText } from '#shared/domain/seeded-random.ts';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { limits } from '#shared/limits.ts';
import { type ActivityStore, lifeOf, tableOf } from './activity-store.ts';
import { readAnswerItem, toStored } from './answer-items.ts';
import { placeAnswers } from './answer-places.ts';
import { type AttemptHead, headSchema } from './attempt-head.ts';
import {
  conflictingItem,
  type Item,
  isConditionFailure,
  isLostTransaction,
  lostAt,
} from './database.ts';
import { getItem } from './get-many.ts';
import { activityKeys, openPartition, openShards } from './keys.ts';
import { deleteMany, putMany } from './put-many.ts';
import { queryAll } from './query-all.ts';
import { takingUpdate } from './takings.ts';

/** The attributes by which the sweep finds an attempt at a time. */
export const openUntil = (attemptId: string, time: number) => ({
  openPk: openPartition(hashText(attemptId) % openShards),
  openSk: new Date(time).toISOString(),
});

/** The items of an attempt, each task with its entry; a finished one is closed and no longer among the open ones. */
export function attemptItems(
  store: ActivityStore,
  head: AttemptHead,
  tasks: readonly Task[],
  entryOf: (task: Task) => AnswerEntry = emptyEntry,
): { headItem: Item; answerItems: Item[] } {
  const isOpen = head.status === 'ACTIVE';
  return {
    headItem: {
      ...activityKeys.attempt(head.id),
      ...head,
      ...(isOpen && head.deadline !== null && openUntil(head.id, head.deadline)),
      ...lifeOf(store),
    },
    answerItems: [...placeAnswers(head.id, tasks)].map(([name, placed]) => ({
      ...activityKeys.answers(head.id, name),
      u: store.owner,
      c: !isOpen,
      ...(head.deadline !== null && { d: head.deadline }),
      ...(head.locksAnswers && { l: true }),
      a: Object.fromEntries(placed.map((task) => [task.id, toStored(entryOf(task))])),
      ...lifeOf(store),
    })),
  };
}

/** What a new attempt comes to: another start may have come first, or all attempts are used up. */
export type Creation = 'created' | 'lost' | 'exhausted';

/**
 * Writes a new attempt with its empty answers, then takes the owner's place for it: that one conditional write is the
 * start. Before it nobody knows the id of the attempt, so what lies there already is no attempt yet; a start that loses takes
 * it away again, and what a crash leaves behind is removed when its time is over. `mostControls`: how many CONTROL attempts
 * of the work the owner may begin in all executions together.
 */
export async function createAttempt(
  store: ActivityStore,
  head: AttemptHead,
  tasks: readonly Task[],
  { startedBefore, mostControls }: { startedBefore: number; mostControls?: number | undefined },
): Promise<Creation> {
  const { headItem, answerItems } = attemptItems(store, head, tasks);
  await putMany(store.db, store.table, [headItem, ...answerItems]);
  const place = takingUpdate(store, head, startedBefore);
  const creation =
    mostControls === undefined
      ? await takePlace(store, head, place)
      : await takeCountedPlace(store, head, place, mostControls);
  if (creation !== 'created') await removeAttempt(store, head.id, tasks);
  return creation;
}

async function takePlace(
  store: ActivityStore,
  head: AttemptHead,
  place: UpdateCommandInput,
): Promise<Creation> {
  try {
    await store.db.client.send(
      new UpdateCommand({ ...place, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
    );
    return 'created';
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    // The first reply may have been lost after the write.
    return conflictingItem(error)?.active?.attemptId === head.id ? 'created' : 'lost';
  }
}

async function takeCountedPlace(
  store: ActivityStore,
  head: AttemptHead,
  place: ReturnType<typeof takingUpdate>,
  mostControls: number,
): Promise<Creation> {
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [{ Update: place }, countControl(store, head, mostControls)],
      }),
    );
    return 'created';
  } catch (error) {
    if (!isLostTransaction(error)) throw error;
    return lostAt(error).join() === '1' ? 'exhausted' : 'lost';
  }
}

/** Takes away what a start wrote that came to nothing. */
export const removeAttempt = (
  store: ActivityStore,
  attemptId: string,
  tasks: readonly Task[],
): Promise<void> =>
  deleteMany(store.db, store.table, [
    ...[...placeAnswers(attemptId, tasks).keys()].map((name) =>
      activityKeys.answers(attemptId, name),
    ),
    activityKeys.attempt(attemptId),
  ]);

/** The write that counts a CONTROL attempt of a work over all executions, and loses where all are used up. */
const countControl = (store: ActivityStore, head: AttemptHead, most: number) => ({
  Update: {
    TableName: tableOf(store),
    Key: activityKeys.controls(store.owner, head.workId),
    UpdateExpression: 'SET started = if_not_exists(started, :zero) + :one',
    ConditionExpression: 'attribute_not_exists(started) OR started < :most',
    ExpressionAttributeValues: { ':zero': 0, ':one': 1, ':most': most },
  },
});

/** The attempt whoever owns it; null when there is none of this id. */
export async function findHead(
  store: Pick<ActivityStore, 'db' | 'table'>,
  attemptId: string,
): Promise<AttemptHead | null> {
  const item = await getItem(store.db, store.table, activityKeys.attempt(attemptId), {
    isConsistent: true,
  });
  return item ? headSchema.parse(item) : null;
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
