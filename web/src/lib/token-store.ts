import type { Tokens } from '#shared/contracts/auth.ts';
import { type KeyValueStorage, localKeys, localStore } from './local-keys.ts';
import { mirrorTokens } from './token-mirror.ts';

/** What the token store needs of the browser. */
export interface TokenStoreDeps {
  storage: KeyValueStorage;
  /** Keeps the second copy, in the browser's database. */
  mirror: (tokens: Tokens | null) => void;
  /** Calls back when another tab changed a key; null stands for all keys. */
  onForeignChange: (listener: (key: string | null) => void) => void;
}

/** Where the two tokens live. Nothing else writes them. */
export interface TokenStore {
  read: () => Tokens | null;
  write: (tokens: Tokens) => void;
  clear: () => void;
  /** Tells when another tab signed in, refreshed or signed out. */
  subscribe: (listener: (tokens: Tokens | null) => void) => () => void;
}

function parse(text: string | null): Tokens | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { accessToken, refreshToken } = value as Partial<Tokens>;
    return typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { accessToken, refreshToken }
      : null;
  } catch {
    return null;
  }
}

/**
 * Makes a token store. Both tokens are one value, so that no tab ever reads the access token of one
 * pair beside the refresh token of another.
 */
export function createTokenStore({ storage, mirror, onForeignChange }: TokenStoreDeps): TokenStore {
  const listeners = new Set<(tokens: Tokens | null) => void>();
  const read = () => parse(storage.getItem(localKeys.tokens));
  onForeignChange((key) => {
    if (key !== null && key !== localKeys.tokens) return;
    const tokens = read();
    for (const listener of [...listeners]) listener(tokens);
  });
  return {
    read,
    write: (tokens) => {
      storage.setItem(localKeys.tokens, JSON.stringify(tokens));
      mirror(tokens);
    },
    clear: () => {
      storage.removeItem(localKeys.tokens);
      mirror(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The tokens of this browser. */
export const tokenStore: TokenStore = createTokenStore({
  storage: localStore,
  mirror: mirrorTokens,
  onForeignChange: (listener) => {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => listener(event.key));
  },
});
