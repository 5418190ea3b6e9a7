import { useQueries } from '@tanstack/react-query';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import type { UserRow } from '#shared/contracts/users.ts';
import { personName } from '#web/ui/person-name.ts';
import { peopleQuery, useGroups, useWorks } from '../api.ts';
import { peopleIn } from './log-changes.ts';

/** Answers the name behind an id of the log; null while it is not known, or for whom the person may not see. */
export type NameOf = (of: 'work' | 'group' | 'user', id: string) => string | null;

/** The names that the log of an execution needs. People of groups are loaded only where the execution does not name them. */
export function useNames(
  { works, groups, users, extraTime }: ExecutionView,
  entries: readonly AuditEntry[],
): NameOf {
  const allWorks = useWorks().data ?? [];
  const allGroups = useGroups().data ?? [];
  const known = new Map([
    ...extraTime.map(({ subject, name }) => [`${subject.type}:${subject.id}`, name] as const),
    ...users.map((user) => [`user:${user.id}`, personName(user)] as const),
    ...[...allGroups, ...groups].map(({ id, name }) => [`group:${id}`, name] as const),
    ...[...allWorks, ...works].map(({ id, name }) => [`work:${id}`, name] as const),
  ]);
  const isMissing = peopleIn(entries).some((id) => !known.has(`user:${id}`));
  const people = useQueries({
    queries: isMissing ? allGroups.map((group) => peopleQuery(group.id)) : [],
    combine: (replies): UserRow[] => replies.flatMap(({ data }) => data ?? []),
  });
  for (const person of people) known.set(`user:${person.id}`, personName(person));
  return (of, id) => known.get(`${of}:${id}`) ?? null;
}
