import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { controlDeadline } from '#shared/domain/works/attempt-rules.ts';
import { extraMinutesOf, windowOf } from '#shared/domain/works/execution.ts';
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
  const deadline = deadlineIn(execution, head);
  if (deadline === null || deadline <= head.deadline) return false;
  const { extraMinutes } = windowOf(execution, takerOf(head));
  return (
    (await moveDeadline(store, head, head.deadline, { deadline, extraMinutes })) !== 'not begun'
  );
}

/** When an attempt under way has to end by what its execution says, ms; null: it has no end. Time is never taken away. */
export function deadlineIn(execution: StoredExecution, head: AttemptHead): number | null {
  if (head.deadline === null) return null;
  const window = windowOf(execution, takerOf(head));
  const extended = head.deadline + (window.extraMinutes - (head.extraMinutes ?? 0)) * 60_000;
  // Who was let in again has the minutes of that opening, whatever the window allows, and what was given since.
  const allowed = head.round === undefined ? controlDeadline(window, head.startedAt) : 0;
  return Math.max(head.deadline, extended, allowed);
}

/** Whose attempt it is, as an execution knows them. */
const takerOf = ({ userId, groupId }: AttemptHead) => ({ userId, groupId: groupId ?? null });

async function moveDeadline(
  store: ActivityStore,
  head: AttemptHead,
  from: number,
  { deadline: to, extraMinutes }: { deadline: number; extraMinutes: number },
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
              UpdateExpression:
                'SET deadline = :to, extraMinutes = :extra, openPk = :openPk, openSk = :openSk',
              ConditionExpression: `#status = :active AND attribute_not_exists(finishing) AND deadline = :from AND ${roundCondition(head)}`,
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ...{ ':to': to, ':from': from, ':openPk': openPk, ':openSk': openSk },
                ':extra': extraMinutes,
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

/**
 * The part of opening an attempt again that its execution notes: a release that is just being written loses and looks again,
 * one that waits is put off to the new end, and after one nothing is opened.
 */
const openingOf = (
  store: ActivityStore,
  { id, releasedAt, revision }: StoredExecution,
  deadline: number,
) => ({
  Update: {
    TableName: store.db.names.content,
    Key: contentKeys.execution(id),
    UpdateExpression: `SET openings = if_not_exists(openings, :zero) + :one${releasedAt === null ? '' : ', releasedAt = :after'}`,
    // What the execution gives besides is known by its revision, which openings leave as it is.
    ConditionExpression: `revision = :revision AND ${
      releasedAt === null ? 'attribute_type(releasedAt, :null)' : 'releasedAt = :known'
    }`,
    ExpressionAttributeValues: {
      ...{ ':zero': 0, ':one': 1, ':revision': revision },
      ...(releasedAt === null
        ? { ':null': 'NULL' }
        : { ':known': releasedAt, ':after': Math.max(releasedAt, deadline) }),
    },
  },
});

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
                'SET #status = :active, round = :next, deadline = :deadline, extraMinutes = :extra, openPk = :openPk, openSk = :openSk REMOVE finishedAt, finishReason, totals',
              ConditionExpression: `#status = :finished AND attribute_not_exists(isResultShown) AND attribute_not_exists(revised) AND ${roundCondition(head)}`,
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ...{ ':deadline': deadline, ':openPk': openPk, ':openSk': openSk, ':next': round },
                ':extra': extraMinutesOf(execution, takerOf(head)),
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
          openingOf(store, execution, deadline),
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
