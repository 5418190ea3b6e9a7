import type { Database, Item } from './database.ts';
import { activityKeys } from './keys.ts';
import { queryAll } from './query-all.ts';

/**
 * Where attempts of somebody live. Those of a person stay in the table `activity`; those of a demo session lie
 * beside the session under its time to live, outside results and statistics.
 */
export interface ActivityStore {
  db: Database;
  table: 'activity' | 'tokens';
  /** User id, or session id in a demo. */
  owner: string;
  /** Second after which everything here is gone; null: kept. */
  ttl: number | null;
}

export const tableOf = (store: ActivityStore): string => store.db.names[store.table];

/** Attributes that every item of the store carries. */
export const lifeOf = (store: ActivityStore) => (store.ttl === null ? {} : { ttl: store.ttl });

/** All items of an owner whose sort key begins so. */
export const queryOwner = (
  store: ActivityStore,
  prefix: string,
  isAscending = true,
): Promise<Item[]> =>
  queryAll(store.db, {
    TableName: tableOf(store),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': activityKeys.ownerPartition(store.owner),
      ':prefix': prefix,
    },
    ConsistentRead: true,
    ScanIndexForward: isAscending,
  });
