import { areaHandler } from '#functions/http/area-handler.ts';
import { assignToExecution } from '#functions/use-cases/executions/assign-to-execution.ts';
import { createExecution } from '#functions/use-cases/executions/create-execution.ts';
import { deleteExecution } from '#functions/use-cases/executions/delete-execution.ts';
import { endAttempt } from '#functions/use-cases/executions/end-attempt.ts';
import { getBoard } from '#functions/use-cases/executions/get-board.ts';
import { getExecution } from '#functions/use-cases/executions/get-execution.ts';
import { getExecutionAudit } from '#functions/use-cases/executions/get-execution-audit.ts';
import { giveExtraTime } from '#functions/use-cases/executions/give-extra-time.ts';
import {
  listExecutions,
  listExecutionsOfWork,
} from '#functions/use-cases/executions/list-executions.ts';
import { listOwnExecutions } from '#functions/use-cases/executions/list-own-executions.ts';
import { releaseExecution } from '#functions/use-cases/executions/release-execution.ts';
import { reopenAttempt } from '#functions/use-cases/executions/reopen-attempt.ts';
import { startExecutionNow } from '#functions/use-cases/executions/start-execution-now.ts';
import { unassignFromExecution } from '#functions/use-cases/executions/unassign-from-execution.ts';
import { updateExecution } from '#functions/use-cases/executions/update-execution.ts';
import { executionsCalls } from '#shared/contracts/executions.ts';

export const handler = areaHandler(executionsCalls, {
  createExecution,
  listExecutions,
  listOwnExecutions,
  listExecutionsOfWork,
  getExecution,
  updateExecution,
  deleteExecution,
  assignToExecution,
  unassignFromExecution,
  startExecutionNow,
  giveExtraTime,
  releaseExecution,
  getBoard,
  endAttempt,
  reopenAttempt,
  getExecutionAudit,
});
