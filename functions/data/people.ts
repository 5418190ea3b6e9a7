import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languageSchema, localTextSchema } from '#shared/language-schemas.ts';
import type { Language } from '#shared/languages.ts';
import { type Database, type Item, isConditionFailure, isConditionLost } from './database.ts';
import { getItem, getMany } from './get-many.ts';
import { contentKeys, listings } from './keys.ts';
import { queryAll } from './query-all.ts';
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

export const parsePerson = (item: Item): Person => personSchema.parse(item);

export async function getPerson(db: Database, userId: string): Promise<Person | null> {
  const item = await getItem(db, 'content', contentKeys.user(userId));
  return item ? personSchema.parse(item) : null;
}

export async function getGroup(db: Database, groupId: string): Promise<Group | null> {
  const item = await getItem(db, 'content', contentKeys.group(groupId));
  return item ? groupSchema.parse(item) : null;
}

/** How long a group's status may be served from memory when a whole class starts at once. */
const groupCacheMillis = 5000;
const statuses = new WeakMap<Database, Map<string, { until: number; isActive: boolean }>>();

/** Whether a group may start something: "ARCHIVED: not offered, starts nothing". Known for a few seconds. */
export async function isGroupActive(db: Database, groupId: string, now: number): Promise<boolean> {
  const known = statuses.get(db) ?? new Map();
  statuses.set(db, known);
  const kept = known.get(groupId);
  if (kept && now < kept.until) return kept.isActive;
  const isActive = (await getGroup(db, groupId))?.status === 'ACTIVE';
  known.set(groupId, { until: now + groupCacheMillis, isActive });
  return isActive;
}

/** The people with these ids, by id. */
export async function getPeople(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, Person>> {
  const items = await getMany(db, 'content', [...new Set(userIds)].map(contentKeys.user));
  return new Map(items.map(parsePerson).map((person) => [person.id, person]));
}

/** The groups with these ids, by id. */
export async function getGroups(
  db: Database,
  groupIds: readonly string[],
): Promise<Map<string, Group>> {
  const items = await getMany(db, 'content', [...new Set(groupIds)].map(contentKeys.group));
  return new Map(items.map((item) => groupSchema.parse(item)).map((group) => [group.id, group]));
}

const list = (db: Database, partition: string, prefix?: string) =>
  queryAll(db, {
    TableName: db.names.content,
    IndexName: 'listing',
    KeyConditionExpression: `listPk = :partition${prefix ? ' AND begins_with(listSk, :prefix)' : ''}`,
    ExpressionAttributeValues: { ':partition': partition, ...(prefix && { ':prefix': prefix }) },
  });

/** All groups by name. */
export const listAllGroups = async (db: Database): Promise<Group[]> =>
  (await list(db, listings.allGroups())).map((item) => groupSchema.parse(item));

/** The people of a group by last name. */
export const listPeopleOfGroup = async (db: Database, groupId: string): Promise<Person[]> =>
  (await list(db, listings.allPeople(), `${groupId}#`)).map(parsePerson);

/** The person behind a login with the hash of their password; null when there is none. */
export async function getCredentials(
  db: Database,
  login: string,
): Promise<{ person: Person; passwordHash: string } | null> {
  const owner = await getItem(db, 'content', contentKeys.login(login));
  if (typeof owner?.userId !== 'string') return null;
  const [person, credentials] = await Promise.all([
    getPerson(db, owner.userId),
    getItem(db, 'content', contentKeys.credentials(owner.userId)),
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
      Item: {
        ...contentKeys.group(group.id),
        ...group,
        listPk: listings.allGroups(),
        listSk: `${group.name}#${group.id}`,
      },
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
          {
            Put: {
              TableName,
              Item: {
                ...contentKeys.user(person.id),
                ...person,
                listPk: listings.allPeople(),
                listSk: `${person.groupId ?? '-'}#${person.lastName} ${person.name}#${person.id}`,
              },
            },
          },
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
