import type { ActivityStore } from './activity-store.ts';
import { keysShutBy } from './attempt-finishing.ts';
import { listWorksOfCase } from './cases.ts';

/**
 * Why the secret part of a case is shut for the owner: as the keys of a work are while they take it in CONTROL, whichever work
 * that has the case it is.
 */
export async function caseShutBy(
  store: ActivityStore,
  caseId: string,
  now: number,
): Promise<'CONTROL_RUNNING' | 'RESULT_HELD' | null> {
  const workIds = await listWorksOfCase(store.db, caseId);
  const reasons = await Promise.all(workIds.map((workId) => keysShutBy(store, workId, now)));
  return reasons.find((one) => one !== null) ?? null;
}
