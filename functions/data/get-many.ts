import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand, type BatchGetCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  currentRequest,
  inRequest,
  type RequestContext,
} from '#functions/platform/request-context.ts';
import type { TableName } from '#shared/contracts/tables.ts';
import { type Database, type Item, StillContended } from './database.ts';

interface Key {
  pk: string;
  sk: string;
}

/** `isConsistent`: as it is at this moment, for twice the capacity; else a replica may not have heard of the last second. */
interface Reading {
  isConsistent?: boolean;
}

/** Most keys that one BatchGetItem takes. */
const batchSize = 100;

/** What the engine puts off is asked again after a pause that doubles, so many times. */
const pauseMillis = 20;
const mostPutOffs = 5;

/** While a request is on its way, what is asked for meanwhile waits for its reply, but not longer than this. */
const mostHeldMillis = 20;

/** An item that somebody waits for. */
interface Wanted {
  name: string;
  key: Key;
  /** Name of the table in this deployment. */
  table: string;
  /** The calls that ask for it. */
  accounts: (RequestContext | undefined)[];
  item: Promise<Item | undefined>;
  settle: (item: Item | undefined) => void;
  fail: (error: unknown) => void;
}

const nameOf = (table: string, { pk, sk }: Key): string => `${table} ${pk} ${sk}`;

/**
 * Reads that are asked for at the same time go to the engine as one request, and the same item once: where one process
 * answers many people, as on one machine, a crowd that begins an exam asks the engine a tenth of the times. A function in the
 * cloud answers one call at a time, and there it joins the reads of that call.
 */
class Reader {
  #db: Database;
  #isConsistent: boolean;
  #wanted = new Map<string, Wanted>();
  #underWay = 0;
  #isComing = false;
  #latest: NodeJS.Timeout | undefined;

  constructor(db: Database, isConsistent: boolean) {
    this.#db = db;
    this.#isConsistent = isConsistent;
  }

  read(table: string, key: Key): Promise<Item | undefined> {
    const name = nameOf(table, key);
    const known = this.#wanted.get(name);
    if (known) {
      known.accounts.push(currentRequest());
      return known.item;
    }
    const { promise, resolve, reject } = Promise.withResolvers<Item | undefined>();
    this.#wanted.set(name, {
      ...{ name, key, table },
      accounts: [currentRequest()],
      item: promise,
      settle: resolve,
      fail: reject,
    });
    if (this.#underWay === 0) this.#soon();
    else this.#latest ??= setTimeout(() => this.#send(), mostHeldMillis);
    return promise;
  }

  /** At the end of this turn of the event loop: until then others may ask too. */
  #soon() {
    if (!this.#isComing) setImmediate(() => this.#send());
    this.#isComing = true;
  }

  /** Nothing is remembered beyond the request that is sent here: whoever asks later sees what is stored then. */
  #send() {
    clearTimeout(this.#latest);
    this.#latest = undefined;
    this.#isComing = false;
    const wanted = [...this.#wanted.values()];
    this.#wanted.clear();
    for (let from = 0; from < wanted.length; from += batchSize) {
      void this.#get(wanted.slice(from, from + batchSize));
    }
  }

  async #get(wanted: Wanted[]) {
    this.#underWay += 1;
    let left = wanted;
    try {
      for (let putOff = 0; left.length > 0; putOff += 1) {
        if (putOff > mostPutOffs)
          throw new StillContended('The engine puts a read off all the time');
        if (putOff > 0) await pause(pauseMillis * 2 ** putOff);
        const { found, putOffs } = await shared(left, () => this.#ask(left));
        // What is there is handed out: nobody waits for the items of others.
        for (const { name, settle } of left) if (!putOffs.has(name)) settle(found.get(name));
        left = left.filter(({ name }) => putOffs.has(name));
      }
    } catch (error) {
      for (const { fail } of left) fail(error);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#wanted.size > 0) this.#soon();
    }
  }

  /** One request for at most a hundred different keys: the items by their names, and what the engine puts off. */
  async #ask(wanted: readonly Wanted[]) {
    const asked: NonNullable<BatchGetCommandInput['RequestItems']> = {};
    for (const { table, key } of wanted) {
      asked[table] ??= { Keys: [], ...(this.#isConsistent && { ConsistentRead: true }) };
      asked[table].Keys?.push(key);
    }
    const { Responses = {}, UnprocessedKeys = {} } = await this.#db.client.send(
      new BatchGetCommand({ RequestItems: asked }),
    );
    const named = (of: Record<string, Item[]>) =>
      Object.entries(of).flatMap(([table, items]) =>
        items.map((item): [string, Item] => [nameOf(table, item as Item & Key), item]),
      );
    const left = Object.entries(UnprocessedKeys).map(([table, { Keys = [] }]) => [table, Keys]);
    return {
      found: new Map(named(Responses)),
      putOffs: new Set(named(Object.fromEntries(left)).map(([name]) => name)),
    };
  }
}

/** Divides what a request to the engine costs among the calls that it is made for, by the number of their keys. */
async function shared<T>(wanted: readonly Wanted[], read: () => Promise<T>): Promise<T> {
  const bill = { requestId: '', startedAt: performance.now(), readUnits: 0, writeUnits: 0 };
  try {
    return await inRequest(bill, read);
  } finally {
    const payers = wanted.flatMap(({ accounts }) => accounts);
    const shares = new Map<RequestContext | undefined, number>();
    for (const payer of payers) shares.set(payer, (shares.get(payer) ?? 0) + 1);
    for (const [payer, share] of shares) {
      if (payer) payer.readUnits += bill.readUnits * (share / payers.length);
    }
  }
}

const readers = new WeakMap<Database, { eventual: Reader; consistent: Reader }>();

/** One item; undefined where there is none. */
export function getItem(
  db: Database,
  table: TableName,
  { pk, sk }: Key,
  { isConsistent = false }: Reading = {},
): Promise<Item | undefined> {
  let reader = readers.get(db);
  if (!reader) {
    reader = { eventual: new Reader(db, false), consistent: new Reader(db, true) };
    readers.set(db, reader);
  }
  return reader[isConsistent ? 'consistent' : 'eventual'].read(db.names[table], { pk, sk });
}

/**
 * The items behind these keys, in their order; keys without an item are left out. A long list goes out one request after the
 * other, so that it never stands in the way of those who read one item.
 */
export async function getMany(
  db: Database,
  table: TableName,
  keys: readonly Key[],
  reading: Reading = {},
): Promise<Item[]> {
  const found: Item[] = [];
  for (let from = 0; from < keys.length; from += batchSize) {
    const some = keys.slice(from, from + batchSize);
    const items = await Promise.all(some.map((key) => getItem(db, table, key, reading)));
    found.push(...items.filter((item) => item !== undefined));
  }
  return found;
}
