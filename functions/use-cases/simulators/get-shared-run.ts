import { gameOf } from '#functions/data/run-playing.ts';
import { findSharedRunId } from '#functions/data/run-shares.ts';
import { loadRun } from '#functions/data/runs.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getSharedRun as call } from '#shared/contracts/runs.ts';
import { presentNameless } from './present-run.ts';

/** A run by its link: what was done and what is said of it, and nothing about who did it. */
export const getSharedRun: UseCase<typeof call> = async ({ input, deps }) => {
  const { token } = input.params;
  const runId = await findSharedRunId(deps.db, token, deps.now());
  const run = runId && (await loadRun({ db: deps.db, table: 'activity' }, runId));
  if (!run || run.head.share?.token !== token) return refused('NOT_FOUND');
  return done(presentNameless(run, await gameOf(deps.db, run.head)));
};
