import { describe, expect, it } from 'vitest';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import { evaluate } from '#shared/domain/simulators/cleanroom/evaluate.ts';
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
import { caseOf, put, withMore } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const inspect = (item: string) => act('W007', { item });
const wear = (item: string) => act('A001', { item, grip: 'inside', sleeves: 'gathered' });
const putBack = (item: string) => put('A041', item, 'dressing-rack');
const isSame = (a: ReturnType<typeof act>, b: ReturnType<typeof act>) =>
  a.code === b.code && a.params.item === b.params.item;
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
      aim: { id: 'inspect-coverall' },
      action: { code: 'W007', params: { item: 'S027-M' } },
    });
    reach(inspect('S027-behind'));
    expect(adviceOf(expected, played)).toMatchObject({
      aim: { id: 'coverall' },
      action: { code: 'A001', params: { item: 'S027-behind' } },
    });
  });
});

describe('a coverall of the wrong size', () => {
  const one = caseOf('dress-and-enter');
  const { verdict: right } = spoiledRun(one, standardProfile);

  it.each([['S027-M'], ['S027-L']])('is the only name where %s was looked over', (looked) => {
    const verdict = chosen(one, [inspect(looked)], [wear('S027-M')]);
    expect(named(verdict)).toEqual(['wrong-size']);
  });

  it('that was looked over, tried and changed is no mistake', () => {
    const changed = [wear('S027-M'), putBack('S027-M'), inspect('S027-L'), wear('S027-L')];
    for (const looks of [[inspect('S027-M')], [inspect('S027-L'), inspect('S027-M')]]) {
      const rest = changed.filter((action) => !looks.some((done) => isSame(done, action)));
      expect(named(chosen(one, looks, rest))).toEqual([]);
    }
  });

  it('that was tried at once and changed costs no more than not looking it over', () => {
    const changed = [wear('S027-M'), putBack('S027-M'), inspect('S027-L'), wear('S027-L')];
    const verdict = chosen(one, [], changed);
    expect(named(verdict)).toEqual(['tooEarly:coverall']);
    expect(verdict).toMatchObject({ criticalMiss: false, passed: true, mark: right.mark - 2 });
  });

  it('is told at once to who learns, and forgiven when it is off', () => {
    const expected = expectedOf(one, standardProfile);
    const { matter } = expected;
    let played = opening(cleanroom, matter, 0);
    const reach = (action: ReturnType<typeof act>) => {
      played = doneOn(matter, played, planFor(matter, played.state, action) ?? []);
    };
    const told = () => evaluate(expected, played).mistakes.map(({ mistakeId }) => mistakeId);
    reach(wear('S027-M'));
    expect(told()).toContain('wrong-size');
    reach(putBack('S027-M'));
    expect(told()).not.toContain('wrong-size');
  });

  it('that was worn through the last door is a mistake, also by who takes it off behind it', () => {
    const { verdict } = spoiledRun(one, standardProfile, {
      instead: { gloves: [act('A001', { item: 'S018-dressing-1', grip: 'inside' })] },
      before: { 'shut-door': [act('A003', { item: 'S018-dressing-1' })] },
    });
    expect(named(verdict)).toContain('wrong-size');
  });
});
