import { setTimeout } from 'node:timers/promises';
import { emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import { isExpired } from '#shared/domain/works/attempt-rules.ts';
import { isReleased } from '#shared/domain/works/execution.ts';
import type { Task } from '#shared/domain/works/task.ts';
import type { Taking } from '#shared/domain/works/timeline.ts';
import type { ActivityStore } from './activity-store.ts';
import { placeAnswers } from './answer-places.ts';
import { closeAnswerItem } from './answers.ts';
import { followExecution } from './attempt-changes.ts';
import { beginFinish, completeFinish } from './attempt-ending.ts';
import { type AttemptHead, canReopen, type FinishedHead } from './attempt-head.ts';
import { findHead, removeAttempt } from './attempts.ts';
import type { Audit } from './audit.ts';
import { StillContended } from './database.ts';
import { getExecution } from './executions.ts';
import { outcomesOf } from './results.ts';
import { getTaking, listControlTakings, listTakings } from './takings.ts';
import { getTasksOfEdition } from './works.ts';

export const isFinished = (head: AttemptHead): head is FinishedHead => head.status === 'FINISHED';

/** An attempt whose time is over, or whose finish was begun and cut off: it is finished before it is shown. */
export const isOver = (head: AttemptHead, now: number): boolean =>
  head.status === 'ACTIVE' && (head.finishing !== undefined || isExpired(head.deadline, now));

/** Who wants an attempt to end: its owner, the clock, which ends only what is over, or a teacher with the entry of the log. */
type Ender =
  | { by: 'owner' }
  | { by: 'clock'; found?: AttemptHead; executionOf?: typeof getExecution }
  | { by: 'teacher'; audit: Audit };

/** Looks again after a lost race this often, after a pause that grows. */
const rounds = 24;
const pauseMillis = 4;

/** The owner's button: ends an attempt with what is saved. null: there is no such attempt of this owner. */
export const submitAttempt = (
  store: ActivityStore,
  attemptId: string,
  now: number,
): Promise<AttemptHead | null> => finish(store, attemptId, now, { by: 'owner' });

/** Ends an attempt whose time is over or whose finish was cut off; any other stays as it is. null: there is none. */
export const settleAttempt = (
  store: ActivityStore,
  attemptId: string,
  now: number,
): Promise<AttemptHead | null> => finish(store, attemptId, now, { by: 'clock' });

/** The same for an attempt that was just found to be over, with what is known of the executions since then. */
export const settleFound = (
  store: ActivityStore,
  found: AttemptHead,
  now: number,
  executionOf: typeof getExecution,
): Promise<AttemptHead | null> => finish(store, found.id, now, { by: 'clock', found, executionOf });

/** A teacher's button: ends an attempt with what is saved, and notes in the log who did and why. */
export const endAttempt = (
  store: ActivityStore,
  attemptId: string,
  now: number,
  audit: Audit,
): Promise<AttemptHead | null> => finish(store, attemptId, now, { by: 'teacher', audit });

/**
 * The one finish, whoever asks. It is noted who ended it; then every item of answers is closed, so that nothing can be
 * saved any more; then the result is computed from what they hold and written down together with the end. Each step may
 * be repeated and continued by anybody: however many finish at once or die on the way, the result is the same function
 * of the same answers.
 */
async function finish(
  store: ActivityStore,
  attemptId: string,
  now: number,
  ender: Ender,
): Promise<AttemptHead | null> {
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await setTimeout(pauseMillis * round);
    const found = round === 0 && ender.by === 'clock' ? ender.found : undefined;
    const head = found ?? (await findHead(store, attemptId));
    if (head?.owner !== store.owner) return null;
    if (isFinished(head)) return head;
    const begun = head.finishing ? head : await begin(store, head, now, ender);
    if (begun === 'again') continue;
    if (begun === 'open') return head;
    const finished = await complete(store, begun, now);
    if (finished) return finished;
  }
  throw new StillContended(`Attempt ${attemptId} changes all the time`);
}

