import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { attemptResultSchema } from '#shared/contracts/attempts.ts';
import { betterOf, type Taking } from '#shared/domain/works/timeline.ts';
import { modeSchema } from '#shared/domain/works/work.ts';
import { type ActivityStore, lifeOf, queryOwner, tableOf } from './activity-store.ts';
import type { AttemptHead, FinishedHead } from './attempt-head.ts';
import { type Item, isConditionFailure } from './database.ts';
import { activityKeys } from './keys.ts';

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
    z.object({ attemptId: z.string(), finishedAt: z.number(), totals: attemptResultSchema }),
  ),
});

const toTaking = (item: Item): Taking => takingSchema.parse(item);

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
  const { Item } = await store.db.client.send(
    new GetCommand({ TableName: tableOf(store), Key: keyOf(store, head), ConsistentRead: true }),
  );
  return Item ? toTaking(Item) : null;
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

/** Notes that the active attempt is finished; noting it again changes nothing. */
export async function recordFinish(store: ActivityStore, head: FinishedHead): Promise<void> {
  const taking = await getTaking(store, head);
  if (taking?.active?.attemptId !== head.id) return;
  try {
    await store.db.client.send(
      new UpdateCommand({
        TableName: tableOf(store),
        Key: keyOf(store, head),
        UpdateExpression:
          'SET active = :none, finished = finished + :one, best = :best, #last = :last',
        ConditionExpression: 'active.attemptId = :id',
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: {
          ':none': null,
          ':one': 1,
          ':id': head.id,
          ':best': betterOf(taking.best, head.totals),
          ':last': { attemptId: head.id, finishedAt: head.finishedAt, totals: head.totals },
        },
      }),
    );
  } catch (error) {
    // Another finish of the same attempt noted it in between.
    if (!isConditionFailure(error)) throw error;
  }
}
