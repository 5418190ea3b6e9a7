import type { Dependencies } from '#functions/data/dependencies.ts';
import { getProfile } from '#functions/data/profiles.ts';
import { getRoom, putRoom } from '#functions/data/rooms.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import { checkRoom } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { RoomDraft, StoredRoom } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';

/** Two savings of the same differ in this only. */
const contentOf = ({ updatedAt: _, ...room }: StoredRoom) => stateHash(room);

/** Stores a version of a room; sent again it is the one that was made. */
export async function saveRoom(
  deps: Dependencies,
  draft: RoomDraft,
  identity: { id: string; version: number },
): Promise<Outcome<StoredRoom>> {
  const { name, room, items, start, profileId } = draft;
  if (!(await getProfile(deps.db, profileId))) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.profileId', code: 'unknown' }] });
  }
  const errors = checkRoom(room, [], 'body.room').map(({ path, code }) => ({ path, code }));
  if (errors.length > 0) return refused('INVALID_INPUT', { errors });
  const updatedAt = new Date(deps.now()).toISOString();
  const made: StoredRoom = { ...identity, name, room, items, start, profileId, updatedAt };
  if (await putRoom(deps.db, made)) return done(made);
  const stored = await getRoom(deps.db, identity.id);
  if (!stored) return refused('NOT_FOUND');
  return contentOf(stored) === contentOf(made) ? done(stored) : refused('CONFLICT');
}
