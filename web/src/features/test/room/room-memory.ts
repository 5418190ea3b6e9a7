import * as z from 'zod/mini';
import { type Answer, answerSchema } from '#shared/domain/works/task.ts';
import type { KeyValueStorage } from '#web/lib/local-keys.ts';

const memorySchema = z.object({
  current: z.nullable(z.string()),
  marked: z.array(z.string()),
  drafts: z.record(z.string(), answerSchema),
});

/** What the room remembers in this browser besides the answers. */
export interface RoomMemory {
  /** The task on show. */
  current: string | null;
  /** Tasks marked for later. */
  marked: readonly string[];
  /** Chosen in TRAINING and not yet answered, by task. */
  drafts: Readonly<Record<string, Answer>>;
}

export const emptyMemory: RoomMemory = { current: null, marked: [], drafts: {} };

const keyOf = (userId: string, attemptId: string) => `room:${userId}:${attemptId}`;

/** What was remembered of an attempt. */
export function readMemory(
  storage: KeyValueStorage,
  userId: string,
  attemptId: string,
): RoomMemory {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId, attemptId)) ?? 'null');
    const parsed = z.safeParse(memorySchema, kept);
    return parsed.success ? parsed.data : emptyMemory;
  } catch {
    return emptyMemory;
  }
}

/** Remembers; a storage that refuses costs the place, never the answers. */
export function keepMemory(
  storage: KeyValueStorage,
  userId: string,
  attemptId: string,
  memory: RoomMemory,
): void {
  try {
    storage.setItem(keyOf(userId, attemptId), JSON.stringify(memory));
  } catch (error) {
    console.warn('place in the work was not kept', error);
  }
}

/** Forgets an attempt that is over. */
export const forgetMemory = (storage: KeyValueStorage, userId: string, attemptId: string): void =>
  storage.removeItem(keyOf(userId, attemptId));
