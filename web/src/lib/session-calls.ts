import * as z from 'zod/mini';
import { signIn, signOut } from '#shared/contracts/auth.ts';
import { getCurrentUser, setLanguage, type User, userSchema } from '#shared/contracts/users.ts';
import type { Language } from '#shared/languages.ts';
import { send } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { deviceId } from './device-id.ts';
import { currentLanguage, showLanguage } from './i18n.ts';
import { localKeys, localStore, readLocal } from './local-keys.ts';
import { forgetSession, keepUser } from './session.ts';
import { callingSessionId } from './token-claims.ts';
import { isRefused } from './token-refresh.ts';
import { tokenStore } from './token-store.ts';

/** How long signing out waits for the server before the browser forgets by itself. */
const signOutPatienceMillis = 3000;

function lastKnownUser(): User | null {
  try {
    const parsed = z.safeParse(userSchema, JSON.parse(readLocal(localKeys.user) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps the reply to a call about the person, unless they signed out, or somebody else in, while it was under way. */
async function keepIfSame(ask: Promise<User>, keep: (user: User) => unknown): Promise<void> {
  const asked = callingSessionId();
  const user = await ask;
  if (asked !== null && callingSessionId() === asked) await keep(user);
}

/** Somebody who has not chosen a language in this browser gets the one stored with them. */
async function adopt(user: User): Promise<void> {
  keepUser(user);
  if (readLocal(localKeys.lang) === null && user.language !== currentLanguage()) {
    await showLanguage(user.language);
    // The titles of roles come in the language that was asked for.
    keepUser(await send(getCurrentUser, { query: { lang: user.language } }));
  }
}

/**
 * Loads the signed-in person. Only a refusing reply signs out; when no reply came, the last known
 * person stays, so that an exam under way opens without network.
 */
export async function fetchUser(): Promise<void> {
  try {
    await keepIfSame(send(getCurrentUser, { query: { lang: currentLanguage() } }), adopt);
  } catch (error) {
    if (isRefused(error)) {
      forgetSession();
      return;
    }
    const known = lastKnownUser();
    if (!known || !(error instanceof ApiError)) throw error;
    keepUser(known);
  }
}

/** Exchanges login and password for a session and loads the person. */
export async function signInWith(credentials: { login: string; password: string }): Promise<User> {
  tokenStore.write(await send(signIn, { body: { ...credentials, deviceId: deviceId() } }));
  try {
    const user = await send(getCurrentUser, { query: { lang: currentLanguage() } });
    await adopt(user);
    return user;
  } catch (error) {
    // Whoever was told that the sign-in failed must not find themselves signed in later.
    forgetSession();
    throw error;
  }
}

/** Ends the session on the server, as far as it can be reached, and in this browser. */
export async function endSession(): Promise<void> {
  try {
    if (tokenStore.read()) {
      await send(signOut, {}, { signal: AbortSignal.timeout(signOutPatienceMillis) });
    }
  } catch (error) {
    console.warn('sign-out did not reach the server', error);
  }
  forgetWorkPlaces();
  forgetSession();
}

/** What the browser keeps of works to open them again; unsent answers stay, they go out at the next sign-in. */
const workPlaces = ['attempt:', 'room:', 'reading:'];

function forgetWorkPlaces(): void {
  for (const key of localStore.keys()) {
    if (workPlaces.some((prefix) => key.startsWith(prefix))) localStore.removeItem(key);
  }
}

/** Stores the language for the signed-in person: "the response is the user, which is stored". */
export async function storeLanguage(lang: Language): Promise<void> {
  await keepIfSame(send(setLanguage, { body: { lang } }), keepUser);
}
