import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { Audit } from './audit.ts';
import type { Database } from './database.ts';
import { getPeople } from './people.ts';

/** Entries of the log with the names of who made them. */
export async function presentAudit(db: Database, entries: readonly Audit[]): Promise<AuditEntry[]> {
  const people = await getPeople(
    db,
    entries.map((entry) => entry.by),
  );
  return entries.map(({ changeId, at, by, action, before, after, reason }) => {
    const person = people.get(by);
    const name = person ? `${person.lastName} ${person.name}` : '';
    return {
      id: changeId,
      at: new Date(at).toISOString(),
      by: { id: by, name },
      ...{ action, before, after, reason },
    };
  });
}
