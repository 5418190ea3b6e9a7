import type { AnswerEntry, TaskStatus, TrainingEvent } from './answer-entry.ts';
import { judge, markFor, type Verdict } from './grading.ts';
import type { Answer, Task } from './task.ts';

/** What one call asks of a task in TRAINING. */
export interface TrainingSave {
  answerId: string;
  answer?: Answer | undefined;
  useHint: boolean;
  /** What the run of a case came to: the answer names it, and a hint taken in it counts like one of the task. */
  run?: { passed: boolean; isHinted: boolean } | undefined;
  /** Server time, ms. */
  now: number;
}

export type TrainingOutcome =
  /** A new save: the entry to store. */
  | { kind: 'saved'; entry: AnswerEntry }
  /** Seen before, or older than what counts: nothing changes; `count` events had come when it was answered. */
  | { kind: 'known'; count: number }
  | { kind: 'exhausted' }
  | { kind: 'no-hint' };

/** How a task stands after some of its saves. */
export interface TrainingState {
  status: TaskStatus;
  mark: number;
  triesSpent: number;
  triesLeft: number;
  hintUsed: boolean;
  /** No further try: it was right, or the tries are used up. "The last answer is locked" (spec section 1). */
  closed: boolean;
}

/** The state after the first `count` saves: the same saves give the same state, whenever it is asked. */
export function trainingState(
  task: Task,
  events: readonly TrainingEvent[],
  maxTries: number,
  count: number = events.length,
): TrainingState {
  const seen = events.slice(0, count);
  const tries = seen.filter((event) => event.answer !== undefined);
  const hintUsed = seen.some((event) => event.hint);
  const status = tries.at(-1)?.status ?? 'NOT_STARTED';
  const right = status === 'SUCCESS' || status === 'PARTIALLY_CORRECT';
  const triesLeft = Math.max(0, maxTries - tries.length);
  return {
    status,
    mark: right ? markFor(task, status === 'PARTIALLY_CORRECT') : 0,
    triesSpent: tries.length,
    triesLeft: right ? 0 : triesLeft,
    hintUsed,
    closed: right || triesLeft === 0,
  };
}

/** A run was judged when it was finished; of any other answer the machine says what it can. */
function verdictOf(task: Task, answer: Answer, { run }: TrainingSave): Verdict {
  if (!run) return judge(task, answer);
  return run.passed ? 'RIGHT' : 'WRONG';
}

function statusOf(verdict: Verdict, hinted: boolean): TaskStatus {
  // Nobody judges a free answer in TRAINING: the model answer is shown and the task counts neither way.
  if (verdict === 'OPEN') return 'NO_RESULT';
  if (verdict === 'WRONG') return 'FAILURE';
  return hinted ? 'PARTIALLY_CORRECT' : 'SUCCESS';
}

/** The run that an answer names. */
const runOf = (answer: Answer | undefined) =>
  typeof answer === 'object' && 'runId' in answer ? answer.runId : undefined;

/**
 * One save in TRAINING: "several attempts per question. After the attempts run out the last answer is
 * locked. Hints and immediate results are given" (spec section 1). A try is spent at each answer,
 * and a run is one try however often it is sent.
 */
export function trainOnTask(
  task: Task,
  entry: AnswerEntry,
  save: TrainingSave,
  maxTries: number,
): TrainingOutcome {
  const seenAt = entry.events.findIndex(({ answerId }) => answerId === save.answerId);
  if (seenAt >= 0) return { kind: 'known', count: seenAt + 1 };
  const run = runOf(save.answer);
  const isKnownRun = run !== undefined && entry.events.some(({ answer }) => runOf(answer) === run);
  if (save.answerId <= entry.answerId || isKnownRun) {
    return { kind: 'known', count: entry.events.length };
  }

  const before = trainingState(task, entry.events, maxTries);
  if (before.closed) return { kind: 'exhausted' };
  if (save.useHint && !task.hint) return { kind: 'no-hint' };
  // The hint is open already and nothing else is asked.
  if (save.answer === undefined && before.hintUsed) {
    return { kind: 'known', count: entry.events.length };
  }

  const hint = save.useHint || (save.run?.isHinted ?? false);
  const event: TrainingEvent = {
    answerId: save.answerId,
    at: save.now,
    hint,
    ...(save.answer !== undefined && {
      answer: save.answer,
      status: statusOf(verdictOf(task, save.answer, save), before.hintUsed || hint),
    }),
  };
  return {
    kind: 'saved',
    entry: {
      ...entry,
      answer: save.answer ?? entry.answer,
      answerId: save.answerId,
      savedAt: save.now,
      revision: entry.revision + 1,
      events: [...entry.events, event],
    },
  };
}
