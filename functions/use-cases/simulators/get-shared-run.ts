import { activityOf } from '#functions/data/actor.ts';
import { caseShutBy } from '#functions/data/case-shutting.ts';
import { gameOf } from '#functions/data/run-playing.ts';
import { findSharedRunId } from '#functions/data/run-shares.ts';
import { loadRun } from '#functions/data/runs.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getSharedRun as call } from '#shared/contracts/runs.ts';
import { presentNameless } from './present-run.ts';

/**
 * A run by its link: what was done and what is said of it, and nothing about who did it. Whoever takes the same case in
 * CONTROL finds it shut.
 */
export const getSharedRun: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { token } = input.params;
  const now = deps.now();
  const runId = await findSharedRunId(deps.db, token, now);
  const run = runId && (await loadRun({ db: deps.db, table: 'activity' }, runId));
  if (!run || run.head.share?.token !== token) return refused('NOT_FOUND');
  const shutBy = await caseShutBy(activityOf(deps.db, actor), run.head.caseId, now);
  if (shutBy) return refused(shutBy);
  return done(presentNameless(run, await gameOf(deps.db, run.head)));
};
