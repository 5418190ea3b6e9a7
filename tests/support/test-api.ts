import type { Dependencies } from '#functions/data/dependencies.ts';
import { type Person, putPerson } from '#functions/data/people.ts';
import { putSession, type Session } from '#functions/data/sessions.ts';
import { issueAccess } from '#functions/platform/access-tokens.ts';
import { hashPassword } from '#functions/platform/passwords.ts';
import { hashToken } from '#functions/platform/tokens.ts';
import type { Call } from '#shared/contracts/call.ts';
import type { BuiltInRole } from '#shared/domain/identity/roles.ts';
import { limits } from '#shared/limits.ts';

/** A reply of the running system. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape.
  body: any;
}

/** A person who can make calls. */
export interface Caller {
  userId: string;
  role: string;
  session: Session;
  accessToken: string;
  refreshToken: string;
}

/** A running system of this file of tests, and what tests do with it. */
export interface TestApi {
  url: string;
  environment: Record<string, string>;
  deps: Dependencies;
  /** A call over HTTP; the path is below `/api/v1`. */
  send(
    method: string,
    path: string,
    options?: { as?: Caller | undefined; token?: string; body?: unknown; raw?: string },
  ): Promise<Reply>;
  /** A signed-in session of a person, written as state and not clicked together. */
  signIn(userId: string, role: BuiltInRole): Promise<Caller>;
  /** A new person with a session. */
  newPerson(role: BuiltInRole, more?: Partial<Person>): Promise<Caller>;
}

/** Password of everybody whom tests make. */
export const testPassword = 'test-password';

let passwordHash: Promise<string> | undefined;

/** What tests do with a running system. */
export function testApi(
  url: string,
  environment: Record<string, string>,
  deps: Dependencies,
): TestApi {
  const signIn: TestApi['signIn'] = async (userId, role) => {
    const sessionId = deps.newId();
    const refreshToken = deps.tokens.firstRefresh(sessionId);
    const now = deps.now();
    const session = {
      sessionId,
      userId,
      role,
      currentHash: hashToken(refreshToken),
      previousHash: null,
      createdAt: now,
      ttl: Math.ceil(now / 1000) + limits.demoSessionSeconds,
    };
    await putSession(deps.db, session);
    const accessToken = await issueAccess(deps.tokens, { userId, role, sessionId }, now);
    return { userId, role, session, accessToken, refreshToken };
  };
  return {
    url,
    environment,
    deps,
    signIn,
    async newPerson(role, more = {}) {
      const id = `user-${deps.newId().toLowerCase()}`;
      passwordHash ??= hashPassword(testPassword);
      await putPerson(
        deps.db,
        {
          id,
          login: id,
          email: `${id}@trainer.example`,
          name: 'Test',
          lastName: 'Person',
          gender: 'FEMALE',
          roles: [{ name: role, titleName: { ru: role } }],
          groupId: null,
          language: 'ru',
          status: 'ACTIVE',
          ...more,
        },
        await passwordHash,
      );
      return signIn(more.id ?? id, role);
    },
    async send(method, path, { as, token = as?.accessToken, body, raw } = {}) {
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const reply = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { body: payload }),
      });
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.includes('json');
      return {
        status: reply.status,
        headers: reply.headers,
        text,
        body: isJson ? JSON.parse(text) : undefined,
      };
    },
  };
}

/** The path of a call with its parameters filled in. */
export const pathOf = (call: Call, params: Record<string, string> = {}): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? 'missing');
