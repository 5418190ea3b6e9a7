import { isFinished, isOver, settleAttempt } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { canReopen } from '#functions/data/attempt-head.ts';
import { findHead, getEntries } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import type { Participant } from '#functions/data/execution-people.ts';
import type { Group } from '#functions/data/people.ts';
import { personRef } from '#functions/data/person-ref.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import { getTasksOfEdition } from '#functions/data/works.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { isBlank } from '#shared/domain/works/answer-entry.ts';
import { taskOrder } from '#shared/domain/works/attempt-rules.ts';
import { type Execution, extraMinutesOf, isReleased } from '#shared/domain/works/execution.ts';
import type { Work } from '#shared/domain/works/work.ts';

const iso = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString();

const nothingYet = {
  state: 'NOT_STARTED',
  attemptId: null,
  startedAt: null,
  deadline: null,
  answered: 0,
  place: null,
  lastSeenAt: null,
  finishedAt: null,
  finishReason: null,
  result: null,
  canReopen: false,
  lateAnswers: 0,
} as const;

/** What one participant has done of one work, as it is at this moment. */
export async function presentBoardRow(
  deps: Dependencies,
  execution: Execution,
  work: Work,
  { person, taker, takings }: Participant,
  groups: ReadonlyMap<string, Group>,
): Promise<BoardRow> {
  const taking = takings.get(work.id);
  const common = {
    user: personRef(person, groups),
    workId: work.id,
    extraMinutes: extraMinutesOf(execution, taker),
    taskCount: work.taskCount,
  };
  const attemptId = taking?.active?.attemptId ?? taking?.last?.attemptId;
  const head = attemptId ? await findHead({ db: deps.db, table: 'activity' }, attemptId) : null;
  return head
    ? { ...common, ...(await presentAttemptState(deps, execution, head)) }
    : { ...common, ...nothingYet };
}

/** Where an attempt stands; one whose time is over is finished before it is shown. */
async function presentAttemptState(
  deps: Dependencies,
  execution: Execution,
  found: AttemptHead,
): Promise<Omit<BoardRow, 'user' | 'workId' | 'extraMinutes'>> {
  const store = studentStore(deps.db, found);
  const now = deps.now();
  const head = isOver(found, now) ? ((await settleAttempt(store, found.id, now)) ?? found) : found;
  const [entries, tasks] = await Promise.all([
    getEntries(store, head.id),
    getTasksOfEdition(deps.db, head.workId, head.edition),
  ]);
  const order = taskOrder(tasks.length, head.isShuffled, head.seed).map((i) => tasks[i]?.id);
  const saved = [...entries.values()].filter((entry) => entry.savedAt > 0);
  const last = saved.toSorted((a, b) => b.savedAt - a.savedAt)[0];
  return {
    state: isFinished(head) ? 'FINISHED' : 'ACTIVE',
    attemptId: head.id,
    startedAt: iso(head.startedAt),
    deadline: iso(head.deadline),
    answered: saved.filter(({ answer }) => answer !== null && !isBlank(answer)).length,
    taskCount: tasks.length,
    place: last ? order.indexOf(last.taskId) + 1 : null,
    lastSeenAt: iso(last?.savedAt ?? head.startedAt),
    finishedAt: iso(head.finishedAt),
    finishReason: head.finishReason ?? null,
    result: head.totals ?? null,
    canReopen: canReopen(head) && !isReleased(execution, now),
    lateAnswers: head.lateAnswers ?? 0,
  };
}
