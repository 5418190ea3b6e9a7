import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { adviceOf, issuesOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import {
  chainOf,
  type MistakeRule,
  type ProfileStep,
} from '#shared/domain/simulators/cleanroom/profile.ts';
import { type Action, finishCode, undoCode } from '#shared/domain/simulators/kernel/run.ts';
import { expectedOf, named, rightSteps, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import {
  adjusted,
  atShelf,
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
import { caseOf, profileOf } from '#tests/support/cleanroom-shipped.ts';
import { act, at, matterOf, type Scene } from '#tests/support/cleanroom-world.ts';

const touchFace = act('W006');
const issues = (steps: ProfileStep[], mistakes: MistakeRule[], ...actions: Action[]) => {
  const expected = expectedIn(profileWith(steps, mistakes));
  return issuesOf(expected, playedIn(expected, ...actions));
};
const advice = (steps: ProfileStep[], ...actions: Action[]) => {
  const expected = expectedIn(profileWith(steps));
  return adviceOf(expected, playedIn(expected, ...actions));
};

describe('an explanation at once in TRAINING', () => {
  it('nothing is named as long as nothing went wrong', () => {
    expect(issues(smallSteps, [], ...rightly.slice(0, 2))).toEqual([]);
  });

  it('a step done before another is too early at once', () => {
    expect(issues(smallSteps, [], on('mask'))).toEqual([
      { kind: 'tooEarly', id: 'mask', seq: 1, others: ['hat'] },
    ]);
    expect(issues(smallSteps, [], on('mask'), on('hat'))).toEqual([
      { kind: 'tooEarly', id: 'mask', seq: 1, others: ['hat'] },
    ]);
  });

  it('what was undone is not', () => {
    expect(issues(smallSteps, [], on('mask'), act(undoCode))).toEqual([]);
    expect(issues(smallSteps, [], on('mask'), backOnShelf('mask'))).toEqual([]);
  });

  it('what was undone afterwards had been done in time', () => {
    const changed = [on('hat'), on('mask'), backOnShelf('hat')];
    expect(issues(smallSteps, [], ...changed)).toEqual([]);
    expect(issues(smallSteps, [], ...changed, on('hat'))).toEqual([]);
  });

  it('an optional step is waited for only where it is done after all', () => {
    const steps = [wear('hat', [], { optional: true }), wear('mask', ['hat'])];
    expect(issues(steps, [], on('mask'))).toEqual([]);
    expect(issues(steps, [], on('mask'), on('hat'))).toMatchObject([
      { kind: 'tooEarly', id: 'mask' },
    ]);
  });

  it('a forbidden step is not waited for', () => {
    const face = rule('face', [{ code: 'W006' }], [], { forbidden: true });
    expect(issues([face, wear('mask', ['face'])], [], on('mask'))).toEqual([]);
  });

  it('wrong parameter, repeated and forbidden are named, in the order in which they were done', () => {
    const steps = [
      rule('face', [{ code: 'W006' }], [], { forbidden: true }),
      wear('gloves', [], { expects: { grip: 'inside' } }),
      rule('wipe', [{ code: 'W004' }], [], { once: true }),
    ];
    const wipe = act('W004');
    const actions = [on('gloves', { grip: 'outside' }), wipe, wipe, touchFace];
    expect(issues(steps, [], ...actions)).toEqual([
      { kind: 'wrongParameter', id: 'gloves', seq: 1, others: [] },
      { kind: 'repeated', id: 'wipe', seq: 3, others: [] },
      { kind: 'forbidden', id: 'face', seq: 4, others: [] },
    ]);
  });

  it('a mistake is named instead of the steps that it folds', () => {
    const bare = mistake('bare', [{ code: 'A001', params: { group: 'mask' } }], {
      if: { not: { worn: 'hat' } },
      folds: ['hat'],
    });
    expect(issues(smallSteps, [bare], on('mask'))).toEqual([
      { kind: 'mistake', id: 'bare', seq: 1, others: [] },
    ]);
    const glassesFirst = [wear('glasses'), wear('hat', ['glasses']), wear('mask', ['hat'])];
    expect(issues(glassesFirst, [bare], on('mask'))).toHaveLength(1);
    const early = { ...bare, folds: ['mask'] };
    expect(issues(smallSteps, [early], on('mask'))).toHaveLength(1);
    const plain = mistake('face', [{ code: 'W006' }]);
    expect(issues(smallSteps, [plain], touchFace)).toMatchObject([{ kind: 'mistake', id: 'face' }]);
  });
});

describe('one lapse is told once', () => {
  const adjust = rule('adjust', [{ code: 'W005', params: { group: 'mask' } }], ['mask'], {
    partOf: 'mask',
  });
  const line = [
    wear('hat'),
    wear('mask', ['hat']),
    wear('gloves', ['mask']),
    rule('wipe', [{ code: 'W004' }], ['gloves']),
  ];
  const wipe = act('W004');
  const early = (id: string, seq: number, ...others: string[]) => ({
    kind: 'tooEarly',
    id,
    seq,
    others,
  });
  const told = (steps: ProfileStep[], ...actions: Action[]) => issues(steps, [], ...actions);

  it('at the first step that did not wait for it, and at none that comes later', () => {
    const first = [early('mask', 1, 'hat')];
    expect(told(line, on('mask'), gloved, wipe)).toEqual(first);
    expect(told(line, on('mask'), gloved, wipe, on('hat'))).toEqual(first);
    expect(told(line, on('hat'), gloved, wipe)).toEqual([early('gloves', 2, 'mask')]);
  });

  it('at the next one where the first was undone, and not again where it is redone', () => {
    const undone = [on('mask'), gloved, wipe, act(undoCode), act(undoCode), act(undoCode)];
    expect(told(line, ...undone)).toEqual([]);
    const taken = [on('mask'), gloved, backOnShelf('mask')];
    expect(told(line, ...taken)).toEqual([early('gloves', 2, 'hat')]);
    expect(told(line, ...taken, on('mask'))).toEqual([early('gloves', 2, 'hat')]);
    expect(told(line, wipe, wipe, act(finishCode))).toEqual([
      early('wipe', 1, 'gloves', 'mask', 'hat'),
    ]);
  });

  it('another one beside it, at the step that did not wait for that', () => {
    expect(told(line, on('mask'), wipe, act(finishCode))).toEqual([
      early('mask', 1, 'hat'),
      early('wipe', 2, 'gloves'),
    ]);
    const fork = [wear('hat'), wear('mask'), wear('gloves', ['hat', 'mask'])];
    expect(told(fork, gloved)).toEqual([early('gloves', 1, 'hat', 'mask')]);
  });

  it('again at a step that was passed with it and should have come before that', () => {
    expect(told(line, wipe, on('mask'), gloved, act(finishCode))).toEqual([
      early('wipe', 1, 'gloves', 'mask', 'hat'),
      early('mask', 2, 'hat'),
    ]);
  });

  it('what does no harm and may still be done again in time is told once something rests on it', () => {
    const wiped = rule('wipe', [{ code: 'W004' }], ['hat']);
    const steps = [wear('hat'), wiped, wear('mask', ['wipe'])];
    expect(told(steps, wipe)).toEqual([]);
    expect(told(steps, wipe, on('hat'), wipe, on('mask'))).toEqual([]);
    expect(told(steps, wipe, on('mask'))).toEqual([early('wipe', 1, 'hat')]);
  });

  it('what completes a missing step is told with it, and for itself where only it is missing', () => {
    const steps = [wear('mask'), adjust, wear('gloves', ['adjust'])];
    expect(told(steps, gloved)).toEqual([early('gloves', 1, 'mask')]);
    expect(told(steps, on('mask'), gloved)).toEqual([early('gloves', 2, 'adjust')]);
  });

  const skipped = (one: CleanroomCase, id: string) => {
    const expected = expectedOf(one, profileOf(one.profileId));
    try {
      const { played, verdict } = spoiledRun(one, expected.profile, { skip: [id] });
      return { verdict, all: issuesOf(expected, played) };
    } catch {
      // Nothing leads on without it.
      return null;
    }
  };

  it.each([
    ['hat', 'hood'],
    ['inspect-coverall', 'coverall'],
    ['glasses', 'clean-hands'],
    ['clean-hands', 'gloves'],
  ])('dress and enter: %s left out is told at the step %s', (id, at) => {
    expect(skipped(caseOf('dress-and-enter'), id)?.all).toMatchObject([
      { kind: 'tooEarly', id: at, others: [id] },
    ]);
  });

  it.each(cleanroomCases.map((one) => [one.id, one] as const))(
    '%s: one note for a step that is left out, and the mistakes are those of the verdict',
    (_, one) => {
      const { profile, matter, start, without } = expectedOf(one, profileOf(one.profileId));
      for (const { id } of rightSteps(chainOf(profile, matter, start, without))) {
        const run = skipped(one, id);
        if (!run) continue;
        const made = run.all.filter(({ kind }) => kind === 'mistake').map((issue) => issue.id);
        expect(made, id).toEqual(run.verdict.mistakes.map(({ mistakeId }) => mistakeId));
        expect(run.all.length - made.length, id).toBeLessThanOrEqual(1);
        expect(run.all.length, id).toBeLessThanOrEqual(named(run.verdict).length);
      }
    },
    60_000,
  );
});

/** Street things where they belong. */
const tidied = { bag: at('lockers', 4), boots: at('shoeShelf') };

describe('a hint', () => {
  it('is the first step that is not done and waits for nothing, with the next action towards it', () => {
    expect(advice(smallSteps)).toMatchObject({ aim: { id: 'hat' }, action: on('hat') });
    expect(advice(smallSteps, on('hat'))).toMatchObject({ aim: { id: 'mask' } });
  });

  it('leads there first where it is done elsewhere', () => {
    const [hat] = smallSteps;
    const expected = expectedIn(
      profileWith(hat ? [hat] : []),
      {},
      { ...atShelf, person: {}, where: tidied },
    );
    expect(adviceOf(expected, playedIn(expected))?.action).toEqual(act('L004', { door: 'gate' }));
  });

  it('asks for no optional and no forbidden step; when all is done there is none', () => {
    const steps = [
      wear('hat', [], { optional: true }),
      rule('face', [{ code: 'W006' }], [], { forbidden: true }),
    ];
    expect(advice(steps)).toBeNull();
    expect(advice(smallSteps, ...rightly)).toBeNull();
  });

  it('goes round a step that was missed and cannot be done any more', () => {
    const binned = matterOf();
    const expected = expectedIn(
      profileWith([wear('hat'), wear('mask', ['hat']), wear('glasses')]),
      { matter: binned },
      { ...atShelf, where: { hat: at('laundryBin'), glasses: { at: 'hand' } } },
    );
    expect(adviceOf(expected, playedIn(expected))).toMatchObject({
      aim: { id: 'glasses' },
      action: on('glasses'),
    });
    const next = adviceOf(expected, playedIn(expected, on('glasses')));
    expect(next).toMatchObject({ aim: { id: 'mask' }, action: on('mask') });
  });

  it('is none where nothing leads to what is left', () => {
    expect(advice([wear('donningGloves')])).toBeNull();
  });

  it('is the way to the goal when all is done', () => {
    const scene = { ...atShelf, where: tidied };
    const there = expectedIn(profileWith([wear('hat')]), { goal: 'dressing' }, scene);
    expect(adviceOf(there, playedIn(there, on('hat')))).toEqual({
      aim: 'goal',
      action: act('L005', { door: 'inner' }),
    });
    expect(adviceOf(there, playedIn(there, on('hat'), act('L005')))).toBeNull();
  });

  it('shuts the own cell before it leads out of the room, where one can still get to it', () => {
    const actionIn = (scene: Scene) => {
      const expected = expectedIn(profileWith([wear('hat')]), {}, { where: tidied, ...scene });
      return adviceOf(expected, playedIn(expected))?.action;
    };
    const openCells = ['lockers/4'];
    const shut = act('D002', { place: 'lockers', cell: 4, open: false });
    expect(actionIn({ openCells, person: { at: 'lockers' } })).toEqual(shut);
    expect(actionIn({ openCells })).toEqual(act('P003', { place: 'lockers' }));
    expect(actionIn({ openCells: ['gone/4'] })).toEqual(act('L004', { door: 'gate' }));
  });

  it('passes over a step that a mistake would be made for', () => {
    const harmful = mistake('harmful', [{ code: 'A001', params: { group: 'hat' } }]);
    const steps = [wear('hat', [], { mark: 1 }), wear('mask', [], { mark: 9 })];
    const expected = expectedIn(profileWith(steps, [harmful]));
    expect(adviceOf(expected, playedIn(expected))).toMatchObject({ aim: { id: 'mask' } });
    expect(adviceOf(expected, playedIn(expected, on('mask')))).toBeNull();
  });

  it('makes the mistake where nothing else passes', () => {
    const harmful = mistake('harmful', [{ code: 'A001', params: { group: 'hat' } }]);
    const steps = [wear('hat', [], { severity: 'critical' })];
    const expected = expectedIn(profileWith(steps, [harmful]));
    expect(adviceOf(expected, playedIn(expected))?.action).toEqual(on('hat'));
  });

  it('has done again what was done too early, where that gains marks', () => {
    const wiped = rule('wipe', [{ code: 'W004' }], ['hat']);
    const expected = expectedIn(profileWith([wear('hat'), wiped]));
    const done = [act('W004'), on('hat')];
    expect(adviceOf(expected, playedIn(expected, ...done))?.action).toEqual(act('W004'));
    expect(adviceOf(expected, playedIn(expected, ...done, act('W004')))).toBeNull();
  });

  it('has the hands wiped before a garment is touched with them', () => {
    const expected = expectedIn(
      profileWith(smallSteps, [
        mistake('hands-soiled', [{ code: 'A001', params: { group: 'hat' } }], { dirt: 'hands' }),
      ]),
    );
    expect(adviceOf(expected, playedIn(expected, touchFace))).toEqual({
      aim: 'mending',
      action: act('W004'),
    });
  });

  it('has nothing to say of a run that is finished', () => {
    expect(advice([wear('hat')], act(finishCode))).toBeNull();
  });

  it('leads through a whole entry: whoever follows every hint is done rightly', () => {
    const scene = { ...atShelf, where: tidied };
    const expected = expectedIn(profileWith(smallSteps), {}, scene);
    const done: Action[] = [];
    for (let next = adviceOf(expected, playedIn(expected)); next?.action; ) {
      done.push(next.action);
      if (done.length > 20) break;
      next = adviceOf(expected, playedIn(expected, ...done));
    }
    expect(done).toContainEqual(gloved);
    expect(done).toContainEqual(adjusted);
    expect(issuesOf(expected, playedIn(expected, ...done))).toEqual([]);
  });
});
