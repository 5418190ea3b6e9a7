import type { PersonRef } from '#shared/contracts/person-ref.ts';
import type { Group, Person } from './people.ts';

/** A person with their group, as lists name them. */
export function personRef(
  { id, name, lastName, groupId }: Person,
  groups: ReadonlyMap<string, Group>,
): PersonRef {
  const group = groupId ? groups.get(groupId) : undefined;
  return { id, name, lastName, group: group ? { id: group.id, name: group.name } : null };
}
