import * as z from 'zod/mini';
import { type Attempt, attemptSchema } from '#shared/contracts/attempts.ts';
import type { Mode } from '#shared/domain/works/work.ts';
import type { KeyValueStorage } from '#web/lib/local-keys.ts';
import type { ClockMemory } from '#web/lib/server-clock.ts';

/** What an attempt is found by before its id is known. */
interface Taken {
  workId: string;
  mode: Mode;
  /** In CONTROL: two executions of one work are two attempts. */
  executionId?: string | undefined;
}

const keyOf = (userId: string, { workId, mode, executionId }: Taken) =>
  ['attempt', userId, workId, mode, ...(executionId ? [executionId] : [])].join(':');

const keptSchema = z.object({
  ...attemptSchema.shape,
  // Browsers hold snapshots of before these were kept.
  locksAnswers: z._default(z.boolean(), false),
  clock: z.optional(z.object({ ahead: z.number(), at: z.number() })),
});

/** An attempt as it was on show last, and the server's clock at that time. */
export interface Snapshot {
  attempt: Attempt;
  executionId?: string | undefined;
  clock: ClockMemory;
}

/** Keeps the attempt as it is on show, so that it opens without network; a finished one is forgotten. */
export function keepSnapshot(
  storage: KeyValueStorage,
  userId: string,
  { attempt, executionId, clock }: Snapshot,
): void {
  const key = keyOf(userId, { workId: attempt.workId, mode: attempt.type, executionId });
  try {
    if (attempt.status === 'ACTIVE') storage.setItem(key, JSON.stringify({ ...attempt, clock }));
    else storage.removeItem(key);
  } catch (error) {
    console.warn('attempt was not kept', error);
  }
}

/** The attempt that was on show last, while it is not known to be finished. */
export function readSnapshot(
  storage: KeyValueStorage,
  userId: string,
  taken: Taken,
): Snapshot | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId, taken)) ?? 'null');
    const parsed = z.safeParse(keptSchema, kept);
    if (!parsed.success || parsed.data.status !== 'ACTIVE') return null;
    const { clock, ...attempt } = parsed.data;
    return { attempt, clock: clock ?? { ahead: 0, at: Date.parse(attempt.serverTime) } };
  } catch {
    return null;
  }
}

/** The work that was open in this browser inside an execution: the one that is named, or the only one; null: none. */
export function keptWorkId(
  storage: KeyValueStorage,
  userId: string,
  executionId: string,
  named: string | null,
): string | null {
  const kept = storage.keys().flatMap((key) => {
    const [kind, owner, workId = '', mode, execution] = key.split(':');
    const isOfIt =
      kind === 'attempt' && owner === userId && mode === 'CONTROL' && execution === executionId;
    return isOfIt && (named ?? workId) === workId ? [workId] : [];
  });
  return kept.length === 1 ? (kept[0] ?? null) : null;
}
