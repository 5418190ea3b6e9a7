import type { User } from '#shared/contracts/users.ts';
import { localKeys, readLocal, removeLocal, writeLocal } from './local-keys.ts';
import { sessionEnded } from './session-signals.ts';
import { createStore, useStore } from './store.ts';
import { claimsOf } from './token-claims.ts';
import { tokenStore } from './token-store.ts';

/** The signed-in person; null: nobody; undefined: not known yet. */
export const userStore = createStore<User | null | undefined>(undefined);

/** Why the person could not be loaded, while nothing better is known. */
export const sessionTrouble = createStore<unknown>(null);

/** The signed-in person, for screens behind the guard; null where nobody is signed in. */
export const useCurrentUser = (): User | null => useStore(userStore) ?? null;

/** The name of the first role: the only one that counts. */
export const firstRole = (user: User): string => user.roles[0]?.name ?? '';

/** Shows this person as signed in and remembers them for a start without network. */
export function keepUser(user: User): void {
  sessionTrouble.set(null);
  writeLocal(localKeys.user, JSON.stringify(user));
  userStore.set(user);
}

/** Forgets tokens and person; the guard then leads to the start page. */
export function forgetSession(): void {
  tokenStore.clear();
  removeLocal(localKeys.user);
  sessionTrouble.set(null);
  userStore.set(null);
}

/** Follows what the server and the other tabs say about the session. Called once at start. */
export function followSession(onEnded: () => void): void {
  sessionEnded.subscribe(() => {
    const known = userStore.get() || readLocal(localKeys.user);
    forgetSession();
    if (known) onEnded();
  });
  tokenStore.subscribe((tokens) => {
    if (!tokens) {
      sessionTrouble.set(null);
      userStore.set(null);
    } else if (userStore.get()?.id !== claimsOf(tokens.accessToken).userId) {
      // Somebody signed in, or somebody else did: the page asks anew who it is.
      userStore.set(undefined);
    }
  });
}
