import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conflictingItem, type Database, isConditionFailure } from './database.ts';
import { getItem } from './get-many.ts';
import { tokenKeys } from './keys.ts';
import { queryAll } from './query-all.ts';

const sessionSchema = z.object({
  sessionId: z.string(),
  userId: z.string(),
  role: z.string(),
  /** Hash of the refresh token to be presented next. */
  currentHash: z.string(),
  /** Hash of the one before: its bearer lost a race or a reply, and gets the same successor again. */
  previousHash: z.nullable(z.string()),
  createdAt: z.number(),
  /** Second after which the session is gone, whether or not the engine has removed it. */
  ttl: z.number(),
});

/** One sign-in of a person on a device: a family of refresh tokens. */
export type Session = z.infer<typeof sessionSchema>;

const alive = (item: unknown, now: number): Session | null => {
  const parsed = sessionSchema.safeParse(item);
  return parsed.success && parsed.data.ttl * 1000 > now ? parsed.data : null;
};

/** Begins a session, and notes it in the list of the person's sessions. */
export async function putSession(db: Database, session: Session): Promise<void> {
  const { sessionId, userId, ttl } = session;
  // The list comes first: a session that is not in it could not be ended from outside.
  await db.client.send(
    new PutCommand({
      TableName: db.names.tokens,
      Item: { ...tokenKeys.sessionOfPerson(userId, sessionId), sessionId, ttl },
    }),
  );
  await db.client.send(
    new PutCommand({
      TableName: db.names.tokens,
      Item: { ...tokenKeys.session(sessionId), ...session },
    }),
  );
}

/**
 * The session if it still lives. Half a read unit: made with every call that has a bearer. A session that seems to be
 * missing is looked for once more, consistently: a replica may not have heard yet of a sign-in a moment ago.
 */
export async function getSession(
  db: Database,
  sessionId: string,
  now: number,
): Promise<Session | null> {
  return (
    (await readSession(db, sessionId, now, false)) ?? (await readSession(db, sessionId, now, true))
  );
}

async function readSession(db: Database, sessionId: string, now: number, isConsistent: boolean) {
  return alive(await getItem(db, 'tokens', tokenKeys.session(sessionId), { isConsistent }), now);
}

/** Ends all sessions of a person at once: after a change of role, password or status. */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  const listed = await queryAll(db, {
    TableName: db.names.tokens,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': tokenKeys.sessionOfPerson(userId, '').pk },
    ConsistentRead: true,
  });
  for (const { sessionId } of listed) await deleteSession(db, String(sessionId));
}

export type Rotation =
  /** The presented token was the current one and its successor now is. */
  | { kind: 'rotated'; session: Session }
  /** Another call rotated it before; its successor still is the current one. */
  | { kind: 'repeated'; session: Session }
  /** The successor was used already, or the token never was one of this session. */
  | { kind: 'foreign' }
  | { kind: 'ended' };

/** Moves a session from the presented token to its successor; racing calls all end at the same successor. */
export async function rotateSession(
  db: Database,
  sessionId: string,
  hashes: { presented: string; successor: string },
  life: { now: number; ttl: number },
): Promise<Rotation> {
  try {
    const { Attributes } = await db.client.send(
      new UpdateCommand({
        TableName: db.names.tokens,
        Key: tokenKeys.session(sessionId),
        UpdateExpression: 'SET currentHash = :successor, previousHash = :presented, #ttl = :ttl',
        ConditionExpression: 'currentHash = :presented AND #ttl > :second',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':successor': hashes.successor,
          ':presented': hashes.presented,
          ':ttl': life.ttl,
          ':second': Math.floor(life.now / 1000),
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { kind: 'rotated', session: sessionSchema.parse(Attributes) };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const session = alive(conflictingItem(error), life.now);
    if (!session) return { kind: 'ended' };
    const isRepeat =
      session.previousHash === hashes.presented && session.currentHash === hashes.successor;
    return isRepeat ? { kind: 'repeated', session } : { kind: 'foreign' };
  }
}

/** Ends a session at once; ending it again changes nothing. */
export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.client.send(
    new DeleteCommand({ TableName: db.names.tokens, Key: tokenKeys.session(sessionId) }),
  );
}

/** Remembers that somebody signed in to a login from a device. */
export async function rememberDevice(
  db: Database,
  login: string,
  device: string,
  ttl: number,
): Promise<void> {
  await db.client.send(
    new PutCommand({
      TableName: db.names.tokens,
      Item: { ...tokenKeys.device(login, device), ttl },
    }),
  );
}

/** Whether a device signed in to a login before. */
export async function isKnownDevice(
  db: Database,
  login: string,
  device: string,
  now: number,
): Promise<boolean> {
  const item = await getItem(db, 'tokens', tokenKeys.device(login, device));
  return typeof item?.ttl === 'number' && item.ttl * 1000 > now;
}
