import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { executionSchema } from '#shared/domain/works/execution.ts';
import { limits } from '#shared/limits.ts';
import { type Audit, auditPut } from './audit.ts';
import { type Database, type Item, isLostTransaction } from './database.ts';
import { getItem, getMany } from './get-many.ts';
import { contentKeys, listings } from './keys.ts';
import { deleteMany } from './put-many.ts';
import { queryAll } from './query-all.ts';

const storedSchema = z.object({
  ...executionSchema.shape,
  /** Courses of its works: whoever teaches all of them runs it. */
  courseIds: z.array(z.string()),
  /** Groups taken off it: who had begun stays on the board. */
  formerGroupIds: z.array(z.string()),
  /** How often somebody was let in again: whoever releases it has seen them all. */
  openings: z._default(z.number(), 0),
});

/** An execution as stored. */
export type StoredExecution = z.infer<typeof storedSchema>;

export const parseExecution = (item: Item): StoredExecution => storedSchema.parse(item);

/** An execution as it is at this moment; null when there is none. */
export async function getExecution(
  db: Database,
  executionId: string,
): Promise<StoredExecution | null> {
  const item = await getItem(db, 'content', contentKeys.execution(executionId), {
    isConsistent: true,
  });
  return item ? parseExecution(item) : null;
}

/** The executions with these ids, in no order. */
export const getExecutions = async (db: Database, ids: readonly string[]) =>
  (await getMany(db, 'content', [...new Set(ids)].map(contentKeys.execution))).map(parseExecution);

/** All executions, the latest window first. */
export const listExecutions = async (db: Database): Promise<StoredExecution[]> =>
  (
    await queryAll(db, {
      TableName: db.names.content,
      IndexName: 'listing',
      KeyConditionExpression: 'listPk = :partition',
      ExpressionAttributeValues: { ':partition': listings.allExecutions() },
      ScanIndexForward: false,
    })
  ).map(parseExecution);

/** The ids of the newest executions that a person, or their group, is assigned to. */
export async function listAssigned(
  db: Database,
  { userId, groupId }: { userId: string; groupId: string | null },
): Promise<string[]> {
  const partitions = [
    listings.executionsOfUser(userId),
    ...(groupId ? [listings.executionsOfGroup(groupId)] : []),
  ];
  const pages = await Promise.all(
    partitions.map((partition) =>
      db.client.send(
        new QueryCommand({
          TableName: db.names.content,
          IndexName: 'listing',
          KeyConditionExpression: 'listPk = :partition',
          ExpressionAttributeValues: { ':partition': partition },
          ScanIndexForward: false,
          Limit: limits.execution.shown,
        }),
      ),
    ),
  );
  const rows = pages.flatMap(({ Items = [] }) => Items).filter((row) => row.isRemoved !== true);
  return [...new Set(rows.map((row) => row.executionId as string))];
}

/** The people assigned one by one, and those who were taken off again. */
export async function listAssignedUsers(
  db: Database,
  executionId: string,
): Promise<{ userId: string; isRemoved: boolean }[]> {
  const items = await queryAll(db, {
    TableName: db.names.content,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': contentKeys.execution(executionId).pk,
      ':prefix': contentKeys.executionUserPrefix,
    },
    ConsistentRead: true,
  });
  return items.map(({ userId, isRemoved }) => ({
    userId: String(userId),
    isRemoved: isRemoved === true,
  }));
}

/** Who is assigned or taken off by a change. */
export interface AssignmentChange {
  users: readonly { userId: string; isRemoved: boolean }[];
  groups: readonly { groupId: string; isRemoved: boolean }[];
}

export const noAssignment: AssignmentChange = { users: [], groups: [] };

/**
 * Writes an execution with what changes of its people and the entry of the log, all or nothing. `before`: the revision that
 * the change starts from, null for a new one. false: somebody else changed it meanwhile, or the change was made already.
 */
export async function saveExecution(
  db: Database,
  execution: StoredExecution,
  before: number | null,
  audit: Audit,
  { users, groups }: AssignmentChange = noAssignment,
): Promise<boolean> {
  const TableName = db.names.content;
  const listSk = `${new Date(execution.createdAt).toISOString()}#${execution.id}`;
  const row = (key: { pk: string; sk: string }, listPk: string, more: object) => ({
    Put: { TableName, Item: { ...key, executionId: execution.id, listPk, listSk, ...more } },
  });
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: {
                ...contentKeys.execution(execution.id),
                ...execution,
                listPk: listings.allExecutions(),
                listSk: `${new Date(execution.startsAt).toISOString()}#${execution.id}`,
              },
              ...(before === null
                ? { ConditionExpression: 'attribute_not_exists(pk)' }
                : {
                    ConditionExpression:
                      'revision = :before AND (attribute_not_exists(openings) OR openings = :openings)',
                    ExpressionAttributeValues: {
                      ':before': before,
                      ':openings': execution.openings,
                    },
                  }),
            },
          },
          auditPut(db, audit),
          ...users.map(({ userId, isRemoved }) =>
            row(
              contentKeys.executionUser(execution.id, userId),
              listings.executionsOfUser(userId),
              { userId, isRemoved },
            ),
          ),
          ...groups.map(({ groupId, isRemoved }) => {
            const key = contentKeys.executionGroup(execution.id, groupId);
            return isRemoved
              ? { Delete: { TableName, Key: key } }
              : row(key, listings.executionsOfGroup(groupId), { groupId });
          }),
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}

/** Removes an execution, then the rows of its people. Again, nothing. false: it was changed since it was read. */
export async function removeExecution(
  db: Database,
  execution: StoredExecution,
  audit: Audit,
): Promise<boolean> {
  const TableName = db.names.content;
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Delete: {
              TableName,
              Key: contentKeys.execution(execution.id),
              ConditionExpression: 'revision = :before',
              ExpressionAttributeValues: { ':before': execution.revision },
            },
          },
          auditPut(db, audit),
        ],
      }),
    );
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
  const users = await listAssignedUsers(db, execution.id);
  const keys = users.map(({ userId }) => contentKeys.executionUser(execution.id, userId));
  await deleteMany(db, 'content', keys);
  return true;
}

/** Everything that a start inside an execution has to know, in one request. */
export async function readForStart(
  db: Database,
  {
    executionId,
    userId,
    workId,
    taking,
  }: {
    executionId: string;
    userId: string;
    workId: string;
    taking: { pk: string; sk: string };
  },
): Promise<Record<'execution' | 'assigned' | 'person' | 'work' | 'taking', Item | undefined>> {
  const now = { isConsistent: true };
  const [execution, assigned, person, work, known] = await Promise.all([
    getItem(db, 'content', contentKeys.execution(executionId), now),
    getItem(db, 'content', contentKeys.executionUser(executionId, userId), now),
    getItem(db, 'content', contentKeys.user(userId), now),
    getItem(db, 'content', contentKeys.work(workId), now),
    getItem(db, 'activity', taking, now),
  ]);
  return { execution, assigned, person, work, taking: known };
}
