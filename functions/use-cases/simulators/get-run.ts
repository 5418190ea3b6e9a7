import type { ActivityStore } from '#functions/data/activity-store.ts';
import { activityOf } from '#functions/data/actor.ts';
import { isFinished } from '#functions/data/attempt-finishing.ts';
import { caseShutBy } from '#functions/data/case-shutting.ts';
import type { Database } from '#functions/data/database.ts';
import { getGroups, getPeople } from '#functions/data/people.ts';
import { personRef } from '#functions/data/person-ref.ts';
import { gameOf } from '#functions/data/run-playing.ts';
import { loadRun, type StoredRun } from '#functions/data/runs.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { PersonRef } from '#shared/contracts/person-ref.ts';
import type { getRun as call } from '#shared/contracts/runs.ts';
import { presentOwn, presentTaught } from './present-run.ts';
import { settledAttempt } from './running-attempt.ts';
import { findTaughtRun } from './taught-run.ts';

/** A run with its verdict, for whoever may know it. */
export const getRun: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id } = input.params;
  const now = deps.now();
  const store = activityOf(deps.db, actor);
  const own = await findOwnRun(store, id, now);
  if (own) {
    const shutBy = await caseShutBy(store, own.head.caseId, now);
    if (shutBy) return refused(shutBy);
    return done(presentOwn(own, await gameOf(deps.db, own.head)));
  }
  const taught = await findTaughtRun(deps.db, actor, id, now);
  if (!taught) return refused('NOT_FOUND');
  const { run, attempt } = taught;
  const person = await personOf(deps.db, attempt.userId);
  return done(presentTaught(run, await gameOf(deps.db, run.head), person, now));
};

/**
 * A run of the person that its mode lets them see: in TRAINING once it is finished, in SELFCONTROL once the attempt is, in
 * CONTROL never.
 */
async function findOwnRun(
  store: ActivityStore,
  runId: string,
  now: number,
): Promise<StoredRun | null> {
  const run = await loadRun(store, runId);
  if (run?.head.owner !== store.owner || run.head.mode === 'CONTROL') return null;
  const attempt = await settledAttempt(store, run.head.attemptId, now);
  if (!attempt) return null;
  const isOpen =
    isFinished(attempt) || (run.head.mode === 'TRAINING' && run.head.finished !== undefined);
  return isOpen ? run : null;
}

async function personOf(db: Database, userId: string): Promise<PersonRef> {
  const person = (await getPeople(db, [userId])).get(userId);
  // Somebody whose account is gone keeps their runs.
  if (!person) return { id: userId, name: '', lastName: userId, group: null };
  return personRef(person, await getGroups(db, person.groupId ? [person.groupId] : []));
}
