import { describe, expect, it } from 'vitest';
import { getAttempt } from '#shared/contracts/attempts.ts';
import { signIn, signOut } from '#shared/contracts/auth.ts';
import { getCourseDetails, listCourses } from '#shared/contracts/courses.ts';
import { getMaintenance } from '#shared/contracts/maintenance.ts';
import { getCurrentUser } from '#shared/contracts/users.ts';
import { code, offline, ok, refuse, setup } from '#tests/support/api-client-bench.ts';

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
