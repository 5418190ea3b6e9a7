import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ulid } from 'ulid';
import { createRoom, getRoom, type RoomView, updateRoom } from '#shared/contracts/rooms.ts';
import type { RoomDraft, StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { send } from '#web/lib/api-client.ts';
import { ApiError, type FieldProblem } from '#web/lib/api-error.ts';
import { useRoomsChanged } from '../api.ts';
import { bodyOf, formProblems } from '../editing/draft-form.ts';

/** The room that is stored, as far as saving needs it. */
export interface StoredState {
  id: string;
  /** null: nothing is stored under the id yet. */
  version: number | null;
  /** What was stored or loaded last, to tell whether anything has changed. */
  content: string;
}

export const contentOf = (draft: RoomDraft): string => JSON.stringify(bodyOf(draft));

/** What came of saving. */
export type SaveOutcome = 'saved' | 'refused' | 'conflict' | 'failed';

/** Saving of one room: as a new one, over the version that it began with, or as a copy. */
export function useSave(initial: StoredState) {
  const client = useQueryClient();
  const roomsChanged = useRoomsChanged();
  const [stored, setStored] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [error, setError] = useState<unknown>(null);
  /** What somebody else has saved meanwhile. */
  const [conflict, setConflict] = useState<RoomView | null>(null);
  const isSending = useRef(false);

  const took = (room: StoredRoom, draft: RoomDraft) => {
    setStored({ id: room.id, version: room.version, content: contentOf(draft) });
    setConflict(null);
    roomsChanged();
    client.removeQueries({ queryKey: [getRoom.name, room.id], type: 'inactive' });
  };

  const store = async (draft: RoomDraft, as: Pick<StoredState, 'id' | 'version'>) => {
    if (isSending.current) return 'failed' as const;
    const wrong = formProblems(draft);
    setRefused(wrong);
    setError(null);
    if (wrong.length > 0) return 'refused' as const;
    isSending.current = true;
    setBusy(true);
    const body = bodyOf(draft);
    try {
      const room =
        as.version === null
          ? await send(createRoom, { body: { ...body, id: as.id } })
          : await send(updateRoom, {
              params: { id: as.id },
              body: { ...body, version: as.version },
            });
      took(room, draft);
      return 'saved' as const;
    } catch (problem) {
      return await settle(problem, as);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  /** What a refusal means for the person. */
  const settle = async (
    problem: unknown,
    as: Pick<StoredState, 'id' | 'version'>,
  ): Promise<SaveOutcome> => {
    if (!(problem instanceof ApiError)) throw problem;
    setError(problem);
    if (problem.code === 'INVALID_INPUT') {
      setRefused(problem.errors);
      return 'refused';
    }
    if (problem.code === 'NOT_FOUND' && as.version !== null) {
      // Somebody has removed it: what is here becomes a room of its own.
      setStored({ ...stored, id: ulid(), version: null });
      return 'failed';
    }
    if (problem.code !== 'CONFLICT') return 'failed';
    try {
      setConflict(await send(getRoom, { params: { id: as.id } }));
      return 'conflict';
    } catch {
      return 'failed';
    }
  };

  return {
    stored,
    isBusy,
    refused,
    error,
    conflict,
    save: (draft: RoomDraft): Promise<SaveOutcome> => store(draft, stored),
    saveCopy: (draft: RoomDraft): Promise<SaveOutcome> =>
      store(draft, { id: ulid(), version: null }),
    /** Goes on from what somebody else has saved. */
    takeOver: (room: StoredRoom, draft: RoomDraft) => took(room, draft),
    closeConflict: () => setConflict(null),
  };
}
