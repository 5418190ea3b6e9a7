import { setPersonLanguage } from '#functions/data/people.ts';
import type { Request } from '#functions/data/use-case.ts';
import { done, type Outcome, refused } from '#functions/platform/outcome.ts';
import type { setLanguage as call, User } from '#shared/contracts/users.ts';
import { presentUser } from './present-user.ts';

/** "Set language: sends the language code, the response is the user, which is stored" (spec section 7). */
export async function setLanguage({
  actor,
  input,
  deps,
}: Request<typeof call>): Promise<Outcome<User>> {
  const person = await setPersonLanguage(deps.db, actor.userId, input.body.lang);
  if (!person) return refused('NOT_SIGNED_IN');
  return done(await presentUser(deps, person));
}
