import type { Tokens } from '#shared/contracts/auth.ts';
import { type KeyValueStorage, localKeys, localStore, makeRoom } from './local-keys.ts';
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

/** Stores the tokens, making room for them where there is none; false: the storage refuses. */
function keepIn(storage: KeyValueStorage, text: string): boolean {
  const ways = [
    () => undefined,
    () => makeRoom(storage),
    // The pair before is worth nothing any more, and nobody may find it.
    () => storage.removeItem(localKeys.tokens),
  ];
  for (const free of ways) {
    try {
      free();
      storage.setItem(localKeys.tokens, text);
      return true;
    } catch (error) {
      console.warn('local storage refused the tokens', error);
    }
  }
  return false;
}

/**
 * Makes a token store. Both tokens are one value, so that no tab ever reads the access token of one
 * pair beside the refresh token of another. Where storage refuses, they last as long as the tab.
 */
export function createTokenStore({ storage, mirror, onForeignChange }: TokenStoreDeps): TokenStore {
  const listeners = new Set<(tokens: Tokens | null) => void>();
  let onlyHere: string | null = null;
  const read = () => parse(onlyHere ?? storage.getItem(localKeys.tokens));
  onForeignChange((key) => {
    if (key !== null && key !== localKeys.tokens) return;
    onlyHere = null;
    const tokens = read();
    for (const listener of [...listeners]) listener(tokens);
  });
  return {
    read,
    write: (tokens) => {
      const text = JSON.stringify(tokens);
      onlyHere = keepIn(storage, text) ? null : text;
      mirror(tokens);
    },
    clear: () => {
      onlyHere = null;
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
