import * as z from 'zod/mini';
import { idSchema, ulidSchema } from '#shared/domain/ids.ts';
import { locations } from '#shared/domain/simulators/cleanroom/codes.ts';
import { profileSchema } from '#shared/domain/simulators/cleanroom/profile.ts';
import {
  roomDraftSchema,
  storedRoomSchema,
} from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { localTextSchema } from '#shared/language-schemas.ts';
import { call, idParams, listOf, pageQuery } from './call.ts';
import { personNameSchema } from './person-ref.ts';
import { storableAs, typedName } from './storable-draft.ts';

export const roomRowSchema = z.object({
  id: z.string(),
  version: z.number(),
  name: localTextSchema,
  location: z.enum(locations),
  width: z.number(),
  depth: z.number(),
  furnitureCount: z.number(),
  itemsCount: z.number(),
  profileId: z.string(),
  updatedAt: z.string(),
});

export type RoomRow = z.infer<typeof roomRowSchema>;

export const listRooms = call({
  name: 'listRooms',
  method: 'GET',
  path: '/rooms',
  area: 'simulators',
  access: 'rooms:read',
  summary: 'Rooms of the room editor, by name.',
  query: z.object(pageQuery),
  response: listOf(roomRowSchema),
  repeatable: true,
});

/** A room, with who saved it last; null: it came with the system, or their account is gone. */
export const roomViewSchema = z.object({
  ...storedRoomSchema.shape,
  updatedBy: z.nullable(personNameSchema),
});

export type RoomView = z.infer<typeof roomViewSchema>;

export const getRoom = call({
  name: 'getRoom',
  method: 'GET',
  path: '/rooms/{id}',
  area: 'simulators',
  access: 'rooms:read',
  summary: 'A room as it is now.',
  params: idParams,
  response: roomViewSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

const draft = {
  ...roomDraftSchema.shape,
  name: typedName,
  room: storableAs(roomDraftSchema.shape.room),
};

export const createRoom = call({
  name: 'createRoom',
  method: 'POST',
  path: '/rooms',
  area: 'simulators',
  access: 'rooms:write',
  summary: 'Makes a room; the same id again is the same room once.',
  body: z.object({ ...draft, id: z.optional(ulidSchema) }),
  response: roomViewSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
  repeatable: true,
});

export const updateRoom = call({
  name: 'updateRoom',
  method: 'PUT',
  path: '/rooms/{id}',
  area: 'simulators',
  access: 'rooms:write',
  summary: 'Changes a room; the ready rooms stay as they are.',
  params: idParams,
  body: z.object({
    ...draft,
    /** The version that the change starts from; another one stored: 409. */
    version: z.int().check(z.gte(1), z.lte(999_999)),
  }),
  response: roomViewSchema,
  errors: ['NOT_FOUND', 'READY_ROOM', 'CONFLICT'],
  repeatable: true,
});

export const deleteRoom = call({
  name: 'deleteRoom',
  method: 'DELETE',
  path: '/rooms/{id}',
  area: 'simulators',
  access: 'rooms:write',
  summary: 'Removes a room, but no ready one; cases that were made of it keep theirs.',
  params: idParams,
  errors: ['NOT_FOUND', 'READY_ROOM'],
  repeatable: true,
});

export const profileRowSchema = z.object({
  ...z.pick(profileSchema, { id: true, version: true, name: true, origin: true }).shape,
  stepsCount: z.number(),
  mistakesCount: z.number(),
});

export type ProfileRow = z.infer<typeof profileRowSchema>;

export const listProfiles = call({
  name: 'listProfiles',
  method: 'GET',
  path: '/profiles',
  area: 'simulators',
  access: 'profiles:read',
  summary: 'Profiles of rules, by name.',
  query: z.object(pageQuery),
  response: listOf(profileRowSchema),
  repeatable: true,
});

export const getProfile = call({
  name: 'getProfile',
  method: 'GET',
  path: '/profiles/{id}',
  area: 'simulators',
  access: 'profiles:read',
  summary: 'A profile of rules as it is now, whole: what its poster is printed from.',
  params: z.object({ id: idSchema }),
  response: profileSchema,
  errors: ['NOT_FOUND'],
  repeatable: true,
});

/** The calls of this area. */
export const roomsCalls = [
  listRooms,
  getRoom,
  createRoom,
  updateRoom,
  deleteRoom,
  listProfiles,
  getProfile,
] as const;
