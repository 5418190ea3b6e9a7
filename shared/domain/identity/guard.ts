import type { Page } from './pages.ts';

/** What the guard needs to know of a person. */
export interface GuardUser {
  id: string;
  /** First role: the only one that counts. */
  role: string;
}

/** Technical-works status (spec section 3). */
export interface Maintenance {
  status: string;
  excludedUserIds: readonly string[];
}

export interface GuardInput {
  path: string;
  query: URLSearchParams;
  page: Page;
  /** undefined: not loaded yet; null: nobody is signed in. */
  user: GuardUser | null | undefined;
  /** undefined: not known yet. */
  maintenance: Maintenance | undefined;
}

/** The next thing to do before a page may be shown. */
export type GuardStep =
  | { do: 'load-user' }
  | { do: 'load-maintenance' }
  | { do: 'reset-password'; token: string | null; to: string }
  | { do: 'sign-in-qr'; code: string }
  | { do: 'redirect'; to: string }
  | { do: 'show' };

/**
 * "A user is excluded when listed in excludedUserIds or is an admin, only if the list is
 * non-empty and a user exists" (spec section 4).
 */
export function isExcluded(user: GuardUser | null, maintenance: Maintenance): boolean {
  if (!user || maintenance.excludedUserIds.length === 0) return false;
  return user.role === 'ROLE_ADMIN' || maintenance.excludedUserIds.includes(user.id);
}

const resetPaths = ['/reset-password', '/password-reset'];
const maintenancePath = '/technical-work';

/**
 * Route guard order of spec section 4, one step at a time: the caller performs the step and asks again.
 * Maintenance holds for whoever is signed in; the start page stays open, so that an administrator can sign in.
 */
export function guard({ path, query, page, user, maintenance }: GuardInput): GuardStep {
  if (user === undefined) return { do: 'load-user' };
  if (maintenance === undefined) return { do: 'load-maintenance' };
  if (resetPaths.includes(path.replace(/\/$/, ''))) {
    return { do: 'reset-password', token: query.get('token'), to: '/?message=reset' };
  }
  const code = query.get('qr-code');
  if (code !== null) return { do: 'sign-in-qr', code };
  if (page.auth && !user) return { do: 'redirect', to: '/' };
  if (page.roles && !(user && (page.roles as readonly string[]).includes(user.role))) {
    return { do: 'redirect', to: '/not-enough' };
  }
  const closed = maintenance.status === 'ACTIVE' && user && !isExcluded(user, maintenance);
  if (closed && path !== maintenancePath) return { do: 'redirect', to: maintenancePath };
  return { do: 'show' };
}
