import type { Dependencies } from '#functions/data/dependencies.ts';
import { getProfile } from '#functions/data/profiles.ts';
import { getRoom, type KeptRoom, putRoom } from '#functions/data/rooms.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { RoomView } from '#shared/contracts/rooms.ts';
import { checkItemIds, checkRoom } from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { presentRoom } from './present-saved.ts';

/** Two savings of the same differ in these only. */
const contentOf = ({ updatedAt: _, updatedBy: __, ...room }: KeptRoom) => stateHash(room);

/** Stores a version of a room; sent again it is the one that was made. */
export async function saveRoom(
  deps: Dependencies,
  updatedBy: string,
  draft: RoomDraft,
  identity: { id: string; version: number },
): Promise<Outcome<RoomView>> {
  const { name, room, items, start, profileId } = draft;
  if (!(await getProfile(deps.db, profileId))) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.profileId', code: 'unknown' }] });
  }
  const problems = [...checkRoom(room, [], 'body.room'), ...checkItemIds(items, 'body.items')];
  const errors = problems.map(({ path, code }) => ({ path, code }));
  if (errors.length > 0) return refused('INVALID_INPUT', { errors });
  const updatedAt = new Date(deps.now()).toISOString();
  const content = { name, room, items, start, profileId };
  const made: KeptRoom = { ...identity, ...content, updatedAt, updatedBy };
  if (await putRoom(deps.db, made)) return done(await presentRoom(deps.db, made));
  const stored = await getRoom(deps.db, identity.id);
  if (!stored) return refused('NOT_FOUND');
  if (contentOf(stored) !== contentOf(made)) return refused('CONFLICT');
  return done(await presentRoom(deps.db, stored));
}
