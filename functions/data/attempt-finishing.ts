import type { AnswerEntry } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import { isExpired } from '#shared/domain/works/attempt-rules.ts';
import type { Taking } from '#shared/domain/works/timeline.ts';
import type { ActivityStore } from './activity-store.ts';
import { placeAnswers } from './answer-places.ts';
import { closeAnswerItem } from './answers.ts';
import type { AttemptHead, FinishedHead } from './attempt-head.ts';
import { finishHead, getHead, putResult } from './attempts.ts';
import { listTakings, recordFinish } from './takings.ts';
import { getTasksOfEdition } from './works.ts';

export const isFinished = (head: AttemptHead): head is FinishedHead => head.status === 'FINISHED';

/**
 * Finishes an attempt, whoever asks: the button, the timer, the sweep. First every item of answers is closed, so
 * that nothing can be saved any more, then the result is computed from what they hold, then it is written down.
 * Each step may be repeated and continued by anybody: however many finish at once or die on the way, the
 * result is the same function of the same answers.
 */
export async function finishAttempt(
  store: ActivityStore,
  head: AttemptHead,
  now: number,
): Promise<FinishedHead> {
  if (isFinished(head)) {
    await recordFinish(store, head);
    return head;
  }
  const tasks = await getTasksOfEdition(store.db, head.workId, head.edition);
  const names = [...placeAnswers(head.id, tasks).keys()];
  const items = await Promise.all(names.map((name) => closeAnswerItem(store, head.id, name)));
  const entries = new Map(items.flatMap((item) => [...item.entries]));
  const results = tasks.map((task) =>
    taskResult(head.mode, task, entries.get(task.id) as AnswerEntry, head.maxTries),
  );
  const hasExpired = isExpired(head.deadline, now);
  const finished = await finishHead(store, head.id, {
    finishedAt: hasExpired ? (head.deadline ?? now) : now,
    finishReason: hasExpired ? 'TIME_EXPIRED' : 'SUBMITTED',
    totals: attemptTotals(tasks, results, head.passMark),
  });
  await putResult(store, finished);
  await recordFinish(store, finished);
  return finished;
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
  for (const attemptId of expired) {
    const head = await getHead(store, attemptId);
    if (head) await finishAttempt(store, head, now);
  }
  return listTakings(store);
}
