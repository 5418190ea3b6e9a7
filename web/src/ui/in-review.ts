import type { AttemptResult } from '#shared/contracts/attempts.ts';

/** Whether what a result comes to is open until a teacher has reviewed it: its percent is not final. */
export const isInReview = ({
  passed,
  pendingReview,
}: Pick<AttemptResult, 'passed' | 'pendingReview'>): boolean =>
  passed === null && pendingReview > 0;
