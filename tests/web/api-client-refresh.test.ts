import { describe, expect, it } from 'vitest';
import { signIn } from '#shared/contracts/auth.ts';
import { getCurrentUser } from '#shared/contracts/users.ts';
import { code, offline, ok, refuse, setup, user } from '#tests/support/api-client-bench.ts';
import type { WireReply, WireRequest } from '#web/lib/transport.ts';

const isRefresh = (request: WireRequest) => request.path === '/auth/refresh';

/** Knows the access token a2 only, and exchanges r1 for it. */
const expiring = (request: WireRequest): WireReply => {
  if (isRefresh(request)) return ok({ accessToken: 'a2', refreshToken: 'r2' });
  return request.headers.authorization === 'Bearer a2' ? ok(user) : refuse(401, 'NOT_SIGNED_IN');
};

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
