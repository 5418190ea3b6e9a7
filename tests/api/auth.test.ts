import { randomBytes } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { takeTry } from '#functions/data/budgets.ts';
import { getPerson, putPerson } from '#functions/data/people.ts';
import { issueAccess } from '#functions/platform/access-tokens.ts';
import { hashPassword } from '#functions/platform/passwords.ts';
import { limits } from '#shared/limits.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { type Caller, testPassword } from '#tests/support/test-api.ts';

const api = apiOfTests();

const signIn = (login: string, password: string, deviceId?: string) =>
  api.send('POST', '/auth/sign-in', { body: { login, password, deviceId } });
const refresh = (refreshToken: string) =>
  api.send('POST', '/auth/refresh', { body: { refreshToken } });
const whoAmI = (token: string) => api.send('GET', '/users/current', { token });

const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make));

const statuses = (replies: { status: number }[]) => replies.map((reply) => reply.status);
const device = () => randomBytes(16).toString('hex');

describe('signing in', () => {
  it('"credentials give tokens, then the current user is loaded"', async () => {
    const { status, body } = await signIn('student', 'trainer-demo');
    expect(status).toBe(200);
    const user = await whoAmI(body.accessToken);
    expect(user.body).toMatchObject({
      id: 'user-student',
      roles: [{ name: 'ROLE_STUDENT' }],
      group: { id: 'group-etch-1' },
      language: 'ru',
    });
    expect(user.text).not.toContain('assword');
  });

  it('the login is found in any letter case', async () => {
    expect((await signIn('Teacher', 'trainer-demo')).status).toBe(200);
  });

  it('the answer never tells whether a login exists', async () => {
    const { userId } = await api.newPerson('ROLE_STUDENT');
    const wrong = await signIn(userId, 'not-the-password');
    const unknown = await signIn('nobody-here', 'not-the-password');
    for (const reply of [wrong, unknown]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'BAD_CREDENTIALS' } });
    }
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('a blocked person is refused, and at the next call where signed in', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const person = await getPerson(api.deps.db, caller.userId);
    if (!person) throw new Error('The person was just made');
    await putPerson(
      api.deps.db,
      { ...person, status: 'BLOCKED' },
      await hashPassword(testPassword),
    );
    expect((await signIn(caller.userId, testPassword)).status).toBe(403);
    expect((await api.send('GET', '/courses', { as: caller })).status).toBe(401);
    expect((await refresh(caller.refreshToken)).body.code).toBe('SESSION_ENDED');
  });

  it('a removed role ends every session of the person at the next request', async () => {
    const caller = await api.newPerson('ROLE_TEACHER');
    const other = await api.signIn(caller.userId, 'ROLE_TEACHER');
    const person = await getPerson(api.deps.db, caller.userId);
    if (!person) throw new Error('The person was just made');
    const roles = [{ name: 'ROLE_STUDENT', titleName: { ru: 'Студент' } }];
    await putPerson(api.deps.db, { ...person, roles }, await hashPassword(testPassword));
    for (const one of [caller, other]) expect((await whoAmI(one.accessToken)).status).toBe(401);
  });

  it('a refresh notices a change that did not end the session', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const stale = await api.signIn(caller.userId, 'ROLE_ADMIN');
    expect((await refresh(stale.refreshToken)).body.code).toBe('SESSION_ENDED');
    expect((await whoAmI(stale.accessToken)).status).toBe(401);
  });

  it('login and e-mail are unique in any letter case, and free again when they are changed', async () => {
    const { db } = api.deps;
    const first = await api.newPerson('ROLE_STUDENT');
    const person = await getPerson(db, first.userId);
    if (!person) throw new Error('The person was just made');
    const twin = { ...person, id: `${person.id}-twin`, email: 'twin@trainer.example' };
    const hash = await hashPassword(testPassword);
    expect(await putPerson(db, { ...twin, login: person.login.toUpperCase() }, hash)).toBe(false);
    const freed = `${person.login}-new`;
    expect(await putPerson(db, { ...person, login: freed }, hash)).toBe(true);
    expect((await signIn(person.login, testPassword)).status).toBe(403);
    expect((await signIn(freed, testPassword)).status).toBe(200);
    expect(await putPerson(db, twin, hash)).toBe(true);
  });

  it('of two people who take a login at the same moment one gets it', async () => {
    const person = await getPerson(api.deps.db, 'user-student');
    if (!person) throw new Error('The demo institution has this person');
    const hash = await hashPassword(testPassword);
    const login = `taken-${device()}`;
    const outcomes = await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        putPerson(
          api.deps.db,
          { ...person, id: `${login}-${id}`, login, email: `${login}-${id}@trainer.example` },
          hash,
        ),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('at most 10 password hashes per account in 15 minutes, exactly, however many come at once', async () => {
    const { userId } = await api.newPerson('ROLE_STUDENT');
    const replies = await times(25, () => signIn(userId, 'not-the-password'));
    expect(replies.filter((reply) => reply.status === 403)).toHaveLength(10);
    const refused = replies.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(15);
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(890);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('a device that signed in before has its own budget, so nobody locks the owner out', async () => {
    const { userId } = await api.newPerson('ROLE_STUDENT');
    const own = device();
    expect((await signIn(userId, testPassword, own)).status).toBe(200);
    await times(20, () => signIn(userId, 'guess-of-a-stranger', device()));
    expect((await signIn(userId, testPassword, device())).status).toBe(429);
    expect((await signIn(userId, testPassword, own)).status).toBe(200);
  });

  it('tries leave the window one by one', async () => {
    const budget = { name: `test-${device()}`, most: 2, windowSeconds: 60 };
    expect(await takeTry(api.deps.db, budget, 0)).toBeNull();
    expect(await takeTry(api.deps.db, budget, 30_000)).toBeNull();
    expect(await takeTry(api.deps.db, budget, 59_000)).toEqual({ retryAfter: 1 });
    expect(await takeTry(api.deps.db, budget, 60_001)).toBeNull();
    expect(await takeTry(api.deps.db, budget, 60_002)).toEqual({ retryAfter: 30 });
  });
});

describe('refreshing', () => {
  it('8 simultaneous refreshes sign nobody out and get the same successor', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const replies = await times(8, () => refresh(caller.refreshToken));
    expect(statuses(replies)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map((reply) => reply.body.refreshToken)).size).toBe(1);
    for (const { body } of replies) expect((await whoAmI(body.accessToken)).status).toBe(200);
  });

  it('a lost reply gets the same successor again', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const first = await refresh(caller.refreshToken);
    const again = await refresh(caller.refreshToken);
    expect(again.body.refreshToken).toBe(first.body.refreshToken);
  });

  it('a token whose successor was already used ends the whole family', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const second = (await refresh(caller.refreshToken)).body.refreshToken;
    const third = await refresh(second);
    expect(third.status).toBe(200);
    expect(await refresh(caller.refreshToken)).toMatchObject({
      status: 401,
      body: { code: 'SESSION_ENDED' },
    });
    expect((await refresh(third.body.refreshToken)).status).toBe(401);
    expect((await whoAmI(third.body.accessToken)).status).toBe(401);
  });

  it('an invented token of a known session is refused and ends nothing', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const [session, secret, seal] = caller.refreshToken.split('.') as [string, string, string];
    const invented = [
      `${session}.${'A'.repeat(43)}`,
      `${session}.${'A'.repeat(43)}.${'A'.repeat(22)}`,
      `${session}.${'A'.repeat(43)}.${seal}`,
      `${session}.${secret}.${'A'.repeat(22)}`,
    ];
    for (const token of invented) {
      expect((await refresh(token)).body.code).toBe('SESSION_ENDED');
    }
    expect((await refresh(caller.refreshToken)).status).toBe(200);
  });

  it('the refresh token is stored as a hash only', async () => {
    const { body } = await signIn('student2', 'trainer-demo');
    const { Items } = await api.deps.db.client.send(
      new ScanCommand({ TableName: api.deps.db.names.tokens }),
    );
    const stored = JSON.stringify(Items);
    expect(stored).toContain(body.refreshToken.split('.')[0]);
    expect(stored).not.toContain(body.refreshToken.split('.')[1]);
  });

  it.each(['nonsense', 'x.y', `${'a'.repeat(26)}.${'b'.repeat(43)}`])(
    'refuses %s',
    async (token) => {
      expect((await refresh(token)).body.code).toBe('SESSION_ENDED');
    },
  );
});

