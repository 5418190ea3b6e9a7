import type { AppendedRun } from '#shared/contracts/runs.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { limits } from '#shared/limits.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { failureOf, isLate, pauseBeforeRetry } from '#web/lib/save-failures.ts';
import type { RunJournal } from './run-journal.ts';

/** How long events gather before they are sent, ms: one action is often two events. */
const gatherMillis = 250;

/** Whether nobody goes on with a run: its attempt has ended, or its task was left for good. */
export const isOver = (error: ApiError): boolean =>
  isLate(error) || error.code === 'TASK_ATTEMPTS_EXHAUSTED';

export type SaveState = 'saved' | 'saving' | 'offline' | 'stopped';

export interface RunSaverOptions {
  journal: RunJournal;
  /** `isOffline`: at least one of the events had to wait for the network. */
  send: (events: RunEvent[], isOffline: boolean) => Promise<AppendedRun>;
  /** What the server said of what it has. */
  onSaved: (reply: AppendedRun) => void;
  /**
   * The server has decided: another tab went on, the time is over, the run is impossible. Nothing more is sent. `events`
   * do not count.
   */
  onRefused: (error: ApiError, events: readonly RunEvent[]) => void;
}

/** Sends the events of a run as they happen; what has not arrived waits in the journal, over a reload too. */
export interface RunSaver {
  add: (events: readonly RunEvent[]) => void;
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits at once; resolves when all of it arrived, or false when it cannot now. */
  flush: () => Promise<boolean>;
  /** Sends nothing more; what waits stays in the journal. */
  dispose: () => void;
}

/** Opens the saver of one run and sends what its journal holds. */
export function createRunSaver(options: RunSaverOptions): RunSaver {
  const { journal, send, onSaved, onRefused } = options;
  let waiting = journal.read();
  /** Number of the last event that could not go out when it was done; what a visit before this one left is such. */
  let waitedUntil = waiting.at(-1)?.seq ?? 0;
  let state: SaveState = waiting.length > 0 ? 'saving' : 'saved';
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | null = null;
  /** What the server would not take. */
  let refused: { error: ApiError; events: RunEvent[] } | null = null;
  const listeners = new Set<() => void>();
  const setState = (next: SaveState) => {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const plan = (millis: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void sendAll(), millis);
  };
  const noteWaiting = () => {
    waitedUntil = waiting.at(-1)?.seq ?? waitedUntil;
  };

  async function sendBatch(): Promise<boolean> {
    const batch = waiting.slice(0, limits.runs.eventsAtOnce);
    try {
      const reply = await send(batch, (batch[0]?.seq ?? 0) <= waitedUntil);
      // What was done while nothing came through has waited like the rest.
      if (failures > 0) noteWaiting();
      waiting = waiting.filter(({ seq }) => seq > reply.lastSeq);
      journal.confirm(reply.lastSeq);
      failures = 0;
      if (!isStopped) onSaved(reply);
      return true;
    } catch (error) {
      if (isStopped) return false;
      const failure = failureOf(error);
      if (failure === 'final') {
        // Late events come to the teacher batch by batch; after anything else the rest would hang in the air.
        const gone = isOver(error as ApiError) ? batch : waiting;
        refused = { error: error as ApiError, events: [...(refused?.events ?? []), ...gone] };
        waiting = waiting.slice(gone.length);
        journal.drop(gone);
        return true;
      }
      failures += 1;
      noteWaiting();
      setState('offline');
      // Whoever is signed out or shut out is let in by an event, not by asking again.
      if (failure === 'passing') plan(pauseBeforeRetry(failures, error));
      return false;
    }
  }

  function sendAll(): Promise<boolean> {
    clearTimeout(timer);
    sending ??= (async () => {
      let isArrived = true;
      while (waiting.length > 0 && isArrived && !isStopped) isArrived = await sendBatch();
      return isArrived && waiting.length === 0 && !refused;
    })().finally(() => {
      sending = null;
      if (waiting.length > 0 || isStopped) return;
      if (!refused) return setState('saved');
      isStopped = true;
      setState('stopped');
      onRefused(refused.error, refused.events);
    });
    return sending;
  }

  if (waiting.length > 0) plan(0);

  return {
    add: (events) => {
      waiting = [...waiting, ...events];
      // First to the journal: what was done outlives a crash in this very moment.
      journal.add(events);
      if (isStopped) return;
      if (state !== 'offline') setState('saving');
      if (failures === 0) plan(gatherMillis);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: sendAll,
    dispose: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
