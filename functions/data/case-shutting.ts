import type { ActivityStore } from './activity-store.ts';
import { keysShutBy } from './attempt-finishing.ts';
import { listWorksOfRules } from './case-works.ts';
import { listTakings } from './takings.ts';

/**
 * Why the secret part of a case is shut for the owner, as the keys of a work are while they take it in CONTROL: in whichever
 * work it is, and also while they take another case that is judged by the same rules, for its hints would be a help there.
 */
export async function caseShutBy(
  store: ActivityStore,
  caseId: string,
  now: number,
): Promise<'CONTROL_RUNNING' | 'RESULT_HELD' | null> {
  const takings = await listTakings(store);
  const taken = new Set(takings.flatMap(({ mode, workId }) => (mode === 'CONTROL' ? workId : [])));
  if (taken.size === 0) return null;
  const workIds = await listWorksOfRules(store.db, caseId);
  const reasons = await Promise.all(
    workIds.flatMap((workId) => (taken.has(workId) ? keysShutBy(store, workId, now) : [])),
  );
  return reasons.find((one) => one !== null) ?? null;
}
