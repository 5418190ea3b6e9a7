import type { ActivityStore } from '#functions/data/activity-store.ts';
import { activityOf } from '#functions/data/actor.ts';
import { newAttemptId } from '#functions/data/answer-places.ts';
import {
  isFinished,
  isOver,
  keysShutBy,
  settleAttempt,
  settledTakings,
  submitAttempt,
} from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { createAttempt, getHead } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getTaking } from '#functions/data/takings.ts';
import type { Request, UseCase } from '#functions/data/use-case.ts';
import { findVisibleWork, getViewer } from '#functions/data/visible-courses.ts';
import { getTasksOfEdition } from '#functions/data/works.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { Attempt, startAttempt as call } from '#shared/contracts/attempts.ts';
import { sitsExams } from '#shared/domain/identity/roles.ts';
import {
  allowsMode,
  attemptsLeft,
  deadlineOf,
  triesPerTask,
} from '#shared/domain/works/attempt-rules.ts';
import { timeline } from '#shared/domain/works/timeline.ts';
import type { Mode, Work } from '#shared/domain/works/work.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { presentAttempt } from './present-attempt.ts';
import { startControl } from './start-control.ts';

/** Lost races after which a start gives up; each lost race means that another start or finish got through. */
const rounds = 5;

/** Starts the attempt of a mode or resumes the one under way; however many starts come at once, there is one. */
export const startAttempt: UseCase<typeof call> = (request) =>
  request.input.body.type === 'CONTROL' ? startInExecution(request) : startInCourse(request);

/** "any [kind of work], only inside an execution": being assigned is what counts. */
async function startInExecution({
  actor,
  input,
  deps,
}: Request<typeof call>): Promise<Outcome<Attempt>> {
  const { executionId } = input.body;
  if (!executionId) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.executionId', code: 'required' }] });
  }
  if (!sitsExams(actor.role)) return refused('FORBIDDEN');
  const store = activityOf(deps.db, actor);
  const wanted = { workId: input.params.id, executionId, userId: actor.userId };
  const outcome = await startControl(deps, store, wanted);
  if (!outcome.ok) return outcome;
  const { lang = defaultLanguage } = input.query;
  const { head, work, isNew } = outcome.value;
  return done(await presentAttempt(deps, store, head, lang, { work, isNew }));
}

async function startInCourse({
  actor,
  input,
  deps,
}: Request<typeof call>): Promise<Outcome<Attempt>> {
  const mode = input.body.type;
  const viewer = await getViewer(deps.db, actor);
  const found = await findVisibleWork(deps.db, viewer, input.params.id);
  if (!found) return refused('NOT_FOUND');
  const { work, course, works } = found;
  if (!allowsMode(work, mode)) return refused('MODE_NOT_ALLOWED');

  const store = activityOf(deps.db, actor);
  const takings = await settledTakings(store, deps.now());
  const isExamined = takings.some(
    ({ mode: taken, workId }) => taken === 'CONTROL' && workId === work.id,
  );
  const shutBy = isExamined ? await keysShutBy(store, work.id, deps.now()) : null;
  if (shutBy) return refused(shutBy);
  const step = timeline(course, works, takings).find((one) => one.work.id === work.id);
  if (step?.state === 'LOCKED') return refused('STEP_LOCKED');

  const outcome = await startOrResume(deps, store, work, mode, actor.userId);
  if (!outcome.ok) return outcome;
  // An exam that began at the same moment: whichever of the two was written later sees the other.
  const shutSince = mode === 'SELFCONTROL' ? await keysShutBy(store, work.id, deps.now()) : null;
  if (shutSince) {
    await submitAttempt(store, outcome.value.id, deps.now());
    return refused(shutSince);
  }
  const { lang = defaultLanguage } = input.query;
  return done(await presentAttempt(deps, store, outcome.value, lang));
}

async function startOrResume(
  deps: Dependencies,
  store: ActivityStore,
  work: Work,
  mode: Mode,
  userId: string,
): Promise<Outcome<AttemptHead>> {
  for (let round = 0; round < rounds; round += 1) {
    const taking = await getTaking(store, { workId: work.id, mode, executionId: undefined });
    if (taking?.active) {
      const head = await getHead(store, taking.active.attemptId);
      if (head && !isFinished(head) && !isOver(head, deps.now())) return done(head);
      // Its time is over or its finish was cut off: it is completed here, and the start tried again.
      if (head) await settleAttempt(store, head.id, deps.now());
      continue;
    }
    const started = taking?.started ?? 0;
    if (attemptsLeft(work, mode, started) === 0) return refused('ATTEMPTS_EXHAUSTED');
    const tasks = await getTasksOfEdition(deps.db, work.id, work.edition);
    const now = deps.now();
    const head: AttemptHead = {
      id: newAttemptId(deps.newId(), mode, tasks),
      owner: store.owner,
      userId,
      workId: work.id,
      courseId: work.courseId,
      mode,
      edition: work.edition,
      seed: deps.newSeed(),
      isShuffled: work.settingsWork.shuffle ?? false,
      maxTries: triesPerTask(work, mode),
      ...(work.passMark !== undefined && { passMark: work.passMark }),
      ...(mode !== 'TRAINING' && work.settingsWork.lockAnswers && { locksAnswers: true }),
      startedAt: now,
      deadline: deadlineOf(mode, work, now),
      status: 'ACTIVE',
    };
    const creation = await createAttempt(store, head, tasks, { startedBefore: started });
    if (creation === 'created') return done(head);
  }
  return refused('CONFLICT');
}
