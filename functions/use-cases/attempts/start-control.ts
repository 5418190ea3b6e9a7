import type { ActivityStore } from '#functions/data/activity-store.ts';
import { newAttemptId } from '#functions/data/answer-places.ts';
import {
  isFinished,
  isOver,
  settleAttempt,
  submitAttempt,
} from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { createAttempt, getHead } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { parseExecution, readForStart } from '#functions/data/executions.ts';
import { activityKeys } from '#functions/data/keys.ts';
import { isGroupActive, parsePerson } from '#functions/data/people.ts';
import { getTaking, toTaking } from '#functions/data/takings.ts';
import { getTasksOfEdition, parseWork } from '#functions/data/works.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import { controlDeadline, triesPerTask } from '#shared/domain/works/attempt-rules.ts';
import { type Execution, executionState, windowOf } from '#shared/domain/works/execution.ts';
import type { Work } from '#shared/domain/works/work.ts';

/** What a start comes to: the attempt, and whether it is new and so without answers. */
export interface Started {
  head: AttemptHead;
  work: Work;
  isNew: boolean;
}

/** Looks again after a lost race this often. */
const rounds = 6;

/**
 * Starts the attempt of a work inside an execution, or resumes the one under way. A new one costs the session, one batch of
 * reads, one batch of writes and one conditional write, so that a whole institute can begin in the same second.
 */
export async function startControl(
  deps: Dependencies,
  store: ActivityStore,
  wanted: { workId: string; executionId: string; userId: string },
): Promise<Outcome<Started>> {
  const taking = activityKeys.taking(store.owner, wanted.workId, 'CONTROL', wanted.executionId);
  for (let round = 0; round < rounds; round += 1) {
    const found = await readForStart(deps.db, { ...wanted, taking });
    if (!found.execution || !found.work || !found.person) return refused('NOT_FOUND');
    const execution = parseExecution(found.execution);
    const work = parseWork(found.work);
    if (!execution.workIds.includes(work.id)) return refused('NOT_FOUND');

    const known = found.taking ? toTaking(found.taking) : null;
    if (known?.active) {
      // Who has begun goes on, also when they were taken off the execution meanwhile.
      const head = await getHead(store, known.active.attemptId);
      if (head && !isFinished(head) && !isOver(head, deps.now())) {
        await endTried(deps, store, work.id);
        return done({ head, work, isNew: false });
      }
      if (head) await settleAttempt(store, head.id, deps.now());
      continue;
    }
    if (known) return refused('ATTEMPT_FINISHED');

    const { groupId } = parsePerson(found.person);
    const isOfGroup = groupId !== null && execution.groupIds.includes(groupId);
    const isAssigned =
      (found.assigned !== undefined && found.assigned.isRemoved !== true) ||
      (isOfGroup && (await isGroupActive(deps.db, groupId, deps.now())));
    if (!isAssigned) return refused('NOT_FOUND');
    const now = deps.now();
    const state = executionState(execution, now);
    if (state === 'PLANNED') return refused('EXECUTION_NOT_OPEN');
    if (state === 'OVER') return refused('EXECUTION_OVER');

    const head = await create(deps, store, { execution, work, now, groupId, ...wanted });
    if (head === 'exhausted') return refused('ATTEMPTS_EXHAUSTED');
    if (head !== 'lost') {
      await endTried(deps, store, work.id);
      return done({ head, work, isNew: true });
    }
  }
  return refused('CONFLICT');
}

/**
 * Ends what the owner has under way in SELFCONTROL before they see a task of the exam: at its end it would tell what is right
 * of all that is tried there. Read after the exam has begun, as a start in SELFCONTROL looks for the exam after itself.
 */
async function endTried(deps: Dependencies, store: ActivityStore, workId: string): Promise<void> {
  const tried = await getTaking(store, { workId, mode: 'SELFCONTROL', executionId: undefined });
  if (tried?.active) await submitAttempt(store, tried.active.attemptId, deps.now());
}

async function create(
  deps: Dependencies,
  store: ActivityStore,
  given: { execution: Execution; work: Work; now: number; groupId: string | null; userId: string },
): Promise<AttemptHead | 'lost' | 'exhausted'> {
  const { execution, work, now, groupId, userId } = given;
  const tasks = await getTasksOfEdition(deps.db, work.id, work.edition);
  const window = windowOf(execution, { userId, groupId });
  const head: AttemptHead = {
    id: newAttemptId(deps.newId(), 'CONTROL', tasks),
    owner: store.owner,
    userId,
    workId: work.id,
    courseId: work.courseId,
    mode: 'CONTROL',
    executionId: execution.id,
    ...(groupId && { groupId }),
    edition: work.edition,
    seed: deps.newSeed(),
    isShuffled: work.settingsWork.shuffle ?? false,
    maxTries: triesPerTask(work, 'CONTROL'),
    ...(work.passMark !== undefined && { passMark: work.passMark }),
    ...(work.settingsWork.lockAnswers && { locksAnswers: true }),
    startedAt: now,
    deadline: controlDeadline(window, now),
    ...(window.extraMinutes > 0 && { extraMinutes: window.extraMinutes }),
    status: 'ACTIVE',
  };
  const mostControls = work.maxAttempts.CONTROL;
  const creation = await createAttempt(store, head, tasks, { startedBefore: 0, mostControls });
  return creation === 'created' ? head : creation;
}
