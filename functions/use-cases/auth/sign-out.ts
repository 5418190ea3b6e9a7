import { activityOf } from '#functions/data/actor.ts';
import { forgetOwner } from '#functions/data/demo-cleanup.ts';
import { deleteSession } from '#functions/data/sessions.ts';
import type { Request } from '#functions/data/use-case.ts';
import { done, type Outcome } from '#functions/platform/outcome.ts';
import type { signOut as call } from '#shared/contracts/auth.ts';
import { isDemo } from '#shared/domain/identity/roles.ts';

/** Ends the session at once. "Results of demo test cases are not saved" (spec section 1): they go with it. */
export async function signOut({ actor, deps }: Request<typeof call>): Promise<Outcome<undefined>> {
  await deleteSession(deps.db, actor.session.sessionId);
  if (isDemo(actor.role)) await forgetOwner(activityOf(deps.db, actor));
  return done(undefined);
}
