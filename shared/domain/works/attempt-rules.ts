import { limits } from '#shared/limits.ts';
import { hashText, seededRandom, shuffled } from '../seeded-random.ts';
import type { Task } from './task.ts';
import { type Mode, modesOfKind, type Work } from './work.ts';

/** Tries per task of a work in a mode; only TRAINING ever gives more than one (spec section 1). */
export const triesPerTask = (work: Work, mode: Mode): number =>
  mode === 'TRAINING'
    ? (work.settingsWork.maxTaskAttempts.TRAINING ?? limits.defaultTaskAttempts)
    : 1;

export const allowsMode = (work: Work, mode: Mode): boolean =>
  (modesOfKind[work.kind] as readonly Mode[]).includes(mode);

/** Attempts left in a mode; null: without limit. */
export function attemptsLeft(work: Work, mode: Mode, started: number): number | null {
  const allowed = work.maxAttempts[mode];
  return allowed === undefined ? null : Math.max(0, allowed - started);
}

/** Time for a work in SELFCONTROL in ms: its limit, overridden by settingsWork.timeLimitMillis; null: no timer. */
export function timeLimitMillis(work: Work): number | null {
  if (work.settingsWork.timeLimitMillis !== undefined) return work.settingsWork.timeLimitMillis;
  return work.timeLimitMinutes === undefined ? null : work.timeLimitMinutes * 60_000;
}

/** The window of an execution as far as a deadline needs it. */
export interface ExecutionWindow {
  /** ms */
  endsAt: number;
  executionTimeMinutes: number;
  /** Given by a teacher beyond that, also beyond the window's end. */
  extraMinutes: number;
}

/**
 * When the server finishes an attempt in CONTROL, in ms: "Execution end time is the earlier of the configured end and now
 * plus executionTime minutes" (spec section 9), and what a teacher gave beyond that.
 */
export const controlDeadline = (window: ExecutionWindow, startedAt: number): number =>
  Math.min(window.endsAt, startedAt + window.executionTimeMinutes * 60_000) +
  window.extraMinutes * 60_000;

/** When the server finishes an attempt outside CONTROL that starts now, in ms; null: never. TRAINING has no timer. */
export function deadlineOf(mode: Mode, work: Work, now: number): number | null {
  const limit = mode === 'SELFCONTROL' ? timeLimitMillis(work) : null;
  return limit === null ? null : now + limit;
}

/** An answer counts up to the deadline, and not at it. */
export const isExpired = (deadline: number | null, now: number): boolean =>
  deadline !== null && now >= deadline;

/** Indexes into the edition in the order in which this attempt shows the tasks. */
export function taskOrder(count: number, isShuffled: boolean, seed: number): number[] {
  const authored = Array.from({ length: count }, (_, i) => i);
  return isShuffled ? shuffled(authored, seededRandom(seed)) : authored;
}

/** The options in the order in which this attempt shows them; the start of an ORDERQUESTION is always drawn. */
export function shownOptions(task: Task, isShuffled: boolean, seed: number) {
  if (!('options' in task)) return [];
  if (!isShuffled && task.type !== 'ORDERQUESTION') return task.options;
  return shuffled(task.options, seededRandom(seed ^ hashText(task.id)));
}
