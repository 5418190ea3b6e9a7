import { describe, expect, it } from 'vitest';
import { startOfShift } from '#infra/local/seed/cleanroom/cases/start-of-shift.ts';
import { shiftRules } from '#infra/local/seed/cleanroom/profiles/shift-rules.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { issuesOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import {
  expectedOf,
  named,
  type Spoiling,
  spoiledRun,
} from '#tests/support/cleanroom-right-run.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const glasses = act('A003', { item: 'S029-1' });
const toRack = act('A041', { item: 'S029-1', place: 'dressing-rack' });
const run = (spoiling: Spoiling, one: CleanroomCase = startOfShift) =>
  spoiledRun(one, shiftRules, spoiling);

describe('leaving on an alarm', () => {
  it('who took something off before it rang is judged for coming in without it, and not for the alarm', () => {
    const { verdict, played } = run({ before: { enter: [glasses, toRack] } });
    expect(named(verdict)).toEqual(['undressed-in-clean-zone']);
    expect(verdict.passed).toBe(false);
    expect(issuesOf(expectedOf(startOfShift, shiftRules), played)).toMatchObject([
      { id: 'undressed-in-clean-zone' },
    ]);
  });

  it('who put it on again before the door is not judged', () => {
    const again = act('A001', { item: 'S029-1' });
    const { verdict } = run({ before: { enter: [glasses, toRack, again] } });
    expect(named(verdict)).toEqual([]);
  });

  it('who undresses when it rings is', () => {
    const { verdict } = run({ before: { 'leave-now': [act('A003', { item: 'S020-1' })] } });
    expect(named(verdict)).toEqual(['undressed-in-alarm']);
    expect(verdict.passed).toBe(false);
  });

  const idle = (count: number) => Array.from({ length: count }, () => act('E004'));
  const atTester = act('P003', { place: 'transit-esd' });

  it('who does a few things more is not judged, who dallies is', () => {
    for (const step of ['warn-others', 'leave-now']) {
      const few = run({ before: { [step]: [atTester, ...idle(3)] } });
      expect(named(few.verdict)).toEqual([]);
      const many = run({ before: { [step]: [atTester, ...idle(31)] } });
      expect(named(many.verdict)).toEqual(['dallied-in-alarm']);
      expect(many.verdict.passed).toBe(false);
    }
  });

  it('who thinks for long and does nothing is not', () => {
    const there = Array.from({ length: 20 }, () => [atTester, act('P002')]).flat();
    expect(named(run({ before: { 'leave-now': there } }).verdict)).toEqual([]);
  });

  it('undressing is named and not the time it takes too', () => {
    const suit = ['S020-1', 'S030-1', 'S029-1', 'S027-1', 'S028-1'].map((item) =>
      act('A051', { item, place: 'transit-pass-box' }),
    );
    const { verdict } = run({ before: { 'leave-now': suit } });
    expect(named(verdict)).toEqual(['undressed-in-alarm']);
  });

  it('going over the bench on the way out takes no time from anybody', () => {
    const farWay = [
      ...[act('L005'), act('L004'), act('W006'), act('W006'), act('W006')],
      ...[act('B002'), act('L002'), act('L001'), act('L007')],
    ];
    const { verdict } = run({ instead: { 'leave-now': farWay } });
    expect(named(verdict)).toEqual(['wrong-exit']);
  });

  it('who goes back in has not kept out, and outside nothing is judged', () => {
    const back = run({ instead: { 'leave-now': [act('L007'), act('L001'), act('L007')] } });
    expect(named(back.verdict)).toEqual(['returned-in-alarm']);
    expect(back.verdict.passed).toBe(false);
    const waits = Array.from({ length: 9 }, () => act('W006'));
    for (const idles of [waits, [glasses]]) {
      const outside = run({ instead: { 'leave-now': [act('L007'), ...idles] } });
      expect(named(outside.verdict)).toEqual([]);
      expect(outside.verdict.passed).toBe(true);
    }
  });

  it('who went out before it rang has not left on the alarm', () => {
    const { situations } = startOfShift.secret;
    const later = situations.map((one) => ({ ...one, when: { location: 'locker' as const } }));
    const one = { ...startOfShift, secret: { situations: later } };
    const { verdict } = run(
      { skip: ['warn-others', 'leave-now'], before: { 'leave-now': [act('L007')] } },
      one,
    );
    expect(named(verdict)).toEqual(['missing:warn-others', 'missing:leave-now']);
  });

  it('neither name nor goal nor the public part tells of it before', () => {
    const { name, goal, world } = startOfShift;
    const told = JSON.stringify([name, goal, world.goal, shiftRules.name, shiftRules.origin]);
    expect(told).not.toMatch(/тревог|эвакуац|alarm|evacuat|警报|疏散|out/i);
  });
});
