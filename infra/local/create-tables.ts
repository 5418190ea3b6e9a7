import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type TableName, tables, ttlAttribute } from '#shared/contracts/tables.ts';

/** The physical name of every table. */
export type TableNames = Record<TableName, string>;

type Index = (typeof tables)[TableName]['indexes'][number];

const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });

const keys = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];

const globalIndex = (index: Index) => ({
  IndexName: index.name,
  KeySchema: keys(index.partitionKey, index.sortKey),
  Projection: { ProjectionType: 'ALL' as const },
});

async function create(client: DynamoDBClient, name: string, indexes: readonly Index[]) {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: keys('pk', 'sk'),
        AttributeDefinitions: [
          text('pk'),
          text('sk'),
          ...indexes.flatMap((index) => [text(index.partitionKey), text(index.sortKey)]),
        ],
        GlobalSecondaryIndexes: indexes.map(globalIndex),
      }),
    );
  } catch (error) {
    // It is there from the last start.
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 1 }, { TableName: name });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  return Table ?? {};
}

async function addMissingIndexes(
  client: DynamoDBClient,
  name: string,
  indexes: readonly Index[],
  found: TableDescription,
) {
  const present = new Set(found.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of indexes.filter((each) => !present.has(each.name))) {
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        AttributeDefinitions: [text(index.partitionKey), text(index.sortKey)],
        GlobalSecondaryIndexUpdates: [{ Create: globalIndex(index) }],
      }),
    );
  }
}

async function expire(client: DynamoDBClient, name: string) {
  try {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && /already enabled/i.test(error.message))) throw error;
  }
}

/** Creates the tables of the contract where they are missing, with their indexes and expiry. */
export async function createTables(client: DynamoDBClient, names: TableNames): Promise<void> {
  const entries = Object.entries(tables) as [TableName, (typeof tables)[TableName]][];
  await Promise.all(
    entries.map(async ([table, { indexes, ttl }]) => {
      const found = await create(client, names[table], indexes);
      await addMissingIndexes(client, names[table], indexes, found);
      if (ttl) await expire(client, names[table]);
    }),
  );
}
