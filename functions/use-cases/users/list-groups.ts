import type { Actor } from '#functions/data/actor.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { type Group, listAllGroups, listPeopleOfGroup } from '#functions/data/people.ts';
import { listTaughtCourses, listTaughtGroupIds } from '#functions/data/taught-courses.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type {
  listGroups as groupsCall,
  listUsersOfGroup as usersCall,
} from '#shared/contracts/users.ts';

/** The groups that concern the actor: all for administrators, those attached to their courses for teachers. */
async function listOwnGroups(deps: Dependencies, actor: Actor): Promise<Group[]> {
  const all = await listAllGroups(deps.db);
  if (actor.role === 'ROLE_ADMIN') return all;
  const own = await listTaughtGroupIds(deps.db, await listTaughtCourses(deps.db, actor));
  return all.filter((group) => own.has(group.id));
}

/** Groups with how many people are in each. */
export const listGroups: UseCase<typeof groupsCall> = async ({ actor, input, deps }) => {
  const shown = pageOf(await listOwnGroups(deps, actor), input.query.page, input.query.size);
  const content = await Promise.all(
    shown.content.map(async ({ id, name, status }) => ({
      ...{ id, name, status },
      userCount: (await listPeopleOfGroup(deps.db, id)).length,
    })),
  );
  return done({ ...shown, content });
};

/** The people of a group by last name. */
export const listUsersOfGroup: UseCase<typeof usersCall> = async ({ actor, input, deps }) => {
  const group = (await listOwnGroups(deps, actor)).find((one) => one.id === input.params.id);
  if (!group) return refused('NOT_FOUND');
  const people = await listPeopleOfGroup(deps.db, group.id);
  const shown = pageOf(people, input.query.page, input.query.size);
  return done({
    ...shown,
    content: shown.content.map(({ id, name, lastName, login, roles }) => ({
      ...{ id, name, lastName, login },
      group: { id: group.id, name: group.name },
      role: roles[0]?.name ?? '',
    })),
  });
};
