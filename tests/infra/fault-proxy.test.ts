import {
  type AttributeValue,
  DynamoDBClient,
  PutItemCommand,
  TransactionCanceledException,
  TransactionConflictException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Database,
  isConditionFailure,
  isEngineUnavailable,
  openDatabase,
} from '#functions/data/database.ts';
import { readConfig } from '#functions/platform/config.ts';
import { readTokenSecret } from '#functions/platform/secrets.ts';
import { freePort, loopback } from '#infra/local/listen.ts';
import { storageKeys } from '#infra/local/storage.ts';
import type { LocalSystem } from '#infra/local/system.ts';
import {
  type Fault,
  type FaultProxy,
  faults,
  startFaultProxy,
} from '#tests/support/fault-proxy.ts';
import { startTestSystem } from '#tests/support/system.ts';

let system: LocalSystem;
let proxy: FaultProxy;
let db: Database;
/** Past the proxy: what really lies there. */
let direct: Database;

const open = (environment: Record<string, string>) => openDatabase(readConfig(environment));

beforeAll(async () => {
  system = await startTestSystem({ seed: false });
  direct = open(system.environment);
  proxy = await startFaultProxy({ target: system.environment.DYNAMODB_ENDPOINT ?? '', seed: 7 });
  // The functions open the database at their first call, which is still to come.
  process.env.DYNAMODB_ENDPOINT = proxy.url;
});
afterAll(async () => {
  direct.client.destroy();
  await proxy.stop();
  await system.stop();
});
beforeEach(() => {
  // The SDK repeats less the more has failed, so every test has a client of its own.
  db = open({ ...system.environment, DYNAMODB_ENDPOINT: proxy.url });
  proxy.setRates({});
  for (const name of Object.keys(proxy.counts) as (keyof typeof proxy.counts)[]) {
    proxy.counts[name] = 0;
  }
});

afterEach(() => db.client.destroy());

let made = 0;
const newKey = () => {
  made += 1;
  return { pk: `P#${made}`, sk: 'S' };
};

async function stored(Key: { pk: string; sk: string }) {
  const reply = await direct.client.send(
    new GetCommand({ TableName: direct.names.activity, Key, ConsistentRead: true }),
  );
  return reply.Item;
}

type Key = ReturnType<typeof newKey>;
const table = () => db.names.activity;
const only = { ConditionExpression: 'attribute_not_exists(pk)' };

/** What the repositories send, each making the item of its key or reading it. */
const calls: Record<string, (key: Key) => Promise<unknown>> = {
  PutItem: (key) => db.client.send(new PutCommand({ TableName: table(), Item: { ...key, n: 1 } })),
  UpdateItem: (Key) =>
    db.client.send(
      new UpdateCommand({
        TableName: table(),
        Key,
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    ),
  DeleteItem: (Key) => db.client.send(new DeleteCommand({ TableName: table(), Key })),
  TransactWriteItems: (key) =>
    db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: table(), Item: { ...key, n: 1 }, ...only } },
          { Put: { TableName: table(), Item: { ...key, sk: 'T' }, ...only } },
        ],
      }),
    ),
  GetItem: (Key) => db.client.send(new GetCommand({ TableName: table(), Key })),
  Query: ({ pk }) =>
    db.client.send(
      new QueryCommand({
        TableName: table(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
      }),
    ),
};
const writes = ['PutItem', 'UpdateItem', 'TransactWriteItems'];
const conditional = (key: Key) =>
  db.client.send(new PutCommand({ TableName: table(), Item: { ...key, n: 1 }, ...only }));

/** A client that repeats nothing. */
const triedOnce = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: storageKeys, maxAttempts: 1 });

