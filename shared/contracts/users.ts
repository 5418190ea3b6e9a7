import * as z from 'zod/mini';
import { languageSchema } from '#shared/language-schemas.ts';
import { call } from './call.ts';

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
