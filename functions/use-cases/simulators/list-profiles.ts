import { listProfiles as listStored } from '#functions/data/profiles.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listProfiles as call } from '#shared/contracts/rooms.ts';

/** The profiles of rules, by name. */
export const listProfiles: UseCase<typeof call> = async ({ input, deps }) =>
  done(pageOf(await listStored(deps.db), input.query.page, input.query.size));