const errorOf = (work: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a fault that lasts', () => {
  const lasting: Fault[] = ['fail', 'reset', 'timeout-after-commit'];

  it.each([
    ['throttle', 'PutItem'] as const,
    ...Object.keys(calls).flatMap((call) => lasting.map((fault) => [fault, call] as const)),
  ])('%s of %s is an engine out of reach after three tries', async (fault, call) => {
    const key = newKey();
    proxy.setRates({ [fault]: 1 });
    expect(await errorOf(calls[call]?.(key))).toSatisfy(isEngineUnavailable);
    expect(proxy.counts).toMatchObject({ [fault]: 3, passed: 0 });
    const isDone = fault === 'timeout-after-commit' && writes.includes(call);
    expect((await stored(key)) !== undefined).toBe(isDone);
  });

  it('every form of a throttled transaction is one too', async () => {
    const impatient = triedOnce(proxy.url);
    proxy.setRates({ throttle: 1 });
    const names = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const Item = { pk: { S: 'T' }, sk: { S: String(i) } };
      const TransactItems = [{ Put: { TableName: table(), Item } }];
      const error = await errorOf(impatient.send(new TransactWriteItemsCommand({ TransactItems })));
      expect(error).toSatisfy(isEngineUnavailable);
      names.add((error as Error).name);
    }
    impatient.destroy();
    expect([...names].sort()).toEqual([
      'ProvisionedThroughputExceededException',
      'ThrottlingException',
      'TransactionCanceledException',
    ]);
  });

  it.each(writes)('a transaction that holds the item is one too: %s', async (call) => {
    const key = newKey();
    proxy.setRates({ 'transaction-conflict': 1 });
    const error = await errorOf(calls[call]?.(key));
    expect(error).toSatisfy(isEngineUnavailable);
    if (call === 'TransactWriteItems') {
      expect(error).toBeInstanceOf(TransactionCanceledException);
      const { CancellationReasons = [] } = error as TransactionCanceledException;
      expect(CancellationReasons.map(({ Code }) => Code).sort()).toEqual([
        'None',
        'TransactionConflict',
      ]);
    } else expect(error).toBeInstanceOf(TransactionConflictException);
    expect(await stored(key)).toBeUndefined();
  });

  it('nobody who listens is one too, for the engine and for the cache of secrets', async () => {
    const nobody = `http://${loopback}:${await freePort()}`;
    const lost = open({ ...system.environment, DYNAMODB_ENDPOINT: nobody });
    const get = new GetCommand({ TableName: table(), Key: newKey() });
    expect(await errorOf(lost.client.send(get))).toSatisfy(isEngineUnavailable);
    lost.client.destroy();
    const config = readConfig({ ...system.environment, SECRETS_URL: nobody });
    expect(await errorOf(readTokenSecret(config))).toSatisfy(isEngineUnavailable);
    expect(new Error('a mistake of ours')).not.toSatisfy(isEngineUnavailable);
  });

  it('a reply that never comes ends after three times 1.5 seconds', async () => {
    const silent = await startFaultProxy({
      target: system.environment.DYNAMODB_ENDPOINT ?? '',
      seed: 1,
      rates: { 'timeout-after-commit': 1 },
      lostReply: 'silence',
    });
    const patient = open({ ...system.environment, DYNAMODB_ENDPOINT: silent.url });
    const key = newKey();
    const begun = performance.now();
    const error = await errorOf(
      patient.client.send(new PutCommand({ TableName: table(), Item: key })),
    );
    const seconds = (performance.now() - begun) / 1000;
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(error).toSatisfy(isEngineUnavailable);
    expect(seconds).toBeGreaterThan(4.4);
    // Well within the ten seconds of a function.
    expect(seconds).toBeLessThan(7);
    expect(silent.counts['timeout-after-commit']).toBe(3);
    expect(await stored(key)).toEqual(key);
    patient.client.destroy();
    await silent.stop();
  });

  it.each(faults.filter((fault) => fault !== 'delay' && fault !== 'duplicate'))(
    '%s is told to a person as 503 with the second to come again, and passes',
    async (fault) => {
      proxy.setRates({ [fault]: 1 });
      const body = JSON.stringify({ login: 'nobody', password: 'wrong-password' });
      const signIn = () =>
        fetch(`${system.url}/api/v1/auth/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      const reply = await signIn();
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await reply.json()).toMatchObject({ code: 'UNAVAILABLE' });
      proxy.setRates({});
      expect((await signIn()).status).toBe(403);
    },
  );
});

describe('a fault that comes once', () => {
  it.each(faults.filter((fault) => fault !== 'transaction-conflict'))(
    '%s is over before the caller notices',
    async (fault) => {
      const key = newKey();
      proxy.next(fault);
      await calls.PutItem?.(key);
      expect(await stored(key)).toEqual({ ...key, n: 1 });
      const isRepeated = !['delay', 'duplicate'].includes(fault);
      expect(proxy.counts).toMatchObject({ [fault]: 1, passed: isRepeated ? 1 : 0 });
    },
  );

  it('a reply lost after the commit: the repeated conditional write finds its own item', async () => {
    const key = newKey();
    proxy.next('timeout-after-commit');
    expect(await errorOf(conditional(key))).toSatisfy(isConditionFailure);
    expect(await stored(key)).toEqual({ ...key, n: 1 });
  });

  it('a reply lost after the commit: the repeated transaction answers as if it were the first', async () => {
    const key = newKey();
    proxy.next('timeout-after-commit');
    await calls.TransactWriteItems?.(key);
    expect(proxy.counts).toMatchObject({ 'timeout-after-commit': 1, passed: 1 });
    expect(await stored(key)).toEqual({ ...key, n: 1 });
  });

  it('a duplicate is done twice, and either reply may come', async () => {
    const key = newKey();
    proxy.next('duplicate');
    await calls.UpdateItem?.(key);
    expect(await stored(key)).toEqual({ ...key, n: 2 });
    const outcomes = new Set<boolean>();
    for (let i = 0; i < 12; i += 1) {
      proxy.next('duplicate');
      const error = await errorOf(conditional(newKey()));
      expect(error === undefined || isConditionFailure(error)).toBe(true);
      outcomes.add(error === undefined);
    }
    expect(outcomes.size).toBe(2);
  });

  it('what cannot conflict passes', async () => {
    proxy.setRates({ 'transaction-conflict': 1 });
    await calls.GetItem?.(newKey());
    await calls.Query?.(newKey());
    expect(proxy.counts).toMatchObject({ 'transaction-conflict': 0, passed: 2 });
  });
});

describe('the seed', () => {
  const rates = Object.fromEntries(faults.map((fault) => [fault, 0.1]));

  /** What 60 writes, one after another and each tried once, come to. */
  async function run(seed: number) {
    const target = system.environment.DYNAMODB_ENDPOINT ?? '';
    const some = await startFaultProxy({ target, seed, rates, delayMillis: 2 });
    const client = triedOnce(some.url);
    const outcomes: string[] = [];
    const write = async (Item: Record<string, AttributeValue>) =>
      client.send(new PutItemCommand({ TableName: table(), Item }));
    for (let i = 0; i < 60; i += 1) {
      const error = await errorOf(write({ pk: { S: 'SEED' }, sk: { S: String(i) } }));
      outcomes.push(error instanceof Error ? error.name : 'done');
    }
    client.destroy();
    await some.stop();
    return { outcomes, counts: some.counts };
  }

  it('alone decides what happens, and every request is counted once', async () => {
    const [first, again, other] = [await run(3), await run(3), await run(4)];
    expect(again).toEqual(first);
    expect(other.outcomes).not.toEqual(first.outcomes);
    for (const { counts } of [first, other]) {
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(60);
      expect(faults.filter((fault) => counts[fault] === 0)).toEqual([]);
    }
  });

  it('is not used up while the proxy is paused', async () => {
    proxy.setRates({ fail: 1 });
    proxy.pause();
    await calls.PutItem?.(newKey());
    proxy.resume();
    expect(await errorOf(calls.PutItem?.(newKey()))).toSatisfy(isEngineUnavailable);
    expect(proxy.counts).toMatchObject({ passed: 1, fail: 3 });
  });
});

describe('in front of the file store', () => {
  let files: FaultProxy;
  let client: S3Client;

  beforeAll(async () => {
    files = await startFaultProxy({ target: system.environment.S3_ENDPOINT ?? '', seed: 5 });
    client = new S3Client({
      endpoint: files.url,
      forcePathStyle: true,
      region: 'local',
      credentials: storageKeys,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  });
  afterAll(async () => {
    client.destroy();
    await files.stop();
  });

  const at = (Key: string) => ({ Bucket: system.environment.FILES_BUCKET, Key: `files/${Key}` });
  const put = (key: string) => client.send(new PutObjectCommand({ ...at(key), Body: 'bytes' }));
  const bytes = async (key: string) =>
    (await client.send(new GetObjectCommand(at(key)))).Body?.transformToString();

  it.each(faults.filter((fault) => fault !== 'transaction-conflict'))(
    '%s once leaves the file whole',
    async (fault) => {
      files.next(fault);
      await put(fault);
      expect(files.counts[fault]).toBe(1);
      expect(await bytes(fault)).toBe('bytes');
      const { ContentLength } = await client.send(new HeadObjectCommand(at(fault)));
      expect(ContentLength).toBe(5);
    },
  );

  it('what lasts has the names that the service gives it', async () => {
    files.setRates({ throttle: 1 });
    expect(await errorOf(put('never'))).toMatchObject({ name: 'SlowDown' });
    files.setRates({ fail: 1 });
    expect(await errorOf(put('never'))).toMatchObject({ name: 'InternalError' });
    files.setRates({});
    expect(await errorOf(bytes('never'))).toMatchObject({ name: 'NoSuchKey' });
  });
});
