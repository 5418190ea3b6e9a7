import type { Actor } from '#functions/data/actor.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getGroups, getPeople } from '#functions/data/people.ts';
import { listTaughtCourses, listTaughtGroupIds } from '#functions/data/taught-courses.ts';
import { getWorks } from '#functions/data/works.ts';
import { sitsExams } from '#shared/domain/identity/roles.ts';
import { type Mode, modesOfKind } from '#shared/domain/works/work.ts';
import { limits } from '#shared/limits.ts';

interface FieldError {
  path: string;
  code: string;
}

interface Window {
  startDateTime: string;
  endDateTime: string;
}

const dayMillis = 24 * 3_600_000;

/** The window in ms, and its wrong fields: it must end after it begins, and in a time that people plan for. */
export function readWindow({ startDateTime, endDateTime }: Window, now: number) {
  const startsAt = Date.parse(startDateTime);
  const endsAt = Date.parse(endDateTime);
  const errors: FieldError[] = [];
  if (endsAt <= startsAt) errors.push({ path: 'body.endDateTime', code: 'not_after_start' });
  else if (endsAt > now + limits.execution.mostDaysAhead * dayMillis) {
    errors.push({ path: 'body.endDateTime', code: 'too_far' });
  }
  return { startsAt, endsAt, errors };
}

/** The courses of works, or the works that the actor does not teach or nobody can be examined on: each is a wrong field. */
export async function checkWorks(
  deps: Dependencies,
  actor: Actor,
  workIds: readonly string[],
): Promise<{ courseIds: string[]; errors: FieldError[] }> {
  const [works, taught] = await Promise.all([
    getWorks(deps.db, workIds),
    listTaughtCourses(deps.db, actor),
  ]);
  const courseIds = new Set(taught.map((course) => course.id));
  const errors = workIds.flatMap((id, i) => {
    const work = works.find((one) => one.id === id);
    const isOwn = work !== undefined && courseIds.has(work.courseId);
    const path = `body.workIds.${i}`;
    if (!isOwn) return [{ path, code: 'unknown' }];
    const modes: readonly Mode[] = modesOfKind[work.kind];
    return modes.includes('CONTROL') && work.taskCount > 0 ? [] : [{ path, code: 'no_tasks' }];
  });
  return { courseIds: [...new Set(works.map((work) => work.courseId))], errors };
}

/**
 * Which of these people and groups the actor may not assign: teachers have the groups attached to their courses and
 * their people, administrators everybody. Only students are assigned by name.
 */
export async function checkSubjects(
  deps: Dependencies,
  actor: Actor,
  { userIds, groupIds }: { userIds: readonly string[]; groupIds: readonly string[] },
  path: { users: string; groups: string },
): Promise<FieldError[]> {
  const courses = actor.role === 'ROLE_ADMIN' ? [] : await listTaughtCourses(deps.db, actor);
  const [people, groups, own] = await Promise.all([
    getPeople(deps.db, userIds),
    getGroups(deps.db, groupIds),
    listTaughtGroupIds(deps.db, courses),
  ]);
  const isOwn = (groupId: string | null) =>
    actor.role === 'ROLE_ADMIN' || (groupId !== null && own.has(groupId));
  const wrong = (path: string, ids: readonly string[], codeOf: (id: string) => string | null) =>
    ids.flatMap((id, i) => {
      const code = codeOf(id);
      return code === null ? [] : [{ path: `${path}.${i}`, code }];
    });
  return [
    ...wrong(path.users, userIds, (id) => {
      const person = people.get(id);
      if (!person || !isOwn(person.groupId)) return 'unknown';
      return sitsExams(person.roles[0]?.name ?? '') ? null : 'not_a_student';
    }),
    ...wrong(path.groups, groupIds, (id) =>
      groups.get(id)?.status === 'ACTIVE' && isOwn(id) ? null : 'unknown',
    ),
  ];
}

/** One change of people is one transaction, which holds only so many. */
export const tooMany = (userIds: readonly string[], groupIds: readonly string[]): FieldError[] =>
  userIds.length + groupIds.length > limits.execution.assignedAtOnce
    ? [
        {
          path: userIds.length > groupIds.length ? 'body.userIds' : 'body.groupIds',
          code: 'too_big',
        },
      ]
    : [];
