import { getProfile as getStored } from '#functions/data/profiles.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getProfile as call } from '#shared/contracts/rooms.ts';

/** A profile of rules, whole. */
export const getProfile: UseCase<typeof call> = async ({ input, deps }) => {
  const profile = await getStored(deps.db, input.params.id);
  return profile ? done(profile) : refused('NOT_FOUND');
};
