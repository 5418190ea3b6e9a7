import { setTimeout } from 'node:timers/promises';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { betterOf } from '#shared/domain/works/timeline.ts';
import { type ActivityStore, tableOf } from './activity-store.ts';
import { toStored } from './answer-items.ts';
import { placeAnswers } from './answer-places.ts';
import { isFinished } from './attempt-finishing.ts';
import { type FinishedHead, roundCondition } from './attempt-head.ts';
import { findHead, getEntries } from './attempts.ts';
import { type Audit, auditPut, isChangeMade } from './audit.ts';
import { isLostTransaction, StillContended } from './database.ts';
import { activityKeys } from './keys.ts';
import { listResults, outcomesOf, resultPut } from './results.ts';
import { getTaking, revisedTaking } from './takings.ts';
import { getTasksOfEdition } from './works.ts';

/** Looks again after a lost race this often, after a pause that grows: two teachers may review one attempt at once. */
const rounds = 16;
const pauseMillis = 5;

/** A finished attempt with everything that its result is computed from. */
export interface Revised {
  head: FinishedHead;
  entry: AnswerEntry;
  task: Task;
}

/** What a teacher makes of one answer: the new entry with what the log says, or why it cannot be. */
export type Revision<Refusal> = { entry: AnswerEntry; audit: Audit } | { refusal: Refusal };

/**
 * Changes one answer of a finished attempt and everything that follows from it: totals, result, standing and the log,
 * together or not at all. A change that was made already answers as it stands. null: there is no such task of a finished
 * attempt.
 */
export async function reviseAttempt<Refusal>(
  store: ActivityStore,
  { attemptId, taskId, changeId }: { attemptId: string; taskId: string; changeId: string },
  revise: (task: Task, entry: AnswerEntry, head: FinishedHead) => Revision<Refusal>,
): Promise<Revised | { refusal: Refusal } | null> {
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await setTimeout(pauseMillis * round);
    // Asked before the attempt is read: what is shown of a change that was made is not older than it.
    const isMade = await isChangeMade(store.db, { attemptId, changeId });
    const [head, entries] = await Promise.all([
      findHead(store, attemptId),
      getEntries(store, attemptId),
    ]);
    if (!head || !isFinished(head)) return null;
    const tasks = await getTasksOfEdition(store.db, head.workId, head.edition);
    const task = tasks.find((one) => one.id === taskId);
    if (!task) return null;
    const entry = entries.get(taskId) ?? emptyEntry(task);
    if (isMade) return { head, entry, task };
    const revision = revise(task, entry, head);
    if ('refusal' in revision) {
      // This very change may have been made while the attempt was read: then it is no reason to refuse it.
      if (await isChangeMade(store.db, { attemptId, changeId })) continue;
      return revision;
    }
    const revised = await write(store, { head, tasks, entries, old: entry, revision });
    if (revised) return { head: revised, entry: revision.entry, task };
  }
  throw new StillContended(`Attempt ${attemptId} changes all the time`);
}

interface Change {
  head: FinishedHead;
  tasks: readonly Task[];
  entries: ReadonlyMap<string, AnswerEntry>;
  old: AnswerEntry;
  revision: { entry: AnswerEntry; audit: Audit };
}

async function write(store: ActivityStore, change: Change): Promise<FinishedHead | null> {
  const { head, tasks, entries, old, revision } = change;
  const { entry, audit } = revision;
  const entryOf = (task: Task) =>
    task.id === entry.taskId ? entry : (entries.get(task.id) ?? emptyEntry(task));
  const results = tasks.map((task) => taskResult(head.mode, task, entryOf(task), head.maxTries));
  const revised: FinishedHead = {
    ...head,
    totals: attemptTotals(tasks, results, head.passMark),
    revised: (head.revised ?? 0) + 1,
  };
  const item = [...placeAnswers(head.id, tasks)].find(([, placed]) =>
    placed.some((task) => task.id === entry.taskId),
  )?.[0] as string;
  const place = await standing(store, revised);
  if (!place) return null;
  const TableName = tableOf(store);
  try {
    await store.db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: activityKeys.answers(head.id, item),
              UpdateExpression: 'SET a.#t = :entry',
              ConditionExpression: 'c = :closed AND a.#t.i = :before',
              ExpressionAttributeNames: { '#t': entry.taskId },
              ExpressionAttributeValues: {
                ':entry': toStored(entry),
                ':closed': true,
                ':before': old.answerId,
              },
            },
          },
          {
            Update: {
              TableName,
              Key: activityKeys.attempt(head.id),
              // From now on its owner sees the result.
              UpdateExpression:
                'SET totals = :totals, revised = :next, resultShownAt = if_not_exists(resultShownAt, :at)',
              ConditionExpression: [
                '#status = :finished',
                head.revised ? 'revised = :revised' : 'attribute_not_exists(revised)',
                roundCondition(head),
              ].join(' AND '),
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':totals': revised.totals,
                ':next': revised.revised,
                ':at': audit.at,
                ':finished': 'FINISHED',
                ...(head.revised && { ':revised': head.revised }),
                ...(head.round && { ':round': head.round }),
              },
            },
          },
          resultPut(
            store,
            revised,
            outcomesOf(results, (taskId) =>
              taskId === entry.taskId ? entry.answer : entries.get(taskId)?.answer,
            ),
          ),
          { Update: place },
          auditPut(store.db, audit),
        ],
      }),
    );
    return revised;
  } catch (error) {
    if (isLostTransaction(error)) return null;
    throw error;
  }
}

/** The write that brings the owner's standing in line: the best of all their results with this one as it is now. */
async function standing(store: ActivityStore, revised: FinishedHead) {
  // Read before the results: whatever ends after them changes it, and the write loses.
  const taking = await getTaking(store, revised);
  if (!taking) return null;
  const results = await listResults(store);
  const best = results
    .filter(
      (row) =>
        row.id !== revised.id &&
        row.workId === revised.workId &&
        row.mode === revised.mode &&
        row.executionId === revised.executionId,
    )
    .reduce((found, row) => betterOf(found, row.totals), revised.totals);
  return revisedTaking(store, revised, best, taking);
}
