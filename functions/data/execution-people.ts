import type { Taker } from '#shared/domain/works/execution.ts';
import type { Taking } from '#shared/domain/works/timeline.ts';
import type { Database } from './database.ts';
import { listAssignedUsers, type StoredExecution } from './executions.ts';
import { getPeople, listPeopleOfGroup, type Person } from './people.ts';
import { getTakingsOfExecution, takingName } from './takings.ts';

/** Somebody of an execution, with what they have done of each of its works. */
export interface Participant {
  person: Person;
  taker: Taker;
  takings: Map<string, Taking>;
}

const byName = (a: Person, b: Person) =>
  `${a.lastName} ${a.name}`.localeCompare(`${b.lastName} ${b.name}`, 'ru') ||
  (a.id < b.id ? -1 : 1);

/**
 * Everybody who is assigned, themselves or through their group, by last name; and whoever was taken off after they had begun.
 */
export async function listParticipants(
  db: Database,
  execution: StoredExecution,
): Promise<Participant[]> {
  const { id, groupIds, formerGroupIds, workIds } = execution;
  const [rows, ...groups] = await Promise.all([
    listAssignedUsers(db, id),
    ...[...groupIds, ...formerGroupIds].map((groupId) => listPeopleOfGroup(db, groupId)),
  ]);
  const single = await getPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  const people = new Map([...groups.flat(), ...single.values()].map((one) => [one.id, one]));
  const assigned = new Set([
    ...rows.filter(({ isRemoved }) => !isRemoved).map(({ userId }) => userId),
    ...groups
      .slice(0, groupIds.length)
      .flat()
      .map((person) => person.id),
  ]);
  const takings = await getTakingsOfExecution(db, id, [...people.keys()], workIds);
  const takingsOf = (userId: string) =>
    new Map(
      workIds.flatMap((workId) => {
        const taking = takings.get(takingName(userId, workId));
        return taking ? [[workId, taking] as const] : [];
      }),
    );
  return [...people.values()]
    .toSorted(byName)
    .map((person) => ({
      person,
      taker: { userId: person.id, groupId: person.groupId },
      takings: takingsOf(person.id),
    }))
    .filter(({ person, takings: own }) => assigned.has(person.id) || own.size > 0);
}
