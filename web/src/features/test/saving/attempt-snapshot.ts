import * as z from 'zod/mini';
import { type Attempt, attemptSchema } from '#shared/contracts/attempts.ts';
import type { Mode } from '#shared/domain/works/work.ts';
import { localStore } from '#web/lib/local-keys.ts';

const keyOf = (userId: string, workId: string, mode: Mode) => `attempt:${userId}:${workId}:${mode}`;

/** Keeps the attempt as it is on show, so that it opens without network; a finished one is forgotten. */
export function keepSnapshot(userId: string, attempt: Attempt): void {
  const key = keyOf(userId, attempt.workId, attempt.type);
  try {
    if (attempt.status === 'ACTIVE') localStore.setItem(key, JSON.stringify(attempt));
    else localStore.removeItem(key);
  } catch (error) {
    console.warn('attempt was not kept', error);
  }
}

/** The attempt that was on show last, while it is not known to be finished. */
export function readSnapshot(userId: string, workId: string, mode: Mode): Attempt | null {
  try {
    const kept: unknown = JSON.parse(localStore.getItem(keyOf(userId, workId, mode)) ?? 'null');
    const parsed = z.safeParse(attemptSchema, kept);
    return parsed.success && parsed.data.status === 'ACTIVE' ? parsed.data : null;
  } catch {
    return null;
  }
}
