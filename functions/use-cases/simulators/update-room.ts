import type { UseCase } from '#functions/data/use-case.ts';
import { refused } from '#functions/platform/outcome.ts';
import type { updateRoom as call } from '#shared/contracts/rooms.ts';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import { saveRoom } from './save-room.ts';

/** Changes a room that nobody has changed since it was read; the ready rooms stay as they are. */
export const updateRoom: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id } = input.params;
  if (readyRoomOf(id)) return refused('READY_ROOM');
  const { version, ...draft } = input.body;
  return saveRoom(deps, actor.userId, draft, { id, version: version + 1 });
};
