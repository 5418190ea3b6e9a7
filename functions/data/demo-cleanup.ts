import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type ActivityStore, queryOwner, tableOf } from './activity-store.ts';
import { activityKeys } from './keys.ts';

/** Most writes that one BatchWriteItem takes. */
const batchSize = 25;

/** Removes everything that a demo session did. What a failure leaves behind, the time to live removes. */
export async function forgetOwner(store: ActivityStore): Promise<void> {
  const own = [
    ...(await queryOwner(store, activityKeys.takingPrefix)),
    ...(await queryOwner(store, activityKeys.resultPrefix)),
  ];
  const attemptIds = own.flatMap((item) => {
    const isResult = String(item.sk).startsWith(activityKeys.resultPrefix);
    const active = item.active as { attemptId: string } | null | undefined;
    return isResult ? [String(item.id)] : active ? [active.attemptId] : [];
  });
  const keys = own.map(({ pk, sk }) => ({ pk, sk }));
  for (const attemptId of attemptIds) keys.push(...(await attemptKeys(store, attemptId)));

  for (let from = 0; from < keys.length; from += batchSize) {
    const requests = keys.slice(from, from + batchSize).map((Key) => ({ DeleteRequest: { Key } }));
    await store.db.client.send(
      new BatchWriteCommand({ RequestItems: { [tableOf(store)]: requests } }),
    );
  }
}

async function attemptKeys(store: ActivityStore, attemptId: string) {
  const { Items } = await store.db.client.send(
    new QueryCommand({
      TableName: tableOf(store),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': activityKeys.attempt(attemptId).pk },
      ProjectionExpression: 'pk, sk',
    }),
  );
  return (Items ?? []).map(({ pk, sk }) => ({ pk, sk }));
}
