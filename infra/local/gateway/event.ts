import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from './routes.ts';

/** A request as it came in. */
export interface GatewayRequest {
  message: IncomingMessage;
  /** Decoded, without a trailing slash. */
  path: string;
  rawQuery: string;
  body: Buffer;
  requestId: string;
  route: Route;
}

const textual = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))\b)/i;

/** Whether a body of this type travels as text; anything else travels in base64. */
export function isText(contentType: string | undefined): boolean {
  return contentType === undefined || textual.test(contentType);
}

function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (name !== 'cookie' && values) headers[name] = values.join(',');
  }
  // Like API Gateway it notes at the end of the list whom it heard from.
  const heard = [headers['x-forwarded-for'], message.socket.remoteAddress].filter(Boolean);
  headers['x-forwarded-for'] = heard.join(', ');
  return headers;
}

function queryOf(rawQuery: string): Record<string, string> | undefined {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    query[name] = name in query ? `${query[name]},${value}` : value;
  }
  return Object.keys(query).length > 0 ? { ...query } : undefined;
}

/** `21/Nov/2026:02:19:07 +0000`, the format of access logs. */
function logTime(now: Date): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(now.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

/** The event that an HTTP API hands to a Lambda, payload format 2.0: paths and parameters decoded. */
export function toEvent(request: GatewayRequest, now: Date): APIGatewayProxyEventV2 {
  const { message, path, rawQuery, body, route } = request;
  const cookies = message.headers.cookie?.split('; ');
  const query = queryOf(rawQuery);
  const text = isText(message.headers['content-type']);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: rawQuery,
    ...(cookies ? { cookies } : {}),
    headers: headersOf(message),
    ...(query ? { queryStringParameters: query } : {}),
    ...(Object.keys(route.pathParameters).length > 0
      ? { pathParameters: route.pathParameters }
      : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: message.headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method: message.method ?? 'GET',
        path,
        protocol: `HTTP/${message.httpVersion}`,
        sourceIp: message.socket.remoteAddress ?? '',
        userAgent: message.headers['user-agent'] ?? '',
      },
      requestId: request.requestId,
      routeKey: route.routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(text ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !text,
  };
}
