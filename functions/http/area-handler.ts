import middy from '@middy/core';
import httpRouter, { type Method as RouterMethod } from '@middy/http-router';
import type { Context } from 'aws-lambda';
import type { Actor } from '#functions/data/actor.ts';
import { isEngineUnavailable } from '#functions/data/database.ts';
import { sharedDependencies } from '#functions/data/dependencies.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { describeError, log } from '#functions/platform/logger.ts';
import { refused } from '#functions/platform/outcome.ts';
import { currentRequest, inRequest } from '#functions/platform/request-context.ts';
import { apiBase } from '#shared/contracts/api-base.ts';
import type { Call } from '#shared/contracts/call.ts';
import { addressOf } from './address.ts';
import type { Event, Reply } from './event.ts';
import { problemReply, Refused } from './refusal.ts';
import { authenticate, checkAccess, checkMaintenance, validate } from './steps.ts';

/** One use case for every call of an area: a call without one does not compile. */
type UseCasesOf<Calls extends readonly Call[]> = {
  [Name in Calls[number]['name']]: UseCase<Extract<Calls[number], { name: Name }>>;
};

const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const withSecurityHeaders = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...securityHeaders, ...reply.headers },
});

type AnyUseCase = UseCase<Call>;

/** The stack of one call: who, maintenance, may they, is the input right, do it, present it. */
function callHandler(call: Call, useCase: AnyUseCase) {
  return async (event: Event): Promise<Reply> => {
    const deps = await sharedDependencies();
    const actor = await authenticate(call, event, deps);
    await checkMaintenance(call, actor, deps);
    checkAccess(call, actor);
    const input = validate(call, event, actor);
    const outcome = await useCase({
      actor: actor as Actor,
      input: input as never,
      deps,
      address: addressOf(event, deps.proxies),
    });
    if (!outcome.ok) return problemReply(outcome);
    if (!call.response) return { statusCode: 204 };
    return {
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(outcome.value),
    };
  };
}

/** One log line per request: what was asked, how it ended, what it cost. */
const logRequests = () => ({
  after: (request: middy.Request<Event, Reply>) => logReply(request, request.response),
  onError: (request: middy.Request<Event, Reply>) => logReply(request, request.response),
});

function logReply(request: middy.Request<Event, Reply>, reply: Reply | null | undefined) {
  const account = currentRequest();
  log('info', 'request', {
    route: request.event.routeKey,
    status: reply?.statusCode,
    ms: Math.round(performance.now() - (account?.startedAt ?? 0)),
    readUnits: account?.readUnits,
    writeUnits: account?.writeUnits,
  });
}

/** Refusals and the unexpected become problem details; only the unexpected is logged with its cause. */
const translateErrors = () => ({
  onError: (request: middy.Request<Event, Reply>) => {
    const { error } = request;
    if (error instanceof Refused) {
      request.response = problemReply(error.refusal);
    } else if ((error as { statusCode?: number } | null)?.statusCode === 404) {
      request.response = problemReply(refused('NOT_FOUND'));
    } else if (isEngineUnavailable(error)) {
      log('warn', 'engine unavailable', describeError(error));
      request.response = problemReply(refused('UNAVAILABLE', { retryAfter: 1 }));
    } else {
      log('error', 'unexpected', describeError(error));
      request.response = problemReply(refused('INTERNAL'));
    }
    request.response = withSecurityHeaders(request.response);
  },
});

/** Makes the Lambda handler of an area from its calls and their use cases; calls of other areas do not come into its bundle. */
export function areaHandler<const Calls extends readonly Call[]>(
  calls: Calls,
  useCases: UseCasesOf<Calls>,
) {
  const routes = calls.map((call) => ({
    method: call.method as RouterMethod,
    path: `${apiBase}${call.path}`,
    handler: callHandler(
      call,
      useCases[call.name as keyof UseCasesOf<Calls>] as unknown as AnyUseCase,
    ),
  }));
  const stack = middy<Event, Reply>()
    .use(logRequests())
    .use({
      after: (request) => {
        request.response = withSecurityHeaders(request.response ?? { statusCode: 204 });
      },
    })
    .use(translateErrors())
    .handler(httpRouter(routes as never) as never);

  return (event: Event, context: Context): Promise<Reply> => {
    const { requestId } = event.requestContext;
    const account = { requestId, startedAt: performance.now(), readUnits: 0, writeUnits: 0 };
    return inRequest(account, () => stack(event, context) as Promise<Reply>);
  };
}
