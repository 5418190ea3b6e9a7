import { activityOf } from '#functions/data/actor.ts';
import { settledTakings } from '#functions/data/attempt-finishing.ts';
import { getExecutions, listAssigned, type StoredExecution } from '#functions/data/executions.ts';
import { getPerson, isGroupActive } from '#functions/data/people.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getWorks } from '#functions/data/works.ts';
import { done } from '#functions/platform/outcome.ts';
import type { OwnExecution } from '#shared/contracts/execution-views.ts';
import type { listOwnExecutions as call } from '#shared/contracts/executions.ts';
import { attemptsLeft } from '#shared/domain/works/attempt-rules.ts';
import { executionState, extraMinutesOf, type Taker } from '#shared/domain/works/execution.ts';
import type { Taking } from '#shared/domain/works/timeline.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { defaultLanguage, inLanguage, type Language } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';

const rank = { OPEN: 0, PLANNED: 1, OVER: 2 } as const;

/** The executions that concern the person: assigned to them or their group, or begun by them. */
export const listOwnExecutions: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage } = input.query;
  const store = activityOf(deps.db, actor);
  const person = await getPerson(deps.db, actor.userId);
  const now = deps.now();
  const groupId =
    person?.groupId && (await isGroupActive(deps.db, person.groupId, now)) ? person.groupId : null;
  const taker: Taker = { userId: actor.userId, groupId };
  const [assigned, takings] = await Promise.all([
    listAssigned(deps.db, taker),
    settledTakings(store, now),
  ]);
  const begun = takings.flatMap(({ executionId }) => executionId ?? []);
  const executions = await getExecutions(deps.db, [...assigned, ...begun]);
  const works = await getWorks(
    deps.db,
    executions.flatMap((execution) => execution.workIds),
  );
  const content = executions
    .map((execution) => presentOwn(execution, works, takings, { taker, now, lang }))
    .toSorted(
      (a, b) =>
        rank[a.state] - rank[b.state] ||
        (a.state === 'OVER' ? -1 : 1) * a.startDateTime.localeCompare(b.startDateTime),
    )
    .slice(0, limits.execution.shown);
  return done({ content, serverTime: new Date(now).toISOString() });
};

function presentOwn(
  execution: StoredExecution,
  works: readonly Work[],
  takings: readonly Taking[],
  { taker, now, lang }: { taker: Taker; now: number; lang: Language },
): OwnExecution {
  return {
    id: execution.id,
    name: execution.name,
    startDateTime: new Date(execution.startsAt).toISOString(),
    endDateTime: new Date(execution.endsAt).toISOString(),
    executionTime: execution.executionTime,
    extraMinutes: extraMinutesOf(execution, taker),
    state: executionState(execution, now),
    works: execution.workIds.flatMap((id) => {
      const work = works.find((one) => one.id === id);
      if (!work) return [];
      const taking = takings.find((one) => one.workId === id && one.executionId === execution.id);
      const deadline = taking?.active?.deadline ?? null;
      const begun = takings
        .filter((one) => one.workId === id && one.mode === 'CONTROL')
        .reduce((sum, one) => sum + one.started, 0);
      return [
        {
          id,
          name: inLanguage(work.name, lang),
          kind: work.kind,
          description: inLanguage(work.description, lang),
          taskCount: work.taskCount,
          maxMark: work.maxMark,
          passMark: work.passMark ?? null,
          locksAnswers: work.settingsWork.lockAnswers ?? false,
          state: taking?.active ? 'ACTIVE' : taking ? 'FINISHED' : 'NOT_STARTED',
          attemptId: taking?.active?.attemptId ?? taking?.last?.attemptId ?? null,
          deadline: deadline === null ? null : new Date(deadline).toISOString(),
          isExhausted: !taking && attemptsLeft(work, 'CONTROL', begun) === 0,
        },
      ];
    }),
  };
}
