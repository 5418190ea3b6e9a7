import type { AttemptResult } from '#shared/contracts/attempts.ts';
import { isInReview } from '#web/ui/in-review.ts';

/** Which sentence says how an attempt ended. */
export type Verdict = 'read' | 'passed' | 'notPassed' | 'critical' | 'inReview' | 'noPassMark';

/** The sentence for a result; a failed critical task is named before everything else. */
export function verdictOf(result: AttemptResult, passMark: number | null): Verdict {
  if (result.failedCritical > 0) return 'critical';
  if (result.maxMark === 0 && result.pendingReview === 0) return 'read';
  if (result.passed === true) return 'passed';
  if (result.passed === false) return 'notPassed';
  if (isInReview(result)) return 'inReview';
  return passMark === null ? 'noPassMark' : 'inReview';
}

/** The colour of the ring: only passing and failing mean something. */
export const verdictTones = {
  read: 'success',
  passed: 'success',
  notPassed: 'danger',
  critical: 'danger',
  inReview: 'brand',
  noPassMark: 'brand',
} as const satisfies Record<Verdict, 'success' | 'danger' | 'brand'>;
