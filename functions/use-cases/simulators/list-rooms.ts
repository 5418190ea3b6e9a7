import { listRooms as listStored } from '#functions/data/rooms.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listRooms as call } from '#shared/contracts/rooms.ts';

/** The rooms of the room editor, by name. */
export const listRooms: UseCase<typeof call> = async ({ input, deps }) => {
  const { page, size } = input.query;
  const shown = pageOf(await listStored(deps.db), page, size);
  return done({
    ...shown,
    content: shown.content.map(({ id, version, name, room, items, profileId, updatedAt }) => ({
      ...{ id, version, name, profileId, updatedAt },
      location: room.location,
      width: room.width,
      depth: room.depth,
      furnitureCount: room.furniture.length,
      itemsCount: items.length,
    })),
  });
};
