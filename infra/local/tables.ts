import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { stages } from '../stages.ts';
import { createTables, type TableNames } from './create-tables.ts';
import { type DataFolder, shown } from './data-folder.ts';
import { brokenFile, startDatabase } from './database.ts';
import { tableNames } from './environment.ts';
import { StartFailure } from './start-failure.ts';
import { storageKeys } from './storage.ts';

/** A database that is ready for the functions. */
export interface ReadyDatabase {
  engine: string;
  endpoint: string;
  names: TableNames;
  /** Settles with a sentence when the engine ends without being asked. */
  failed: Promise<string>;
}

const never = new Promise<string>(() => {});

function clientOf(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: stages.demo.region, credentials: storageKeys });
}

/** An engine that runs elsewhere: its tables are all that is ours. */
async function onExternal(
  endpoint: string,
  folder: DataFolder,
  stops: (() => unknown)[],
): Promise<ReadyDatabase> {
  if (!URL.canParse(endpoint)) {
    throw new StartFailure(`DYNAMODB_ENDPOINT is not an address: ${endpoint}`);
  }
  const names = tableNames(folder.ephemeral);
  const client = clientOf(endpoint);
  try {
    await createTables(client, names);
  } catch (error) {
    client.destroy();
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`No DynamoDB answers at ${endpoint} (DYNAMODB_ENDPOINT): ${why}`);
  }
  stops.push(async () => {
    if (folder.ephemeral) {
      const drop = (name: string) => client.send(new DeleteTableCommand({ TableName: name }));
      await Promise.all(Object.values(names).map(drop));
    }
    client.destroy();
  });
  return { engine: `DynamoDB at ${endpoint}`, endpoint, names, failed: never };
}

/** Starts the engine, or takes the one of DYNAMODB_ENDPOINT, and creates the tables. */
export async function startTables(
  folder: DataFolder,
  stops: (() => unknown)[],
): Promise<ReadyDatabase> {
  const external = process.env.DYNAMODB_ENDPOINT ?? '';
  if (external) return onExternal(external, folder, stops);
  const names = tableNames(false);
  const database = await startDatabase(folder.path, folder.ephemeral);
  stops.push(() => database.stop());
  const client = clientOf(database.endpoint);
  try {
    await createTables(client, names);
  } catch (error) {
    if (error instanceof Error && /malformed|corrupt|not a database/i.test(error.message)) {
      throw brokenFile(database.dataFile);
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The tables in ${shown(database.dataFile)} could not be made ready: ${why}`,
    );
  } finally {
    client.destroy();
  }
  const { engine, endpoint, ended: failed } = database;
  return { engine, endpoint, names, failed };
}
