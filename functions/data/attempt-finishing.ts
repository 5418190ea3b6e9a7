import { emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import { isExpired } from '#shared/domain/works/attempt-rules.ts';
import type { Taking } from '#shared/domain/works/timeline.ts';
import type { ActivityStore } from './activity-store.ts';
import { placeAnswers } from './answer-places.ts';
import { closeAnswerItem } from './answers.ts';
import type { AttemptHead, FinishedHead } from './attempt-head.ts';
import { beginFinish, completeFinish, findHead, putResult } from './attempts.ts';
import { listTakings, recordFinish } from './takings.ts';
import { getTasksOfEdition } from './works.ts';

export const isFinished = (head: AttemptHead): head is FinishedHead => head.status === 'FINISHED';

/** An attempt whose time is over, or whose finish was begun and cut off: it is finished before it is shown. */
export const isOver = (head: AttemptHead, now: number): boolean =>
  head.status === 'ACTIVE' && (head.finishing !== undefined || isExpired(head.deadline, now));

/**
 * Finishes an attempt, whoever asks: the button, the timer, the sweep. It is noted who ended it; then every item of
 * answers is closed, so that nothing can be saved any more; then the result is computed from what they hold and
 * written down; the attempt itself is marked last. Each step may be repeated and continued by anybody: however many
 * finish at once or die on the way, the result is the same function of the same answers. null: there is no such attempt.
 */
export async function finishAttempt(
  store: ActivityStore,
  attemptId: string,
  now: number,
): Promise<FinishedHead | null> {
  const known = await findHead(store, attemptId);
  if (known?.owner !== store.owner) return null;
  if (isFinished(known)) return known;
  const hasExpired = isExpired(known.deadline, now);
  const head = await beginFinish(store, attemptId, {
    at: hasExpired ? (known.deadline ?? now) : now,
    reason: hasExpired ? 'TIME_EXPIRED' : 'SUBMITTED',
  });
  if (!head) return null;
  if (isFinished(head)) return head;

  const tasks = await getTasksOfEdition(store.db, head.workId, head.edition);
  const names = [...placeAnswers(head.id, tasks).keys()];
  const items = await Promise.all(names.map((name) => closeAnswerItem(store, head.id, name)));
  const entries = new Map(items.flatMap((item) => [...(item?.entries ?? [])]));
  const results = tasks.map((task) =>
    taskResult(head.mode, task, entries.get(task.id) ?? emptyEntry(task), head.maxTries),
  );
  const { at, reason } = head.finishing ?? { at: now, reason: 'SUBMITTED' };
  const finished: FinishedHead = {
    ...head,
    finishedAt: at,
    finishReason: reason,
    totals: attemptTotals(tasks, results, head.passMark),
  };
  await putResult(store, finished);
  await recordFinish(store, finished);
  return completeFinish(store, finished);
}

/**
 * What the owner has done, with every attempt whose time is over finished: "right on first read", whether or not the
 * sweep has come by.
 */
export async function settledTakings(store: ActivityStore, now: number): Promise<Taking[]> {
  const takings = await listTakings(store);
  const expired = takings.flatMap(({ active }) =>
    active && isExpired(active.deadline, now) ? [active.attemptId] : [],
  );
  if (expired.length === 0) return takings;
  for (const attemptId of expired) await finishAttempt(store, attemptId, now);
  return listTakings(store);
}
