import { forgetSession, sessionTrouble } from './session.ts';
import { tokenStore } from './token-store.ts';

/** Loads the person whose tokens this browser holds. Without tokens nothing is asked, so a stranger's start stays light. */
export async function loadUser(): Promise<void> {
  if (!tokenStore.read()) {
    forgetSession();
    return;
  }
  try {
    const calls = await import('./session-calls.ts');
    await calls.fetchUser();
  } catch (error) {
    sessionTrouble.set(error);
  }
}
