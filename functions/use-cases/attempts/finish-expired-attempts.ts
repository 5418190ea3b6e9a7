import { finishAttempt } from '#functions/data/attempt-finishing.ts';
import { listExpired } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { openShards } from '#functions/data/keys.ts';
import { describeError, log } from '#functions/platform/logger.ts';

/**
 * Finishes the attempts of people who left: their time is over and nobody has come back to see it. It only tidies;
 * whoever opens such an attempt finds it right already.
 */
export async function finishExpiredAttempts({
  db,
  now,
}: Dependencies): Promise<{ finished: number }> {
  let finished = 0;
  for (const table of ['activity', 'tokens'] as const) {
    for (let shard = 0; shard < openShards; shard += 1) {
      for (const head of await listExpired({ db, table }, shard, now())) {
        try {
          await finishAttempt({ db, table, owner: head.owner, ttl: head.ttl ?? null }, head, now());
          finished += 1;
        } catch (error) {
          // One attempt that cannot be finished must not keep the others waiting; the next sweep tries again.
          log('error', 'attempt not finished', { attemptId: head.id, ...describeError(error) });
        }
      }
    }
  }
  return { finished };
}
