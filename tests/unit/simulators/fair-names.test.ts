import { describe, expect, it } from 'vitest';
import { issuesOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { chainIn } from '#tests/support/cleanroom-hints.ts';
import {
  expectedOf,
  named,
  rightSteps,
  type Spoiling,
  spoiledRun,
} from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf, put, take } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

/** A case done rightly but for this: what is named, what the explanations at once say by then, and how it ends. */
function judged(id: string, spoiling: Spoiling) {
  const one = caseOf(id);
  const profile = profileOf(one.profileId);
  const { played, verdict } = spoiledRun(one, profile, spoiling);
  const issues = issuesOf(expectedOf(one, profile), played).map((issue) => issue.id);
  const { passed, percent, mistakes } = verdict;
  return { names: named(verdict), mistakes, issues, passed, percent };
}

const fullMarks = { names: [], mistakes: [], issues: [], passed: true, percent: 100 };
const inside = (item: string): Action => act('A001', { item, grip: 'inside' });
const suit = (item: string, grip: string) => act('A001', { item, grip, sleeves: 'gathered' });
const bag = 'S004-1';
const coat = 'S008-1';

describe('what the order leaves free costs nothing', () => {
  it('where coat and bag are taken off, as long as they are put away', () => {
    const laid = [bag, coat].map((item) => put('A013', item, 'entrance-shelf'));
    expect(judged('dress-and-enter', { before: { footwear: laid } })).toEqual(fullMarks);
  });

  it.each(['waterloo-entry', 'high-tech-entry', 'whyte-entry'])(
    '%s: washing before the bag is put away, which goes through the hand',
    (id) => {
      const before = { 'coat-off': [act('W001'), take(bag)] };
      expect(judged(id, { skip: ['wash-hands'], before })).toEqual(fullMarks);
    },
  );

  it('whyte-entry: washing before the shoes are changed', () => {
    const before = { footwear: [act('W001'), put('A013', 'S002-1', 'locker-shoes')] };
    expect(judged('whyte-entry', { skip: ['wash-hands'], before })).toEqual(fullMarks);
  });

  it('but what is put away is not to be taken out again with clean hands', () => {
    const { cell } = caseOf('waterloo-entry').world.person;
    const away = act('A011', { item: bag, place: 'locker-lockers', cell });
    const shut = act('D002', { place: 'locker-lockers', cell, open: false });
    const before = { glasses: [take(bag), away, shut] };
    expect(judged('waterloo-entry', { before }).names).toEqual(['hands-soiled']);
  });
});

it.each(['whyte-entry', 'waterloo-entry', 'high-tech-entry', 'georgia-tech-entry'])(
  '%s: a coat that lies in the locker room is off, and where is no matter of the page',
  (id) => {
    const before = { 'tie-hair': [put('A021', coat, 'locker-bench')] };
    expect(judged(id, { before }).passed).toBe(true);
  },
);

it('a coat that is left lying is named once, and fails nothing', () => {
  const lying = { 'coat-off': [put('A021', coat, 'locker-bench')] };
  expect(judged('dress-and-enter', { instead: lying })).toMatchObject({
    names: ['left-lying'],
    passed: true,
  });
});

it('wiping too early hides no other haste', () => {
  const overboots = 'S030-dressing-1';
  const hasty = [inside(overboots), put('A041', overboots, 'dressing-rack'), act('W004')];
  const { names } = judged('dress-and-enter', {
    skip: ['clean-hands'],
    before: { coverall: hasty },
  });
  expect(names.sort()).toEqual(['tooEarly:clean-hands', 'tooEarly:overboots']);
});

it('wiping once more is no lapse at once either', () => {
  const before = { glasses: [act('W004')] };
  expect(judged('whyte-entry', { before })).toEqual(fullMarks);
});

it('donning gloves are there to touch the outside of garments', () => {
  const instead = { coverall: [suit('S027-XL', 'outside')] };
  expect(judged('whyte-entry', { instead })).toEqual(fullMarks);
});

