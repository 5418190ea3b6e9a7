import * as z from 'zod/mini';
import {
  type RoomDraft,
  roomDraftSchema,
} from '#shared/domain/simulators/cleanroom/stored-room.ts';
import type { KeyValueStorage } from '#web/lib/local-keys.ts';

const keptSchema = z.object({
  /** Of the room to be made, so that one whose reply was lost is made once. */
  id: z.string(),
  /** The version that the changes start from; null: the room is not stored. */
  version: z.nullable(z.number()),
  draft: roomDraftSchema,
  keptAt: z.string(),
});

/** A room with changes that were not saved. */
export type KeptDraft = z.infer<typeof keptSchema> & { draft: RoomDraft };

/** Where the changes of one person to one room are kept; `place`: its id, or what it is made from. */
export const draftKey = (userId: string, place: string): string => `room-draft:${userId}:${place}`;

/** What was kept; whatever lies there, the answer is a whole draft or null. */
export function readKept(storage: KeyValueStorage, key: string): KeptDraft | null {
  try {
    const parsed = z.safeParse(keptSchema, JSON.parse(storage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps changes; a full or forbidden storage must not break the editor. */
export function writeKept(storage: KeyValueStorage, key: string, kept: KeptDraft): void {
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch (error) {
    console.warn('draft was not kept', error);
  }
}
