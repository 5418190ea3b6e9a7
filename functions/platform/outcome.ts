import type { CaseUse } from '#shared/contracts/case-use.ts';
import type { ErrorCode } from '#shared/contracts/errors.ts';

/** Why a use case refuses: a code of the error table and, for bad input, the fields. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  errors?: { path: string; code: string }[];
  /** Seconds after which the call may be made again. */
  retryAfter?: number;
  /** Last event that is stored of a run. */
  lastSeq?: number;
  /** Which works stand in the way. */
  caseUse?: CaseUse;
}

/** What a use case answers: a value or a refusal, never an exception for what can be foreseen. */
export type Outcome<T> = { ok: true; value: T } | Refusal;

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (code: ErrorCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
});
