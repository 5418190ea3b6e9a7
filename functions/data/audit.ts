import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { auditEntrySchema } from '#shared/contracts/audit.ts';
import type { Database, Item } from './database.ts';
import { getItem } from './get-many.ts';
import { activityKeys, activityListings } from './keys.ts';
import { queryAll } from './query-all.ts';

const auditSchema = z.object({
  ...z.pick(auditEntrySchema, { action: true, before: true, after: true, reason: true }).shape,
  changeId: z.string(),
  /** ms */
  at: z.number(),
  by: z.string(),
  executionId: z.optional(z.string()),
  attemptId: z.optional(z.string()),
});

/** One entry of the audit log as stored: who, what, when, before, after, why. */
export type Audit = z.infer<typeof auditSchema>;

const keyOf = ({ attemptId, executionId, changeId }: Audit) =>
  attemptId
    ? activityKeys.auditOfAttempt(attemptId, changeId)
    : activityKeys.auditOfExecution(executionId ?? '', changeId);

/**
 * The write that notes a change, for the transaction that makes it: no change without its entry, and a change that is
 * sent again finds its entry and is not made twice.
 */
export const auditPut = (db: Database, audit: Audit) => ({
  Put: {
    TableName: db.names.activity,
    Item: {
      ...keyOf(audit),
      ...audit,
      ...(audit.executionId && {
        listPk: activityListings.auditOfExecution(audit.executionId),
        listSk: `${new Date(audit.at).toISOString()}#${audit.changeId}`,
      }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Whether a change of this id was made already. */
export async function isChangeMade(
  db: Database,
  place: Pick<Audit, 'attemptId' | 'executionId' | 'changeId'>,
): Promise<boolean> {
  const entry = await getItem(db, 'activity', keyOf(place as Audit), { isConsistent: true });
  return entry !== undefined;
}

const parseAll = (items: Item[]): Audit[] => items.map((item) => auditSchema.parse(item));

/** What people did to one attempt, oldest first. */
export const listAuditOfAttempt = async (db: Database, attemptId: string): Promise<Audit[]> =>
  parseAll(
    await queryAll(db, {
      TableName: db.names.activity,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: {
        ':pk': activityKeys.attempt(attemptId).pk,
        ':prefix': activityKeys.auditPrefix,
      },
      ConsistentRead: true,
    }),
  ).toSorted((a, b) => a.at - b.at);

/** What people did to an execution and its attempts, newest first, at most so many. */
export async function listAuditOfExecution(
  db: Database,
  executionId: string,
  most: number,
): Promise<Audit[]> {
  const { Items } = await db.client.send(
    new QueryCommand({
      TableName: db.names.activity,
      IndexName: 'listing',
      KeyConditionExpression: 'listPk = :partition',
      ExpressionAttributeValues: { ':partition': activityListings.auditOfExecution(executionId) },
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  return parseAll(Items ?? []);
}
