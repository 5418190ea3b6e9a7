import { type Budget, takeTry, triesLeft } from '#functions/data/budgets.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getCredentials, type Person } from '#functions/data/people.ts';
import { isKnownDevice, putSession, rememberDevice } from '#functions/data/sessions.ts';
import type { Request } from '#functions/data/use-case.ts';
import { issueAccess } from '#functions/platform/access-tokens.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import { decoyHash, isPassword } from '#functions/platform/passwords.ts';
import { hashToken } from '#functions/platform/tokens.ts';
import type { signIn as call } from '#shared/contracts/auth.ts';
import { isDemo } from '#shared/domain/identity/roles.ts';
import { limits } from '#shared/limits.ts';

const { signIn: rules } = limits;

/** At most ten password hashes per account in 15 minutes; a device that signed in before has its own ten. */
async function accountBudget(
  deps: Dependencies,
  login: string,
  deviceId: string | undefined,
): Promise<Budget> {
  const device = deviceId && hashToken(deviceId);
  const isKnown = device && (await isKnownDevice(deps.db, login, device, deps.now()));
  const owner = login.toLowerCase();
  return {
    name: isKnown ? `SIGN_IN#${owner}#${device}` : `SIGN_IN#${owner}`,
    most: rules.hashesPerWindow,
    windowSeconds: rules.windowSeconds,
  };
}

const addressBudget = (address: string): Budget => ({
  name: `FAILURES#${address}`,
  most: rules.failuresPerAddress,
  windowSeconds: rules.windowSeconds,
});

/** "Credentials give tokens" (spec section 4). The answer never tells whether a login exists. */
export async function signIn({
  input,
  deps,
  address,
}: Request<typeof call>): Promise<Outcome<{ accessToken: string; refreshToken: string }>> {
  const { login, password, deviceId } = input.body;
  const now = deps.now();
  const blocked =
    (await triesLeft(deps.db, addressBudget(address), now)) ??
    (await takeTry(deps.db, await accountBudget(deps, login, deviceId), now));
  if (blocked) return refused('TOO_MANY_REQUESTS', blocked);

  const found = await getCredentials(deps.db, login);
  const isRight = await isPassword(password, found?.passwordHash ?? (await decoyHash()));
  if (!found || !isRight || found.person.status !== 'ACTIVE') {
    // Only failures count for an address: an exam hall is one address.
    await takeTry(deps.db, addressBudget(address), now);
    return refused('BAD_CREDENTIALS');
  }
  if (deviceId) {
    const until = Math.ceil(now / 1000) + rules.knownDeviceSeconds;
    await rememberDevice(deps.db, login, hashToken(deviceId), until);
  }
  return done(await openSession(deps, found.person));
}

/** Begins a session of a person: the first pair of its tokens. */
async function openSession(deps: Dependencies, person: Person) {
  const now = deps.now();
  const sessionId = deps.newId();
  const role = person.roles[0]?.name ?? '';
  const refreshToken = deps.tokens.firstRefresh(sessionId);
  const life = isDemo(role) ? limits.demoSessionSeconds : limits.refreshTokenSeconds;
  await putSession(deps.db, {
    sessionId,
    userId: person.id,
    role,
    currentHash: hashToken(refreshToken),
    previousHash: null,
    createdAt: now,
    ttl: Math.ceil(now / 1000) + life,
  });
  const claims = { userId: person.id, role, sessionId };
  return { accessToken: await issueAccess(deps.tokens, claims, now), refreshToken };
}
