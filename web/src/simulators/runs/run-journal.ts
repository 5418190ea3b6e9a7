import * as z from 'zod/mini';
import { type OpenRun, openRunSchema } from '#shared/contracts/runs.ts';
import { type RunEvent, runEventSchema } from '#shared/domain/simulators/kernel/run.ts';
import { type KeyValueStorage, storeFirst } from '#web/lib/local-keys.ts';
import { type RunRef, runJournalKey } from './run-outbox.ts';

const eventsSchema = z.array(runEventSchema);

/**
 * The events of a run that the server has not confirmed. Every change reads what is stored first, so that two tabs on
 * one run do not wipe out each other's.
 */
export interface RunJournal {
  read: () => RunEvent[];
  /** Adds what was done now; what stands at the same numbers gives way. */
  add: (events: readonly RunEvent[]) => void;
  /** The server has everything up to this event. */
  confirm: (lastSeq: number) => void;
  /** The server will not take these. */
  drop: (events: readonly RunEvent[]) => void;
}

const parse = <T>(schema: z.ZodMiniType<T>, text: string | null): T | null => {
  if (text === null) return null;
  try {
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Opens the journal of one run. Unsent events outrank everything else in a full storage. */
export function openRunJournal(storage: KeyValueStorage, userId: string, run: RunRef): RunJournal {
  const key = runJournalKey(userId, run);
  const read = () => parse(eventsSchema, storage.getItem(key)) ?? [];
  const write = (events: readonly RunEvent[]) => {
    if (events.length === 0) return storage.removeItem(key);
    try {
      storeFirst(storage, key, JSON.stringify(events));
    } catch (error) {
      // A full storage must not keep the events from the server.
      console.warn('run journal refused', error);
    }
  };
  return {
    read,
    add: (events) => {
      const first = events[0]?.seq ?? 0;
      write([...read().filter(({ seq }) => seq < first), ...events]);
    },
    confirm: (lastSeq) => write(read().filter(({ seq }) => seq > lastSeq)),
    drop: (events) => {
      const dropped = new Set(events.map((event) => JSON.stringify(event)));
      write(read().filter((event) => !dropped.has(JSON.stringify(event))));
    },
  };
}

const runKey = (userId: string, attemptId: string, taskId: string) =>
  `attempt:run:${userId}:${attemptId}:${taskId}`;

/** The run of a task as it was on show last in this browser, for a reload without network; null: none is known. */
export const keptRun = (
  storage: KeyValueStorage,
  userId: string,
  attemptId: string,
  taskId: string,
): OpenRun | null =>
  parse(openRunSchema, storage.getItem(runKey(userId, attemptId, taskId))) as OpenRun | null;

/** Keeps a run as it is on show. */
export function keepRun(storage: KeyValueStorage, userId: string, run: OpenRun): void {
  try {
    storage.setItem(runKey(userId, run.attemptId, run.taskId), JSON.stringify(run));
  } catch (error) {
    console.warn('run not kept', error);
  }
}

/** Forgets how a run was on show: the server knows another way. */
export const forgetRun = (storage: KeyValueStorage, userId: string, run: RunRef): void =>
  storage.removeItem(runKey(userId, run.attemptId, run.taskId));
