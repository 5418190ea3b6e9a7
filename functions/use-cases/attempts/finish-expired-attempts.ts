import { isFinished, isOver, settleFound } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { listExpired } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getExecution } from '#functions/data/executions.ts';
import { openShards } from '#functions/data/keys.ts';
import { describeError, log } from '#functions/platform/logger.ts';
import { limits } from '#shared/limits.ts';
import { latenessOf } from './lateness.ts';

/** Reads each execution once, however many of its attempts ask. */
function readOnce(): typeof getExecution {
  const read = new Map<string, ReturnType<typeof getExecution>>();
  return (db, executionId) => {
    const known = read.get(executionId) ?? getExecution(db, executionId);
    read.set(executionId, known);
    return known;
  };
}

type Table = 'activity' | 'tokens';

/**
 * Finishes the attempts of people who left, and what a finish left half done. It only tidies; whoever opens such an
 * attempt finds it right already. Each run has a budget of time: the next one goes on. `latestMillis` says for how long the
 * oldest attempt that it found had been over, so that somebody is told when sweeps fall behind.
 */
export async function finishExpiredAttempts({
  db,
  now,
}: Pick<Dependencies, 'db' | 'now'>): Promise<{ finished: number; latestMillis: number }> {
  const until = now() + limits.sweep.budgetMillis;
  let finished = 0;
  let latestMillis = 0;

  /** Whether the attempt is done with: finished, given more time by its execution, or taken away. */
  const settleOne = async (
    table: Table,
    head: AttemptHead,
    executionOf: typeof getExecution,
  ): Promise<boolean> => {
    try {
      const store = { db, table, owner: head.owner, ttl: head.ttl ?? null };
      const settled = await settleFound(store, head, now(), executionOf);
      if (settled && isFinished(settled)) finished += 1;
      // What a start left behind is gone.
      return settled === null || !isOver(settled, now());
    } catch (error) {
      // One attempt that cannot be finished must not keep the others waiting; the next sweep tries again.
      log('error', 'attempt not finished', { attemptId: head.id, ...describeError(error) });
      return false;
    }
  };

  for (const table of ['activity', 'tokens'] as const) {
    for (let shard = 0; shard < openShards; shard += 1) {
      let page: AttemptHead[];
      do {
        page = await listExpired({ db, table }, shard, now());
        latestMillis = Math.max(latestMillis, latenessOf(page, now()));
        // Read after the page, so that what an execution gave before its attempts were over is seen.
        const executionOf = readOnce();
        const outcomes = await Promise.all(page.map((head) => settleOne(table, head, executionOf)));
        // A page on which nothing moved would come again.
        if (!outcomes.includes(true)) break;
      } while (page.length === limits.sweep.page && now() < until);
      if (now() >= until) return { finished, latestMillis };
    }
  }
  return { finished, latestMillis };
}
