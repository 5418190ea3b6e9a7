import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { publishedOrder as georgiaTech } from '#infra/local/seed/cleanroom/profiles/georgia-tech.ts';
import { publishedOrder as highTech } from '#infra/local/seed/cleanroom/profiles/high-tech-conversions.ts';
import { publishedOrder as waterloo } from '#infra/local/seed/cleanroom/profiles/waterloo.ts';
import { publishedOrder as whyte } from '#infra/local/seed/cleanroom/profiles/whyte.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { checkCase } from '#shared/domain/simulators/cleanroom/check-case.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { named, spoiledRun } from '#tests/support/cleanroom-right-run.ts';

const profileOf = (id: string) => cleanroomProfiles.find((one) => one.id === id) as Profile;

describe('the cases that ship', () => {
  it('are at least eight, each under a profile that ships too', () => {
    expect(cleanroomCases.length).toBeGreaterThanOrEqual(8);
    for (const one of cleanroomCases) expect(profileOf(one.profileId), one.id).toBeDefined();
  });

  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    '%s can be performed for full marks and leaves nothing soiled',
    (_, one) => {
      const profile = profileOf(one.profileId);
      expect(checkCase(one, profile)).toEqual([]);
      const { verdict } = spoiledRun(one, profile);
      expect(named(verdict)).toEqual([]);
      expect(verdict).toMatchObject({ percent: 100, passed: true });
      expect(verdict.soiled.filter(({ surface }) => surface !== 'hands')).toEqual([]);
    },
  );
});

describe('published orders', () => {
  it.each([
    ['whyte', 'whyte-entry', whyte],
    ['waterloo', 'waterloo-entry', waterloo],
    ['high-tech-conversions', 'high-tech-entry', highTech],
    ['georgia-tech', 'georgia-tech-entry', georgiaTech],
  ])('the order of %s passes in its own profile', (profileId, caseId, order) => {
    const one = cleanroomCases.find(({ id }) => id === caseId) as (typeof cleanroomCases)[number];
    const { verdict } = spoiledRun(one, profileOf(profileId), { order });
    expect(named(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });
});
