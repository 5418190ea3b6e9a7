import type { Refusal } from '#functions/platform/outcome.ts';
import { currentRequest } from '#functions/platform/request-context.ts';
import { type ErrorCode, errorStatuses, type Problem } from '#shared/contracts/errors.ts';
import type { Reply } from './event.ts';

/** Thrown by a step of the stack to answer before the use case is reached. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const titleOf = (code: ErrorCode) => code.toLowerCase().replaceAll('_', ' ');

/** A refusal as RFC 9457 problem details. */
export function problemReply({ code, errors, retryAfter, lastSeq, caseUse }: Refusal): Reply {
  const status = errorStatuses[code];
  const problem: Problem = {
    type: 'about:blank',
    title: titleOf(code),
    status,
    code,
    ...(errors && { errors }),
    ...(lastSeq !== undefined && { lastSeq }),
    ...(caseUse && { caseUse }),
    requestId: currentRequest()?.requestId ?? '',
  };
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify(problem),
  };
}
