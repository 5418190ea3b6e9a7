import * as z from 'zod/mini';
import { languageSchema } from '#shared/language-schemas.ts';
import { call, idParams, listOf, pageQuery } from './call.ts';

/** User of spec section 3, as the person sees themself. */
export const userSchema = z.object({
  id: z.string(),
  /** First name. */
  name: z.string(),
  lastName: z.string(),
  login: z.string(),
  email: z.string(),
  /** The first is used. */
  roles: z.array(z.object({ name: z.string(), titleName: z.string() })),
  group: z.nullable(z.object({ id: z.string(), name: z.string() })),
  language: languageSchema,
});

export type User = z.infer<typeof userSchema>;

export const getCurrentUser = call({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/users/current',
  area: 'users',
  access: 'signed-in',
  openInMaintenance: true,
  summary: 'The signed-in person; texts in the language asked for.',
  query: z.object({ lang: z.optional(languageSchema) }),
  response: userSchema,
  repeatable: true,
});

export const setLanguage = call({
  name: 'setLanguage',
  method: 'PATCH',
  path: '/users/current/language',
  area: 'users',
  access: 'signed-in',
  summary: 'Stores the language of the interface for the person.',
  body: z.object({ lang: languageSchema }),
  response: userSchema,
  repeatable: true,
});

/** A group as staff see it. */
export const groupRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ARCHIVED: not offered, starts nothing. */
  status: z.enum(['ACTIVE', 'ARCHIVED']),
  userCount: z.number(),
});

export type GroupRow = z.infer<typeof groupRowSchema>;

export const listGroups = call({
  name: 'listGroups',
  method: 'GET',
  path: '/groups',
  area: 'users',
  access: 'users:read',
  summary: 'Groups: all for administrators, those attached to their courses for teachers.',
  query: z.object(pageQuery),
  response: listOf(groupRowSchema),
  repeatable: true,
});

/** A person as staff see them in a list. */
export const userRowSchema = z.object({
  ...z.pick(userSchema, { id: true, name: true, lastName: true, login: true, group: true }).shape,
  role: z.string(),
});

export type UserRow = z.infer<typeof userRowSchema>;

export const listUsersOfGroup = call({
  name: 'listUsersOfGroup',
  method: 'GET',
  path: '/groups/{id}/users',
  area: 'users',
  access: 'users:read',
  summary: 'The people of a group by last name.',
  params: idParams,
  query: z.object(pageQuery),
  response: listOf(userRowSchema),
  errors: ['NOT_FOUND'],
  repeatable: true,
});

/** The calls of this area. */
export const usersCalls = [getCurrentUser, setLanguage, listGroups, listUsersOfGroup] as const;
