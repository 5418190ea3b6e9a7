import { SignJWT } from 'jose';
import { limits } from '#shared/limits.ts';
import type { AccessClaims, TokenService } from './tokens.ts';

/** A signed access token (ES256, 10 minutes). */
export const issueAccess = (
  { signing }: Pick<TokenService, 'signing'>,
  { userId, role, sessionId }: AccessClaims,
  now: number,
): Promise<string> =>
  new SignJWT({ role, inst: signing.institution, sid: sessionId })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(userId)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + limits.accessTokenSeconds * 1000))
    .sign(signing.key);
