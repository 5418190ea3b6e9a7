import { deadlineIn } from '#functions/data/attempt-changes.ts';
import { findHead } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { listParticipants } from '#functions/data/execution-people.ts';
import type { StoredExecution } from '#functions/data/executions.ts';

/** Attempts that are read at once. */
const batch = 100;

/**
 * When the last of those who are at work has to end, with what the execution gives them and their attempts do not know of yet,
 * ms; 0: nobody is at work.
 */
export async function lastDeadline(
  deps: Dependencies,
  execution: StoredExecution,
): Promise<number> {
  const people = await listParticipants(deps.db, execution);
  const atWork = people
    .flatMap(({ takings }) => [...takings.values()])
    .flatMap(({ active }) => active?.attemptId ?? []);
  let last = 0;
  for (let from = 0; from < atWork.length; from += batch) {
    const heads = await Promise.all(
      atWork
        .slice(from, from + batch)
        .map((attemptId) => findHead({ db: deps.db, table: 'activity' }, attemptId)),
    );
    last = Math.max(last, ...heads.map((head) => (head ? (deadlineIn(execution, head) ?? 0) : 0)));
  }
  return last;
}
