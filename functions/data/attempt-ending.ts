import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Taking } from '#shared/domain/works/timeline.ts';
import { type ActivityStore, tableOf } from './activity-store.ts';
import { type AttemptHead, type FinishedHead, roundCondition } from './attempt-head.ts';
import { openUntil } from './attempts.ts';
import { type Audit, auditPut } from './audit.ts';
import { isConditionFailure, isLostTransaction } from './database.ts';
import { activityKeys } from './keys.ts';
import { type Outcome, resultPut } from './results.ts';
import { finishedTaking, shownTaking } from './takings.ts';

type Finishing = NonNullable<AttemptHead['finishing']>;

/**
 * Notes that an attempt is being finished: the first one decides why and when, and the sweep sees from now on what is left
 * half done. Nobody ends by the timer an attempt whose deadline has moved since it was read.
 * false: it stands differently by now; look again.
 */
export async function beginFinish(
  store: ActivityStore,
  head: AttemptHead,
  finishing: Finishing,
  audit?: Audit,
): Promise<boolean> {
  // An attempt with a deadline is among those that the sweep finds already.
  const untimed = head.deadline === null ? openUntil(head.id, finishing.at) : null;
  const update = {
    TableName: tableOf(store),
    Key: activityKeys.attempt(head.id),
    UpdateExpression: `SET finishing = :finishing${untimed ? ', openPk = :openPk, openSk = :openSk' : ''}`,
    ConditionExpression: [
      '#status = :active AND attribute_not_exists(finishing)',
      ...(finishing.reason === 'TIME_EXPIRED' ? ['deadline = :deadline'] : []),
      roundCondition(head),
    ].join(' AND '),
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':finishing': finishing,
      ...(untimed && { ':openPk': untimed.openPk, ':openSk': untimed.openSk }),
      ':active': 'ACTIVE',
      ...(finishing.reason === 'TIME_EXPIRED' && { ':deadline': head.deadline }),
      ...(head.round && { ':round': head.round }),
    },
  };
  try {
    if (audit) {
      await store.db.client.send(
        new TransactWriteCommand({
          TransactItems: [{ Update: update }, auditPut(store.db, audit)],
        }),
      );
    } else await store.db.client.send(new UpdateCommand(update));
    return true;
  } catch (error) {
    if (isConditionFailure(error) || isLostTransaction(error)) return false;
    throw error;
  }
}

/**
 * The last step of a finish: attempt, result and the owner's standing change together or not at all, so that there is
 * never a second result. false: somebody else came first, the attempt was opened again, or it is gone; look again.
 */
export async function completeFinish(
  store: ActivityStore,
  head: FinishedHead,
  outcomes: readonly Outcome[],
  taking: Taking,
): Promise<boolean> {
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: tableOf(store),
              Key: activityKeys.attempt(head.id),
              UpdateExpression:
                'SET #status = :finished, finishedAt = :at, finishReason = :reason, totals = :totals REMOVE finishing, openPk, openSk',
              ConditionExpression: `#status = :active AND attribute_exists(finishing) AND ${roundCondition(head)}`,
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':finished': 'FINISHED',
                ':active': 'ACTIVE',
                ':at': head.finishedAt,
                ':reason': head.finishReason,
                ':totals': head.totals,
                ...(head.round && { ':round': head.round }),
              },
            },
          },
          resultPut(store, head, outcomes),
          { Update: finishedTaking(store, head, taking) },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}

/**
 * Notes that the owner has seen the result of an attempt: from now on it cannot be opened again. false: it was opened
 * again at the same moment.
 */
export async function markResultShown(
  store: ActivityStore,
  head: FinishedHead,
  now: number,
): Promise<boolean> {
  const TableName = tableOf(store);
  const UpdateExpression = 'SET isResultShown = :yes';
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: activityKeys.attempt(head.id),
              UpdateExpression: `${UpdateExpression}, resultShownAt = :now`,
              ConditionExpression: `#status = :finished AND ${roundCondition(head)}`,
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':yes': true,
                ':now': now,
                ':finished': 'FINISHED',
                ...(head.round && { ':round': head.round }),
              },
            },
          },
          {
            Update: {
              TableName,
              Key: activityKeys.result(store.owner, head.finishedAt, head.id),
              UpdateExpression,
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeValues: { ':yes': true },
            },
          },
          { Update: shownTaking(store, head) },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}
