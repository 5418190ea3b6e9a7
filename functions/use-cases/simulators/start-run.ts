import type { ActivityStore } from '#functions/data/activity-store.ts';
import { activityOf } from '#functions/data/actor.ts';
import { getAnswerItem } from '#functions/data/answers.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { getCaseRow, getCaseVersion } from '#functions/data/cases.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getProfile } from '#functions/data/profiles.ts';
import type { RunHead } from '#functions/data/run-head.ts';
import { gameOf } from '#functions/data/run-playing.ts';
import { createRun, listRunsOfTask, loadRun, type StoredRun } from '#functions/data/runs.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getTasksOfEdition } from '#functions/data/works.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { startRun as call } from '#shared/contracts/runs.ts';
import type { TaskOf } from '#shared/domain/works/task.ts';
import { trainingState } from '#shared/domain/works/training.ts';
import { presentOpenRun } from './present-run.ts';
import { endOfTask, performanceShutBy, settledAttempt } from './running-attempt.ts';

/** Lost races after which a start gives up; each lost race means that another start got through. */
const rounds = 5;

type CaseTask = TaskOf<'TASKTESTCASECASSETESTATUS'>;

/** Starts the run of a case task or resumes it: however many tabs ask, there is one that is not finished. */
export const startRun: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { runId, attemptId, taskId } = input.body;
  const store = activityOf(deps.db, actor);
  for (let round = 0; round < rounds; round += 1) {
    const attempt = await settledAttempt(store, attemptId, deps.now());
    if (!attempt) return refused('NOT_FOUND');
    const { workId, edition } = attempt;
    const tasks = await getTasksOfEdition(deps.db, workId, edition);
    const task = tasks.find((one) => one.id === taskId);
    if (!task) return refused('NOT_FOUND');
    if (task.type !== 'TASKTESTCASECASSETESTATUS' || task.simulator !== 'cleanroom') {
      return refused('INVALID_INPUT', { errors: [{ path: 'body.taskId', code: 'noCase' }] });
    }
    const shutBy = await performanceShutBy(store, attempt, task.caseId, deps.now());
    const end = shutBy ?? (await endOfTask(store, attempt, taskId));
    if (end) return refused(end);
    const run = await findOrCreate(deps, store, attempt, task, runId);
    if (run === 'again') continue;
    if (!run.ok) return run;
    const game = await gameOf(deps.db, run.value.head);
    return done(presentOpenRun(run.value, game, attempt, deps.now()));
  }
  return refused('CONFLICT');
};

async function findOrCreate(
  deps: Dependencies,
  store: ActivityStore,
  attempt: AttemptHead,
  task: CaseTask,
  runId: string,
): Promise<Outcome<StoredRun> | 'again'> {
  const before = await listRunsOfTask(store, attempt.id, task.id);
  const current = before.includes(runId) ? runId : before.at(-1);
  const run = current === undefined ? null : await loadRun(store, current);
  if (run) {
    const isDone = current !== runId && run.head.finished && attempt.mode === 'TRAINING';
    const next = isDone ? await mayBeginNext(store, attempt, task, run.head.id) : 'resume';
    if (next === 'resume') return done(run);
    if (next === 'closed') return refused('TASK_ATTEMPTS_EXHAUSTED');
  }
  // The id belongs to another run, of whomever: nothing is told of it.
  if (await loadRun(store, runId)) return refused('CONFLICT');
  return beginRun(deps, store, attempt, task, { runId, before });
}

/**
 * In TRAINING the next run begins when the last is answered: else somebody could perform a case until it is right and spend
 * one try. And none begins when the tries are used up.
 */
async function mayBeginNext(
  store: ActivityStore,
  attempt: AttemptHead,
  task: CaseTask,
  lastId: string,
): Promise<'begin' | 'resume' | 'closed'> {
  const found = await getAnswerItem(store, attempt.id, task.id);
  const { events = [] } = found?.item.entries.get(task.id) ?? {};
  if (trainingState(task, events, attempt.maxTries).closed) return 'closed';
  const isAnswered = events.some(
    ({ answer }) => typeof answer === 'object' && 'runId' in answer && answer.runId === lastId,
  );
  return isAnswered ? 'begin' : 'resume';
}

async function beginRun(
  deps: Dependencies,
  store: ActivityStore,
  attempt: AttemptHead,
  task: CaseTask,
  { runId, before }: { runId: string; before: readonly string[] },
): Promise<Outcome<StoredRun> | 'again'> {
  const row = await getCaseRow(deps.db, task.caseId);
  const whole = row && (await getCaseVersion(deps.db, row.id, row.version));
  const profile = whole && (await getProfile(deps.db, whole.profileId));
  if (!whole || !profile) return refused('NOT_FOUND');
  const head: RunHead = {
    id: runId,
    owner: store.owner,
    attemptId: attempt.id,
    taskId: task.id,
    mode: attempt.mode,
    caseId: whole.id,
    caseVersion: whole.version,
    profileId: profile.id,
    profileVersion: profile.version,
    seed: deps.newSeed(),
    startedAt: deps.now(),
    nextSeq: 1,
  };
  const isBegun = await createRun(store, head, before);
  return isBegun ? done({ head, batches: [], events: [] }) : 'again';
}
