import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { functionSettings } from '../../function-settings.ts';
import { apiHeaders } from '../../site-headers.ts';
import { isText, toEvent } from './event.ts';
import type { Invoke } from './functions.ts';
import { sendMessage, sendResult } from './result.ts';
import { findRoute } from './routes.ts';

/** What answering the API needs. */
export interface ApiOptions {
  invoke: Invoke;
  tell(line: string): void;
  timeoutMs?: number;
}

const headers = apiHeaders(false);

/** The bytes of a body, or undefined when a function could not take it. */
async function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  const room = isText(message.headers['content-type'])
    ? functionSettings.payloadBytes
    : Math.floor((functionSettings.payloadBytes / 4) * 3);
  if (Number(message.headers['content-length'] ?? 0) > room) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > room) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

/** The path as API Gateway sees it behind CloudFront: decoded, without a trailing slash. */
function decodedPath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  } catch {
    return undefined;
  }
}

/** Resolves to undefined when the time is over; the function itself cannot be stopped. */
async function within<T>(work: Promise<T>, timeoutMs: number): Promise<{ value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Answers one request of the API as HTTP API and Lambda would. */
export async function answerApi(
  message: IncomingMessage,
  response: ServerResponse,
  options: ApiOptions,
): Promise<void> {
  const url = message.url ?? '/';
  const mark = url.indexOf('?');
  const path = decodedPath(mark < 0 ? url : url.slice(0, mark));
  if (path === undefined) return sendMessage(response, 400, 'Bad Request', headers);
  const route = findRoute(message.method ?? '', path);
  if (!route) return sendMessage(response, 404, 'Not Found', headers);
  const body = await readBody(message);
  if (!body) {
    return sendMessage(response, 413, 'Content Too Large', { ...headers, connection: 'close' });
  }
  const requestId = randomUUID();
  const rawQuery = mark < 0 ? '' : url.slice(mark + 1);
  const event = toEvent({ message, path, rawQuery, body, requestId, route }, new Date());
  try {
    const reply = await within(
      options.invoke(route.area, event, requestId),
      options.timeoutMs ?? functionSettings.gatewayTimeoutMs,
    );
    if (reply) sendResult(response, reply.value, requestId, headers);
    else sendMessage(response, 503, 'Service Unavailable', headers);
  } catch (error) {
    options.tell(
      `${route.routeKey} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    sendMessage(response, 500, 'Internal Server Error', headers);
  }
}
