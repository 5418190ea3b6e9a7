import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Area } from '#shared/contracts/call.ts';
import { functionSettings } from '../../function-settings.ts';
import { projectRoot } from '../project-root.ts';

/** Runs the function of an area; its raw result is what the Lambda would return. */
export type Invoke = (
  area: Area,
  event: APIGatewayProxyEventV2,
  requestId: string,
) => Promise<unknown>;

/** The entry of a Lambda. */
export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>;

const entryOf = (area: Area) => join(projectRoot, 'functions', 'api', area, 'handler.ts');

function contextOf(area: Area, requestId: string): Context {
  const end = performance.now() + functionSettings.timeoutSeconds * 1000;
  const nothing = () => {};
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: area,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${area}`,
    memoryLimitInMB: String(functionSettings.memoryMb),
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${area}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, end - performance.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}

/** Areas of the contract whose function is not written. */
export function missingFunctions(areas: readonly Area[]): Area[] {
  return areas.filter((area) => !existsSync(entryOf(area)));
}

/**
 * How many requests this process works on at once. The cloud starts another Lambda for each; here they share one processor, and
 * a call to the database that waits behind hundreds of others would be given up for dead.
 */
const mostAtOnce = 48;

/** Lets so many through at once; the others wait in the order in which they came. */
function doorFor(most: number) {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (inside < most) inside += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      // Whoever leaves hands the place on.
      if (next) next();
      else inside -= 1;
    }
  };
}

/** Runs the functions in this process; each is loaded at its first call, as a cold start would. */
export function invokeInProcess(given: Partial<Record<Area, Handler>> = {}): Invoke {
  const loaded = new Map<Area, Promise<Handler>>();
  const enter = doorFor(mostAtOnce);
  const load = async (area: Area): Promise<Handler> => {
    const handler = given[area];
    if (handler) return handler;
    const module = (await import(pathToFileURL(entryOf(area)).href)) as { handler: Handler };
    return module.handler;
  };
  return async (area, event, requestId) => {
    let handler = loaded.get(area);
    if (!handler) {
      handler = load(area);
      loaded.set(area, handler);
      handler.catch(() => loaded.delete(area));
    }
    const answer = await handler;
    return enter(() => answer(event, contextOf(area, requestId)));
  };
}
