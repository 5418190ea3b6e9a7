import { getRoom, removeRoom } from '#functions/data/rooms.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { deleteRoom as call } from '#shared/contracts/rooms.ts';

/** Removes a room. */
export const deleteRoom: UseCase<typeof call> = async ({ input, deps }) => {
  const { id } = input.params;
  if (!(await getRoom(deps.db, id))) return refused('NOT_FOUND');
  await removeRoom(deps.db, id);
  return done(undefined);
};