async function begin(
  store: ActivityStore,
  head: AttemptHead,
  now: number,
  ender: Ender,
): Promise<AttemptHead | 'again' | 'open'> {
  const hasExpired = isExpired(head.deadline, now);
  const executionOf = ender.by === 'clock' ? ender.executionOf : undefined;
  if (hasExpired && (await followExecution(store, head, executionOf))) return 'again';
  if (!hasExpired && ender.by === 'clock') return 'open';
  const finishing: NonNullable<AttemptHead['finishing']> = hasExpired
    ? { at: head.deadline ?? now, reason: 'TIME_EXPIRED' }
    : { at: now, reason: ender.by === 'teacher' ? 'ENDED_BY_TEACHER' : 'SUBMITTED' };
  const audit = ender.by === 'teacher' && !hasExpired ? ender.audit : undefined;
  const isBegun = await beginFinish(store, head, finishing, audit);
  return isBegun ? { ...head, finishing } : 'again';
}

async function complete(
  store: ActivityStore,
  head: AttemptHead,
  now: number,
): Promise<FinishedHead | null> {
  const { finishing, ...rest } = head;
  if (!finishing) return null;
  const tasks = await getTasksOfEdition(store.db, head.workId, head.edition);
  const names = [...placeAnswers(head.id, tasks).keys()];
  const [taking, ...items] = await Promise.all([
    getTaking(store, head),
    ...names.map((name) => closeAnswerItem(store, head.id, name, head.round ?? 0)),
  ]);
  if (taking?.active?.attemptId !== head.id) return removeUnbegun(store, head, tasks, now);
  // Opened again by a teacher meanwhile.
  if (items.includes(null)) return null;
  const entries = new Map(items.flatMap((item) => [...(item?.entries ?? [])]));
  const results = tasks.map((task) =>
    taskResult(head.mode, task, entries.get(task.id) ?? emptyEntry(task), head.maxTries),
  );
  const finished: FinishedHead = {
    ...rest,
    status: 'FINISHED',
    finishedAt: finishing.at,
    finishReason: finishing.reason,
    totals: attemptTotals(tasks, results, head.passMark),
  };
  const outcomes = outcomesOf(results, (taskId) => entries.get(taskId)?.answer);
  return (await completeFinish(store, finished, outcomes, taking)) ? finished : null;
}

/** Longer than any call can take: what is older was left behind by a start that died. */
const startMillis = 60_000;

/**
 * An attempt that its owner's standing does not name has ended meanwhile, or was never begun: its start died before it took
 * the place. What was never begun is taken away; it held no answer.
 */
async function removeUnbegun(
  store: ActivityStore,
  head: AttemptHead,
  tasks: readonly Task[],
  now: number,
): Promise<null> {
  const stands = await findHead(store, head.id);
  const isLeftBehind = now - head.startedAt > startMillis;
  if (!stands || isFinished(stands) || !isLeftBehind) return null;
  // What was opened again was begun; it may have been ended and opened while this finish was slow.
  const wasOpenedAgain = stands.round !== undefined;
  if (!wasOpenedAgain) await removeAttempt(store, head.id, tasks);
  return null;
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
  for (const attemptId of expired) await settleAttempt(store, attemptId, now);
  return listTakings(store);
}

/**
 * Why the keys of a work are shut for the owner, in whatever execution they take it in CONTROL: an attempt is under way, or
 * one that the timer or a teacher ended may still be opened again, until its owner has asked for its result. What seems over
 * is settled first: its execution may have given more time, of which the standing does not know yet.
 */
export async function keysShutBy(
  store: ActivityStore,
  workId: string,
  now: number,
): Promise<'CONTROL_RUNNING' | 'RESULT_HELD' | null> {
  const takings = await listControlTakings(store, workId);
  const isRunning = takings.some(({ active }) => active && !isExpired(active.deadline, now));
  if (isRunning) return 'CONTROL_RUNNING';
  const heads = await Promise.all(
    takings.map(({ active, last }) => {
      if (active) return settleAttempt(store, active.attemptId, now);
      return last && findHead(store, last.attemptId);
    }),
  );
  if (heads.some((head) => head && !isFinished(head))) return 'CONTROL_RUNNING';
  const executions = await Promise.all(
    heads.map((head) =>
      head?.executionId && canReopen(head) ? getExecution(store.db, head.executionId) : null,
    ),
  );
  // After the release nothing is opened again.
  return executions.some((one) => one && !isReleased(one, now)) ? 'RESULT_HELD' : null;
}
