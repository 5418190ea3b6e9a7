import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  type DynamoDBClientConfig,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  type BatchGetCommandOutput,
  DynamoDBDocumentClient,
  type NativeAttributeValue,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Config } from '#functions/platform/config.ts';
import { currentRequest } from '#functions/platform/request-context.ts';
import type { TableName } from '#shared/contracts/tables.ts';

export type Item = Record<string, NativeAttributeValue>;

/** The document client and the names of the tables of this deployment. */
export interface Database {
  client: DynamoDBDocumentClient;
  /** The same for a write without a condition: not made again, so that none comes late and undoes what followed. */
  once: DynamoDBDocumentClient;
  names: Record<TableName, string>;
}

/** A call of the engine takes at most this long, and is made at most three times. */
const bounds = { connectionTimeout: 500, requestTimeout: 1500, maxAttempts: 3 } as const;

/**
 * Opens the database of this deployment. Capacity units are reported by the engine with every reply and
 * counted for the request being answered. Who answers nobody may wait longer for a reply, in milliseconds.
 */
export function openDatabase(
  config: Config,
  requestTimeout: number = bounds.requestTimeout,
): Database {
  const { connectionTimeout, maxAttempts } = bounds;
  const settings: DynamoDBClientConfig = {
    region: config.AWS_REGION,
    ...(config.DYNAMODB_ENDPOINT && { endpoint: config.DYNAMODB_ENDPOINT }),
  };
  const base = new DynamoDBClient({
    ...settings,
    maxAttempts,
    requestHandler: {
      connectionTimeout,
      requestTimeout,
      throwOnRequestTimeout: true,
      httpsAgent: { keepAlive: true, maxSockets: 200 },
      httpAgent: { keepAlive: true, maxSockets: 200 },
    },
  });
  const { requestHandler } = base.config;
  return {
    client: documentClient(base),
    once: documentClient(new DynamoDBClient({ ...settings, maxAttempts: 1, requestHandler })),
    names: {
      content: config.CONTENT_TABLE,
      activity: config.ACTIVITY_TABLE,
      tokens: config.TOKENS_TABLE,
    },
  };
}

function documentClient(base: DynamoDBClient): DynamoDBDocumentClient {
  // It puts together what it would log of every call, also for a logger that logs nothing.
  base.middlewareStack.remove('loggerMiddleware');
  const client = DynamoDBDocumentClient.from(base, {
    marshallOptions: { removeUndefinedValues: true },
  });
  client.middlewareStack.add(countCapacity, { step: 'initialize', name: 'countCapacity' });
  return client;
}

type Reported = Pick<BatchGetCommandOutput, 'ConsumedCapacity'>['ConsumedCapacity'];

/** Asks for the consumed capacity and adds it to the request's account. */
const countCapacity =
  // biome-ignore lint/suspicious/noExplicitAny: the SDK types a middleware over all its commands as any.
  (next: any, context: any) => async (args: any) => {
    args.input.ReturnConsumedCapacity = 'TOTAL';
    const reply = await next(args);
    const account = currentRequest();
    if (account) {
      const reported: Reported = [reply.output.ConsumedCapacity ?? []].flat();
      const units = (reported ?? []).reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0);
      const isRead = /^(Get|BatchGet|Query|TransactGet)/.test(context.commandName ?? '');
      if (isRead) account.readUnits += units;
      else account.writeUnits += units;
    }
    return reply;
  };

/** The item that made a conditional write fail, as it is stored; undefined when there is none. */
export function conflictingItem(error: ConditionalCheckFailedException): Item | undefined {
  return error.Item ? unmarshall(error.Item) : undefined;
}

export const isConditionFailure = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException;

const cancelledBy = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code !== undefined && codes.includes(Code));

/** A transaction of which a condition failed. */
export const isConditionLost = (error: unknown): boolean =>
  cancelledBy(error, ['ConditionalCheckFailed']);

/** A transaction that lost, or a write that met one: a condition failed or another transaction touched the same item. */
export const isLostTransaction = (error: unknown): boolean =>
  cancelledBy(error, ['ConditionalCheckFailed', 'TransactionConflict']) ||
  (error instanceof Error && error.name === 'TransactionConflictException');

/** Others change the same item again and again: the same call may go through a moment later. */
export class StillContended extends Error {
  override readonly name = 'StillContended';
}

/** What the engine and the SDK call a refusal that passes; some of these the SDK itself never repeats. */
const passing = [
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'StillContended',
  'ThrottlingException',
  'TimeoutError',
  'TransactionConflictException',
  'TransactionInProgressException',
];

/** The places in a lost transaction whose condition failed. */
export const lostAt = (error: unknown): number[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).flatMap(({ Code }, i) =>
        Code === 'ConditionalCheckFailed' ? [i] : [],
      )
    : [];

/** The connection did not come about or broke. */
const unreachable = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

const passingReasons = ['ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict'];

/** Status of the engine's reply, also of one that could not be read; 0 when there was none. */
const statusOf = (error: Error): number =>
  (error as Error & { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;

/** The engine is out of reach or overloaded: the same call may go through a moment later. */
export const isEngineUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (passing.includes(error.name) ||
    unreachable.includes((error as NodeJS.ErrnoException).code ?? '') ||
    statusOf(error) === 429 ||
    statusOf(error) >= 500 ||
    cancelledBy(error, passingReasons) ||
    isEngineUnavailable(error.cause));
