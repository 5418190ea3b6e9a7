import { tokenStore } from './token-store.ts';

/** Whose token it is and of which session, as the token itself says; the server alone checks it. */
interface Claims {
  userId: string | null;
  sessionId: string | null;
}

const nobody: Claims = { userId: null, sessionId: null };

/** Reads an access token; a text that is none belongs to nobody. */
export function claimsOf(accessToken: string | undefined): Claims {
  try {
    const [, payload = ''] = (accessToken ?? '').split('.');
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { sub, sid } = JSON.parse(text) as { sub?: unknown; sid?: unknown };
    return {
      userId: typeof sub === 'string' ? sub : null,
      sessionId: typeof sid === 'string' ? sid : null,
    };
  } catch {
    return nobody;
  }
}

/** Whether two access tokens are of one session: what is asked with the one may be asked again with the other. */
export const isSameSession = (a: string, b: string): boolean =>
  claimsOf(a).sessionId === claimsOf(b).sessionId;

/** The person in whose name calls go out at this moment; null when nobody is signed in. */
export const callingUserId = (): string | null => claimsOf(tokenStore.read()?.accessToken).userId;

/** The session in which calls go out at this moment; null when nobody is signed in. */
export const callingSessionId = (): string | null =>
  claimsOf(tokenStore.read()?.accessToken).sessionId;
