import { listAssignedUsers } from '#functions/data/executions.ts';
import { getPeople } from '#functions/data/people.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { giveExtraTime as call } from '#shared/contracts/executions.ts';
import { type Execution, isReleased, subjectKey } from '#shared/domain/works/execution.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { changeExecution } from './change-execution.ts';
import { followRunning } from './follow-running.ts';
import { lastDeadline } from './last-deadline.ts';
import { presentExecution } from './present-execution.ts';

/** What the log tells of a release. */
const releasedIn = ({ releasedAt }: Pick<Execution, 'releasedAt'>) => ({
  releasedAt: releasedAt === null ? null : new Date(releasedAt).toISOString(),
});

/** Gives minutes to people and groups of an execution, on top of what they have; sent twice it is given once. */
export const giveExtraTime: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { changeId, reason, subjects, minutes } = input.body;
  const { lang = defaultLanguage } = input.query;
  const keys = [...new Set(subjects.map(subjectKey))];
  const change = { id: input.params.id, changeId };
  const outcome = await changeExecution(deps, actor, change, async (execution) => {
    if (isReleased(execution, deps.now())) return refused('EXECUTION_RELEASED');
    const groupIds = [...execution.groupIds, ...execution.formerGroupIds];
    const userIds = subjects.filter(({ type }) => type === 'user').map(({ id }) => id);
    const [rows, people] = await Promise.all([
      listAssignedUsers(deps.db, execution.id),
      getPeople(deps.db, userIds),
    ]);
    const errors = subjects.flatMap(({ type, id }, i) => {
      const isHere =
        type === 'group'
          ? groupIds.includes(id)
          : rows.some((row) => row.userId === id) ||
            groupIds.includes(people.get(id)?.groupId ?? '');
      return isHere ? [] : [{ path: `body.subjects.${i}.id`, code: 'unknown' }];
    });
    if (errors.length > 0) return refused('INVALID_INPUT', { errors });
    const before = Object.fromEntries(keys.map((key) => [key, execution.extraTime[key] ?? 0]));
    const after = Object.fromEntries(keys.map((key) => [key, (before[key] ?? 0) + minutes]));
    if (Object.values(after).some((given) => given > limits.execution.mostExtraInAll)) {
      return refused('INVALID_INPUT', { errors: [{ path: 'body.minutes', code: 'too_big' }] });
    }
    const next = { ...execution, extraTime: { ...execution.extraTime, ...after } };
    // Whoever was let in again gets the minutes beyond the end that a release waits for.
    if (next.releasedAt !== null) {
      next.releasedAt = Math.max(next.releasedAt, await lastDeadline(deps, next));
    }
    const isPutOff = next.releasedAt !== execution.releasedAt;
    return {
      execution: next,
      audit: {
        action: 'EXTRA_TIME',
        before: { ...before, ...(isPutOff && releasedIn(execution)) },
        after: { ...after, ...(isPutOff && releasedIn(next)) },
        reason,
      },
    };
  });
  if (!outcome.ok) return outcome;
  await followRunning(
    deps,
    outcome.value,
    ({ userId, groupId }) =>
      keys.includes(subjectKey({ type: 'user', id: userId })) ||
      (groupId !== null && keys.includes(subjectKey({ type: 'group', id: groupId }))),
  );
  return done(await presentExecution(deps, outcome.value, lang));
};
