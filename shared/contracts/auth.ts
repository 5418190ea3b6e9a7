import * as z from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { call } from './call.ts';

/** "Russian letters forbidden" in a login (spec section 5). */
export const loginSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^\u0400-\u04FF\s\p{Cs}]+$/u));

export const passwordSchema = z
  .string()
  .check(z.minLength(limits.password.min), z.maxLength(limits.password.max));

/** Body of a sign-in; the form checks itself with the same schema. */
export const credentialsSchema = z.object({
  login: loginSchema,
  password: passwordSchema,
  /** Random mark of the browser: a device that signed in before has a budget of tries of its own. */
  deviceId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))),
});

export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;

export const signIn = call({
  name: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
  area: 'auth',
  access: 'anyone',
  openInMaintenance: true,
  summary: 'Exchanges login and password for an access and a refresh token.',
  body: credentialsSchema,
  response: tokensSchema,
  errors: ['BAD_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  repeatable: false,
});

export const refreshTokens = call({
  name: 'refreshTokens',
  method: 'POST',
  path: '/auth/refresh',
  area: 'auth',
  access: 'anyone',
  openInMaintenance: true,
  summary:
    'Exchanges a refresh token for its successor; racing and repeated calls get the same one.',
  body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: tokensSchema,
  errors: ['SESSION_ENDED'],
  repeatable: true,
});

export const signOut = call({
  name: 'signOut',
  method: 'POST',
  path: '/auth/sign-out',
  area: 'auth',
  access: 'signed-in',
  openInMaintenance: true,
  summary: 'Ends the session at once, with everything that a demo session did.',
  repeatable: true,
});

/** The calls of this area. */
export const authCalls = [signIn, refreshTokens, signOut] as const;
