import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { type Database, isEngineUnavailable } from '#functions/data/database.ts';
import { getItem, getMany } from '#functions/data/get-many.ts';
import { inRequest, type RequestContext } from '#functions/platform/request-context.ts';
import { apiOfTests } from '#tests/support/api.ts';

const api = apiOfTests();

type Command = Parameters<Database['client']['send']>[0];
interface Batch {
  RequestItems: Record<string, { Keys: { pk: string; sk: string }[] }>;
}

/** A database of its own that notes the keys of every request, and may hold or break one. */
function watched(before: (request: number) => Promise<unknown> | undefined = () => undefined) {
  const { db } = api.deps;
  const requests: string[][] = [];
  const send = async (command: Command) => {
    const asked = Object.values((command.input as unknown as Batch).RequestItems);
    requests.push(asked.flatMap(({ Keys }) => Keys.map(({ pk }) => pk)));
    await before(requests.length);
    return db.client.send(command);
  };
  const client = new Proxy(db.client, {
    get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
  });
  return { db: { ...db, client }, requests };
}

/** Stores an item that no other test knows. */
async function stored(value: number): Promise<{ pk: string; sk: string }> {
  const key = { pk: `READ#${api.deps.newId()}`, sk: 'READ' };
  await put(key, value);
  return key;
}

const put = (key: { pk: string; sk: string }, value: number) =>
  api.deps.db.client.send(
    new PutCommand({ TableName: api.deps.db.names.tokens, Item: { ...key, value } }),
  );

const now = { isConsistent: true };
const missing = () => ({ pk: `READ#${api.deps.newId()}`, sk: 'READ' });

describe('reads at the same time', () => {
  it('are one request, with the same item once, and everybody gets their own', async () => {
    const { db, requests } = watched();
    const [one, other, none] = [await stored(1), await stored(2), missing()];
    const read = (key: { pk: string; sk: string }) => getItem(db, 'tokens', key, now);
    const items = await Promise.all([one, other, one, none].map(read));
    expect(items.map((item) => item?.value)).toEqual([1, 2, 1, undefined]);
    expect(requests).toEqual([[one.pk, other.pk, none.pk]]);
  });

  it('are a hundred keys a request, and keep their order', async () => {
    const { db, requests } = watched();
    const keys = Array.from({ length: 230 }, missing);
    await Promise.all([7, 120, 229].map((i) => put(keys[i] as (typeof keys)[0], i)));
    const items = await getMany(db, 'tokens', keys, now);
    expect(items.map(({ value }) => value)).toEqual([7, 120, 229]);
    expect(requests.map((keysOfOne) => keysOfOne.length)).toEqual([100, 100, 30]);
  });

  it('wait while a request is on its way and go together, and see what was stored since', async () => {
    let answer = () => {};
    const first = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { db, requests } = watched((request) => (request === 1 ? first : undefined));
    const [slow, one, other] = [await stored(0), await stored(1), await stored(2)];
    const read = (key: { pk: string; sk: string }) => getItem(db, 'tokens', key, now);
    const before = read(slow);
    await expect.poll(() => requests.length).toBe(1);
    const later = [read(one), read(other), read(slow)];
    await put(slow, 3);
    answer();
    await before;
    expect((await Promise.all(later)).map((item) => item?.value)).toEqual([1, 2, 3]);
    expect(requests).toEqual([[slow.pk], [one.pk, other.pk, slow.pk]]);
  });

  it('do not wait for a request that hangs', async () => {
    let answer = () => {};
    const hanging = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { db, requests } = watched((request) => (request === 1 ? hanging : undefined));
    const [slow, one] = [await stored(0), await stored(1)];
    const held = getItem(db, 'tokens', slow, now);
    await expect.poll(() => requests.length).toBe(1);
    expect((await getItem(db, 'tokens', one, now))?.value).toBe(1);
    answer();
    expect((await held)?.value).toBe(0);
  });

  it('of a long list stand in nobody’s way: one request after the other', async () => {
    let most = 0;
    let underWay = 0;
    const { db } = watched(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
    });
    await getMany(db, 'tokens', Array.from({ length: 1000 }, missing), now);
    expect(most).toBe(1);
  });

  it('do not wait for an item that the engine puts off, which ends as an engine that is overloaded', async () => {
    const { db } = api.deps;
    const [hot, cold] = [await stored(1), await stored(2)];
    const send = async (command: Command) => {
      const { RequestItems } = command.input as unknown as Batch;
      const [[table, { Keys }] = ['', { Keys: [] }]] = Object.entries(RequestItems);
      const reply = (await db.client.send(command)) as { Responses: Record<string, unknown[]> };
      const isHot = ({ pk }: { pk: string }) => pk === hot.pk;
      return {
        Responses: {
          [table]: (reply.Responses[table] as { pk: string }[]).filter((item) => !isHot(item)),
        },
        UnprocessedKeys: Keys.some(isHot) ? { [table]: { Keys: [hot] } } : {},
      };
    };
    const client = new Proxy(db.client, {
      get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
    });
    const putOff = { ...db, client };
    const read = (key: { pk: string; sk: string }) => getItem(putOff, 'tokens', key, now);
    const failed = read(hot).catch((error: unknown) => error);
    expect((await read(cold))?.value).toBe(2);
    expect(isEngineUnavailable(await failed)).toBe(true);
  });

  it('fail with their own request only', async () => {
    const { db } = watched((request) =>
      request === 1 ? Promise.reject(new Error('broken')) : undefined,
    );
    const key = await stored(1);
    const read = () => getItem(db, 'tokens', key, now);
    const failed = await Promise.allSettled([read(), read()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await read())?.value).toBe(1);
  });

  it('are paid by the calls that ask, by the number of their keys', async () => {
    const { db } = watched();
    const account = (requestId: string): RequestContext => ({
      requestId,
      startedAt: 0,
      readUnits: 0,
      writeUnits: 0,
    });
    const [mine, yours] = [account('mine'), account('yours')];
    const keys = await Promise.all([1, 2, 3].map(stored));
    await Promise.all([
      inRequest(mine, () => getMany(db, 'tokens', keys.slice(0, 2), now)),
      inRequest(yours, () => getItem(db, 'tokens', keys[2] as (typeof keys)[0], now)),
    ]);
    expect([mine.readUnits, yours.readUnits]).toEqual([2, 1]);
  });
});
