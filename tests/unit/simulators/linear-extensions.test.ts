import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import { chainOf, type Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { expectedOf, named, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { linearExtension } from '#tests/support/linear-extension.ts';

/** Cases whose steps wait for few others: a rare order is met only among many. */
const freeOrder = ['leave-the-clean-zone', 'waterloo-entry', 'georgia-tech-entry'];

/** How many orders of a case are drawn; the bench draws until there are a thousand. */
const drawnOf = (caseId: string) =>
  Number(process.env.LINEAR_EXTENSIONS ?? (freeOrder.includes(caseId) ? 120 : 12));

/** What matter itself puts before a step: on the way out the door is open only for who has come through it. */
const alsoAfter = (caseId: string, stepId: string) =>
  caseId === 'leave-the-clean-zone' && stepId === 'shut-door' ? ['gloves-off'] : [];

describe('"any order that the partial order allows earns full marks"', () => {
  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    '%s',
    (_, one) => {
      const profile = cleanroomProfiles.find(({ id }) => id === one.profileId) as Profile;
      const { matter, start, without } = expectedOf(one, profile);
      const allowed = chainOf(profile, matter, start, without)
        .filter((step) => !step.forbidden)
        .map((step) => ({ ...step, after: [...step.after, ...alsoAfter(one.id, step.id)] }));
      const required = allowed.filter((step) => !step.optional);
      for (let seed = 1; seed <= drawnOf(one.id); seed += 1) {
        // Every other time with what need not be done.
        const chain = seed % 2 === 0 ? allowed : required;
        const order = linearExtension(chain, seededRandom(seed)).map(({ id }) => id);
        const { verdict } = spoiledRun(one, profile, { order });
        expect(named(verdict), `seed ${seed}: ${order.join(' ')}`).toEqual([]);
        expect(verdict.percent).toBe(100);
      }
    },
    600_000,
  );
});
