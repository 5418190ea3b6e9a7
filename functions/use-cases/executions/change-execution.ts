import type { Actor } from '#functions/data/actor.ts';
import { type Audit, isChangeMade } from '#functions/data/audit.ts';
import { StillContended } from '#functions/data/database.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import {
  type AssignmentChange,
  noAssignment,
  type StoredExecution,
  saveExecution,
} from '#functions/data/executions.ts';
import type { Refusal } from '#functions/platform/outcome.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import { findTaughtExecution } from './taught-execution.ts';

/** Looks again after a lost race this often. */
const rounds = 12;

/** What a change makes of an execution, with what the log says of it; `null`: all is as it should be already. */
export type ExecutionChange = {
  execution: StoredExecution;
  assignment?: AssignmentChange;
  audit: Pick<Audit, 'action' | 'before' | 'after' | 'reason'>;
} | null;

/**
 * Changes an execution that the actor runs, with its entry in the log, whoever else changes it at the same moment. A
 * change with an id happens once, however often it is sent.
 */
export async function changeExecution(
  deps: Dependencies,
  actor: Actor,
  { id, changeId }: { id: string; changeId?: string },
  change: (
    execution: StoredExecution,
  ) => Promise<ExecutionChange | Refusal> | ExecutionChange | Refusal,
): Promise<Outcome<StoredExecution>> {
  for (let round = 0; round < rounds; round += 1) {
    // Asked before the execution is read: what is shown of a change that was made is not older than it.
    const isMade =
      changeId !== undefined && (await isChangeMade(deps.db, { executionId: id, changeId }));
    const execution = await findTaughtExecution(deps, actor, id);
    if (!execution) return refused('NOT_FOUND');
    if (isMade) return done(execution);
    const made = await change(execution);
    if (made === null) return done(execution);
    if ('ok' in made) {
      // This very change may have been made while the execution was read: then it is no reason to refuse it.
      if (changeId && (await isChangeMade(deps.db, { executionId: id, changeId }))) continue;
      return made;
    }
    const next = { ...made.execution, revision: execution.revision + 1 };
    const audit = {
      ...made.audit,
      changeId: changeId ?? deps.newId(),
      executionId: id,
      at: deps.now(),
      by: actor.userId,
    };
    const { assignment = noAssignment } = made;
    if (await saveExecution(deps.db, next, execution.revision, audit, assignment)) {
      return done(next);
    }
  }
  throw new StillContended(`Execution ${id} changes all the time`);
}
