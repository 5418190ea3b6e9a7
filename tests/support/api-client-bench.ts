import { vi } from 'vitest';
import { createApiClient } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';
import { createTokenStore } from '#web/lib/token-store.ts';
import type { WireReply, WireRequest } from '#web/lib/transport.ts';

/** Who is signed in. */
export const user = {
  id: 'u1',
  name: 'Ann',
  lastName: 'Lee',
  login: 'ann',
  email: 'ann@example.org',
  roles: [{ name: 'ROLE_STUDENT', titleName: '' }],
  group: null,
  language: 'ru',
};

/** A reply with this body. */
export const ok = (value: unknown): WireReply => ({
  status: 200,
  headers: {},
  body: JSON.stringify(value),
});

/** A refusal as the API words it. */
export const refuse = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
): WireReply => ({
  status,
  headers,
  body: JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'q1' }),
});

/** What becomes of a call without network. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A client whose server is a function, with everything that it touched. */
export function setup(
  server: (request: WireRequest, count: number) => WireReply | Promise<WireReply>,
) {
  const requests: WireRequest[] = [];
  const tokens = createTokenStore({
    storage: memoryStorage(),
    mirror: () => undefined,
    onForeignChange: () => undefined,
  });
  tokens.write({ accessToken: 'a1', refreshToken: 'r1' });
  const waits: number[] = [];
  const onSignedOut = vi.fn();
  const onMaintenance = vi.fn();
  const observe = vi.fn();
  const { send } = createApiClient({
    transport: async (request) => {
      requests.push(request);
      return server(request, requests.length);
    },
    tokens,
    exclusive: (_, task) => task(),
    wait: async (millis) => {
      waits.push(millis);
    },
    chance: () => 0.5,
    clock: { monotonic: () => 0, observe },
    onSignedOut,
    onMaintenance,
  });
  return { send, tokens, requests, waits, onSignedOut, onMaintenance, observe };
}

/** The code that a call failed with, or whatever else it failed with. */
export const code = (error: unknown) => (error instanceof ApiError ? error.code : error);
