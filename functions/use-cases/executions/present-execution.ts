import type { Dependencies } from '#functions/data/dependencies.ts';
import { listAssignedUsers, type StoredExecution } from '#functions/data/executions.ts';
import { type Group, getGroups, getPeople } from '#functions/data/people.ts';
import { personRef } from '#functions/data/person-ref.ts';
import { getWorks } from '#functions/data/works.ts';
import type { ExecutionRow, ExecutionView } from '#shared/contracts/execution-views.ts';
import { executionState, lastEndOf, type Subject } from '#shared/domain/works/execution.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { inLanguage, type Language } from '#shared/languages.ts';

const iso = (time: number) => new Date(time).toISOString();

/** From when students see what was wrong. */
const shownFrom = (execution: StoredExecution): string | null =>
  execution.releasedAt === null ? null : iso(Math.max(execution.releasedAt, lastEndOf(execution)));

const presentWorks = (
  ids: readonly string[],
  works: readonly Work[],
  language: Language,
): ExecutionView['works'] =>
  ids.flatMap((id) => {
    const work = works.find((one) => one.id === id);
    return work ? [{ id, name: inLanguage(work.name, language), kind: work.kind }] : [];
  });

const nameGroups = (ids: readonly string[], groups: ReadonlyMap<string, Group>) =>
  ids.flatMap((id) => {
    const group = groups.get(id);
    return group ? [{ id, name: group.name }] : [];
  });

const parseSubject = (key: string): Subject => {
  const [type, ...id] = key.split(':');
  return { type: type as Subject['type'], id: id.join(':') };
};

/** An execution as those who run it see it. */
export async function presentExecution(
  deps: Dependencies,
  execution: StoredExecution,
  language: Language,
): Promise<ExecutionView> {
  const subjects = Object.entries(execution.extraTime).map(([key, minutes]) => ({
    subject: parseSubject(key),
    minutes,
  }));
  const idsOf = (type: Subject['type']) =>
    subjects.filter(({ subject }) => subject.type === type).map(({ subject }) => subject.id);
  const rows = await listAssignedUsers(deps.db, execution.id);
  const assigned = rows.filter(({ isRemoved }) => !isRemoved).map(({ userId }) => userId);
  const [works, people] = await Promise.all([
    getWorks(deps.db, execution.workIds),
    getPeople(deps.db, [...assigned, ...idsOf('user')]),
  ]);
  const groups = await getGroups(deps.db, [
    ...execution.groupIds,
    ...idsOf('group'),
    ...[...people.values()].flatMap(({ groupId }) => groupId ?? []),
  ]);
  const nameOf = ({ type, id }: Subject): string => {
    if (type === 'group') return groups.get(id)?.name ?? '';
    const person = people.get(id);
    return person ? `${person.lastName} ${person.name}` : '';
  };
  return {
    id: execution.id,
    name: execution.name,
    works: presentWorks(execution.workIds, works, language),
    groups: nameGroups(execution.groupIds, groups),
    users: assigned.flatMap((id) => {
      const person = people.get(id);
      return person ? [personRef(person, groups)] : [];
    }),
    startDateTime: iso(execution.startsAt),
    endDateTime: iso(execution.endsAt),
    executionTime: execution.executionTime,
    commission: execution.commission,
    extraTime: subjects.map(({ subject, minutes }) => ({
      subject,
      name: nameOf(subject),
      minutes,
    })),
    releasedAt: shownFrom(execution),
    state: executionState(execution, deps.now()),
    createdBy: execution.createdBy,
    revision: execution.revision,
    serverTime: iso(deps.now()),
  };
}

/** Rows of the list of executions. */
export async function presentExecutionRows(
  deps: Dependencies,
  executions: readonly StoredExecution[],
  language: Language,
): Promise<ExecutionRow[]> {
  const [works, groups, ...assigned] = await Promise.all([
    getWorks(
      deps.db,
      executions.flatMap((one) => one.workIds),
    ),
    getGroups(
      deps.db,
      executions.flatMap((one) => one.groupIds),
    ),
    ...executions.map((one) => listAssignedUsers(deps.db, one.id)),
  ]);
  return executions.map((execution, i) => ({
    id: execution.id,
    name: execution.name,
    works: presentWorks(execution.workIds, works, language),
    groups: nameGroups(execution.groupIds, groups),
    userCount: (assigned[i] ?? []).filter(({ isRemoved }) => !isRemoved).length,
    startDateTime: iso(execution.startsAt),
    endDateTime: iso(execution.endsAt),
    executionTime: execution.executionTime,
    releasedAt: shownFrom(execution),
    state: executionState(execution, deps.now()),
  }));
}
