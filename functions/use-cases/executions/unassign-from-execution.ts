import { listAssignedUsers } from '#functions/data/executions.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { unassignFromExecution as call } from '#shared/contracts/executions.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { changeExecution } from './change-execution.ts';
import { tooMany } from './check-settings.ts';
import { presentExecution } from './present-execution.ts';

const idsIn = (list: string | undefined) => [...new Set(list?.split(',').filter(Boolean))];

/** Takes people and groups off an execution; who has begun goes on to the end and stays on the board. */
export const unassignFromExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage } = input.query;
  const userIds = idsIn(input.query.userIds);
  const groupIds = idsIn(input.query.groupIds);
  const errors = tooMany(userIds, groupIds).map(({ path, code }) => ({
    path: path.replace('body', 'query'),
    code,
  }));
  const outcome = await changeExecution(deps, actor, { id: input.params.id }, async (execution) => {
    if (errors.length > 0) return refused('INVALID_INPUT', { errors });
    const rows = await listAssignedUsers(deps.db, execution.id);
    const users = userIds.filter((id) => rows.some((row) => row.userId === id && !row.isRemoved));
    const groups = groupIds.filter((id) => execution.groupIds.includes(id));
    if (users.length + groups.length === 0) return null;
    return {
      execution: {
        ...execution,
        groupIds: execution.groupIds.filter((id) => !groups.includes(id)),
        formerGroupIds: [...new Set([...execution.formerGroupIds, ...groups])],
      },
      assignment: {
        users: users.map((userId) => ({ userId, isRemoved: true })),
        groups: groups.map((groupId) => ({ groupId, isRemoved: true })),
      },
      audit: {
        action: 'UNASSIGNED',
        before: { userIds: users, groupIds: groups },
        after: {},
        reason: '',
      },
    };
  });
  if (!outcome.ok) return outcome;
  return done(await presentExecution(deps, outcome.value, lang));
};
