import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import type { CleanroomCase, ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { act } from './cleanroom-world.ts';

export const take = (item: string) => act('A003', { item });
export const put = (code: string, item: string, place: string) => act(code, { item, place });

/** A profile that ships. */
export const profileOf = (id: string) => cleanroomProfiles.find((one) => one.id === id) as Profile;
/** A case that ships. */
export const caseOf = (id: string) => cleanroomCases.find((one) => one.id === id) as CleanroomCase;

/** A case with things beside its own. */
export const withMore = (one: CleanroomCase, more: ItemInstance[]): CleanroomCase => ({
  ...one,
  world: { ...one.world, items: [...one.world.items, ...more] },
});
