import { getRoom as getStored } from '#functions/data/rooms.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getRoom as call } from '#shared/contracts/rooms.ts';
import { presentRoom } from './present-saved.ts';

/** A room as it is now. */
export const getRoom: UseCase<typeof call> = async ({ input, deps }) => {
  const room = await getStored(deps.db, input.params.id);
  return room ? done(await presentRoom(deps.db, room)) : refused('NOT_FOUND');
};
