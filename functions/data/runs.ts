import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { hashText } from '#shared/domain/seeded-random.ts';
import type { Batch } from '#shared/domain/simulators/kernel/drift.ts';
import { type RunEvent, runEventSchema } from '#shared/domain/simulators/kernel/run.ts';
import { limits } from '#shared/limits.ts';
import { type ActivityStore, lifeOf, tableOf } from './activity-store.ts';
import { type Item, isConditionLost, isLostTransaction } from './database.ts';
import { getItem } from './get-many.ts';
import { activityKeys, runKey, runKeys } from './keys.ts';
import { queryAll } from './query-all.ts';
import { type RunHead, runHeadSchema } from './run-head.ts';

type Store = Pick<ActivityStore, 'db' | 'table'>;
type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

const eventsSchema = z.array(runEventSchema);

const batchSchema = z.object({
  /** As text: half the size, and any text of a client can be stored. */
  events: z.string(),
  receivedAt: z.number(),
  isOffline: z.boolean(),
  resentFrom: z.optional(z.number()),
});

const readBatch = (item: Item): Batch => {
  const { events, ...rest } = batchSchema.parse(item);
  return { ...rest, events: eventsSchema.parse(JSON.parse(events)) };
};

/** A run with its events. */
export interface StoredRun {
  head: RunHead;
  batches: Batch[];
  events: RunEvent[];
}

/** A run whoever's it is; null when there is none. What came late is not part of it. */
export async function loadRun(store: Store, runId: string): Promise<StoredRun | null> {
  const { pk, sk } = runKey(runId);
  const items = await queryAll(store.db, {
    TableName: store.db.names[store.table],
    // The events come before the head, what came late after it.
    KeyConditionExpression: 'pk = :pk AND sk <= :head',
    ExpressionAttributeValues: { ':pk': pk, ':head': sk },
    ConsistentRead: true,
  });
  const head = items.find((item) => item.sk === sk);
  if (!head) return null;
  const batches: Batch[] = [];
  let next = 1;
  for (const item of items) {
    if (item === head) continue;
    const batch = readBatch(item);
    // A write at the same moment may be seen in part: what is whole up to there counts.
    if (batch.events[0]?.seq !== next) break;
    batches.push(batch);
    next += batch.events.length;
  }
  return {
    head: runHeadSchema.parse(head),
    batches,
    events: batches.flatMap(({ events }) => events),
  };
}

/** The ids of the runs of a task, in the order in which they were begun. */
export async function listRunsOfTask(
  store: ActivityStore,
  attemptId: string,
  taskId: string,
): Promise<string[]> {
  const item = await getItem(store.db, store.table, runKeys.runsOfTask(attemptId, taskId), {
    isConsistent: true,
  });
  return (item?.runIds as string[] | undefined) ?? [];
}

/** Loses where the attempt has ended, so that nothing comes into a run after it. */
const whileActive = (store: ActivityStore, attemptId: string) => ({
  ConditionCheck: {
    TableName: tableOf(store),
    Key: activityKeys.attempt(attemptId),
    ConditionExpression: '#status = :active AND attribute_not_exists(finishing)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':active': 'ACTIVE' },
  },
});

/** All or nothing; false: somebody else was faster. */
async function write(store: Store, writes: Writes): Promise<boolean> {
  try {
    await store.db.client.send(new TransactWriteCommand({ TransactItems: writes }));
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}

/** Begins a run after these; false: another one was begun meanwhile, the id is taken, or the attempt has ended. */
export const createRun = (
  store: ActivityStore,
  head: RunHead,
  before: readonly string[],
): Promise<boolean> =>
  write(store, [
    {
      Put: {
        TableName: tableOf(store),
        Item: { ...runKey(head.id), ...head, ...lifeOf(store) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Put: {
        TableName: tableOf(store),
        Item: {
          ...runKeys.runsOfTask(head.attemptId, head.taskId),
          runIds: [...before, head.id],
          count: before.length + 1,
          ...lifeOf(store),
        },
        ConditionExpression: 'attribute_not_exists(pk) OR #count = :before',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':before': before.length },
      },
    },
    whileActive(store, head.attemptId),
  ]);

const batchItem = (store: ActivityStore, { events, ...rest }: Batch) => ({
  events: JSON.stringify(events),
  ...rest,
  ...lifeOf(store),
});

/** Adds the next events to a run; false: others were added, or the attempt has ended. */
export function appendEvents(
  store: ActivityStore,
  head: RunHead,
  batch: Batch,
  finished: RunHead['finished'],
): Promise<boolean> {
  const firstSeq = batch.events[0]?.seq ?? 0;
  return write(store, [
    {
      Update: {
        TableName: tableOf(store),
        Key: runKey(head.id),
        UpdateExpression: `SET nextSeq = :next${finished ? ', finished = :finished' : ''}`,
        ConditionExpression: 'nextSeq = :first AND attribute_not_exists(finished)',
        ExpressionAttributeValues: {
          ':first': firstSeq,
          ':next': firstSeq + batch.events.length,
          ...(finished && { ':finished': finished }),
        },
      },
    },
    {
      Put: {
        TableName: tableOf(store),
        Item: { ...runKeys.runEvents(head.id, firstSeq), ...batchItem(store, batch) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    whileActive(store, head.attemptId),
  ]);
}

/**
 * Keeps events that came after the end of the attempt, or after another window had gone on, once; they are never judged. The run counts them, so that a teacher
 * sees that there are some and nobody fills the table with them.
 */
export async function keepLateEvents(
  store: ActivityStore,
  runId: string,
  batch: Batch,
): Promise<void> {
  const TableName = tableOf(store);
  const item = batchItem(store, batch);
  const hash = hashText(item.events).toString(36);
  const key = runKeys.lateRunEvents(runId, batch.events[0]?.seq ?? 0, hash);
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: { ...key, ...item },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          {
            Update: {
              TableName,
              Key: runKey(runId),
              UpdateExpression: 'ADD lateBatches :one, lateEvents :events',
              ConditionExpression: 'attribute_not_exists(lateBatches) OR lateBatches < :most',
              ExpressionAttributeValues: {
                ':one': 1,
                ':events': batch.events.length,
                ':most': limits.runs.lateBatches,
              },
            },
          },
        ],
      }),
    );
  } catch (error) {
    // The same events came before, or there are more of them than anybody makes.
    if (!isConditionLost(error)) throw error;
  }
}
