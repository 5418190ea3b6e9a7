import { followExecution } from '#functions/data/attempt-changes.ts';
import { findHead } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { listParticipants } from '#functions/data/execution-people.ts';
import type { StoredExecution } from '#functions/data/executions.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import type { Taker } from '#shared/domain/works/execution.ts';
import { limits } from '#shared/limits.ts';

/**
 * Brings the attempts under way in line with their execution, so that more time shows at the next save. It only saves a wait:
 * an attempt that is not reached here asks its execution before it ends.
 */
export async function followRunning(
  deps: Dependencies,
  execution: StoredExecution,
  concerns: (taker: Taker) => boolean = () => true,
): Promise<void> {
  const until = deps.now() + limits.execution.followMillis;
  const participants = await listParticipants(deps.db, execution);
  const running = participants
    .filter(({ taker }) => concerns(taker))
    .flatMap(({ takings }) => [...takings.values()])
    .flatMap(({ active }) => active?.attemptId ?? []);
  for (let from = 0; from < running.length && deps.now() < until; from += batch) {
    await Promise.all(
      running.slice(from, from + batch).map(async (attemptId) => {
        const head = await findHead({ db: deps.db, table: 'activity' }, attemptId);
        if (head) await followExecution(studentStore(deps.db, head), head, async () => execution);
      }),
    );
  }
}

/** Attempts that are brought in line at once. */
const batch = 20;
