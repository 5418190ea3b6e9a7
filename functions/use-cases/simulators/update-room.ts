import type { UseCase } from '#functions/data/use-case.ts';
import type { updateRoom as call } from '#shared/contracts/rooms.ts';
import { saveRoom } from './save-room.ts';

/** Changes a room that nobody has changed since it was read. */
export const updateRoom: UseCase<typeof call> = ({ actor, input, deps }) => {
  const { version, ...draft } = input.body;
  return saveRoom(deps, actor.userId, draft, { id: input.params.id, version: version + 1 });
};
