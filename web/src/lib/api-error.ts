import * as z from 'zod/mini';
import type { CaseUse } from '#shared/contracts/case-use.ts';
import { type ErrorCode, problemSchema } from '#shared/contracts/errors.ts';

/** Codes of the API, and two that only a client can tell. */
export type ApiErrorCode =
  | ErrorCode
  /** No reply came. */
  | 'NETWORK'
  /** A reply came that the contract does not know. */
  | 'INVALID_REPLY';

/** One wrong field: where it is (`body.login`) and what is wrong. */
export interface FieldProblem {
  path: string;
  code: string;
}

/** What went wrong with a call, in one shape for every screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: readonly FieldProblem[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  /** With CASE_IN_USE: which works have the case. */
  readonly caseUse: CaseUse | null;
  /** Said by the API itself; false: by something in between, or by nobody. */
  readonly isAnswer: boolean;

  constructor(
    code: ApiErrorCode,
    facts: {
      status?: number;
      errors?: readonly FieldProblem[] | undefined;
      requestId?: string | null;
      retryAfterSeconds?: number | null;
      caseUse?: CaseUse | undefined;
      isAnswer?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: facts.cause });
    this.code = code;
    this.status = facts.status ?? 0;
    this.errors = facts.errors ?? [];
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.caseUse = facts.caseUse ?? null;
    this.isAnswer = facts.isAnswer ?? false;
  }
}

const shut: readonly ApiErrorCode[] = ['CONTROL_RUNNING', 'RESULT_HELD'];

/** Whether nothing of a work is shown or taken in this mode for a while: it is taken in CONTROL, or that may be opened again. */
export const isShut = (error: unknown): boolean =>
  error instanceof ApiError && shut.includes(error.code);

const byStatus: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Seconds of a Retry-After header; the form with a date is not used by this API. */
function retryAfter(headers: Readonly<Record<string, string>>): number | null {
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] && Number.isFinite(seconds) ? seconds : null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error of a refusing reply; a gateway in between may answer without problem details. */
export function errorOfReply(reply: {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}): ApiError {
  const problem = z.safeParse(problemSchema, json(reply.body));
  const facts = { status: reply.status, retryAfterSeconds: retryAfter(reply.headers) };
  if (problem.success) {
    const { code, errors, caseUse, requestId } = problem.data;
    return new ApiError(code, { ...facts, errors, caseUse, requestId, isAnswer: true });
  }
  return new ApiError(byStatus[reply.status] ?? 'INTERNAL', facts);
}
