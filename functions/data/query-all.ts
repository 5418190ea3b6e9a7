import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Database, Item } from './database.ts';

/** Every item that a query finds, however many pages they come on. */
export async function queryAll(db: Database, query: QueryCommandInput): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of paginateQuery({ client: db.client }, query)) {
    items.push(...(page.Items ?? []));
  }
  return items;
}
