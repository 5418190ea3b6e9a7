import * as z from 'zod/mini';
import { type OpenRun, openRunSchema } from '#shared/contracts/runs.ts';
import { type RunEvent, runEventSchema } from '#shared/domain/simulators/kernel/run.ts';
import { type KeyValueStorage, storeFirst } from '#web/lib/local-keys.ts';

const eventsSchema = z.array(runEventSchema);

/** What of a run is kept in the browser: events that the server has not confirmed, and the run itself for a reload without network. */
export interface RunJournal {
  unsent: () => RunEvent[];
  keepUnsent: (events: readonly RunEvent[]) => void;
  keepRun: (run: OpenRun) => void;
  forget: () => void;
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

const runKey = (userId: string, attemptId: string, taskId: string) =>
  `attempt:run:${userId}:${attemptId}:${taskId}`;

/** The run of a task as it was on show last in this browser. */
export const keptRun = (
  storage: KeyValueStorage,
  userId: string,
  attemptId: string,
  taskId: string,
): OpenRun | null =>
  parse(openRunSchema, storage.getItem(runKey(userId, attemptId, taskId))) as OpenRun | null;

/** Opens the journal of one run. Unsent events outrank everything else in a full storage. */
export function openRunJournal(
  storage: KeyValueStorage,
  userId: string,
  run: Pick<OpenRun, 'id' | 'attemptId' | 'taskId'>,
): RunJournal {
  const unsentKey = `answer-run:${userId}:${run.id}`;
  const key = runKey(userId, run.attemptId, run.taskId);
  return {
    unsent: () => parse(eventsSchema, storage.getItem(unsentKey)) ?? [],
    keepUnsent: (events) => {
      if (events.length === 0) return storage.removeItem(unsentKey);
      try {
        storeFirst(storage, unsentKey, JSON.stringify(events));
      } catch (error) {
        // A full storage must not keep the events from the server.
        console.warn('run journal refused', error);
      }
    },
    keepRun: (whole) => {
      try {
        storage.setItem(key, JSON.stringify(whole));
      } catch (error) {
        console.warn('run journal refused', error);
      }
    },
    forget: () => {
      storage.removeItem(key);
      storage.removeItem(unsentKey);
    },
  };
}
