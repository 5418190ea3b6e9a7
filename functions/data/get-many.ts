import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#shared/contracts/tables.ts';
import type { Database, Item } from './database.ts';

interface Key {
  pk: string;
  sk: string;
}

/** Most keys that one BatchGetItem takes. */
const batchSize = 100;

/** What the engine puts off is asked again after a pause that doubles, so many times. */
const pauseMillis = 20;
const mostPutOffs = 5;

/**
 * The items behind these keys, in no order; keys without an item are left out. `isConsistent`: as they are at this moment,
 * for twice the capacity.
 */
export async function getMany(
  db: Database,
  table: TableName,
  keys: readonly Key[],
  { isConsistent = false } = {},
) {
  const name = db.names[table];
  const found: Item[] = [];
  for (let from = 0; from < keys.length; from += batchSize) {
    const asked = { [name]: keys.slice(from, from + batchSize) };
    const { [name]: items = [] } = await getBatch(db, asked, isConsistent ? [name] : []);
    found.push(...items);
  }
  return found;
}

/**
 * At most a hundred items of several tables in one request, by name of the table; consistent reads where they
 * are named.
 */
export async function getBatch(
  db: Database,
  keys: Record<string, readonly Key[]>,
  consistent: readonly string[] = [],
): Promise<Record<string, Item[]>> {
  const found: Record<string, Item[]> = {};
  let left = keys;
  for (let putOff = 0; Object.keys(left).length > 0; putOff += 1) {
    if (putOff > mostPutOffs) throw new Error('The engine puts the same read off again and again');
    if (putOff > 0) await setTimeout(pauseMillis * 2 ** putOff);
    const { Responses = {}, UnprocessedKeys = {} } = await db.client.send(
      new BatchGetCommand({
        RequestItems: Object.fromEntries(
          Object.entries(left).map(([name, Keys]) => [
            name,
            { Keys: [...Keys], ...(consistent.includes(name) && { ConsistentRead: true }) },
          ]),
        ),
      }),
    );
    for (const [name, items] of Object.entries(Responses)) {
      found[name] = [...(found[name] ?? []), ...items];
    }
    left = Object.fromEntries(
      Object.entries(UnprocessedKeys).map(([name, { Keys = [] }]) => [name, Keys as Key[]]),
    );
  }
  return found;
}
