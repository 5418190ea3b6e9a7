import * as z from 'zod/mini';
import { answerIdSchema } from '#shared/contracts/attempts.ts';
import { type Answer, answerSchema } from '#shared/domain/works/task.ts';
import type { KeyValueStorage } from '#web/lib/local-keys.ts';

/** One answer on its way to the server. */
export interface PendingSave {
  taskId: string;
  answer: Answer;
  answerId: string;
}

/** A save in the journal. */
export interface JournalEntry {
  save: PendingSave;
  /** It may still be changed: it goes out when its task is left. */
  isHeld: boolean;
}

const entrySchema = z.object({
  answer: answerSchema,
  answerId: answerIdSchema,
  held: z.optional(z.boolean()),
});

/** Where answers wait that the server has not confirmed; it survives a reload, a crash, a flat battery. */
export interface AnswerJournal {
  read: (taskId: string) => JournalEntry | null;
  write: (entry: JournalEntry) => void;
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
  const read = (taskId: string): JournalEntry | null => {
    const text = storage.getItem(keyOf(taskId));
    if (text === null) return null;
    const parsed = z.safeParse(entrySchema, parseJson(text));
    if (!parsed.success) return null;
    const { answer, answerId, held = false } = parsed.data;
    return { save: { taskId, answer, answerId }, isHeld: held };
  };
  return {
    read,
    write: ({ save: { taskId, answer, answerId }, isHeld }) => {
      try {
        const entry = { answer, answerId, ...(isHeld && { held: true }) };
        storage.setItem(keyOf(taskId), JSON.stringify(entry));
      } catch (error) {
        // A full storage must not keep the answer from the server.
        console.warn('answer journal refused', error);
      }
    },
    forget: ({ taskId, answerId }) => {
      const kept = read(taskId);
      if (!kept || kept.save.answerId === answerId) storage.removeItem(keyOf(taskId));
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
