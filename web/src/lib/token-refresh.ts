import { refreshTokens, type Tokens } from '#shared/contracts/auth.ts';
import { ApiError } from './api-error.ts';
import { isSameSession } from './token-claims.ts';
import type { TokenStore } from './token-store.ts';

/** Runs one task at a time over all tabs of the browser. */
export type ExclusiveRun = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Web Locks where there are any; else the tabs race, which the server allows. */
export const acrossTabs: ExclusiveRun = (name, task) =>
  typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request(name, task)
    : task();

/** What a refresh needs. */
export interface RefreshDeps {
  tokens: TokenStore;
  exclusive: ExclusiveRun;
  /** Performs the call `refreshTokens` without bearer and without a refresh of its own. */
  exchange: (refreshToken: string) => Promise<Tokens>;
  /** The server refused: nobody is signed in any more. */
  onRefused: () => void;
}

const refusals: readonly string[] = [...refreshTokens.errors, 'NOT_SIGNED_IN'];

/** Whether a reply says that the session is over; a lost connection never does. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && refusals.includes(error.code);

/**
 * Makes the one refresh that all waiting calls share. Called with the access token that was refused;
 * answers the tokens to go on with, or null when nobody is signed in.
 */
export function createRefresh({ tokens, exclusive, exchange, onRefused }: RefreshDeps) {
  let underWay: Promise<Tokens | null> | null = null;

  async function refresh(refused: string): Promise<Tokens | null> {
    const held = tokens.read();
    if (!held) return null;
    // What was asked in one person's name is never asked again in another's.
    const ofSameSession = (found: Tokens | null) =>
      found && isSameSession(found.accessToken, refused) ? found : null;
    // Another tab, or an earlier call, has already exchanged the refused token.
    if (held.accessToken !== refused) return ofSameSession(held);
    try {
      const fresh = await exchange(held.refreshToken);
      // Whoever signed out, or in as somebody else, while the call was under way has the last word.
      if (tokens.read()?.refreshToken !== held.refreshToken) return ofSameSession(tokens.read());
      tokens.write(fresh);
      return fresh;
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (tokens.read()?.refreshToken !== held.refreshToken) return ofSameSession(tokens.read());
      tokens.clear();
      onRefused();
      return null;
    }
  }

  return (refused: string): Promise<Tokens | null> => {
    underWay ??= exclusive('token-refresh', () => refresh(refused)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
