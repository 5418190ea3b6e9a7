import type { AttemptHead } from '#functions/data/attempt-head.ts';

/** For how long the one of these attempts that waits longest has been over, ms; 0 when there are none. */
export const latenessOf = (
  heads: readonly Pick<AttemptHead, 'deadline' | 'finishing'>[],
  now: number,
): number =>
  Math.max(0, ...heads.map(({ finishing, deadline }) => now - (finishing?.at ?? deadline ?? now)));
