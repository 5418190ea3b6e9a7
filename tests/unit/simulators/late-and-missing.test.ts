import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import type { Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { chainOf } from '#shared/domain/simulators/cleanroom/profile.ts';
import { expectedOf, named, rightSteps, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf } from '#tests/support/cleanroom-shipped.ts';

/** The verdict of a run in another order or with a step left out; null: it cannot be done so. */
function tried(...[one, profile, spoiling]: Parameters<typeof spoiledRun>): Verdict | null {
  try {
    return spoiledRun(one, profile, spoiling).verdict;
  } catch {
    return null;
  }
}

const isOrder = /^(late|tooEarly):/;

describe('a step that came late', () => {
  it('a coverall looked over only when it is on is looked over late', () => {
    const profile = profileOf('standard');
    const one = caseOf('dress-and-enter');
    const { matter, start } = expectedOf(one, profile);
    const order = rightSteps(chainOf(profile, matter, start)).map(({ id }) => id);
    const late = order.filter((id) => id !== 'inspect-coverall');
    late.splice(late.indexOf('coverall') + 1, 0, 'inspect-coverall');
    const verdict = tried(one, profile, { order: late });
    expect(verdict && named(verdict)).toEqual(['late:inspect-coverall']);
    expect(verdict).toMatchObject({ passed: true, criticalMiss: false });
  });

  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    '%s: it is never worse than one that did not come at all',
    (_, one) => {
      const profile = profileOf(one.profileId);
      const { matter, start, without } = expectedOf(one, profile);
      const order = rightSteps(chainOf(profile, matter, start, without)).map(({ id }) => id);
      for (const [i, id] of order.entries()) {
        const missing = tried(one, profile, { order, skip: [id] });
        const rest = order.toSpliced(i, 1);
        for (let place = i + 1; missing && place <= rest.length; place += 1) {
          const late = tried(one, profile, { order: rest.toSpliced(place, 0, id) });
          // Who has to undress for it, or go back, does more than come late.
          const names = late ? named(late) : [];
          if (!late?.goalReached || names.length > 1 || names.some((name) => !isOrder.test(name))) {
            continue;
          }
          const told = `${id} after ${rest[place - 1]}: ${named(late)} / ${named(missing)}`;
          expect(!late.criticalMiss || missing.criticalMiss, told).toBe(true);
          expect(late.percent, told).toBeGreaterThanOrEqual(missing.percent);
        }
      }
    },
    60_000,
  );
});