it('unwashed hands are named for the gloves that they put on, not for what the gloves touch', () => {
  const gloves = 'S020-dressing-1';
  const skip = ['wash-hands', 'clean-hands'];
  const { names, mistakes } = judged('dress-and-enter', {
    skip,
    before: { hat: [inside(gloves)] },
  });
  expect(names).not.toContain('missing:wash-hands');
  expect(mistakes).toMatchObject([{ mistakeId: 'hands-unwashed', item: gloves }]);
});

describe('what is noticed and changed before the last door fails no case', () => {
  it('a torn coverall', () => {
    const torn = [suit('S027-front', 'inside'), put('A041', 'S027-front', 'dressing-rack')];
    expect(judged('torn-garment', { before: { 'inspect-coverall': torn } })).toMatchObject({
      names: ['tooEarly:coverall'],
      passed: true,
    });
  });

  it('a cap on loose hair', () => {
    const cap = 'S010-washroom-1';
    const loose = [act('W001'), act('A001', { item: cap }), put('A031', cap, 'washroom-bin')];
    expect(judged('after-the-street', { before: { 'tie-hair': loose } })).toMatchObject({
      names: ['late:tie-hair'],
      passed: true,
    });
  });
});

describe('one lapse has one name', () => {
  const order = (id: string) =>
    rightSteps(chainIn(expectedOf(caseOf(id), profileOf(caseOf(id).profileId)))).map(
      (step) => step.id,
    );

  it.each([
    ['dress-and-enter', []],
    ['dress-and-enter', ['bag-away']],
    ['dress-and-enter', ['coat-off', 'bag-away']],
    ['full-bag', ['bag-away']],
    ['exam-entry', ['coat-off', 'bag-away', 'jewellery-off']],
  ])('%s: a cap put on with unwashed hands, before %s', (id, later) => {
    const ids = order(id).filter((step) => step !== 'hat' && !later.includes(step));
    const washing = ids.indexOf('wash-hands');
    const wrong = [...ids.slice(0, washing), 'hat', ...later, ...ids.slice(washing)];
    expect(judged(id, { order: wrong })).toMatchObject({
      names: ['hands-unwashed'],
      percent: 80,
      passed: true,
    });
  });

  it.each(['whyte-entry', 'high-tech-entry'])(
    '%s: donning gloves that are taken off and put on once more are worn twice',
    (id) => {
      const gloves = 'S032-dressing-1';
      const again = [take(gloves), act('A001', { item: gloves })];
      const steps = order(id);
      const withGloves = chainIn(expectedOf(caseOf(id), profileOf(caseOf(id).profileId)))
        .filter((step) => steps.includes(step.id) || step.id.startsWith('donning-gloves'))
        .map((step) => step.id);
      for (const before of ['coverall', 'overboots']) {
        const verdict = judged(id, { order: withGloves, before: { [before]: again } });
        expect(verdict, before).toMatchObject({ names: ['worn-twice'], percent: 80 });
      }
    },
  );

  it.each(['whyte-entry', 'waterloo-entry', 'georgia-tech-entry'])(
    '%s: what unwashed hands take from the face is theirs, as is all that they touch',
    (id) => {
      const ids = order(id);
      const [first = ''] = ids;
      expect(judged(id, { order: ids, before: { [first]: [act('W006')] } })).toEqual(fullMarks);
    },
  );

  it('a cap that was never worn is none that was taken off in the clean zone', () => {
    const glasses = 'S029-dressing-1';
    const before = { 'shut-door': [take(glasses), act('A001', { item: glasses })] };
    expect(judged('dress-and-enter', { skip: ['hat'], before }).names).toEqual([
      'undressed-in-clean-zone',
      'missing:hat',
    ]);
  });

  it('coat and bag dropped: the explanation at once names no more than the verdict', () => {
    const drop = (item: string) => [take(item), act('A022', { item })];
    const instead = { 'coat-off': drop(coat), 'bag-away': drop(bag) };
    const { names, issues } = judged('dress-and-enter', { instead });
    expect(names).toEqual(['item-on-floor']);
    expect(issues).toEqual(['item-on-floor']);
  });
});
