import { localStore } from '#web/lib/local-keys.ts';

/** How the events of a run stand that the server has not confirmed: on their way, or waiting for the connection. */
export type RunPhase = 'sending' | 'waiting';

/** Which run: an attempt may have one per case task, in TRAINING one after another. */
export interface RunRef {
  id: string;
  attemptId: string;
  taskId: string;
}

/** Phase by `<person>:<attempt>:<task>`; a new object at every change. */
export type OutboxSnapshot = Readonly<Record<string, RunPhase>>;

/** Unsent events of runs wait in local storage under keys that begin so. */
export const runJournalPrefix = 'answer-run:';

const placeOf = (userId: string, { attemptId, taskId }: Omit<RunRef, 'id'>) =>
  `${userId}:${attemptId}:${taskId}`;

/** Where the unsent events of a run wait. */
export const runJournalKey = (userId: string, run: RunRef): string =>
  `${runJournalPrefix}${placeOf(userId, run)}:${run.id}`;

let snapshot: OutboxSnapshot = {};
const listeners = new Set<() => void>();

/** Tells how a run stands; null: the server has all of it. */
export function reportRun(userId: string, run: RunRef, phase: RunPhase | null): void {
  const place = placeOf(userId, run);
  if ((snapshot[place] ?? null) === phase) return;
  const { [place]: _, ...others } = snapshot;
  snapshot = phase ? { ...others, [place]: phase } : others;
  for (const listener of [...listeners]) listener();
}

/** The unsent runs of this page, for `useSyncExternalStore`. */
export const runOutbox = {
  getSnapshot: (): OutboxSnapshot => snapshot,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** How the run of a task stands. */
export const runPhaseOf = (
  outbox: OutboxSnapshot,
  userId: string,
  attemptId: string,
  taskId: string,
): RunPhase | null => outbox[placeOf(userId, { attemptId, taskId })] ?? null;

/** Whether an attempt has a run that the server does not know to its end. */
export const hasUnsentRun = (userId: string, attemptId: string): boolean =>
  Object.keys(snapshot).some((place) => place.startsWith(`${userId}:${attemptId}:`));

/** The runs of a person that left unsent events in this browser; of one attempt, or of all. */
export function unsentRuns(userId: string, attemptId?: string): RunRef[] {
  const prefix = `${runJournalPrefix}${userId}:${attemptId === undefined ? '' : `${attemptId}:`}`;
  return localStore.keys().flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const [, , attempt, taskId, id] = key.split(':');
    return attempt && taskId && id ? [{ id, attemptId: attempt, taskId }] : [];
  });
}
