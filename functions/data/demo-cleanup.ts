import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type ActivityStore, queryOwner, tableOf } from './activity-store.ts';
import { activityKeys, runKey } from './keys.ts';
import { queryAll } from './query-all.ts';

/** Most writes that one BatchWriteItem takes. */
const batchSize = 25;

/** How often what the engine put off is sent again. */
const rounds = 5;

/** Removes everything that a demo session did. What a failure leaves behind, the time to live removes. */
export async function forgetOwner(store: ActivityStore): Promise<void> {
  const takings = await queryOwner(store, activityKeys.takingPrefix);
  const results = await queryOwner(store, activityKeys.resultPrefix);
  const active = takings.flatMap(({ active: one }) => (one ? [String(one.attemptId)] : []));
  // A finish that was cut off leaves an attempt in both lists.
  const attemptIds = new Set([...active, ...results.map((item) => String(item.id))]);
  const keys = [...takings, ...results].map(({ pk, sk }) => ({ pk, sk }));
  for (const attemptId of attemptIds) keys.push(...(await attemptKeys(store, attemptId)));
  for (let from = 0; from < keys.length; from += batchSize) {
    await deleteBatch(store, keys.slice(from, from + batchSize));
  }
}

async function deleteBatch(store: ActivityStore, keys: { pk: string; sk: string }[]) {
  const table = tableOf(store);
  let requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  for (let round = 0; requests.length > 0 && round < rounds; round += 1) {
    const { UnprocessedItems } = await store.db.client.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    );
    requests = (UnprocessedItems?.[table] ?? []) as typeof requests;
  }
}

/** The items of an attempt and of its runs. */
async function attemptKeys(store: ActivityStore, attemptId: string) {
  const own = await partition(store, activityKeys.attempt(attemptId).pk);
  const runIds = own.flatMap((item) => (item.runIds as string[] | undefined) ?? []);
  const runs = await Promise.all(runIds.map((id) => partition(store, runKey(id).pk)));
  return [...own, ...runs.flat()].map(({ pk, sk }) => ({ pk, sk }));
}

const partition = (store: ActivityStore, pk: string) =>
  queryAll(store.db, {
    TableName: tableOf(store),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ProjectionExpression: 'pk, sk, runIds',
  });
