import { getExecution } from '#functions/data/executions.ts';
import * as shares from '#functions/data/run-shares.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { shareRun as call } from '#shared/contracts/runs.ts';
import { isReleased } from '#shared/domain/works/execution.ts';
import { findTaughtRun } from './taught-run.ts';

/** Looks again after a lost race this often. */
const rounds = 5;

/**
 * A nameless link for a discussion in class; asked for again, the same one. A run of CONTROL is shared after the release: it
 * shows what others may still be asked.
 */
export const shareRun: UseCase<typeof call> = async ({ actor, input, deps }) => {
  for (let round = 0; round < rounds; round += 1) {
    const now = deps.now();
    const taught = await findTaughtRun(deps.db, actor, input.params.id, now);
    if (!taught) return refused('NOT_FOUND');
    const { executionId } = taught.attempt;
    const execution = executionId ? await getExecution(deps.db, executionId) : null;
    if (execution && !isReleased(execution, now)) return refused('RESULT_HELD');
    const { share: known } = taught.run.head;
    const isAlive = known !== undefined && known.expiresAt > now;
    const share = isAlive ? known : await shares.shareRun(deps.db, taught.run.head, now);
    if (share) {
      return done({ token: share.token, expiresAt: new Date(share.expiresAt).toISOString() });
    }
  }
  return refused('CONFLICT');
};
