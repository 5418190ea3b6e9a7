import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

function isStructured(result: unknown): result is APIGatewayProxyStructuredResultV2 {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}

/** A bare value of a function is its body as JSON with status 200, as in an HTTP API. */
function structured(result: unknown): APIGatewayProxyStructuredResultV2 {
  if (isStructured(result)) return result;
  const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}

/** Sends what a function returned. */
export function sendResult(
  response: ServerResponse,
  returned: unknown,
  requestId: string,
  ownHeaders: Record<string, string>,
): void {
  const result = structured(returned);
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const headers: OutgoingHttpHeaders = { ...ownHeaders };
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    headers[name.toLowerCase()] = String(value);
  }
  if (body.length > 0) headers['content-type'] ??= 'text/plain;charset=UTF-8';
  if (result.cookies?.length) headers['set-cookie'] = result.cookies;
  headers['apigw-requestid'] = requestId;
  const status = Number(result.statusCode ?? 200);
  if (status !== 204 && status !== 304) headers['content-length'] = body.length;
  response.writeHead(status, headers).end(body);
}

/** Sends what the gateway itself has to say. */
export function sendMessage(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string>,
): void {
  if (response.headersSent || response.destroyed) return;
  const body = JSON.stringify({ message });
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
