import { describe, expect, it } from 'vitest';
import {
  type Expected,
  evaluate,
  mistakeCost,
} from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type { MistakeRule, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import { type Action, finishCode, hintCode } from '#shared/domain/simulators/kernel/run.ts';
import {
  adjusted,
  backOnShelf,
  expectedIn,
  gloved,
  mistake,
  on,
  playedIn,
  profileWith,
  rightly,
  rule,
  smallSteps,
  wear,
} from '#tests/support/cleanroom-rules.ts';
import { act, item, matterOf } from '#tests/support/cleanroom-world.ts';

const touchFace = act('W006');
const small = (mistakes: MistakeRule[] = [], more: Partial<Expected> = {}) =>
  expectedIn(profileWith(smallSteps, mistakes), more);
const verdictOf = (expected: Expected, ...actions: Action[]) =>
  evaluate(expected, playedIn(expected, ...actions));
const of = (steps: ProfileStep[], ...actions: Action[]) =>
  verdictOf(expectedIn(profileWith(steps)), ...actions);
const stepOf = ({ steps }: ReturnType<typeof verdictOf>, id: string) =>
  steps.find(({ stepId }) => stepId === id);

describe('"any order that the partial order allows earns full marks"', () => {
  it.each([[rightly], [[on('hat'), on('mask'), gloved, adjusted]]])(
    'an order that it allows: %#',
    (actions) => {
      expect(verdictOf(small(), ...actions, act(finishCode))).toMatchObject({
        percent: 100,
        passed: true,
        criticalMiss: false,
        mark: 8,
        maxMark: 8,
        mistakes: [],
        extra: [],
      });
    },
  );

  it('another does not: the step that was out of place earns nothing', () => {
    const verdict = verdictOf(small(), on('mask'), on('hat'), adjusted, gloved);
    expect(stepOf(verdict, 'hat')).toMatchObject({ mark: 0, deviations: [{ kind: 'late' }] });
    expect(verdict.percent).toBe(75);
  });
});

describe('marks', () => {
  it('a missing step loses its mark; whole percent, rounded down', () => {
    const verdict = of([wear('hat'), wear('mask'), wear('gloves')], on('hat'), on('mask'));
    expect(verdict).toMatchObject({ mark: 4, maxMark: 6, percent: 66, passed: false });
  });

  it('from the pass mark on it is passed', () => {
    const half = [wear('hat'), wear('mask')];
    const passMark = (value: number) => expectedIn(profileWith(half), { passMark: value });
    expect(verdictOf(passMark(50), on('hat')).passed).toBe(true);
    expect(verdictOf(passMark(51), on('hat')).passed).toBe(false);
  });

  it('"a critical miss fails the case", whatever the marks', () => {
    const steps = [
      wear('hat', [], { mark: 99 }),
      wear('mask', [], { severity: 'critical', mark: 1 }),
    ];
    expect(of(steps, on('hat'))).toMatchObject({ percent: 99, criticalMiss: true, passed: false });
  });

  it('a wrong parameter earns nothing', () => {
    const small = matterOf({ person: { sizes: { gloves: 'L', mask: 'S', coverall: 'L' } } });
    const expected = expectedIn(profileWith(smallSteps), { matter: small });
    const verdict = verdictOf(expected, ...rightly);
    expect(stepOf(verdict, 'mask')).toMatchObject({
      mark: 0,
      deviations: [{ kind: 'wrongParameter', params: ['fits'] }],
    });
  });

  it('an optional step that was left out is worth nothing either way, and one that was done counts', () => {
    const steps = [wear('hat'), wear('mask', ['hat'], { optional: true })];
    expect(of(steps, on('hat'))).toMatchObject({ mark: 2, maxMark: 2, percent: 100 });
    expect(of(steps, on('mask'), on('hat'))).toMatchObject({ mark: 2, maxMark: 4, percent: 50 });
  });

  it('a forbidden step counts only where it was done', () => {
    const steps = [wear('hat'), rule('face', [{ code: 'W006' }], [], { forbidden: true })];
    expect(of(steps, on('hat'))).toMatchObject({ percent: 100, maxMark: 2 });
    expect(of(steps, on('hat'), touchFace)).toMatchObject({ percent: 50, extra: [] });
  });

  it('where nothing is asked for, everything is earned', () => {
    expect(of([wear('hat', [], { optional: true })])).toMatchObject({ percent: 100, passed: true });
  });
});

describe('a step done too early, undone and done again in time', () => {
  const mended = [on('mask'), backOnShelf('mask'), ...rightly];

  it('keeps half of its mark and fails nothing, even if it is critical', () => {
    const verdict = verdictOf(small(), ...mended);
    expect(stepOf(verdict, 'mask')).toMatchObject({ mark: 1, deviations: [{ isMended: true }] });
    expect(verdict).toMatchObject({ percent: 87, criticalMiss: false, passed: true });
  });

  it('and wrong in another way as well keeps nothing', () => {
    const steps = [
      wear('hat'),
      wear('mask', ['hat'], { expects: { condition: 'sound' }, severity: 'critical' }),
    ];
    const verdict = of(steps, on('mask'), backOnShelf('mask'), on('hat'), on('mask'));
    expect(stepOf(verdict, 'mask')?.mark).toBe(0);
    expect(verdict.criticalMiss).toBe(true);
  });
});

describe('"usual mistakes, each a rule with its own explanation"', () => {
  const face = (more: Partial<MistakeRule> = {}) => mistake('face', [{ code: 'W006' }], more);

  it.each(['minor', 'major', 'critical'] as const)('a %s one costs its percent', (severity) => {
    const verdict = verdictOf(small([face({ severity })]), ...rightly, touchFace);
    expect(verdict.percent).toBe(100 - mistakeCost[severity]);
    expect(verdict.passed).toBe(severity !== 'critical');
    expect(verdict.mistakes).toEqual([
      { mistakeId: 'face', seq: 5, severity, item: null, cause: null },
    ]);
  });

  it('no more than everything can be lost', () => {
    expect(verdictOf(small([face()]), touchFace).percent).toBe(0);
  });

  it('counts once, at its first action, or each time where the rule says so', () => {
    const twice = [...rightly, touchFace, touchFace];
    const seqs = (rules: MistakeRule[]) =>
      verdictOf(small(rules), ...twice).mistakes.map(({ seq }) => seq);
    expect(seqs([face()])).toEqual([5]);
    expect(seqs([face({ each: true })])).toEqual([5, 6]);
  });

  it('is told by what was done to what: a value, one of several, and a parameter that has to be there', () => {
    const rules = [
      mistake('outside', [{ code: 'A001', params: { group: 'gloves', grip: 'outside' } }]),
      mistake('several', [{ code: 'A001', params: { group: ['hood', 'gloves'] } }]),
      mistake('none', [{ code: 'A001', params: { group: ['hood'] } }]),
      mistake('absent', [{ code: 'A001', params: { sleeves: 'hanging' } }]),
    ];
    const verdict = verdictOf(small(rules), on('gloves', { grip: 'outside' }));
    expect(verdict.mistakes.map(({ mistakeId, item: id }) => [mistakeId, id])).toEqual([
      ['outside', 'gloves'],
      ['several', 'gloves'],
    ]);
  });

  it('asks for its condition before the action', () => {
    const rules = [
      mistake('already', [{ code: 'A001', params: { group: 'mask' } }], { if: { worn: 'mask' } }),
      mistake('bare', [{ code: 'A001' }], { if: { not: { worn: 'hat' } } }),
    ];
    const verdict = verdictOf(small(rules), on('hat'), on('mask'));
    expect(verdict.mistakes.map(({ mistakeId, seq }) => [mistakeId, seq])).toEqual([['bare', 1]]);
  });

  it('come in the order in which they were made', () => {
    const rules = [face(), mistake('hat', [{ code: 'A001', params: { group: 'hat' } }])];
    const verdict = verdictOf(small(rules), on('hat'), touchFace);
    expect(verdict.mistakes.map(({ mistakeId }) => mistakeId)).toEqual(['hat', 'face']);
  });
});

describe('one cause is told once', () => {
  it('a step that a mistake folds is told by the mistake', () => {
    const bare = mistake('bare', [{ code: 'A001' }], {
      if: { not: { worn: 'hat' } },
      folds: ['hat'],
    });
    const verdict = verdictOf(small([bare]), on('mask'), adjusted, gloved);
    expect(stepOf(verdict, 'hat')).toMatchObject({ seq: null, foldedBy: 'bare' });
    expect(stepOf(verdictOf(small([bare]), on('hat')), 'mask')?.foldedBy).toBeNull();
  });

  it('a step with a thing is told only by a mistake of where that thing was put', () => {
    const floor = mistake('floor', [{ code: 'A022' }], {
      folds: ['hat-off', 'hat-away', 'any-away'],
    });
    const steps = [
      rule('hat-off', [{ code: 'A003', params: { group: 'hat', from: 'worn' } }]),
      rule('hat-away', [{ code: 'A043', params: { group: 'hat' } }]),
      rule('any-away', [{ code: 'A031' }]),
    ];
    const expected = expectedIn(profileWith(steps, [floor]));
    const dropped = (item: string) => verdictOf(expected, act('A022', { item }));
    expect(stepOf(dropped('hat'), 'hat-off')?.foldedBy).toBe('floor');
    expect(stepOf(dropped('hat'), 'hat-away')?.foldedBy).toBe('floor');
    expect(stepOf(dropped('mask'), 'hat-off')?.foldedBy).toBeNull();
    expect(stepOf(dropped('mask'), 'hat-away')?.foldedBy).toBeNull();
    expect(stepOf(dropped('mask'), 'any-away')?.foldedBy).toBe('floor');
  });

  it('one that was never done is not told by another thing that was taken off', () => {
    const bare = (code: string) => mistake('bare', [{ code }], { folds: ['hat', 'mask'] });
    const steps = [wear('hat'), wear('mask')];
    const verdictOfBare = (code: string) =>
      verdictOf(
        expectedIn(profileWith(steps, [bare(code)])),
        on('hat'),
        act('A003', { item: 'hat' }),
      );
    expect(stepOf(verdictOfBare('A003'), 'hat')?.foldedBy).toBe('bare');
    expect(stepOf(verdictOfBare('A003'), 'mask')?.foldedBy).toBeNull();
    expect(stepOf(verdictOfBare('A001'), 'mask')?.foldedBy).toBe('bare');
  });

  it('and weighs what the mistake weighs: nothing fails a case that is not named critical', () => {
    const steps = [
      wear('hat', [], { severity: 'critical', mark: 1 }),
      wear('mask', [], { mark: 99 }),
    ];
    const bare = mistake('bare', [{ code: 'A001', params: { group: 'mask' } }], {
      severity: 'minor',
      folds: ['hat'],
    });
    const verdict = verdictOf(expectedIn(profileWith(steps, [bare])), on('mask'));
    expect(verdict).toMatchObject({ criticalMiss: false, passed: true, percent: 94 });
  });

  it('a step that came too early only for what the mistake of that action folds went well', () => {
    const bare = mistake('bare', [{ code: 'A001', params: { group: 'mask' } }], {
      if: { not: { worn: 'hat' } },
      folds: ['hat'],
    });
    const steps = [wear('glasses'), wear('hat', ['glasses']), wear('mask', ['hat'])];
    const expected = expectedIn(profileWith(steps, [bare]));
    const glasses = [act('L005'), act('P003', { place: 'rack' }), on('glasses')];
    const verdict = verdictOf(expected, on('mask'), on('hat'), ...glasses);
    expect(stepOf(verdict, 'mask')?.deviations).toEqual([]);
    const other = { ...bare, folds: ['glasses'] };
    const named = verdictOf(expectedIn(profileWith(steps, [other])), on('mask'), on('hat'));
    expect(stepOf(named, 'mask')?.deviations).toHaveLength(1);
  });

  it('a step that completes a missing one is told by that one', () => {
    const verdict = verdictOf(small(), on('hat'));
    expect(stepOf(verdict, 'adjust')).toMatchObject({ seq: null, foldedBy: 'mask' });
    expect(stepOf(verdict, 'mask')?.foldedBy).toBeNull();
    const alone = verdictOf(small(), on('hat'), on('mask'), gloved);
    expect(stepOf(alone, 'adjust')).toMatchObject({ seq: null, foldedBy: null });
  });

  it('a step that went well is folded by nothing', () => {
    const face = mistake('face', [{ code: 'W006' }], { folds: ['hat'] });
    expect(stepOf(verdictOf(small([face]), on('hat'), touchFace), 'hat')?.foldedBy).toBeNull();
  });

  it('an action that is a mistake is not named as an extra action too', () => {
    const face = mistake('face', [{ code: 'W006' }]);
    expect(verdictOf(small([face]), on('hat'), touchFace).extra).toEqual([]);
    expect(verdictOf(small(), on('hat'), touchFace).extra).toEqual([{ ...touchFace, seq: 2 }]);
  });
});

describe('what else a verdict holds', () => {
  it('hints are counted', () => {
    expect(verdictOf(small(), act(hintCode), ...rightly)).toMatchObject({ hints: 1, percent: 100 });
  });

  it('a goal that was not reached fails, a case without one ends anywhere', () => {
    const [away, there] = (['dressing', 'separate'] as const).map((goal) =>
      verdictOf(small([], { goal }), ...rightly),
    );
    expect(away).toMatchObject({ goalReached: false, criticalMiss: true, passed: false });
    expect(there).toMatchObject({ goalReached: true, passed: true });
  });

  it('what is soiled at the end: "a perfect run leaves none"', () => {
    expect(verdictOf(small(), ...rightly).soiled).toEqual([]);
    expect(verdictOf(small(), ...rightly, touchFace).soiled).toEqual([
      { surface: 'item:gloves', marks: [{ soil: 'skin', seq: 5, from: 'face' }] },
    ]);
  });

  it('steps that the case leaves out are not asked for', () => {
    const expected = small([], { without: ['gloves'] });
    const verdict = verdictOf(expected, on('hat'), on('mask'), adjusted);
    expect(verdict).toMatchObject({ percent: 100, maxMark: 6 });
  });

  it('a garment of the wrong size by itself fits nobody else', () => {
    const matter = matterOf({
      more: [item('suit', 'S027', { at: 'hand' }, { size: 'S' })],
    });
    const steps = [wear('coverall', [], { expects: { fits: true } })];
    const expected = expectedIn(profileWith(steps), { matter });
    const suit = on('suit', { grip: 'inside', sleeves: 'gathered' });
    expect(verdictOf(expected, suit).percent).toBe(0);
  });
});
