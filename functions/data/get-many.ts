import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand, type BatchGetCommandInput } from '@aws-sdk/lib-dynamodb';
import {
  currentRequest,
  inRequest,
  type RequestContext,
} from '#functions/platform/request-context.ts';
import type { TableName } from '#shared/contracts/tables.ts';
import type { Database, Item } from './database.ts';

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
  key: Key;
  /** Name of the table in this deployment. */
  table: string;
  /** The calls that ask for it. */
  accounts: (RequestContext | undefined)[];
  item: Promise<Item | undefined>;
  settle: (found: Map<string, Item>) => void;
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
      key,
      table,
      accounts: [currentRequest()],
      item: promise,
      settle: (found) => resolve(found.get(name)),
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
    try {
      const found = await shared(wanted, () => getBatch(this.#db, wanted, this.#isConsistent));
      for (const { settle } of wanted) settle(found);
    } catch (error) {
      for (const { fail } of wanted) fail(error);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#wanted.size > 0) this.#soon();
    }
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

/** The items behind at most a hundred different keys, by their names. */
async function getBatch(
  db: Database,
  wanted: readonly Wanted[],
  isConsistent: boolean,
): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  let left: NonNullable<BatchGetCommandInput['RequestItems']> = {};
  for (const { table, key } of wanted) {
    left[table] ??= { Keys: [], ...(isConsistent && { ConsistentRead: true }) };
    left[table].Keys?.push(key);
  }
  for (let putOff = 0; Object.keys(left).length > 0; putOff += 1) {
    if (putOff > mostPutOffs) throw new Error('The engine puts the same read off again and again');
    if (putOff > 0) await pause(pauseMillis * 2 ** putOff);
    const { Responses = {}, UnprocessedKeys = {} } = await db.client.send(
      new BatchGetCommand({ RequestItems: left }),
    );
    for (const [table, items] of Object.entries(Responses)) {
      for (const item of items) found.set(nameOf(table, item as Item & Key), item);
    }
    left = UnprocessedKeys;
  }
  return found;
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

/** The items behind these keys, in their order; keys without an item are left out. */
export async function getMany(
  db: Database,
  table: TableName,
  keys: readonly Key[],
  reading: Reading = {},
): Promise<Item[]> {
  const items = await Promise.all(keys.map((key) => getItem(db, table, key, reading)));
  return items.filter((item) => item !== undefined);
}
