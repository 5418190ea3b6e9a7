import type { AppendedRun } from '#shared/contracts/runs.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { limits } from '#shared/limits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { RunJournal } from './run-journal.ts';

/** How long events gather before they are sent, ms: one action is often two events. */
const gatherMillis = 250;
/** Waits between tries without network, ms. */
const retryMillis = [1000, 2000, 5000, 10_000, 20_000] as const;

export type SaveState = 'saved' | 'saving' | 'offline' | 'stopped';

export interface RunSaverOptions {
  journal: RunJournal;
  send: (events: RunEvent[], isOffline: boolean) => Promise<AppendedRun>;
  /** What the server said of what it has. */
  onSaved: (reply: AppendedRun) => void;
  /** The server refuses to go on: another tab did, the time is over, the run is impossible. Nothing more is sent. */
  onRefused: (error: ApiError) => void;
}

/** Sends the events of a run as they happen; what has not arrived waits in the journal, over a reload too. */
export interface RunSaver {
  add: (events: readonly RunEvent[]) => void;
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits at once; resolves when all of it arrived, or false when it cannot now. */
  flush: () => Promise<boolean>;
  dispose: () => void;
}

const isPassing = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.code === 'NETWORK' ||
  error.status >= 500 ||
  error.status === 429;

export function createRunSaver(options: RunSaverOptions): RunSaver {
  const { journal, send, onSaved, onRefused } = options;
  let waiting = journal.unsent();
  let state: SaveState = waiting.length > 0 ? 'saving' : 'saved';
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const setState = (next: SaveState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const plan = (millis: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void sendAll(), millis);
  };

  async function sendBatch(): Promise<boolean> {
    const batch = waiting.slice(0, limits.runs.eventsAtOnce);
    try {
      const reply = await send(batch, failures > 0);
      waiting = waiting.filter(({ seq }) => seq > reply.lastSeq);
      journal.keepUnsent(waiting);
      failures = 0;
      if (!isStopped) onSaved(reply);
      return true;
    } catch (error) {
      if (isStopped) return false;
      if (isPassing(error)) {
        const wait = retryMillis[Math.min(failures, retryMillis.length - 1)] ?? 20_000;
        failures += 1;
        setState('offline');
        plan(wait);
        return false;
      }
      isStopped = true;
      setState('stopped');
      onRefused(error as ApiError);
      return false;
    }
  }

  function sendAll(): Promise<boolean> {
    clearTimeout(timer);
    sending ??= (async () => {
      let isArrived = true;
      while (waiting.length > 0 && isArrived && !isStopped) isArrived = await sendBatch();
      return isArrived && waiting.length === 0;
    })().finally(() => {
      sending = null;
      if (waiting.length === 0 && !isStopped) setState('saved');
    });
    return sending;
  }

  const onOnline = () => plan(0);
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void sendAll();
  };
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onHidden);
  if (waiting.length > 0) plan(0);

  return {
    add: (events) => {
      waiting = [...waiting, ...events];
      // First to the journal: what was done outlives a crash in this very moment.
      journal.keepUnsent(waiting);
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
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
