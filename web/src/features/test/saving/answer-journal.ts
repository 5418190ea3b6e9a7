import * as z from 'zod/mini';
import { ulidSchema } from '#shared/domain/ids.ts';
import { type Answer, answerSchema } from '#shared/domain/works/task.ts';
import { type KeyValueStorage, storeFirst } from '#web/lib/local-keys.ts';

/** One answer on its way to the server. */
export interface PendingSave {
  taskId: string;
  answer: Answer;
  answerId: string;
  /** Its task is left: where the work locks answers, this one is the last. */
  isLeft?: true | undefined;
}

const entrySchema = z.object({
  answer: answerSchema,
  answerId: ulidSchema,
  isLeft: z.optional(z.literal(true)),
});

/** Where answers wait that the server has not confirmed; it survives a reload, a crash, a flat battery. */
export interface AnswerJournal {
  read: (taskId: string) => PendingSave | null;
  write: (save: PendingSave) => void;
  /** Forgets a save, unless a newer one of the same task has taken its place. */
  forget: (save: PendingSave) => void;
}

/** All journals begin so; the id of the person follows. */
export const journalPrefix = (userId: string): string => `answer:${userId}:`;

/** Opens the journal of one person's attempt. Every task has its own key, so that two tabs never overwrite each other's. */
export function openJournal(
  storage: KeyValueStorage,
  userId: string,
  attemptId: string,
): AnswerJournal {
  const keyOf = (taskId: string) => `${journalPrefix(userId)}${attemptId}:${taskId}`;
  const read = (taskId: string): PendingSave | null => {
    const text = storage.getItem(keyOf(taskId));
    if (text === null) return null;
    const parsed = z.safeParse(entrySchema, parseJson(text));
    return parsed.success ? { taskId, ...parsed.data } : null;
  };
  return {
    read,
    write: ({ taskId, ...entry }) => {
      try {
        storeFirst(storage, keyOf(taskId), JSON.stringify(entry));
      } catch (error) {
        // A full storage must not keep the answer from the server.
        console.warn('answer journal refused', error);
      }
    },
    forget: ({ taskId, answerId }) => {
      const held = read(taskId);
      if (!held || held.answerId === answerId) storage.removeItem(keyOf(taskId));
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
