import { getRoom, removeRoom } from '#functions/data/rooms.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { deleteRoom as call } from '#shared/contracts/rooms.ts';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';

/** Removes a room; the ready rooms stay. */
export const deleteRoom: UseCase<typeof call> = async ({ input, deps }) => {
  const { id } = input.params;
  if (readyRoomOf(id)) return refused('READY_ROOM');
  if (!(await getRoom(deps.db, id))) return refused('NOT_FOUND');
  await removeRoom(deps.db, id);
  return done(undefined);
};
