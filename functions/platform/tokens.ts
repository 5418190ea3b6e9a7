import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { importJWK, type JWTPayload, jwtVerify } from 'jose';
import type { TokenSecret } from './secrets.ts';

/** What an access token says: who, in which first role, at which institution, in which session. */
export interface AccessClaims {
  userId: string;
  role: string;
  sessionId: string;
}

export interface TokenService {
  /** What `issueAccess` signs with; apart from this service, so that only sign-in carries the code that signs. */
  signing: { key: Awaited<ReturnType<typeof importJWK>>; institution: string };
  /** The claims of a valid token of this institution; null for any other text. */
  readAccess(token: string, now: number): Promise<AccessClaims | null>;
  /** The first refresh token of a new session. */
  firstRefresh(sessionId: string): string;
  /** The one token that may follow a refresh token: racing tabs and a lost reply get the same. */
  successorOf(refreshToken: string): string;
  /** The session of a refresh token that was made here, current or not; null for any other text. */
  sessionOfRefresh(token: string): string | null;
}

/** Refresh tokens are stored as this only. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const textClaim = (payload: JWTPayload, name: string): string | null =>
  typeof payload[name] === 'string' ? payload[name] : null;

/** Makes and reads both kinds of tokens with the keys of this deployment. */
export async function createTokenService(
  secret: TokenSecret,
  institution: string,
): Promise<TokenService> {
  const { d: _, ...publicJwk } = secret.signingKey;
  const [signingKey, verifyingKey] = await Promise.all([
    importJWK(secret.signingKey, 'ES256'),
    importJWK(publicJwk, 'ES256'),
  ]);
  const refreshKey = Buffer.from(secret.refreshKey, 'base64url');
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', refreshKey).update(`${purpose}:${text}`).digest();

  /**
   * `session.secret.seal`. The seal shows that the token was made here, so that an invented one, for which the
   * readable session id is enough, cannot pass for a stolen one and end the session.
   */
  const sealed = (sessionId: string, secretPart: Buffer) => {
    const open = `${sessionId}.${secretPart.toString('base64url')}`;
    return `${open}.${mac('seal', open).subarray(0, 16).toString('base64url')}`;
  };
  const parts =
    /^(?<sessionId>[A-Za-z0-9_-]{1,64})\.(?<secretPart>[A-Za-z0-9_-]{43})\.[A-Za-z0-9_-]{22}$/;

  return {
    signing: { key: signingKey, institution },

    async readAccess(token, now) {
      try {
        const { payload } = await jwtVerify(token, verifyingKey, {
          algorithms: ['ES256'],
          currentDate: new Date(now),
        });
        const role = textClaim(payload, 'role');
        const sessionId = textClaim(payload, 'sid');
        if (payload.inst !== institution || !payload.sub || !role || !sessionId) return null;
        return { userId: payload.sub, role, sessionId };
      } catch {
        // Whatever is wrong with a token, its bearer is a stranger.
        return null;
      }
    },

    firstRefresh: (sessionId) => sealed(sessionId, randomBytes(32)),

    successorOf: (refreshToken) =>
      sealed(refreshToken.split('.', 1)[0] as string, mac('successor', refreshToken)),

    sessionOfRefresh(token) {
      const { sessionId, secretPart } = parts.exec(token)?.groups ?? {};
      if (!sessionId || !secretPart) return null;
      const made = Buffer.from(sealed(sessionId, Buffer.from(secretPart, 'base64url')));
      const given = Buffer.from(token);
      return made.length === given.length && timingSafeEqual(made, given) ? sessionId : null;
    },
  };
}
