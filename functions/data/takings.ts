import * as z from 'zod/mini';
import { attemptResultSchema } from '#shared/contracts/attempts.ts';
import type { AttemptTotals } from '#shared/domain/works/attempt-result.ts';
import { betterOf, type Taking } from '#shared/domain/works/timeline.ts';
import { modeSchema } from '#shared/domain/works/work.ts';
import { type ActivityStore, lifeOf, queryOwner, tableOf } from './activity-store.ts';
import { type AttemptHead, canReopen, type FinishedHead } from './attempt-head.ts';
import type { Database, Item } from './database.ts';
import { getItem, getMany } from './get-many.ts';
import { activityKeys } from './keys.ts';
import { queryAll } from './query-all.ts';

const takingSchema = z.object({
  workId: z.string(),
  mode: modeSchema,
  executionId: z.optional(z.string()),
  started: z.number(),
  finished: z.number(),
  active: z.nullable(
    z.object({
      attemptId: z.string(),
      startedAt: z.number(),
      deadline: z.nullable(z.number()),
    }),
  ),
  best: z.nullable(attemptResultSchema),
  last: z.nullable(
    z.object({
      attemptId: z.string(),
      finishedAt: z.number(),
      totals: attemptResultSchema,
      isHeld: z.optional(z.literal(true)),
    }),
  ),
  judged: z.optional(z.number()),
});

export const toTaking = (item: Item): Taking => takingSchema.parse(item);

const keyOf = (store: ActivityStore, head: Pick<AttemptHead, 'workId' | 'mode' | 'executionId'>) =>
  activityKeys.taking(store.owner, head.workId, head.mode, head.executionId);

/** What the owner has done of every work in every mode: one query, however many courses there are. */
export async function listTakings(store: ActivityStore): Promise<Taking[]> {
  return (await queryOwner(store, activityKeys.takingPrefix)).map(toTaking);
}

/** What the owner has done of one work in one mode; null when nothing. */
export async function getTaking(
  store: ActivityStore,
  head: Pick<AttemptHead, 'workId' | 'mode' | 'executionId'>,
): Promise<Taking | null> {
  const item = await getItem(store.db, store.table, keyOf(store, head), { isConsistent: true });
  return item ? toTaking(item) : null;
}

/**
 * The write that makes an attempt the active one: it loses when another attempt was begun since
 * `startedBefore` was read, so of simultaneous starts one wins.
 */
export function takingUpdate(store: ActivityStore, head: AttemptHead, startedBefore: number) {
  const life = lifeOf(store);
  return {
    TableName: tableOf(store),
    Key: keyOf(store, head),
    UpdateExpression: `SET workId = :work, #mode = :mode, started = :started, active = :active${
      startedBefore === 0 ? ', finished = :zero, best = :none, #last = :none' : ''
    }${head.executionId ? ', executionId = :execution' : ''}${'ttl' in life ? ', #ttl = :ttl' : ''}`,
    ConditionExpression:
      startedBefore === 0
        ? 'attribute_not_exists(pk)'
        : 'started = :before AND attribute_type(active, :null)',
    ExpressionAttributeNames: {
      '#mode': 'mode',
      ...(startedBefore === 0 && { '#last': 'last' }),
      ...('ttl' in life && { '#ttl': 'ttl' }),
    },
    ExpressionAttributeValues: {
      ':work': head.workId,
      ':mode': head.mode,
      ':started': startedBefore + 1,
      ':active': { attemptId: head.id, startedAt: head.startedAt, deadline: head.deadline },
      ...(startedBefore === 0
        ? { ':zero': 0, ':none': null }
        : { ':before': startedBefore, ':null': 'NULL' }),
      ...(head.executionId && { ':execution': head.executionId }),
      ...('ttl' in life && { ':ttl': life.ttl }),
    },
  };
}

/** The item of a standing. */
export const takingItem = (store: ActivityStore, taking: Taking): Item => ({
  ...keyOf(store, taking),
  ...taking,
});

/** The best of all was computed from this standing: nobody may have judged anew meanwhile. */
const asJudged = ({ judged }: Taking) => ({
  condition: judged === undefined ? 'attribute_not_exists(judged)' : 'judged = :judged',
  values: judged === undefined ? {} : { ':judged': judged },
});

