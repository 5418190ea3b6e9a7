import { setTimeout } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#shared/contracts/tables.ts';
import { type Database, type Item, StillContended } from './database.ts';

/** Most items of one BatchWriteItem. */
const batchSize = 25;

/** What the engine puts off is written again after a pause that doubles, so many times. */
const pauseMillis = 20;
const mostPutOffs = 6;

type Writes = NonNullable<NonNullable<BatchWriteCommandInput['RequestItems']>[string]>;

/**
 * Writes new items unconditionally, as many at once as go into one request. A write that failed may still be carried out
 * later: whoever tries again does so under other keys.
 */
export const putMany = (db: Database, table: TableName, items: readonly Item[]): Promise<void> =>
  writeMany(
    db.once,
    db.names[table],
    items.map((Item) => ({ PutRequest: { Item } })),
  );

/** Takes items away; again, nothing. */
export const deleteMany = (db: Database, table: TableName, keys: readonly Item[]): Promise<void> =>
  writeMany(
    db.client,
    db.names[table],
    keys.map((Key) => ({ DeleteRequest: { Key } })),
  );

async function writeMany(client: Database['client'], name: string, writes: Writes): Promise<void> {
  for (let from = 0; from < writes.length; from += batchSize) {
    let left: Record<string, Writes> = { [name]: writes.slice(from, from + batchSize) };
    for (let putOff = 0; Object.keys(left).length > 0; putOff += 1) {
      if (putOff > mostPutOffs) {
        throw new StillContended('The engine puts a write off all the time');
      }
      if (putOff > 0) await setTimeout(pauseMillis * 2 ** putOff);
      const { UnprocessedItems = {} } = await client.send(
        new BatchWriteCommand({ RequestItems: left }),
      );
      left = UnprocessedItems as Record<string, Writes>;
    }
  }
}
