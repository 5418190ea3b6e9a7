import type { UseCase } from '#functions/data/use-case.ts';
import type { createRoom as call } from '#shared/contracts/rooms.ts';
import { saveRoom } from './save-room.ts';

/** Makes a room; sent again with the same id it is the one that was made. */
export const createRoom: UseCase<typeof call> = ({ actor, input, deps }) => {
  const { id = deps.newId(), ...draft } = input.body;
  return saveRoom(deps, actor.userId, draft, { id, version: 1 });
};
