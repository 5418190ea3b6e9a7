import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languageSchema, localTextSchema } from '#shared/language-schemas.ts';
import type { Language } from '#shared/languages.ts';
import { type Database, isConditionFailure, isConditionLost } from './database.ts';
import { contentKeys } from './keys.ts';
import { endSessionsOf } from './sessions.ts';

const personSchema = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string(),
  name: z.string(),
  lastName: z.string(),
  middleName: z.optional(z.string()),
  gender: z.enum(['MALE', 'FEMALE']),
  /** The first is used. */
  roles: z.array(z.object({ name: z.string(), titleName: localTextSchema })).check(z.minLength(1)),
  groupId: z.nullable(z.string()),
  language: languageSchema,
  status: z.enum(['ACTIVE', 'BLOCKED']),
});

/** A person as stored. */
export type Person = z.infer<typeof personSchema>;

const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ARCHIVED: not offered, starts nothing. */
  status: z.enum(['ACTIVE', 'ARCHIVED']),
});

export type Group = z.infer<typeof groupSchema>;

export async function getPerson(db: Database, userId: string): Promise<Person | null> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.names.content, Key: contentKeys.user(userId) }),
  );
  return Item ? personSchema.parse(Item) : null;
}

export async function getGroup(db: Database, groupId: string): Promise<Group | null> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.names.content, Key: contentKeys.group(groupId) }),
  );
  return Item ? groupSchema.parse(Item) : null;
}

/** The person behind a login with the hash of their password; null when there is none. */
export async function getCredentials(
  db: Database,
  login: string,
): Promise<{ person: Person; passwordHash: string } | null> {
  const { Item: owner } = await db.client.send(
    new GetCommand({ TableName: db.names.content, Key: contentKeys.login(login) }),
  );
  if (typeof owner?.userId !== 'string') return null;
  const Key = contentKeys.credentials(owner.userId);
  const [person, { Item: credentials }] = await Promise.all([
    getPerson(db, owner.userId),
    db.client.send(new GetCommand({ TableName: db.names.content, Key })),
  ]);
  const hash = credentials?.passwordHash;
  return person && typeof hash === 'string' ? { person, passwordHash: hash } : null;
}

/** Stores the language of a person and answers them as they are then; null when there is no such person. */
export async function setPersonLanguage(
  db: Database,
  userId: string,
  language: Language,
): Promise<Person | null> {
  try {
    const { Attributes } = await db.client.send(
      new UpdateCommand({
        TableName: db.names.content,
        Key: contentKeys.user(userId),
        UpdateExpression: 'SET #language = :language',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#language': 'language' },
        ExpressionAttributeValues: { ':language': language },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return personSchema.parse(Attributes);
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}

/** Creates a group or replaces it. */
export async function putGroup(db: Database, group: Group): Promise<void> {
  await db.client.send(
    new PutCommand({
      TableName: db.names.content,
      Item: { ...contentKeys.group(group.id), ...group },
    }),
  );
}

/**
 * Creates a person with login and e-mail, both unique in any letter case, whatever arrives at the same moment. Again with
 * the same id: the person is replaced, a former login or e-mail becomes free, and every session of theirs ends, so that a
 * change of role, password or status holds at the next request. false: login or e-mail is somebody else's.
 */
export async function putPerson(
  db: Database,
  person: Person,
  passwordHash: string,
): Promise<boolean> {
  const TableName = db.names.content;
  const before = await getPerson(db, person.id);
  const claim = (key: { pk: string; sk: string }) => ({
    Put: {
      TableName,
      Item: { ...key, userId: person.id },
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :own',
      ExpressionAttributeValues: { ':own': person.id },
    },
  });
  const release = (former: { pk: string; sk: string }, kept: { pk: string }) =>
    former.pk === kept.pk ? [] : [{ Delete: { TableName, Key: former } }];
  const login = contentKeys.login(person.login);
  const email = contentKeys.email(person.email);
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          claim(login),
          claim(email),
          ...(before ? release(contentKeys.login(before.login), login) : []),
          ...(before ? release(contentKeys.email(before.email), email) : []),
          { Put: { TableName, Item: { ...contentKeys.user(person.id), ...person } } },
          { Put: { TableName, Item: { ...contentKeys.credentials(person.id), passwordHash } } },
        ],
      }),
    );
  } catch (error) {
    if (isConditionLost(error)) return false;
    throw error;
  }
  if (before) await endSessionsOf(db, person.id);
  return true;
}
