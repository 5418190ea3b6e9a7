import type { Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import type { LocalText } from '#shared/languages.ts';

/** A text without the translations that were left empty. */
export function written({ ru, en, ch }: LocalText): LocalText {
  return {
    ru,
    ...(en?.trim() && { en }),
    ...(ch?.trim() && { ch }),
  };
}

/** The room of a draft as it stands in a plan, under the name that the draft has now. */
export const namedRoom = ({ name, room }: Pick<RoomDraft, 'name' | 'room'>): Room => ({
  ...room,
  name: written(name),
});
