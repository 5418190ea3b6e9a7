import { Amplify } from 'aws-amplify';
import { del, get, isCancelError, patch, post, put } from 'aws-amplify/api';
import { apiBase } from '#shared/contracts/api-base.ts';
import type { Transport, WireReply } from './transport.ts';

const apiName = 'trainer';

Amplify.configure(
  { API: { REST: { [apiName]: { endpoint: apiBase } } } },
  // By default every POST goes out three times on 429 and 5xx; what may be repeated is decided by the contract.
  { API: { REST: { retryStrategy: { strategy: 'no-retry' }, defaultAuthMode: 'none' } } },
);

const senders = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del } as const;

interface Refusal {
  response: { statusCode: number; headers: Record<string, string>; body?: string };
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' &&
  error !== null &&
  typeof (error as Partial<Refusal>).response?.statusCode === 'number';

/** Carries requests with the REST client of aws-amplify. */
export const amplifyTransport: Transport = async (request): Promise<WireReply> => {
  const { method, path, query, headers, body, signal } = request;
  signal?.throwIfAborted();
  const operation = senders[method]({
    apiName,
    path,
    options: {
      headers,
      ...(Object.keys(query).length > 0 && { queryParams: query }),
      // The client writes JSON itself and leaves FormData alone.
      ...(body !== undefined && { body: body as FormData }),
    },
  });
  const abort = () => operation.cancel();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const reply = await operation.response;
    // DELETE answers without a body accessor.
    const text = 'body' in reply && reply.statusCode !== 204 ? await reply.body.text() : '';
    return { status: reply.statusCode, headers: reply.headers, body: text };
  } catch (error) {
    if (isCancelError(error)) throw signal?.reason ?? error;
    if (!isRefusal(error)) throw error;
    const { statusCode, headers: replied, body: text } = error.response;
    return { status: statusCode, headers: replied, body: text ?? '' };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
};
