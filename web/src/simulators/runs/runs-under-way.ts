import type { OpenRun } from '#shared/contracts/runs.ts';
import { finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { localStore } from '#web/lib/local-keys.ts';
import { openRun } from './api.ts';
import { keptRun } from './run-journal.ts';

/** An exercise of an attempt, with the run that its answer names. */
export interface Exercise {
  taskId: string;
  runId: string | null;
}

/** Whether the end of a run was said. */
export const isRunFinished = ({ events }: Pick<OpenRun, 'events'>): boolean =>
  events.at(-1)?.code === finishCode;

/** Whether something was done in a run and its end was not said. */
export const isUnderWay = (run: Pick<OpenRun, 'events'>): boolean =>
  run.events.length > 0 && !isRunFinished(run);

/** Of a run as this browser kept it and as the server has it the one that knows more of it: the other is of earlier. */
const laterOf = (kept: OpenRun | null, asked: OpenRun | null): OpenRun | null =>
  kept && asked ? (kept.events.length > asked.events.length ? kept : asked) : (kept ?? asked);

/**
 * The tasks of these exercises whose runs are under way, also on another device; without a network as this browser has
 * kept them. In TRAINING the answer names a run that is over, and only the browser knows of the next.
 */
export async function runsUnderWay(
  userId: string,
  attempt: { id: string; type: OpenRun['type'] },
  exercises: readonly Exercise[],
): Promise<Set<string>> {
  const lookAt = async ({ taskId, runId }: Exercise): Promise<string[]> => {
    const kept = keptRun(localStore, userId, attempt.id, taskId);
    const isAsked = runId !== null && attempt.type !== 'TRAINING';
    const run = laterOf(kept, isAsked ? await asked(runId, attempt.id, taskId) : null);
    return run && isUnderWay(run) ? [taskId] : [];
  };
  return new Set((await Promise.all(exercises.map(lookAt))).flat());
}

/** A run as the server has it; null: it cannot be asked now, and the question whether to finish does not wait for it. */
async function asked(runId: string, attemptId: string, taskId: string): Promise<OpenRun | null> {
  try {
    return await openRun({ runId, attemptId, taskId });
  } catch (error) {
    console.warn('run not looked at', error);
    return null;
  }
}
