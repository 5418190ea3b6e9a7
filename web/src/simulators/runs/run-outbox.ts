import { localStore } from '#web/lib/local-keys.ts';

/** How the events of a run stand that the server has not confirmed: on their way, or waiting for the connection. */
export type RunPhase = 'sending' | 'waiting';

/** Which run: an attempt may have one per case task, in TRAINING one after another. */
export interface RunRef {
  id: string;
  attemptId: string;
  taskId: string;
}

/** Phase by `<person>:<attempt>:<task>:<run>`; a new object at every change. */
export type OutboxSnapshot = Readonly<Record<string, RunPhase>>;

/** Unsent events of runs wait in local storage under keys that begin so. */
export const runJournalPrefix = 'answer-run:';

const placeOf = (userId: string, { attemptId, taskId, id }: RunRef) =>
  `${userId}:${attemptId}:${taskId}:${id}`;

/** Where the unsent events of a run wait; every tab adds a word of its own. */
export const runJournalKey = (userId: string, run: RunRef): string =>
  `${runJournalPrefix}${placeOf(userId, run)}`;

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

/** How the runs of a task stand; one that waits tells more than one that is on its way. */
export function runPhaseOf(
  outbox: OutboxSnapshot,
  userId: string,
  attemptId: string,
  taskId: string,
): RunPhase | null {
  const prefix = `${userId}:${attemptId}:${taskId}:`;
  const phases = Object.keys(outbox).flatMap((place) =>
    place.startsWith(prefix) ? (outbox[place] ?? []) : [],
  );
  return phases.find((phase) => phase === 'waiting') ?? phases[0] ?? null;
}

/** The runs of a person that left unsent events in this browser; of one attempt, or of all. */
export function unsentRuns(userId: string, attemptId?: string): RunRef[] {
  const prefix = `${runJournalPrefix}${userId}:${attemptId === undefined ? '' : `${attemptId}:`}`;
  const found = new Map<string, RunRef>();
  for (const key of localStore.keys()) {
    if (!key.startsWith(prefix)) continue;
    const [, , attempt, taskId, id] = key.split(':');
    if (attempt && taskId && id) found.set(id, { id, attemptId: attempt, taskId });
  }
  return [...found.values()];
}