describe('tokens', () => {
  it('sign-out ends the session at once and may be repeated by the other tab', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    expect((await api.send('POST', '/auth/sign-out', { as: caller })).status).toBe(204);
    expect((await whoAmI(caller.accessToken)).status).toBe(401);
    expect((await refresh(caller.refreshToken)).status).toBe(401);
  });

  const forged = async (caller: Caller, change: (payload: Record<string, unknown>) => void) => {
    const [head, body, signature] = caller.accessToken.split('.');
    const payload = JSON.parse(Buffer.from(body as string, 'base64url').toString());
    change(payload);
    const changed = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return (await whoAmI([head, changed, signature].join('.'))).status;
  };

  it('a changed, unsigned or outdated token is nobody’s', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    expect(await forged(caller, () => {})).toBe(200);
    expect(await forged(caller, (payload) => Object.assign(payload, { role: 'ROLE_ADMIN' }))).toBe(
      401,
    );
    expect(await forged(caller, (payload) => Object.assign(payload, { sub: 'user-admin' }))).toBe(
      401,
    );
    const [, body] = caller.accessToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await whoAmI(`${none}.${body}.`)).status).toBe(401);

    const { userId, role, session } = caller;
    const long = api.deps.now() - (limits.accessTokenSeconds + 1) * 1000;
    const claims = { userId, role, sessionId: session.sessionId };
    expect((await whoAmI(await issueAccess(api.deps.tokens, claims, long))).status).toBe(401);
  });

  it('a token of a role that the session no longer has is refused', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const claims = {
      userId: caller.userId,
      role: 'ROLE_ADMIN',
      sessionId: caller.session.sessionId,
    };
    const token = await issueAccess(api.deps.tokens, claims, api.deps.now());
    expect((await whoAmI(token)).status).toBe(401);
  });
});

describe('the language', () => {
  it('is stored and answers the user', async () => {
    const caller = await api.newPerson('ROLE_STUDENT');
    const reply = await api.send('PATCH', '/users/current/language', {
      as: caller,
      body: { lang: 'ch' },
    });
    expect(reply.body).toMatchObject({ id: caller.userId, language: 'ch' });
    expect((await whoAmI(caller.accessToken)).body.language).toBe('ch');
  });
});
