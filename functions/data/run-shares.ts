import { randomBytes } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '#shared/limits.ts';
import { type Database, isLostTransaction } from './database.ts';
import { getItem } from './get-many.ts';
import { runKey, tokenKeys } from './keys.ts';
import type { RunHead } from './run-head.ts';

/** A link to a run. */
export type Share = NonNullable<RunHead['share']>;

/** The condition that the link of a run is the one that was read. */
const asRead = (share: Share | undefined) =>
  share
    ? {
        ConditionExpression: '#share.#token = :token',
        ExpressionAttributeNames: { '#share': 'share', '#token': 'token' },
      }
    : {
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#share)',
        ExpressionAttributeNames: { '#share': 'share' },
      };

/** Makes a link to a run in place of the one that it had, if any; null: somebody else changed it meanwhile. */
export async function shareRun(db: Database, head: RunHead, now: number): Promise<Share | null> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now + limits.runs.shareSeconds * 1000;
  const share = { token, expiresAt };
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: db.names.activity,
              Key: runKey(head.id),
              UpdateExpression: 'SET #share = :share',
              ...asRead(head.share),
              ExpressionAttributeValues: {
                ':share': share,
                ...(head.share && { ':token': head.share.token }),
              },
            },
          },
          {
            Put: {
              TableName: db.names.tokens,
              Item: {
                ...tokenKeys.share(token),
                runId: head.id,
                ttl: Math.floor(expiresAt / 1000),
              },
            },
          },
        ],
      }),
    );
    return share;
  } catch (error) {
    if (isLostTransaction(error)) return null;
    throw error;
  }
}

/** Ends the link of a run; false: another one was made meanwhile. */
export async function unshareRun(db: Database, runId: string, share: Share): Promise<boolean> {
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: db.names.activity,
              Key: runKey(runId),
              UpdateExpression: 'REMOVE #share',
              ...asRead(share),
              ExpressionAttributeValues: { ':token': share.token },
            },
          },
          { Delete: { TableName: db.names.tokens, Key: tokenKeys.share(share.token) } },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}

/** The id of the run behind a link that has not expired; null: there is none. */
export async function findSharedRunId(
  db: Database,
  token: string,
  now: number,
): Promise<string | null> {
  const item = await getItem(db, 'tokens', tokenKeys.share(token), { isConsistent: true });
  return item && Number(item.ttl) * 1000 > now ? String(item.runId) : null;
}
