import { getPerson } from '#functions/data/people.ts';
import { deleteSession, getSession, rotateSession } from '#functions/data/sessions.ts';
import type { Request } from '#functions/data/use-case.ts';
import { issueAccess } from '#functions/platform/access-tokens.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import { hashToken } from '#functions/platform/tokens.ts';
import type { refreshTokens as call, Tokens } from '#shared/contracts/auth.ts';
import { isDemo } from '#shared/domain/identity/roles.ts';
import { limits } from '#shared/limits.ts';

/**
 * Exchanges a refresh token for its successor. Racing tabs and a lost reply get the same successor; a token whose
 * successor was already used was stolen or copied, and ends the session for everybody who holds a token of it.
 */
export async function refreshTokens({
  input,
  deps,
}: Request<typeof call>): Promise<Outcome<Tokens>> {
  const presented = input.body.refreshToken;
  const sessionId = deps.tokens.sessionOfRefresh(presented);
  if (!sessionId) return refused('SESSION_ENDED');
  const now = deps.now();
  const before = await getSession(deps.db, sessionId, now);
  if (!before) return refused('SESSION_ENDED');
  const person = await getPerson(deps.db, before.userId);
  if (person?.status !== 'ACTIVE' || person.roles[0]?.name !== before.role) {
    await deleteSession(deps.db, sessionId);
    return refused('SESSION_ENDED');
  }

  const refreshToken = deps.tokens.successorOf(presented);
  // What is done in a demo goes with its session, so using it does not make it live longer.
  const ttl = isDemo(before.role) ? before.ttl : Math.ceil(now / 1000) + limits.refreshTokenSeconds;
  const rotation = await rotateSession(
    deps.db,
    sessionId,
    { presented: hashToken(presented), successor: hashToken(refreshToken) },
    { now, ttl },
  );
  if (rotation.kind === 'foreign') {
    await deleteSession(deps.db, sessionId);
    return refused('SESSION_ENDED');
  }
  if (rotation.kind === 'ended') return refused('SESSION_ENDED');
  const { userId, role } = rotation.session;
  return done({
    accessToken: await issueAccess(deps.tokens, { userId, role, sessionId }, now),
    refreshToken,
  });
}
