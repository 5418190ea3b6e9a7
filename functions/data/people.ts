import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languageSchema, localTextSchema } from '#shared/language-schemas.ts';
import type { Language } from '#shared/languages.ts';
import { type Database, isConditionFailure, isLostTransaction } from './database.ts';
import { contentKeys } from './keys.ts';

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
  const keys = [contentKeys.user(owner.userId), contentKeys.credentials(owner.userId)];
  const { Responses } = await db.client.send(
    new BatchGetCommand({ RequestItems: { [db.names.content]: { Keys: keys } } }),
  );
  const items = Responses?.[db.names.content] ?? [];
  const person = personSchema.safeParse(items.find((item) => item.sk === 'USER'));
  const hash = items.find((item) => item.sk === 'CREDENTIALS')?.passwordHash;
  return person.success && typeof hash === 'string'
    ? { person: person.data, passwordHash: hash }
    : null;
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
 * Creates a person with login and e-mail, both unique in any letter case, whatever arrives at the same moment.
 * Again with the same id: the person is replaced. false: login or e-mail is somebody else's.
 */
export async function putPerson(
  db: Database,
  person: Person,
  passwordHash: string,
): Promise<boolean> {
  const TableName = db.names.content;
  const claim = (key: { pk: string; sk: string }) => ({
    Put: {
      TableName,
      Item: { ...key, userId: person.id },
      ConditionExpression: 'attribute_not_exists(pk) OR userId = :own',
      ExpressionAttributeValues: { ':own': person.id },
    },
  });
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          claim(contentKeys.login(person.login)),
          claim(contentKeys.email(person.email)),
          { Put: { TableName, Item: { ...contentKeys.user(person.id), ...person } } },
          { Put: { TableName, Item: { ...contentKeys.credentials(person.id), passwordHash } } },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}
