import { ApiError } from '#web/lib/api-error.ts';

/** What a failed save means for the answer. */
export type SaveFailure =
  /** It may pass by itself: the same save goes out again. */
  | 'passing'
  /** Nobody is signed in any more: the answer waits in the journal for the person to come back. */
  | 'signed-out'
  /** The server has decided: sending it again changes nothing. */
  | 'final';

/** Reads a failure. What is not an answer of the server counts as passing: no answer is given up for a fault here. */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (error.status === 401 || error.status === 403) return 'signed-out';
  // CONFLICT: saves from several devices raced, and this one has yet to get its turn.
  const isPassing =
    error.code === 'NETWORK' ||
    error.code === 'CONFLICT' ||
    error.status === 429 ||
    error.status >= 500;
  return isPassing ? 'passing' : 'final';
}

const firstPause = 2000;
const longestPause = 30_000;

/** How long to wait before the next try: longer each time, as long as the server asks. */
export function pauseBeforeRetry(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(longestPause, firstPause * 2 ** (failures - 1)));
}
