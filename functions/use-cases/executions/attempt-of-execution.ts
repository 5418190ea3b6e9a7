import type { Actor } from '#functions/data/actor.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { findHead } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import type { StoredExecution } from '#functions/data/executions.ts';
import { getGroups, getPerson } from '#functions/data/people.ts';
import { getTaking } from '#functions/data/takings.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import { getWork } from '#functions/data/works.ts';
import type { BoardRow } from '#shared/contracts/execution-views.ts';
import { presentBoardRow } from './present-board.ts';
import { findTaughtExecution } from './taught-execution.ts';

/** An attempt of an execution that the actor runs. */
interface Found {
  execution: StoredExecution;
  head: AttemptHead;
}

/** An attempt of this execution, when the actor runs it; null for anything else, as if there were none. */
export async function findAttemptOfExecution(
  deps: Dependencies,
  actor: Actor,
  { id, attemptId }: { id: string; attemptId: string },
): Promise<Found | null> {
  const [execution, head] = await Promise.all([
    findTaughtExecution(deps, actor, id),
    findHead({ db: deps.db, table: 'activity' }, attemptId),
  ]);
  return execution && head?.executionId === id ? { execution, head } : null;
}

/** The row of the board on which an attempt stands. */
export async function boardRowOf(
  deps: Dependencies,
  { execution, head }: Found,
): Promise<BoardRow | null> {
  const [person, work, taking] = await Promise.all([
    getPerson(deps.db, head.userId),
    getWork(deps.db, head.workId),
    getTaking(studentStore(deps.db, head), head),
  ]);
  if (!person || !work || !taking) return null;
  const groups = await getGroups(deps.db, person.groupId ? [person.groupId] : []);
  const taker = { userId: person.id, groupId: person.groupId };
  const participant = { person, taker, takings: new Map([[work.id, taking]]) };
  return presentBoardRow(deps, execution, work, participant, groups);
}
