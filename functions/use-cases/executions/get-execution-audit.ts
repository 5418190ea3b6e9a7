import { listAuditOfExecution } from '#functions/data/audit.ts';
import { presentAudit } from '#functions/data/audit-view.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { getExecutionAudit as call } from '#shared/contracts/executions.ts';
import { limits } from '#shared/limits.ts';
import { findTaughtExecution } from './taught-execution.ts';

/** The log of an execution and of its attempts, the newest first. */
export const getExecutionAudit: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { page, size } = input.query;
  const execution = await findTaughtExecution(deps, actor, input.params.id);
  if (!execution) return refused('NOT_FOUND');
  const all = await listAuditOfExecution(deps.db, execution.id, limits.execution.audit);
  const shown = pageOf(all, page, size);
  return done({ ...shown, content: await presentAudit(deps.db, shown.content) });
};
