import { getCaseRow, getCaseVersion } from '#functions/data/cases.ts';
import { getProfile } from '#functions/data/profiles.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getCase as call } from '#shared/contracts/cases.ts';
import { isDemo } from '#shared/domain/identity/roles.ts';
import { seesCase } from './case-access.ts';
import { presentCase } from './present-saved.ts';

/** A whole case with its rules: `/practiceTest` performs it and stores nothing. */
export const getCase: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const row = await getCaseRow(deps.db, input.params.id);
  if (!row || !seesCase(actor, row)) return refused('NOT_FOUND');
  const [whole, profile] = await Promise.all([
    getCaseVersion(deps.db, row.id, row.version),
    getProfile(deps.db, row.profileId),
  ]);
  if (!whole || !profile) return refused('NOT_FOUND');
  const view = { case: whole, profile };
  // A demo is anybody: whoever works here is not named to it.
  if (isDemo(actor.role)) return done({ ...view, updatedAt: row.updatedAt, updatedBy: null });
  return done(await presentCase(deps.db, view, row));
};
