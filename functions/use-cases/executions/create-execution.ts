import { getExecution, type StoredExecution, saveExecution } from '#functions/data/executions.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { createExecution as call } from '#shared/contracts/executions.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { checkSubjects, checkWorks, readWindow, tooMany } from './check-settings.ts';
import { presentExecution } from './present-execution.ts';

/** Schedules an execution; sent again with the same id it is the one that was made. */
export const createExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { workIds, userIds, groupIds, executionTime, commission, name } = input.body;
  const { lang = defaultLanguage } = input.query;
  const id = input.body.id ?? deps.newId();
  const now = deps.now();
  const { startsAt, endsAt, errors: wrongTimes } = readWindow(input.body, now);
  // What was made in time may be sent again after its end.
  const isTooLate = endsAt <= now && !(await getExecution(deps.db, id));
  const works = await checkWorks(deps, actor, workIds);
  const path = { users: 'body.userIds', groups: 'body.groupIds' };
  const errors = [
    ...wrongTimes,
    ...(isTooLate ? [{ path: 'body.endDateTime', code: 'in_the_past' }] : []),
    ...works.errors,
    ...tooMany(userIds, groupIds),
    ...(await checkSubjects(deps, actor, { userIds, groupIds }, path)),
  ];
  if (errors.length > 0) return refused('INVALID_INPUT', { errors });

  const execution: StoredExecution = {
    id,
    name,
    workIds: [...new Set(workIds)],
    courseIds: works.courseIds,
    groupIds: [...new Set(groupIds)],
    formerGroupIds: [],
    openings: 0,
    startsAt,
    endsAt,
    executionTime,
    commission,
    extraTime: {},
    releasedAt: null,
    createdBy: actor.userId,
    createdAt: now,
    revision: 1,
  };
  const isMade = await saveExecution(
    deps.db,
    execution,
    null,
    {
      changeId: id,
      executionId: id,
      at: now,
      by: actor.userId,
      action: 'CREATED',
      before: {},
      after: { ...input.body, id },
      reason: '',
    },
    {
      users: [...new Set(userIds)].map((userId) => ({ userId, isRemoved: false })),
      groups: execution.groupIds.map((groupId) => ({ groupId, isRemoved: false })),
    },
  );
  const stored = isMade ? execution : await getExecution(deps.db, id);
  // The id is somebody else's: nothing is told of theirs.
  if (stored?.createdBy !== actor.userId) return refused('CONFLICT');
  return done(await presentExecution(deps, stored, lang));
};