/** The write that notes the end of the active attempt, for the transaction that ends it. */
export const finishedTaking = (store: ActivityStore, head: FinishedHead, taking: Taking) => ({
  TableName: tableOf(store),
  Key: keyOf(store, head),
  UpdateExpression: 'SET active = :none, finished = finished + :one, best = :best, #last = :last',
  ConditionExpression: `active.attemptId = :id AND ${asJudged(taking).condition}`,
  ExpressionAttributeNames: { '#last': 'last' },
  ExpressionAttributeValues: {
    ...asJudged(taking).values,
    ':none': null,
    ':one': 1,
    ':id': head.id,
    ':best': betterOf(taking.best, head.totals),
    ':last': {
      ...{ attemptId: head.id, finishedAt: head.finishedAt, totals: head.totals },
      ...(canReopen(head) && { isHeld: true }),
    },
  },
});

/** The write that notes that the owner knows the result of the last attempt. */
export const shownTaking = (store: ActivityStore, head: FinishedHead) => ({
  TableName: tableOf(store),
  Key: keyOf(store, head),
  UpdateExpression: 'REMOVE #last.isHeld',
  ConditionExpression: '#last.attemptId = :id',
  ExpressionAttributeNames: { '#last': 'last' },
  ExpressionAttributeValues: { ':id': head.id },
});

/** The write that makes a finished CONTROL attempt the active one again: an execution has one attempt of a work. */
export const reopenedTaking = (store: ActivityStore, head: AttemptHead, deadline: number) => ({
  TableName: tableOf(store),
  Key: keyOf(store, head),
  UpdateExpression: 'SET active = :active, finished = finished - :one, best = :none, #last = :none',
  ConditionExpression: '#last.attemptId = :id AND attribute_type(active, :null)',
  ExpressionAttributeNames: { '#last': 'last' },
  ExpressionAttributeValues: {
    ':active': { attemptId: head.id, startedAt: head.startedAt, deadline },
    ':one': 1,
    ':none': null,
    ':null': 'NULL',
    ':id': head.id,
  },
});

/** The write that moves the deadline of the active attempt. */
export const movedTaking = (store: ActivityStore, head: AttemptHead, deadline: number) => ({
  TableName: tableOf(store),
  Key: keyOf(store, head),
  UpdateExpression: 'SET active.deadline = :deadline',
  ConditionExpression: 'active.attemptId = :id',
  ExpressionAttributeValues: { ':deadline': deadline, ':id': head.id },
});

/**
 * The write that corrects the best of all, and the totals of the last attempt if it is that one, after an attempt was
 * judged anew. It loses when the standing has changed since it was read.
 */
export function revisedTaking(
  store: ActivityStore,
  head: FinishedHead,
  best: AttemptTotals,
  taking: Taking,
) {
  const isLast = taking.last?.attemptId === head.id;
  return {
    TableName: tableOf(store),
    Key: keyOf(store, head),
    UpdateExpression: `SET best = :best, judged = :next${isLast ? ', #last = :last' : ''}`,
    ConditionExpression: `finished = :finished AND ${asJudged(taking).condition}`,
    ...(isLast && { ExpressionAttributeNames: { '#last': 'last' } }),
    ExpressionAttributeValues: {
      ...asJudged(taking).values,
      ':best': best,
      ':next': (taking.judged ?? 0) + 1,
      ':finished': taking.finished,
      ...(isLast && {
        ':last': { attemptId: head.id, finishedAt: head.finishedAt, totals: head.totals },
      }),
    },
  };
}

/** What these people have done of works in an execution at this moment, by person and work; one batch a hundred. */
export async function getTakingsOfExecution(
  db: Database,
  executionId: string,
  userIds: readonly string[],
  workIds: readonly string[],
): Promise<Map<string, Taking>> {
  const keys = userIds.flatMap((userId) =>
    workIds.map((workId) => activityKeys.taking(userId, workId, 'CONTROL', executionId)),
  );
  const items = await getMany(db, 'activity', keys, { isConsistent: true });
  return new Map(
    items.map((item) => {
      const taking = toTaking(item);
      const userId = String(item.pk).slice(activityKeys.ownerPartition('').length);
      return [takingName(userId, taking.workId), taking];
    }),
  );
}

/** The name of a person's taking in the map of an execution. */
export const takingName = (userId: string, workId: string): string => `${userId}/${workId}`;

/** What the owner has done of a work in CONTROL, in all executions. */
export async function listControlTakings(store: ActivityStore, workId: string): Promise<Taking[]> {
  const { pk, sk } = activityKeys.taking(store.owner, workId, 'CONTROL');
  const items = await queryAll(store.db, {
    TableName: tableOf(store),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': `${sk}#` },
    ConsistentRead: true,
  });
  return items.map(toTaking);
}
