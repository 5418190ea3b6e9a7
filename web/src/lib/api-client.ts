import * as z from 'zod/mini';
import { refreshTokens, signIn, type Tokens } from '#shared/contracts/auth.ts';
import type { ArgumentsOf, Call, ReplyOf } from '#shared/contracts/call.ts';
import { ApiError, errorOfReply } from './api-error.ts';
import { type ServerClock, serverClock } from './server-clock.ts';
import { sessionEnded, worksBegan } from './session-signals.ts';
import { acrossTabs, createRefresh, type ExclusiveRun } from './token-refresh.ts';
import { type TokenStore, tokenStore } from './token-store.ts';
import type { Transport, WireReply, WireRequest } from './transport.ts';

/** Everything that the client touches outside itself. */
export interface ApiClientDeps {
  transport: Transport;
  tokens: TokenStore;
  exclusive: ExclusiveRun;
  /** Resolves after the milliseconds, or rejects when the signal aborts. */
  wait: (millis: number, signal?: AbortSignal) => Promise<void>;
  /** A number in [0, 1) that spreads the repeats of many browsers. */
  chance: () => number;
  clock: Pick<ServerClock, 'observe' | 'monotonic'>;
  onSignedOut: () => void;
  onMaintenance: () => void;
}

/** Options of one call. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
}

/** Sends a call of the contract; rejects with an ApiError, or with the reason of an aborted signal. */
export type Send = <C extends Call>(
  call: C,
  args: ArgumentsOf<C>,
  options?: SendOptions,
) => Promise<ReplyOf<C>>;

/** Pauses before the second and the third try of a repeatable call. */
const pauses = [300, 1200] as const;

/** A server that asks for more patience than this is not asked again by itself. */
const longestPauseMillis = 5000;

const isWorthRepeating = (error: ApiError): boolean =>
  error.code !== 'MAINTENANCE' &&
  (error.code === 'NETWORK' || error.status === 429 || error.status >= 500);

/** A call that has not answered by then counts as lost: the connection may be up and dead. */
const longestCallMillis = 10_000;

/** What comes first: the work, or the end of somebody's patience. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

const fill = (path: string, params: Record<string, string> | undefined): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new TypeError(`no parameter ${name} for ${path}`);
    return encodeURIComponent(value);
  });

const queryOf = (query: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );

/** Calls that hand out tokens: they carry none, and their refusal is an answer, not an expired token. */
const isDoor = (call: Call): boolean =>
  call.name === signIn.name ||
  call.name === refreshTokens.name ||
  (call.area === 'auth' && call.access === 'anyone');

/** Makes the client; the pieces around it are arguments so that tests can hold them. */
export function createApiClient(deps: ApiClientDeps): { send: Send } {
  const { transport, tokens, wait, chance, clock } = deps;

  async function carry(request: WireRequest): Promise<WireReply> {
    const patience = AbortSignal.timeout(longestCallMillis);
    const signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience;
    const sent = orAborted(transport({ ...request, signal }), signal);
    const reply = await sent.catch((error: unknown) => {
      request.signal?.throwIfAborted();
      throw new ApiError('NETWORK', { cause: error });
    });
    if (reply.status >= 200 && reply.status < 300) return reply;
    const error = errorOfReply(reply);
    if (error.code === 'MAINTENANCE') deps.onMaintenance();
    throw error;
  }

  /** The reply, and when the try that brought it was sent. */
  async function carryPatiently(call: Call, request: WireRequest): Promise<[WireReply, number]> {
    for (let tries = 0; ; tries += 1) {
      try {
        const sentAt = clock.monotonic();
        return [await carry(request), sentAt];
      } catch (error) {
        const pause = pauses[tries];
        if (!call.repeatable || pause === undefined) throw error;
        if (!(error instanceof ApiError) || !isWorthRepeating(error)) throw error;
        const asked = (error.retryAfterSeconds ?? 0) * 1000;
        if (asked > longestPauseMillis) throw error;
        await wait(Math.max(asked, pause * (0.75 + chance() / 2)), request.signal);
      }
    }
  }

  function parse<C extends Call>(call: C, reply: WireReply, sentAt: number): ReplyOf<C> {
    if (!call.response) return undefined as ReplyOf<C>;
    let value: unknown;
    try {
      value = JSON.parse(reply.body);
    } catch (cause) {
      throw new ApiError('INVALID_REPLY', { status: reply.status, cause });
    }
    const parsed = z.safeParse(call.response, value);
    if (!parsed.success) {
      throw new ApiError('INVALID_REPLY', { status: reply.status, cause: parsed.error });
    }
    const { serverTime } = (parsed.data ?? {}) as { serverTime?: unknown };
    if (typeof serverTime === 'string') clock.observe(serverTime, sentAt, clock.monotonic());
    return parsed.data as ReplyOf<C>;
  }

  const refresh = createRefresh({
    tokens,
    exclusive: deps.exclusive,
    onRefused: deps.onSignedOut,
    exchange: (refreshToken) => send(refreshTokens, { body: { refreshToken } }),
  });

  const send: Send = async (call, args, options = {}) => {
    const request: WireRequest = {
      method: call.method,
      path: fill(call.path, args.params as Record<string, string> | undefined),
      query: queryOf(args.query as Record<string, unknown> | undefined),
      headers: {},
      body: args.body,
      signal: options.signal,
    };
    const go = async (held: Tokens | null) => {
      const headers: Record<string, string> = held
        ? { authorization: `Bearer ${held.accessToken}` }
        : {};
      return parse(call, ...(await carryPatiently(call, { ...request, headers })));
    };
    if (isDoor(call)) return go(null);
    const held = tokens.read();
    try {
      return await go(held);
    } catch (error) {
      const stale = error instanceof ApiError && (error.status === 401 || error.status === 403);
      if (!stale || !held) throw error;
      const refreshed = refresh(held.accessToken);
      const fresh = await (options.signal ? orAborted(refreshed, options.signal) : refreshed);
      if (!fresh) throw error;
      return go(fresh);
    }
  };

  return { send };
}

/** Loads the transport with the first call: the start page shows itself without it. */
const lazyTransport: Transport = async (request) =>
  (await import('./transport-amplify.ts')).amplifyTransport(request);

const waitFor = (millis: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, millis);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends a call of the contract to the API of this site. */
export const { send } = createApiClient({
  transport: lazyTransport,
  tokens: tokenStore,
  exclusive: acrossTabs,
  wait: waitFor,
  chance: Math.random,
  clock: serverClock,
  onSignedOut: sessionEnded.emit,
  onMaintenance: worksBegan.emit,
});
