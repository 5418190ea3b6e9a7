import { getPerson } from '#functions/data/people.ts';
import type { Request } from '#functions/data/use-case.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { getCurrentUser as call, User } from '#shared/contracts/users.ts';
import { presentUser } from './present-user.ts';

/** The signed-in person; one who was removed meanwhile is signed out. */
export async function getCurrentUser({
  actor,
  input,
  deps,
}: Request<typeof call>): Promise<Outcome<User>> {
  const person = await getPerson(deps.db, actor.userId);
  if (person?.status !== 'ACTIVE') return refused('NOT_SIGNED_IN');
  return done(await presentUser(deps, person, input.query.lang));
}
