import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { storedRoomSchema } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { type Database, isConditionFailure } from './database.ts';
import { getItem } from './get-many.ts';
import { simulatorKeys, simulatorListings } from './keys.ts';
import { queryAll } from './query-all.ts';

const keptSchema = z.object({
  ...storedRoomSchema.shape,
  /** Id of who saved it last; absent: it came with the system. */
  updatedBy: z.optional(z.string()),
});

/** A room with who saved it. */
export type KeptRoom = z.infer<typeof keptSchema>;

/** A room as it is at this moment; null when there is none. */
export async function getRoom(db: Database, roomId: string): Promise<KeptRoom | null> {
  const item = await getItem(db, 'content', simulatorKeys.room(roomId), { isConsistent: true });
  return item ? keptSchema.parse(item) : null;
}

/** All rooms by name. */
export const listRooms = async (db: Database): Promise<KeptRoom[]> =>
  (
    await queryAll(db, {
      TableName: db.names.content,
      IndexName: 'listing',
      KeyConditionExpression: 'listPk = :partition',
      ExpressionAttributeValues: { ':partition': simulatorListings.rooms },
    })
  ).map((item) => keptSchema.parse(item));

/** Saves a room: a new one, or the version after the stored one. false: another version is stored. */
export async function putRoom(db: Database, room: KeptRoom): Promise<boolean> {
  try {
    await db.client.send(
      new PutCommand({
        TableName: db.names.content,
        Item: {
          ...simulatorKeys.room(room.id),
          ...room,
          listPk: simulatorListings.rooms,
          listSk: `${room.name.ru}#${room.id}`,
        },
        ...(room.version === 1
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'version = :before',
              ExpressionAttributeValues: { ':before': room.version - 1 },
            }),
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Removes a room; again, nothing. */
export async function removeRoom(db: Database, roomId: string): Promise<void> {
  await db.client.send(
    new DeleteCommand({ TableName: db.names.content, Key: simulatorKeys.room(roomId) }),
  );
}
