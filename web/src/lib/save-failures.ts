import { ApiError, type ApiErrorCode, isShut } from '#web/lib/api-error.ts';

/** What a failed save means for an answer, or for the events of a run. */
export type SaveFailure =
  /** It may pass by itself: the same save goes out again. */
  | 'passing'
  /** Nobody is signed in any more: the answer waits in the journal for the person to come back. */
  | 'signed-out'
  /** Not while the work is shut by its CONTROL: the answer waits in the journal for the end of it. */
  | 'shut'
  /** The server has decided: sending it again changes nothing. */
  | 'final';

/** What the API says when an answer will not be taken, however often it comes. */
const decided: readonly ApiErrorCode[] = [
  'ATTEMPT_EXPIRED',
  'ATTEMPT_FINISHED',
  'HINTS_NOT_ALLOWED',
  'IMPOSSIBLE_RUN',
  'INVALID_INPUT',
  'NOT_FOUND',
  'RUN_CONFLICT',
  'TASK_ATTEMPTS_EXHAUSTED',
];

/**
 * Reads a failure. Only the API itself can decide that an answer is not taken; whatever else comes back, from a proxy,
 * a portal or nowhere, counts as passing: no answer is given up for a fault on the way.
 */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (error.status === 401 || error.status === 403) return 'signed-out';
  if (isShut(error)) return 'shut';
  return error.isAnswer && decided.includes(error.code) ? 'final' : 'passing';
}

/** Whether an answer was refused because its work had ended: the server keeps it for the teacher. */
export const isLate = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'ATTEMPT_EXPIRED' || error.code === 'ATTEMPT_FINISHED');

const firstPause = 2000;
const longestPause = 30_000;

/** How long to wait before the next try: longer each time, as long as the server asks. */
export function pauseBeforeRetry(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(longestPause, firstPause * 2 ** (failures - 1)));
}
