import type { Actor } from '#functions/data/actor.ts';
import { isFinished, isOver, settleAttempt } from '#functions/data/attempt-finishing.ts';
import type { FinishedHead } from '#functions/data/attempt-head.ts';
import type { Database } from '#functions/data/database.ts';
import { loadRun, type StoredRun } from '#functions/data/runs.ts';
import { findTaughtAttempt, studentStore } from '#functions/data/taught-attempts.ts';

/** A run in a finished attempt of somebody whom the actor teaches; null for anybody else's, as if there were none. */
export async function findTaughtRun(
  db: Database,
  actor: Actor,
  runId: string,
  now: number,
): Promise<{ run: StoredRun; attempt: FinishedHead } | null> {
  const run = await loadRun({ db, table: 'activity' }, runId);
  const found = run && (await findTaughtAttempt(db, actor, run.head.attemptId));
  if (!found) return null;
  const attempt = isOver(found, now)
    ? await settleAttempt(studentStore(db, found), found.id, now)
    : found;
  return attempt && isFinished(attempt) ? { run, attempt } : null;
}
