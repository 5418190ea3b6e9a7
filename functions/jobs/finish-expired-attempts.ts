import { finishAttempt } from '#functions/data/attempt-finishing.ts';
import { listExpired } from '#functions/data/attempts.ts';
import { sharedDependencies } from '#functions/data/dependencies.ts';
import { openShards } from '#functions/data/keys.ts';
import { describeError, log } from '#functions/platform/logger.ts';

/**
 * Finishes the attempts of people who left: their time is over and nobody has come back to see it. It only tidies;
 * whoever opens such an attempt finds it right already.
 */
export async function handler(): Promise<{ finished: number }> {
  const { db, now } = await sharedDependencies();
  let finished = 0;
  for (const table of ['activity', 'tokens'] as const) {
    for (let shard = 0; shard < openShards; shard += 1) {
      for (const head of await listExpired({ db, table }, shard, now())) {
        try {
          await finishAttempt({ db, table, owner: head.owner, ttl: null }, head, now());
          finished += 1;
        } catch (error) {
          // One attempt that cannot be finished must not keep the others waiting; the next sweep tries again.
          log('error', 'attempt not finished', { attemptId: head.id, ...describeError(error) });
        }
      }
    }
  }
  log('info', 'expired attempts finished', { finished });
  return { finished };
}
