import { isDemo } from '#shared/domain/identity/roles.ts';
import type { ActivityStore } from './activity-store.ts';
import type { Database } from './database.ts';
import type { Session } from './sessions.ts';

/** Who makes a call. */
export interface Actor {
  userId: string;
  /** First role: the only one that counts. */
  role: string;
  session: Session;
}

/** Where the attempts of an actor live: a demo's lie beside its session and end with it. */
export const activityOf = (db: Database, { userId, role, session }: Actor): ActivityStore =>
  isDemo(role)
    ? { db, table: 'tokens', owner: session.sessionId, ttl: session.ttl }
    : { db, table: 'activity', owner: userId, ttl: null };
