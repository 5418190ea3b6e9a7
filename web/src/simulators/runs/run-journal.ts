import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { type OpenRun, openRunSchema } from '#shared/contracts/runs.ts';
import { type RunEvent, runEventSchema } from '#shared/domain/simulators/kernel/run.ts';
import { type KeyValueStorage, storeFirst } from '#web/lib/local-keys.ts';
import { type RunRef, runJournalKey } from './run-outbox.ts';

const eventsSchema = z.array(runEventSchema);

/**
 * The events of a run that the server has not confirmed. Every tab writes what is done in it under a key of its own, so
 * that two tabs on one run do not wipe out each other's; all of them read what any left.
 */
export interface RunJournal {
  /** Unsent events that follow each other, of all tabs, by number. */
  read: () => RunEvent[];
  /** Adds what was done now; what this tab has at the same numbers gives way. */
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

/** As many of these as follow each other without a gap, one for each number. */
export function contiguous(events: readonly RunEvent[]): RunEvent[] {
  const bySeq = new Map<number, RunEvent>();
  for (const event of events) if (!bySeq.has(event.seq)) bySeq.set(event.seq, event);
  const sorted = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const from = sorted[0]?.seq ?? 0;
  return sorted.filter(({ seq }, i) => seq === from + i);
}

/** This page, among the tabs of the browser. */
const thisTab = ulid();

/** Opens the journal of one run. Unsent events outrank everything else in a full storage. */
export function openRunJournal(
  storage: KeyValueStorage,
  userId: string,
  run: RunRef,
  tab = thisTab,
): RunJournal {
  const key = runJournalKey(userId, run);
  const own = `${key}:${tab}`;
  const keys = () => storage.keys().filter((one) => one.startsWith(`${key}:`));
  const readKey = (one: string) => parse(eventsSchema, storage.getItem(one)) ?? [];
  const write = (one: string, events: readonly RunEvent[]) => {
    if (events.length === 0) return storage.removeItem(one);
    try {
      storeFirst(storage, one, JSON.stringify(events));
    } catch (error) {
      // A full storage must not keep the events from the server.
      console.warn('run journal refused', error);
    }
  };
  const keepOnly = (isKept: (event: RunEvent) => boolean) => {
    for (const one of keys()) write(one, readKey(one).filter(isKept));
  };
  return {
    read: () => contiguous(keys().flatMap(readKey)),
    add: (events) => {
      const first = events[0]?.seq ?? 0;
      write(own, [...readKey(own).filter(({ seq }) => seq < first), ...events]);
    },
    confirm: (lastSeq) => keepOnly(({ seq }) => seq > lastSeq),
    drop: (events) => {
      const dropped = new Set(events.map((event) => JSON.stringify(event)));
      keepOnly((event) => !dropped.has(JSON.stringify(event)));
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
