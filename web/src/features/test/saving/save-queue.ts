import type { answerTask } from '#shared/contracts/attempts.ts';
import type { ReplyOf } from '#shared/contracts/call.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { failureOf, pauseBeforeRetry } from '#web/lib/save-failures.ts';
import type { AnswerIds } from './answer-ids.ts';
import type { AnswerJournal, PendingSave } from './answer-journal.ts';

/** What the server says to a save. */
export type SaveReply = ReplyOf<typeof answerTask>;

/** How a save stands: about to go out, on its way, or waiting for the connection. */
export type SavePhase = 'settling' | 'sending' | 'waiting';

/** The saves that the server has not confirmed, by task; a new object at every change. */
export type SaveSnapshot = Readonly<
  Record<string, { answer: Answer; phase: SavePhase; isLeft?: true }>
>;

/** Everything that the queue touches outside itself. */
export interface SaveQueueDeps {
  journal: AnswerJournal;
  ids: AnswerIds;
  send: (save: PendingSave) => Promise<SaveReply>;
  /** Calls back after the milliseconds; answers how to give it up. */
  later: (millis: number, act: () => void) => () => void;
  /** Milliseconds that only ever grow. */
  now: () => number;
  onSaved: (save: PendingSave, reply: SaveReply) => void;
  /** The server does not take it: never, or not while the work is shut. */
  onRefused: (save: PendingSave, error: unknown) => void;
}

/** The way of one task's answers to the server. */
interface Lane {
  pending: PendingSave | null;
  sending: PendingSave | null;
  isWaiting: boolean;
  failures: number;
  /** Greatest id known of this answer. */
  lastId: string | null;
  giveUpTimer: (() => void) | null;
  /** When the newest answer goes out at the latest, whatever comes after it. */
  dueAt: number | null;
}

/** Who types without a pause sends this often: an answer is to be with the server within two seconds. */
const longestRest = 1500;

/**
 * Brings answers to the server: the newest of each task, written to the journal before anything else,
 * one at a time per task. What fails for a passing reason goes out again with the same id, so that a
 * lost reply never makes a second answer.
 */
export class SaveQueue {
  readonly #deps: SaveQueueDeps;
  readonly #lanes = new Map<string, Lane>();
  readonly #listeners = new Set<() => void>();
  #flushes: ((isSent: boolean) => void)[] = [];
  #snapshot: SaveSnapshot = {};

  constructor(deps: SaveQueueDeps) {
    this.#deps = deps;
  }

  /** Takes what the server knows of the answers; what the journal holds beyond that goes out again. */
  restore(answers: readonly { taskId: string; answerId: string | null }[]): void {
    for (const { taskId, answerId } of answers) {
      const lane = this.#lane(taskId);
      lane.lastId = greater(lane.lastId, answerId);
      const kept = lane.pending ? null : this.#deps.journal.read(taskId);
      if (!kept) continue;
      // The server has this one, or a newer one counts.
      if (answerId !== null && kept.answerId <= answerId) this.#deps.journal.forget(kept);
      else {
        lane.pending = kept;
        lane.lastId = greater(lane.lastId, kept.answerId);
        this.#pump(lane);
      }
    }
    this.#changed();
  }

  /** Takes a new answer; it goes out once nothing newer has come for `settleMillis`, or has come for long enough. */
  put(taskId: string, answer: Answer, settleMillis = 0): void {
    this.#put({ taskId, answer }, settleMillis);
  }

  /** Takes the answer that a task is left with: where the work locks answers, it is the last. */
  leave(taskId: string, answer: Answer): void {
    this.#put({ taskId, answer, isLeft: true }, 0);
  }

