import * as z from 'zod/mini';
import { idSchema } from '#shared/domain/ids.ts';
import { localTextSchema } from '#shared/language-schemas.ts';
import { itemInstanceSchema, worldSchema } from './case.ts';
import { type ItemCode, itemCodes } from './catalogue.ts';
import { roomSchema } from './facility.ts';

const { gender, aspects, sizes } = worldSchema.shape.person.shape;

/** What whoever edits a room says of it. */
export const roomDraftSchema = z.object({
  name: localTextSchema,
  room: roomSchema,
  /** Things that are placed in it. */
  items: z.array(itemInstanceSchema).check(z.maxLength(80)),
  /** Who comes into it when it is looked at. */
  start: z.object({
    gender,
    aspects,
    sizes,
    /** Codes of what is worn, inmost first. */
    wears: z.optional(
      z.array(z.enum(itemCodes as [ItemCode, ...ItemCode[]])).check(z.maxLength(40)),
    ),
  }),
  /** Rules that hold in it. */
  profileId: idSchema,
});

export type RoomDraft = z.infer<typeof roomDraftSchema>;

/** A room by itself, as the room editor keeps it. */
export const storedRoomSchema = z.object({
  id: idSchema,
  /** Grows with every save. */
  version: z.int().check(z.gte(1)),
  ...roomDraftSchema.shape,
  updatedAt: z.string(),
});

export type StoredRoom = z.infer<typeof storedRoomSchema>;
