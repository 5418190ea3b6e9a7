import { entering } from '#infra/local/seed/cleanroom/facility.ts';
import { readyRooms } from '#infra/local/seed/cleanroom/ready-rooms.ts';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { RoomDraft, StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import type { Edited } from '#web/features/rooms/editing/edit-room.ts';
import { doorsOf } from '#web/features/rooms/editing/placing.ts';

/** The ready room of a location as a draft. */
export function draftOf(location: Location): RoomDraft {
  const ready = readyRooms.find(({ room }) => room.location === location) as StoredRoom;
  const { id: _, version: __, updatedAt: ___, ...draft } = ready;
  return draft;
}

/** The doors that it has on the usual way in. */
export const doorsIn = (location: Location) => doorsOf(entering.doors, location);

/** The room after an edit that has to be possible. */
export function made(edited: Edited): RoomDraft {
  if ('refused' in edited) throw new Error(`refused: ${edited.refused}`);
  return edited.draft;
}
