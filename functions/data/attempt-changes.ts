import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { controlDeadline } from '#shared/domain/works/attempt-rules.ts';
import { windowOf } from '#shared/domain/works/execution.ts';
import { type ActivityStore, tableOf } from './activity-store.ts';
import { placeAnswers } from './answer-places.ts';
import { type AttemptHead, type FinishedHead, roundCondition } from './attempt-head.ts';
import { openUntil } from './attempts.ts';
import { type Audit, auditPut } from './audit.ts';
import { isLostTransaction, lostAt } from './database.ts';
import { getExecution, type StoredExecution } from './executions.ts';
import { activityKeys, contentKeys } from './keys.ts';
import { movedTaking, reopenedTaking } from './takings.ts';
import { getTasksOfEdition } from './works.ts';

async function itemsOf(store: ActivityStore, head: AttemptHead): Promise<string[]> {
  const tasks = await getTasksOfEdition(store.db, head.workId, head.edition);
  return [...placeAnswers(head.id, tasks).keys()];
}

/**
 * Gives an attempt of an execution the deadline that its execution now says, if that is later: the execution is the
 * truth, what the attempt carries is a copy that makes a save cheap. Time is never taken from somebody at work.
 * true: the deadline is later than it was read; look again. What was left behind by a start that died gets no time.
 */
export async function followExecution(
  store: ActivityStore,
  head: AttemptHead,
  executionOf: typeof getExecution = getExecution,
): Promise<boolean> {
  if (!head.executionId || head.deadline === null || head.status !== 'ACTIVE') return false;
  const execution = await executionOf(store.db, head.executionId);
  if (!execution) return false;
  const taker = { userId: head.userId, groupId: head.groupId ?? null };
  const deadline = controlDeadline(windowOf(execution, taker), head.startedAt);
  if (deadline <= head.deadline) return false;
  return (await moveDeadline(store, head, head.deadline, deadline)) !== 'not begun';
}

async function moveDeadline(
  store: ActivityStore,
  head: AttemptHead,
  from: number,
  to: number,
): Promise<'moved' | 'lost' | 'not begun'> {
  const TableName = tableOf(store);
  const names = await itemsOf(store, head);
  const { openPk, openSk } = openUntil(head.id, to);
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: activityKeys.attempt(head.id),
              UpdateExpression: 'SET deadline = :to, openPk = :openPk, openSk = :openSk',
              ConditionExpression: `#status = :active AND attribute_not_exists(finishing) AND deadline = :from AND ${roundCondition(head)}`,
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ...{ ':to': to, ':from': from, ':openPk': openPk, ':openSk': openSk },
                ':active': 'ACTIVE',
                ...(head.round && { ':round': head.round }),
              },
            },
          },
          { Update: movedTaking(store, head, to) },
          ...names.map((name) => ({
            Update: {
              TableName,
              Key: activityKeys.answers(head.id, name),
              UpdateExpression: 'SET d = :to',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeValues: { ':to': to },
            },
          })),
        ],
      }),
    );
    return 'moved';
  } catch (error) {
    if (!isLostTransaction(error)) throw error;
    // Somebody else moved or ended it: whoever reads it next sees how it stands.
    return lostAt(error).includes(standingAt) ? 'not begun' : 'lost';
  }
}

/** Where the owner's standing is among the writes that move a deadline. */
const standingAt = 1;

/** Whether an ended attempt may be opened again: "only what ended by timer or fault, never what the person submitted or saw a result of". */
export const canReopen = (
  head: Pick<AttemptHead, 'status' | 'finishReason' | 'isResultShown' | 'revised' | 'executionId'>,
): boolean =>
  head.status === 'FINISHED' &&
  head.executionId !== undefined &&
  head.finishReason !== 'SUBMITTED' &&
  !head.isResultShown &&
  !head.revised;

/** The part of opening an attempt again that keeps a release from coming between, or puts one that waits off to the new end. */
function releaseAfter(
  store: ActivityStore,
  { id, releasedAt }: StoredExecution,
  deadline: number,
): NonNullable<TransactWriteCommandInput['TransactItems']>[number] {
  const place = { TableName: store.db.names.content, Key: contentKeys.execution(id) };
  if (releasedAt === null) {
    return {
      ConditionCheck: {
        ...place,
        ConditionExpression: 'attribute_type(releasedAt, :null)',
        ExpressionAttributeValues: { ':null': 'NULL' },
      },
    };
  }
  return {
    Update: {
      ...place,
      UpdateExpression: 'SET releasedAt = :after, revision = revision + :one',
      ConditionExpression: 'releasedAt = :known',
      ExpressionAttributeValues: {
        ':known': releasedAt,
        ':after': Math.max(releasedAt, deadline),
        ':one': 1,
      },
    },
  };
}

/**
 * Opens an ended attempt of an execution again until the deadline, with all its answers; its result is gone until it ends
 * anew. Attempt, answers, standing, result, the log and a release that waits change together. false: it is not as it was
 * read; look again.
 */
export async function reopenAttempt(
  store: ActivityStore,
  head: FinishedHead,
  deadline: number,
  execution: StoredExecution,
  audit: Audit,
): Promise<boolean> {
  const TableName = tableOf(store);
  const names = await itemsOf(store, head);
  const round = (head.round ?? 0) + 1;
  const { openPk, openSk } = openUntil(head.id, deadline);
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: activityKeys.attempt(head.id),
              UpdateExpression:
                'SET #status = :active, round = :next, deadline = :deadline, openPk = :openPk, openSk = :openSk REMOVE finishedAt, finishReason, totals',
              ConditionExpression: `#status = :finished AND attribute_not_exists(isResultShown) AND attribute_not_exists(revised) AND ${roundCondition(head)}`,
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ...{ ':deadline': deadline, ':openPk': openPk, ':openSk': openSk, ':next': round },
                ':active': 'ACTIVE',
                ':finished': 'FINISHED',
                ...(head.round && { ':round': head.round }),
              },
            },
          },
          { Update: reopenedTaking(store, head, deadline) },
          {
            Delete: { TableName, Key: activityKeys.result(store.owner, head.finishedAt, head.id) },
          },
          auditPut(store.db, audit),
          releaseAfter(store, execution, deadline),
          ...names.map((name) => ({
            Update: {
              TableName,
              Key: activityKeys.answers(head.id, name),
              UpdateExpression: 'SET c = :open, d = :deadline, n = :next',
              ConditionExpression: 'c = :closed',
              ExpressionAttributeValues: {
                ...{ ':open': false, ':closed': true, ':deadline': deadline, ':next': round },
              },
            },
          })),
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}
