import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import type { Verdict } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import { chainOf } from '#shared/domain/simulators/cleanroom/profile.ts';
import { expectedOf, named, rightSteps, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

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

describe('what does no harm', () => {
  const door = (open: boolean) => act('D001', { door: 'door-dressing-transit', open });
  it.each([
    ['dress-and-enter', 'enter', [door(true), door(false)]],
    ['carry-a-pen-in', 'wipe-pen', [door(true), door(false)]],
    ['high-tech-entry', 'hat', [act('E001')]],
    ['georgia-tech-entry', 'shoe-cleaner', [act('D003')]],
  ])('%s: done before %s and again in time it is in time', (id, step, actions) => {
    const one = caseOf(id);
    const verdict = tried(one, profileOf(one.profileId), { before: { [step]: actions } });
    expect(verdict && named(verdict)).toEqual([]);
    expect(verdict?.percent).toBe(100);
  });
});

/** One case of each profile. */
const ofProfiles = cleanroomCases.filter(
  ({ profileId }, i) => cleanroomCases.findIndex((one) => one.profileId === profileId) === i,
);

describe('a forgotten step that is mended', () => {
  it.each(ofProfiles.map((one) => [one.id, one] as const))(
    '%s: whoever undoes for it and does again is never worse off than who leaves it',
    (_, one) => {
      const profile = profileOf(one.profileId);
      const { matter, start, without } = expectedOf(one, profile);
      const steps = rightSteps(chainOf(profile, matter, start, without));
      for (const [i, { id }] of steps.entries()) {
        const rest = steps.filter((step) => step.id !== id).map((step) => step.id);
        const parts = steps.filter(({ partOf }) => partOf === id).map((step) => step.id);
        const never = tried(one, profile, { order: rest, skip: parts });
        for (let place = i + 1; never && place <= rest.length; place += 1) {
          const before = rest.slice(0, place).filter((step) => !parts.includes(step));
          // What was undone for it is done again, all else is done already.
          const order = [...before, id, ...parts, ...before, ...rest.slice(place)];
          const mended = tried(one, profile, { order });
          const isOther = (name: string) => !isOrder.test(name);
          // Who goes back over the bench or through a door for it does more than mend.
          const others = mended?.steps.filter(
            ({ stepId, deviations }) =>
              stepId !== id &&
              deviations.some((deviation) => !('isMended' in deviation && deviation.isMended)),
          );
          if (!mended?.goalReached || named(mended).some(isOther) || others?.length) continue;
          const told = `${id} after ${rest[place - 1]}: ${named(mended)} / ${named(never)}`;
          expect(!mended.criticalMiss || never.criticalMiss, told).toBe(true);
          expect(mended.percent, told).toBeGreaterThanOrEqual(never.percent);
        }
      }
    },
    60_000,
  );
});
