import { listAssignedUsers } from '#functions/data/executions.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { assignToExecution as call } from '#shared/contracts/executions.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { changeExecution } from './change-execution.ts';
import { checkSubjects, tooMany } from './check-settings.ts';
import { presentExecution } from './present-execution.ts';

/** Assigns people and groups; those who are assigned already stay so. */
export const assignToExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { userIds, groupIds } = input.body;
  const { lang = defaultLanguage } = input.query;
  const path = { users: 'body.userIds', groups: 'body.groupIds' };
  const errors = [
    ...tooMany(userIds, groupIds),
    ...(await checkSubjects(deps, actor, { userIds, groupIds }, path)),
  ];
  const outcome = await changeExecution(deps, actor, { id: input.params.id }, async (execution) => {
    if (errors.length > 0) return refused('INVALID_INPUT', { errors });
    const rows = await listAssignedUsers(deps.db, execution.id);
    const isAssigned = (id: string) => rows.some((row) => row.userId === id && !row.isRemoved);
    const users = [...new Set(userIds)].filter((id) => !isAssigned(id));
    const groups = [...new Set(groupIds)].filter((id) => !execution.groupIds.includes(id));
    if (users.length + groups.length === 0) return null;
    return {
      execution: {
        ...execution,
        groupIds: [...execution.groupIds, ...groups],
        formerGroupIds: execution.formerGroupIds.filter((id) => !groups.includes(id)),
      },
      assignment: {
        users: users.map((userId) => ({ userId, isRemoved: false })),
        groups: groups.map((groupId) => ({ groupId, isRemoved: false })),
      },
      audit: {
        action: 'ASSIGNED',
        before: {},
        after: { userIds: users, groupIds: groups },
        reason: '',
      },
    };
  });
  if (!outcome.ok) return outcome;
  return done(await presentExecution(deps, outcome.value, lang));
};
