import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import { chainOf, type Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { expectedOf, named, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { linearExtension } from '#tests/support/linear-extension.ts';

/** How many orders of each case are drawn; the bench draws until there are a thousand. */
const drawn = Number(process.env.LINEAR_EXTENSIONS ?? 12);

describe('"any order that the partial order allows earns full marks"', () => {
  const entries = cleanroomCases.filter(({ world }) => world.goal === 'transitNwp');
  it.each(entries.map((one) => [one.id, one] as const))(
    '%s',
    (_, one) => {
      const profile = cleanroomProfiles.find(({ id }) => id === one.profileId) as Profile;
      const { matter, start, without } = expectedOf(one, profile);
      const chain = chainOf(profile, matter, start, without).filter(
        (step) => !step.forbidden && !step.optional,
      );
      for (let seed = 1; seed <= drawn; seed += 1) {
        const order = linearExtension(chain, seededRandom(seed)).map(({ id }) => id);
        const { verdict } = spoiledRun(one, profile, { order });
        expect(named(verdict), `seed ${seed}: ${order.join(' ')}`).toEqual([]);
        expect(verdict.percent).toBe(100);
      }
    },
    600_000,
  );
});
