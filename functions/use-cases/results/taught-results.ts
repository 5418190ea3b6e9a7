import type { Actor } from '#functions/data/actor.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getGroups, getPeople } from '#functions/data/people.ts';
import { personRef } from '#functions/data/person-ref.ts';
import { listResultsOfWork, type StoredResult } from '#functions/data/results.ts';
import { listTaughtCourses } from '#functions/data/taught-courses.ts';
import type { PersonRef } from '#shared/contracts/person-ref.ts';
import { limits } from '#shared/limits.ts';

/** The filters of `completed-work/results`; ids and modes between commas. */
export interface ResultFilters {
  workIds?: string | undefined;
  groupIds?: string | undefined;
  studentIds?: string | undefined;
  workTypes?: string | undefined;
}

/** Whether a result passes the filters. The group is the one that the person is in now. */
export async function filterResults(
  deps: Dependencies,
  rows: readonly StoredResult[],
  { groupIds, studentIds, workTypes }: ResultFilters,
): Promise<StoredResult[]> {
  const students = studentIds?.split(',');
  const types = workTypes?.split(',');
  const groups = groupIds?.split(',');
  const found = rows.filter(
    (row) => (students?.includes(row.userId) ?? true) && (types?.includes(row.mode) ?? true),
  );
  if (!groups) return found;
  const people = await getPeople(
    deps.db,
    found.map((row) => row.userId),
  );
  return found.filter((row) => groups.includes(people.get(row.userId)?.groupId ?? ''));
}

/** Finished attempts at the works of the courses that the actor teaches, newest first. */
export async function listTaughtResults(
  deps: Dependencies,
  actor: Actor,
  filters: ResultFilters,
): Promise<StoredResult[]> {
  const asked = filters.workIds?.split(',');
  const courses = await listTaughtCourses(deps.db, actor);
  const workIds = courses
    .flatMap((course) => course.workIds)
    .filter((id) => asked?.includes(id) ?? true);
  const lists = await Promise.all(
    workIds.map((workId) => listResultsOfWork(deps.db, workId, limits.resultsShown)),
  );
  const rows = await filterResults(deps, lists.flat(), filters);
  return rows.toSorted((a, b) => b.finishedAt - a.finishedAt || (a.id < b.id ? 1 : -1));
}

/** Who these people are, by id. */
export async function describeStudents(
  deps: Dependencies,
  userIds: readonly string[],
): Promise<Map<string, PersonRef>> {
  const people = await getPeople(deps.db, userIds);
  const groups = await getGroups(
    deps.db,
    [...people.values()].flatMap(({ groupId }) => groupId ?? []),
  );
  return new Map([...people.values()].map((person) => [person.id, personRef(person, groups)]));
}

/** Somebody whose account is gone keeps their results. */
export const unknownStudent = (id: string): PersonRef => ({
  id,
  name: '',
  lastName: id,
  group: null,
});
