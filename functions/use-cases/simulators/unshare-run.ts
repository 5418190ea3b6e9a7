import * as shares from '#functions/data/run-shares.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { unshareRun as call } from '#shared/contracts/runs.ts';
import { findTaughtRun } from './taught-run.ts';

/** Ends the link to a run; again, nothing. */
export const unshareRun: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const taught = await findTaughtRun(deps.db, actor, input.params.id, deps.now());
  if (!taught) return refused('NOT_FOUND');
  const { id, share } = taught.run.head;
  if (share && !(await shares.unshareRun(deps.db, id, share))) return refused('CONFLICT');
  return done(undefined);
};
