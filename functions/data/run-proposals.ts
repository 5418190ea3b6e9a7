import type { RunProposal } from '#shared/contracts/results.ts';
import { driftOf } from '#shared/domain/simulators/kernel/drift.ts';
import { proposedMark } from '#shared/domain/simulators/proposed-mark.ts';
import type { Answer, Task } from '#shared/domain/works/task.ts';
import type { ActivityStore } from './activity-store.ts';
import { gameOf, judgeRun, judgeUnheard, play } from './run-playing.ts';
import { loadRun } from './runs.ts';

/**
 * "Machine proposes from replay, teacher confirms": what the run that an answer names comes to by the rules as they were when
 * it began. null: the answer names no run of this attempt and task.
 */
export async function proposalOf(
  store: ActivityStore,
  attemptId: string,
  task: Task,
  answer: Answer | null | undefined,
): Promise<RunProposal | null> {
  if (typeof answer !== 'object' || !answer || !('runId' in answer)) return null;
  const run = await loadRun(store, answer.runId);
  if (run?.head.attemptId !== attemptId || run.head.taskId !== task.id) return null;
  const game = await gameOf(store.db, run.head);
  const { played } = play(game, run.batches);
  const verdict = judgeRun(game, played);
  const { percent, passed, criticalMiss } = verdict;
  return {
    runId: run.head.id,
    finished: played.state.finished,
    percent,
    passMark: game.whole.passMark,
    passed,
    criticalMiss,
    mark: proposedMark(verdict, task.mark),
    isOdd:
      driftOf(run.head.startedAt, run.batches).length > 0 ||
      judgeUnheard(game, run.batches) !== null,
  };
}