  #put(save: Omit<PendingSave, 'answerId'>, settleMillis: number): void {
    const lane = this.#lane(save.taskId);
    this.#hold(lane, save);
    if (settleMillis === 0) this.#pump(lane);
    else {
      const now = this.#deps.now();
      lane.dueAt ??= now + longestRest;
      this.#pumpLater(lane, Math.max(0, Math.min(settleMillis, lane.dueAt - now)));
    }
    this.#changed();
  }

  /** An id for a call of the same task that goes out beside the queue. */
  nextId(taskId: string): string {
    const lane = this.#lane(taskId);
    lane.lastId = this.#deps.ids.after(lane.lastId);
    return lane.lastId;
  }

  /** Tries at once whatever waits, also what a tab left that died before it sent it: the connection is back, or somebody asks. */
  wake(): void {
    for (const [taskId, lane] of this.#lanes) {
      this.#takeUp(taskId, lane);
      this.#pump(lane);
    }
    this.#changed();
  }

  /** Sends everything now; tells whether all of it arrived. False: something has to wait. */
  flush(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#flushes.push(resolve);
      this.wake();
    });
  }

  get isEmpty(): boolean {
    return Object.keys(this.#snapshot).length === 0;
  }

  readonly getSnapshot = (): SaveSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #lane(taskId: string): Lane {
    const known = this.#lanes.get(taskId);
    if (known) return known;
    const lane: Lane = {
      pending: null,
      sending: null,
      isWaiting: false,
      failures: 0,
      lastId: null,
      giveUpTimer: null,
      dueAt: null,
    };
    this.#lanes.set(taskId, lane);
    return lane;
  }

  #hold(lane: Lane, save: Omit<PendingSave, 'answerId'>): void {
    lane.lastId = this.#deps.ids.after(lane.lastId);
    lane.pending = { ...save, answerId: lane.lastId };
    this.#deps.journal.write(lane.pending);
  }

  #stopTimer(lane: Lane): void {
    lane.giveUpTimer?.();
    lane.giveUpTimer = null;
  }

  /** Takes from the journal what is newer than all that is known here. */
  #takeUp(taskId: string, lane: Lane): void {
    const kept = this.#deps.journal.read(taskId);
    if (!kept || (lane.lastId !== null && kept.answerId <= lane.lastId)) return;
    lane.pending = kept;
    lane.lastId = kept.answerId;
  }

  #pumpLater(lane: Lane, millis: number): void {
    this.#stopTimer(lane);
    lane.giveUpTimer = this.#deps.later(millis, () => {
      lane.giveUpTimer = null;
      this.#pump(lane);
      this.#changed();
    });
  }

  #pump(lane: Lane): void {
    this.#stopTimer(lane);
    if (!lane.pending || lane.sending) return;
    lane.dueAt = null;
    const save = lane.pending;
    lane.sending = save;
    lane.isWaiting = false;
    this.#deps.send(save).then(
      (reply) => this.#arrived(lane, save, reply),
      (error: unknown) => this.#failed(lane, save, error),
    );
  }

  #arrived(lane: Lane, save: PendingSave, reply: SaveReply): void {
    lane.sending = null;
    lane.failures = 0;
    lane.lastId = greater(lane.lastId, reply.answerId);
    this.#drop(lane, save);
    // Another device had a newer answer; what was changed here meanwhile is newer still.
    if (lane.pending && lane.pending.answerId <= reply.answerId) this.#hold(lane, lane.pending);
    // What still rests goes out when it has rested: a quick reply does not make a save of every letter.
    if (!lane.giveUpTimer) this.#pump(lane);
    // The attempt holds the answer before the queue lets go of it: at no moment is the old one on show.
    this.#deps.onSaved(save, reply);
    this.#changed();
  }

  #failed(lane: Lane, save: PendingSave, error: unknown): void {
    lane.sending = null;
    const failure = failureOf(error);
    if (failure === 'final') {
      lane.failures = 0;
      this.#drop(lane, save);
      this.#pump(lane);
    } else {
      lane.failures += 1;
      lane.isWaiting = true;
      if (failure === 'passing') {
        const pause = pauseBeforeRetry(lane.failures, error);
        lane.dueAt = this.#deps.now() + pause;
        this.#pumpLater(lane, pause);
      }
    }
    this.#changed();
    if (failure === 'final' || failure === 'shut') this.#deps.onRefused(save, error);
  }

  #drop(lane: Lane, save: PendingSave): void {
    this.#deps.journal.forget(save);
    if (lane.pending === save) lane.pending = null;
  }

  #changed(): void {
    const shown = [...this.#lanes.values()].flatMap((lane) =>
      lane.pending ? [[lane.pending.taskId, shownOf(lane.pending, phaseOf(lane))] as const] : [],
    );
    this.#snapshot = Object.fromEntries(shown);
    this.#settleFlushes();
    for (const listener of [...this.#listeners]) listener();
  }

  #settleFlushes(): void {
    const lanes = [...this.#lanes.values()];
    if (lanes.some((lane) => lane.sending)) return;
    const flushes = this.#flushes;
    this.#flushes = [];
    for (const resolve of flushes) resolve(lanes.every((lane) => !lane.pending));
  }
}

const shownOf = ({ answer, isLeft }: PendingSave, phase: SavePhase) => ({
  answer,
  phase,
  ...(isLeft && { isLeft }),
});

function phaseOf(lane: Lane): SavePhase {
  if (lane.isWaiting || (lane.sending && lane.failures > 0)) return 'waiting';
  return lane.sending ? 'sending' : 'settling';
}

const greater = (a: string | null, b: string | null): string | null =>
  a !== null && (b === null || a > b) ? a : b;
