import { reportRun, runOutbox, runPhaseOf, unsentRuns } from './run-outbox.ts';

/** What sends weighs more than what tells whether there is something to send. */
const savers = () => import('./run-savers.ts');

/**
 * Goes on sending what runs left in this browser, after a reload or in another visit. Until that has begun they
 * count as waiting, so that nothing says "all saved" meanwhile.
 */
export async function resumeRuns(userId: string, attemptId?: string): Promise<void> {
  const found = unsentRuns(userId, attemptId);
  for (const run of found) {
    const { attemptId: attempt, taskId } = run;
    const known = runPhaseOf(runOutbox.getSnapshot(), userId, attempt, taskId);
    if (known === null) reportRun(userId, run, 'waiting');
  }
  if (found.length === 0) return;
  try {
    (await savers()).resumeSavers(userId, found);
  } catch (error) {
    console.warn('unsent events of runs wait', error);
  }
}

/** Sends all that the runs of an attempt have not sent, in whatever tab; tells whether everything has arrived. */
export async function flushRuns(userId: string, attemptId: string): Promise<boolean> {
  const isIdle = Object.keys(runOutbox.getSnapshot()).every(
    (place) => !place.startsWith(`${userId}:${attemptId}:`),
  );
  if (isIdle && unsentRuns(userId, attemptId).length === 0) return true;
  try {
    const { resumeSavers, flushSavers } = await savers();
    resumeSavers(userId, unsentRuns(userId, attemptId));
    const isArrived = await flushSavers(userId, attemptId);
    return isArrived && unsentRuns(userId, attemptId).length === 0;
  } catch (error) {
    console.warn('unsent events of runs wait', error);
    return false;
  }
}
