import { describe, expect, it, vi } from 'vitest';
import { getAttempt } from '#shared/contracts/attempts.ts';
import { signIn, signOut } from '#shared/contracts/auth.ts';
import { getCourseDetails, listCourses } from '#shared/contracts/courses.ts';
import { getMaintenance } from '#shared/contracts/maintenance.ts';
import { getCurrentUser } from '#shared/contracts/users.ts';
import { createApiClient } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';
import { createTokenStore } from '#web/lib/token-store.ts';
import type { WireReply, WireRequest } from '#web/lib/transport.ts';

const user = {
  id: 'u1',
  name: 'Ann',
  lastName: 'Lee',
  login: 'ann',
  email: 'ann@example.org',
  roles: [{ name: 'ROLE_STUDENT', titleName: '' }],
  group: null,
  language: 'ru',
};

const ok = (value: unknown): WireReply => ({
  status: 200,
  headers: {},
  body: JSON.stringify(value),
});

const refuse = (status: number, code: string, headers: Record<string, string> = {}): WireReply => ({
  status,
  headers,
  body: JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'q1' }),
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A client whose server is a function, with everything that it touched. */
function setup(server: (request: WireRequest, count: number) => WireReply | Promise<WireReply>) {
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

const isRefresh = (request: WireRequest) => request.path === '/auth/refresh';

/** Knows the access token a2 only, and exchanges r1 for it. */
const expiring = (request: WireRequest): WireReply => {
  if (isRefresh(request)) return ok({ accessToken: 'a2', refreshToken: 'r2' });
  return request.headers.authorization === 'Bearer a2' ? ok(user) : refuse(401, 'NOT_SIGNED_IN');
};

const code = (error: unknown) => (error instanceof ApiError ? error.code : error);

/** An access token that says whose it is, as the server makes them. */
const tokenOf = (sub: string, sid: string) =>
  ['head', Buffer.from(JSON.stringify({ sub, sid })).toString('base64url'), 'signature'].join('.');

describe('one browser, two people', () => {
  it('what was asked in one name is never asked again in another', async () => {
    const { send, tokens, requests } = setup((request) => {
      // While the first call is under way somebody else signs in.
      tokens.write({ accessToken: tokenOf('user-b', 's2'), refreshToken: 'rb' });
      return request.headers.authorization?.includes(tokenOf('user-a', 's1'))
        ? refuse(401, 'NOT_SIGNED_IN')
        : ok(user);
    });
    tokens.write({ accessToken: tokenOf('user-a', 's1'), refreshToken: 'ra' });
    await expect(send(getCurrentUser, {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(requests).toHaveLength(1);
  });

  it('the tokens of the same session are used for the repeat', async () => {
    const { send, tokens, requests } = setup((request) => {
      const isFirst = requests.length === 1;
      tokens.write({
        accessToken: tokenOf('user-a', 's1').replace('head', 'new'),
        refreshToken: 'r',
      });
      return isFirst ? refuse(401, 'NOT_SIGNED_IN') : ok(request && user);
    });
    tokens.write({ accessToken: tokenOf('user-a', 's1'), refreshToken: 'ra' });
    await expect(send(getCurrentUser, {})).resolves.toMatchObject({ id: user.id });
    expect(requests).toHaveLength(2);
  });
});

describe('patience', () => {
  it('a caller who gives up is not held by a call that never answers', async () => {
    const { send } = setup(() => new Promise<never>(() => {}));
    const giveUp = new AbortController();
    const asked = send(getCurrentUser, {}, { signal: giveUp.signal });
    giveUp.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });
});

describe('api client', () => {
  it('fills parameters and leaves out what is not asked', async () => {
    const { send, requests } = setup(() => refuse(404, 'NOT_FOUND'));
    const asked = send(getCourseDetails, { params: { id: 'a/b' }, query: { lang: undefined } });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404, requestId: 'q1' });
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/courses/a%2Fb/details', query: {} });
  });

  it('sends the bearer, but none to the doors', async () => {
    const { send, requests } = setup(() => refuse(403, 'BAD_CREDENTIALS'));
    await send(signIn, { body: { login: 'ann', password: 'secret' } }).catch(() => undefined);
    await send(getMaintenance, {}).catch(() => undefined);
    expect(requests[0]?.headers).toEqual({});
    expect(requests[1]).toMatchObject({
      path: '/technical-works',
      headers: { authorization: 'Bearer a1' },
    });
  });

  it('answers nothing for a call without a reply', async () => {
    const { send } = setup(() => ({ status: 204, headers: {}, body: '' }));
    await expect(send(signOut, {})).resolves.toBeUndefined();
  });

  it.each(['{"id":1}', 'not json', ''])(
    'refuses the reply %j that the contract does not know',
    async (body) => {
      const { send } = setup(() => ({ status: 200, headers: {}, body }));
      await expect(send(getCurrentUser, {})).rejects.toMatchObject({ code: 'INVALID_REPLY' });
    },
  );

  it('gives a code to refusals that carry none', async () => {
    const { send } = setup(() => ({ status: 413, headers: {}, body: '<html>' }));
    await expect(send(getCurrentUser, {})).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('hands the server time of a reply to the clock', async () => {
    const attempt = {
      id: 'x',
      workId: 'w',
      workName: 'Work',
      kind: 'TEST',
      courseId: 'c',
      type: 'TRAINING',
      status: 'ACTIVE',
      startedAt: '2026-03-01T11:59:00Z',
      finishedAt: null,
      finishReason: null,
      deadline: null,
      serverTime: '2026-03-01T12:00:00Z',
      revision: 0,
      passMark: null,
      locksAnswers: false,
      tasks: [],
      answers: [],
      executionId: null,
      result: null,
      isResultHeld: false,
    };
    const { send, observe } = setup(() => ok(attempt));
    await send(getAttempt, { query: { id: 'x' } });
    expect(observe).toHaveBeenCalledExactlyOnceWith('2026-03-01T12:00:00Z', 0, 0);
  });
});

describe('refresh', () => {
  it('is one for all waiting calls', async () => {
    const { send, requests, tokens } = setup(expiring);
    const all = await Promise.all(Array.from({ length: 20 }, () => send(getCurrentUser, {})));
    expect(all.every((reply) => reply.id === 'u1')).toBe(true);
    expect(requests.filter(isRefresh)).toHaveLength(1);
    expect(tokens.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
  });

  it('is not asked for when another tab has done it', async () => {
    const { send, requests, tokens } = setup((request, count) => {
      if (count === 1) tokens.write({ accessToken: 'a2', refreshToken: 'r2' });
      return expiring(request);
    });
    await expect(send(getCurrentUser, {})).resolves.toMatchObject({ id: 'u1' });
    expect(requests.filter(isRefresh)).toHaveLength(0);
  });

  it('happens once after a 403 too, and the repeated refusal stands', async () => {
    const { send, requests } = setup((request) =>
      isRefresh(request) ? expiring(request) : refuse(403, 'FORBIDDEN'),
    );
    expect(await send(getCurrentUser, {}).catch(code)).toBe('FORBIDDEN');
    expect(requests.map(({ path }) => path)).toEqual([
      '/users/current',
      '/auth/refresh',
      '/users/current',
    ]);
  });

  it('does not follow a refused sign-in', async () => {
    const { send, requests } = setup(() => refuse(403, 'BAD_CREDENTIALS'));
    const signing = send(signIn, { body: { login: 'ann', password: 'secret' } });
    expect(await signing.catch(code)).toBe('BAD_CREDENTIALS');
    expect(requests).toHaveLength(1);
  });

  it('signs out when it is refused', async () => {
    const { send, tokens, onSignedOut } = setup((request) =>
      refuse(401, isRefresh(request) ? 'SESSION_ENDED' : 'NOT_SIGNED_IN'),
    );
    expect(await send(getCurrentUser, {}).catch(code)).toBe('NOT_SIGNED_IN');
    expect(tokens.read()).toBeNull();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('keeps the person when no reply comes', async () => {
    const { send, tokens, onSignedOut } = setup((request) =>
      isRefresh(request) ? offline() : refuse(401, 'NOT_SIGNED_IN'),
    );
    expect(await send(getCurrentUser, {}).catch(code)).toBe('NETWORK');
    expect(tokens.read()?.refreshToken).toBe('r1');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('does not bring back who signed out meanwhile', async () => {
    const { send, tokens } = setup((request) => {
      if (isRefresh(request)) tokens.clear();
      return expiring(request);
    });
    expect(await send(getCurrentUser, {}).catch(code)).toBe('NOT_SIGNED_IN');
    expect(tokens.read()).toBeNull();
  });

  it('leaves a stranger alone', async () => {
    const { send, tokens, requests } = setup(() => refuse(401, 'NOT_SIGNED_IN'));
    tokens.clear();
    expect(await send(getCurrentUser, {}).catch(code)).toBe('NOT_SIGNED_IN');
    expect(requests).toHaveLength(1);
  });
});

describe('repeats', () => {
  const courses = { content: [], page: 0, size: 20, nextCursor: null };

  it('a repeatable call that got no reply, with growing pauses', async () => {
    const { send, waits } = setup((_, count) => (count < 3 ? offline() : ok(courses)));
    await expect(send(listCourses, {})).resolves.toEqual(courses);
    expect(waits).toEqual([300, 1200]);
  });

  it('no more than twice', async () => {
    const { send, requests } = setup(() => refuse(500, 'INTERNAL'));
    expect(await send(listCourses, {}).catch(code)).toBe('INTERNAL');
    expect(requests).toHaveLength(3);
  });

  it('after as long as the server asks', async () => {
    const { send, waits } = setup((_, count) =>
      count === 1 ? refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '2' }) : ok(courses),
    );
    await send(listCourses, {});
    expect(waits).toEqual([2000]);
  });

  it('not when the server asks for more patience than a person has', async () => {
    const { send, requests } = setup(() =>
      refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '700' }),
    );
    await expect(send(listCourses, {})).rejects.toMatchObject({ retryAfterSeconds: 700 });
    expect(requests).toHaveLength(1);
  });

  it('not what may not be repeated', async () => {
    const { send, requests } = setup(() => refuse(500, 'INTERNAL'));
    await send(signIn, { body: { login: 'ann', password: 'secret' } }).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });

  it('not a refusal that stays one', async () => {
    const { send, requests } = setup(() => refuse(404, 'NOT_FOUND'));
    await send(listCourses, {}).catch(() => undefined);
    expect(requests).toHaveLength(1);
  });

  it('not during technical works, which it reports', async () => {
    const { send, requests, onMaintenance } = setup(() => refuse(503, 'MAINTENANCE'));
    expect(await send(listCourses, {}).catch(code)).toBe('MAINTENANCE');
    expect(requests).toHaveLength(1);
    expect(onMaintenance).toHaveBeenCalledTimes(1);
  });

  it('not for who has gone away', async () => {
    const gone = new AbortController();
    const { send, requests } = setup(() => {
      gone.abort(new Error('left'));
      return offline();
    });
    await expect(send(listCourses, {}, { signal: gone.signal })).rejects.toThrow('left');
    expect(requests).toHaveLength(1);
  });
});
