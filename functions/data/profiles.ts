import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type ProfileRow, profileRowSchema } from '#shared/contracts/rooms.ts';
import { type Profile, profileSchema } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Database } from './database.ts';
import { getItem, getMany } from './get-many.ts';
import { immutableCache } from './immutable-cache.ts';
import { simulatorKeys, simulatorListings } from './keys.ts';
import { queryAll } from './query-all.ts';

const versions = immutableCache<Profile>();

/** A version of a profile; versions never change. null: there is none. */
export async function getProfileVersion(
  db: Database,
  profileId: string,
  version: number,
): Promise<Profile | null> {
  const cache = versions.of(db);
  const name = `${profileId}@${version}`;
  const known = cache.get(name);
  if (known) return known;
  const item = await getItem(db, 'content', simulatorKeys.profileVersion(profileId, version), {
    isConsistent: true,
  });
  if (!item) return null;
  const profile = profileSchema.parse(item);
  cache.set(name, profile);
  return profile;
}

/** A profile as it is now; null when there is none. */
export async function getProfile(db: Database, profileId: string): Promise<Profile | null> {
  const item = await getItem(db, 'content', simulatorKeys.profile(profileId));
  return item ? getProfileVersion(db, profileId, profileRowSchema.parse(item).version) : null;
}

/** What lists show of these profiles, by id. */
export async function getProfileRows(
  db: Database,
  profileIds: readonly string[],
): Promise<Map<string, ProfileRow>> {
  const items = await getMany(db, 'content', [...new Set(profileIds)].map(simulatorKeys.profile));
  return new Map(items.map((item) => profileRowSchema.parse(item)).map((row) => [row.id, row]));
}

/** All profiles by name. */
export const listProfiles = async (db: Database): Promise<ProfileRow[]> =>
  (
    await queryAll(db, {
      TableName: db.names.content,
      IndexName: 'listing',
      KeyConditionExpression: 'listPk = :partition',
      ExpressionAttributeValues: { ':partition': simulatorListings.profiles },
    })
  ).map((item) => profileRowSchema.parse(item));

/** Saves a version of a profile, which becomes the current one. */
export async function putProfile(db: Database, profile: Profile): Promise<void> {
  const { id, version, name, origin, steps, mistakes } = profile;
  const row: ProfileRow = {
    ...{ id, version, name, origin },
    stepsCount: steps.length,
    mistakesCount: mistakes.length,
  };
  const TableName = db.names.content;
  const frozen = { ...simulatorKeys.profileVersion(id, version), ...profile };
  await db.client.send(new PutCommand({ TableName, Item: frozen }));
  // The row comes last: it names the version, which is there by now.
  await db.client.send(
    new PutCommand({
      TableName,
      Item: {
        ...simulatorKeys.profile(id),
        ...row,
        listPk: simulatorListings.profiles,
        listSk: `${name.ru}#${id}`,
      },
    }),
  );
}
