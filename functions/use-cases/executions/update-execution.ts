import { listParticipants } from '#functions/data/execution-people.ts';
import type { StoredExecution } from '#functions/data/executions.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { updateExecution as call } from '#shared/contracts/executions.ts';
import { isReleased, lastEndOf } from '#shared/domain/works/execution.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { changeExecution } from './change-execution.ts';
import { checkWorks, readWindow } from './check-settings.ts';
import { followRunning } from './follow-running.ts';
import { presentExecution } from './present-execution.ts';

/** What the log tells of the settings. */
const settingsOf = (execution: StoredExecution) => ({
  name: execution.name,
  workIds: execution.workIds,
  startDateTime: new Date(execution.startsAt).toISOString(),
  endDateTime: new Date(execution.endsAt).toISOString(),
  executionTime: execution.executionTime,
  commission: execution.commission,
});

/** What decides who may be at work on what, and until when: it stays once the others know the tasks. */
const exam = ({ workIds, startsAt, endsAt, executionTime }: StoredExecution) => ({
  ...{ workIds, startsAt, endsAt, executionTime },
});

/** Changes the settings of an execution. Who is at work never loses time by it, and a work that somebody has begun stays. */
export const updateExecution: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { revision, name, executionTime, commission } = input.body;
  const { lang = defaultLanguage } = input.query;
  const workIds = [...new Set(input.body.workIds)];
  const { startsAt, endsAt, errors: wrongTimes } = readWindow(input.body, deps.now());
  const works = await checkWorks(deps, actor, workIds);
  const errors = [...wrongTimes, ...works.errors];

  const outcome = await changeExecution(deps, actor, { id: input.params.id }, async (execution) => {
    if (errors.length > 0) return refused('INVALID_INPUT', { errors });
    const { courseIds } = works;
    const settings = { name, executionTime, commission, startsAt, endsAt, workIds, courseIds };
    const next: StoredExecution = { ...execution, ...settings };
    if (next.releasedAt !== null) {
      // Whoever began under the longer window is at work until its end.
      next.releasedAt = Math.max(next.releasedAt, lastEndOf(execution), lastEndOf(next));
    }
    // The same change may have been made by this very call, its reply lost.
    const isSame = JSON.stringify(settingsOf(next)) === JSON.stringify(settingsOf(execution));
    if (isSame) return null;
    if (execution.revision !== revision) return refused('CONFLICT');
    const isHeldAsBefore = JSON.stringify(exam(next)) === JSON.stringify(exam(execution));
    if (isReleased(execution, deps.now()) && !isHeldAsBefore) return refused('EXECUTION_RELEASED');
    const gone = execution.workIds.filter((id) => !workIds.includes(id));
    const people = gone.length > 0 ? await listParticipants(deps.db, execution) : [];
    if (people.some(({ takings }) => gone.some((id) => takings.has(id)))) {
      return refused('EXECUTION_STARTED');
    }
    const before = settingsOf(execution);
    return {
      execution: next,
      audit: { action: 'UPDATED', before, after: settingsOf(next), reason: '' },
    };
  });
  if (!outcome.ok) return outcome;
  await followRunning(deps, outcome.value);
  return done(await presentExecution(deps, outcome.value, lang));
};
