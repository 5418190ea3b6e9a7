import { describe, expect, it } from 'vitest';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import { planFor } from '#shared/domain/simulators/cleanroom/plan.ts';
import { chainOf } from '#shared/domain/simulators/cleanroom/profile.ts';
import { opening } from '#shared/domain/simulators/kernel/machine.ts';
import {
  doneOn,
  expectedOf,
  named,
  rightSteps,
  spoiledRun,
  stepOn,
} from '#tests/support/cleanroom-right-run.ts';
import { caseOf, withMore } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const inspect = (item: string) => act('W007', { item });
const wear = (item: string) => act('A001', { item, grip: 'inside', sleeves: 'gathered' });
const torn = caseOf('torn-garment');

const chosen = (
  one: typeof torn,
  looks: ReturnType<typeof act>[],
  wears: ReturnType<typeof act>[],
) =>
  spoiledRun(one, standardProfile, { instead: { 'inspect-coverall': looks, coverall: wears } })
    .verdict;

describe('the coverall that is looked over is the one that is put on', () => {
  it('looking over a torn one and wearing another is not looking it over', () => {
    const verdict = chosen(torn, [inspect('S027-front')], [wear('S027-M')]);
    expect(named(verdict)).toEqual(['missing:inspect-coverall']);
    expect(verdict.percent).toBeLessThan(100);
  });

  it.each([
    [['S027-front', 'S027-M']],
    [['S027-M', 'S027-front']],
    [['S027-L', 'S027-front', 'S027-M']],
  ])('%j: the one that is worn was among them', (looked) => {
    const verdict = chosen(torn, looked.map(inspect), [wear('S027-M')]);
    expect(named(verdict)).toEqual([]);
    expect(verdict.percent).toBe(100);
  });

  it('who wears a torn one is told that alone, whichever was looked over', () => {
    for (const looked of ['S027-M', 'S027-front']) {
      const verdict = chosen(torn, [inspect(looked)], [wear('S027-front')]);
      expect(named(verdict)).toEqual(['damaged-garment']);
    }
  });

  it('after a torn one the hint is to look over a sound one, and to wear that', () => {
    // Two sound ones of the size: the one behind was looked over.
    const twin = { ...torn.world.items.find(({ id }) => id === 'S027-M') };
    const one = withMore(torn, [{ ...twin, id: 'S027-behind' } as never]);
    const expected = expectedOf(one, standardProfile);
    const { matter, start } = expected;
    const chain = chainOf(standardProfile, matter, start);
    let played = opening(cleanroom, matter, 0);
    for (const step of rightSteps(chain)) {
      if (step.id === 'inspect-coverall') break;
      played = stepOn(matter, played, step, chain) ?? played;
    }
    const reach = (action: ReturnType<typeof act>) => {
      played = doneOn(matter, played, planFor(matter, played.state, action) ?? []);
    };
    reach(inspect('S027-front'));
    expect(adviceOf(expected, played)).toMatchObject({
      step: { id: 'inspect-coverall' },
      action: { code: 'W007', params: { item: 'S027-M' } },
    });
    reach(inspect('S027-behind'));
    expect(adviceOf(expected, played)).toMatchObject({
      step: { id: 'coverall' },
      action: { code: 'A001', params: { item: 'S027-behind' } },
    });
  });
});
