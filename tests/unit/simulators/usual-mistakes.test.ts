import { describe, expect, it } from 'vitest';
import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { named, type Spoiling, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { caseOf } from '#tests/support/cleanroom-shipped.ts';
import {
  act,
  bag,
  boots,
  covers,
  earring,
  everything,
  glasses,
  inCell,
  mistakes,
  myCoat,
  put,
  putBack,
  shutCell,
  take,
} from '#tests/support/cleanroom-usual-mistakes.ts';

describe('the usual mistakes', () => {
  it('a right run names none and leaves nothing soiled', () => {
    const { verdict } = spoiledRun(everything, standardProfile);
    expect(named(verdict)).toEqual([]);
    const lies = ['item:pen-on-floor', 'item:glasses-on-floor'];
    expect(verdict.soiled.filter(({ surface }) => !lies.includes(surface))).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });

  it.each(mistakes)('%s (%s) is named, and nothing else', (id, _, spoiling) => {
    const { verdict } = spoiledRun(everything, standardProfile, spoiling);
    expect(named(verdict)).toEqual([id]);
    expect(verdict.percent).toBeLessThan(100);
  });

  it('every rule of the profile has its mistake here', () => {
    const rules = standardProfile.mistakes.map(({ id }) => id).sort();
    expect([...new Set(mistakes.map(([id]) => id))].sort()).toEqual(rules);
  });

  it('hands washed too early are named as that, and not as soiled too', () => {
    const { verdict } = spoiledRun(everything, standardProfile, {
      before: { 'coat-off': [act('W001')] },
      skip: ['wash-hands'],
    });
    expect(named(verdict)).toEqual(['tooEarly:wash-hands']);
  });

  it('the lamp shows where a coat lay, and which action laid it', () => {
    const { played, verdict } = spoiledRun(everything, standardProfile, {
      instead: { 'coat-off': [put('A043', myCoat, 'washroom-shelf')] },
    });
    const shelf = verdict.soiled.find(({ surface }) => surface === 'furniture:washroom-shelf');
    const cause = played.trace.find(({ event }) => event.seq === shelf?.marks[0]?.seq);
    expect(cause?.event).toMatchObject({ code: 'A043', params: { item: myCoat } });
    expect(verdict.percent).toBeLessThan(100);
  });

  it('covers taken off behind the doors are missing, and the hands that took them off no second mistake', () => {
    const { verdict } = spoiledRun(everything, standardProfile, {
      before: { hood: [put('A031', covers, 'dressing-bin')] },
    });
    expect(named(verdict)).toEqual(['missing:footwear']);
  });

  it('a cap put on with unwashed hands is no worse than one taken with them', () => {
    const percent = (action: ReturnType<typeof act>) => {
      const spoiling = { before: { 'wash-hands': [action] } };
      return spoiledRun(everything, standardProfile, spoiling).verdict.percent;
    };
    expect(percent(act('A001', { item: 'S010-washroom-1' }))).toBe(
      percent(take('S010-washroom-1')),
    );
  });

  it('what is laid on a bench for a moment and put away is no mistake', () => {
    const moments: Spoiling[] = [
      { instead: { 'coat-off': [put('A021', myCoat, 'locker-bench'), putBack(), shutCell] } },
      {
        instead: { 'jewellery-off': [put('A021', earring, 'locker-bench')] },
        before: { 'bag-away': [inCell(earring)] },
      },
      {
        before: {
          'wash-hands': [take(bag), put('A021', bag, 'locker-bench'), inCell(bag), shutCell],
        },
      },
    ];
    for (const spoiling of moments) {
      const { verdict } = spoiledRun(everything, standardProfile, spoiling);
      expect(named(verdict)).toEqual([]);
      expect(verdict.percent).toBe(100);
    }
  });

  it('who comes in covers may change in the locker room', () => {
    const shoes = 'S003-locker-1';
    const change = [
      put('A031', covers, 'locker-bin'),
      take(boots),
      put('A013', boots, 'locker-shoes'),
      act('A001', { item: shoes }),
    ];
    for (const step of ['tie-hair', 'wash-hands']) {
      const { verdict } = spoiledRun(everything, standardProfile, { before: { [step]: change } });
      expect(named(verdict)).toEqual([]);
      expect(verdict.percent).toBe(100);
    }
  });

  it('whoever washes or wipes soiled hands again has made no mistake', () => {
    const again: Spoiling[] = [
      { before: { 'cross-bench': [take(myCoat), putBack(), shutCell, act('W001')] } },
      { before: { 'cross-bench': [act('W006'), act('W001')] } },
      { before: { hood: [put('A032', 'S027-soiled', 'dressing-laundry'), act('W004')] } },
    ];
    for (const spoiling of again) {
      const { verdict } = spoiledRun(everything, standardProfile, spoiling);
      expect(named(verdict)).toEqual([]);
      expect(verdict.percent).toBe(100);
    }
  });

  it('whoever washed or wiped too early as well has made none either, whatever is undone and done again later', () => {
    const wiped = { mask: [act('W004')] };
    const again = [take(glasses), act('A001', { item: glasses })];
    const overboots = 'S030-dressing-1';
    const extras: Record<string, Action[]>[] = [
      { ...wiped, enter: again },
      { ...wiped, gloves: again },
      { ...wiped, gloves: [take(overboots), act('A001', { item: overboots, grip: 'inside' })] },
      {
        'coat-off': [act('W001')],
        'cross-bench': [
          act('A001', { item: 'S010-washroom-1' }),
          take(bag),
          inCell(bag),
          shutCell,
          act('W001'),
        ],
      },
    ];
    for (const before of extras) {
      const { verdict } = spoiledRun(dressAndEnter, standardProfile, { before });
      expect(named(verdict)).toEqual([]);
      expect(verdict.percent).toBe(100);
    }
  });

  it('who mends under the garments what a mistake names has one mistake still, and no fewer marks', () => {
    const again = { grip: 'inside', sleeves: 'gathered' };
    const rows: [id: string, step: string, before: string, mending: Action[]][] = [
      [
        'coat-on-clean-side',
        'coat-off',
        'overboots',
        [
          put('A041', 'S027-L', 'dressing-rack'),
          put('A021', myCoat, 'dressing-bench'),
          act('W004'),
          act('A001', { item: 'S027-L', ...again }),
        ],
      ],
      [
        'jewellery-kept',
        'jewellery-off',
        'inspect-coverall',
        [
          put('A041', 'S028-dressing-1', 'dressing-rack'),
          put('A021', earring, 'dressing-bench'),
          act('W004'),
          act('A001', { item: 'S028-dressing-1', grip: 'inside' }),
        ],
      ],
    ];
    for (const [id, step, before, mending] of rows) {
      const kept = spoiledRun(everything, standardProfile, { skip: [step] }).verdict;
      const mended = spoiledRun(everything, standardProfile, {
        skip: [step],
        before: { [before]: mending },
      }).verdict;
      expect([named(kept), named(mended)]).toEqual([[id], [id]]);
      expect(mended.percent).toBeGreaterThanOrEqual(kept.percent);
    }
  });

  it('a thing on the floor does not stand for the bag that was put away too late', () => {
    const fullBag = caseOf('full-bag');
    const late = (before: Action[]) =>
      spoiledRun(fullBag, standardProfile, {
        skip: ['bag-away'],
        before: {
          footwear: before,
          'cross-bench': [
            act('A011', {
              item: 'S004-1',
              place: 'locker-lockers',
              cell: fullBag.world.person.cell,
            }),
          ],
        },
      }).verdict;
    const phone = [take('S034-1'), act('A022', { item: 'S034-1' }), take('S034-1')];
    const dropped = named(late([...phone, act('A002', { item: 'S034-1' })]));
    expect(dropped.toSorted()).toEqual(['item-on-floor', ...named(late([]))].toSorted());
    const bagItself = spoiledRun(fullBag, standardProfile, {
      instead: { 'bag-away': [act('A022', { item: 'S004-1' })] },
    }).verdict;
    expect(named(bagItself)).toEqual(['item-on-floor']);
  });

  it('who washed early and puts a new cap on fares no worse for it; the worn one is a mistake of its own', () => {
    const cap = 'S010-washroom-1';
    const on = (item: string) => act('A001', { item });
    const early = [act('W001'), on(cap)];
    const again: Record<string, Action[][]> = {
      'cross-bench': [
        [put('A031', cap, 'washroom-bin'), act('W001'), on('S010-washroom-2')],
        [put('A043', cap, 'washroom-shelf'), act('W001'), on(cap)],
      ],
      hood: [
        [put('A031', cap, 'dressing-bin'), act('W001'), on('S010-dressing-1')],
        [put('A043', cap, 'dressing-gloves'), act('W001'), on(cap)],
      ],
    };
    const run = (mending: Record<string, Action[]> = {}) =>
      spoiledRun(dressAndEnter, standardProfile, {
        skip: ['wash-hands'],
        before: { 'coat-off': early, ...mending },
      }).verdict;
    const left = run();
    for (const [before, [fresh = [], same = []]] of Object.entries(again)) {
      const mended = run({ [before]: fresh });
      expect(mended.percent, before).toBeGreaterThanOrEqual(left.percent);
      expect(mended.mistakes).toEqual([]);
      expect(named(run({ [before]: same }))).toEqual(['worn-twice', ...named(mended)]);
    }
  });

  it('a bag left on a bench is no graver than a coat: minor both, and it fails nothing', () => {
    for (const spoiling of [
      { instead: { 'coat-off': [put('A021', myCoat, 'locker-bench')] } },
      { instead: { 'bag-away': [put('A021', bag, 'locker-bench')] } },
    ]) {
      const { verdict } = spoiledRun(everything, standardProfile, spoiling);
      expect(verdict.mistakes).toMatchObject([{ mistakeId: 'left-lying', severity: 'minor' }]);
      expect(verdict).toMatchObject({ criticalMiss: false, passed: true });
    }
  });

  const pen = [take('pen-on-floor'), put('A041', 'pen-on-floor', 'dressing-rack')];

  it('of two things that lay on the floor at the start each is named, and neither twice', () => {
    const lying: Spoiling = {
      before: { hood: pen },
      instead: { glasses: [act('A001', { item: 'glasses-on-floor' })] },
    };
    const { mistakes: both } = spoiledRun(everything, standardProfile, lying).verdict;
    expect(both.map(({ mistakeId, cause }) => [mistakeId, cause])).toEqual([
      ['hands-soiled', 0],
      ['garment-soiled', 0],
    ]);
    const onlyPen = spoiledRun(everything, standardProfile, { before: { hood: pen } }).verdict;
    expect(named(onlyPen)).toEqual(['hands-soiled']);
  });

  it('a garment that is named once is named with dirt that comes to it later as well', () => {
    const outside = { gloves: [act('A001', { item: 'S020-dressing-1', grip: 'outside' })] };
    const soiledLater: Spoiling = { instead: outside, before: { enter: pen } };
    expect(named(spoiledRun(everything, standardProfile, { instead: outside }).verdict)).toEqual([
      'outside-touched',
    ]);
    expect(named(spoiledRun(everything, standardProfile, soiledLater).verdict)).toEqual([
      'outside-touched',
      'garment-soiled',
    ]);
  });

  it('a mistake with dirt says which action brought it', () => {
    const { played, verdict } = spoiledRun(everything, standardProfile, {
      before: { 'cross-bench': [act('W006')] },
    });
    const [soiled] = verdict.mistakes;
    const cause = played.trace.find(({ event }) => event.seq === soiled?.cause);
    expect([soiled?.mistakeId, cause?.event.code]).toEqual(['hands-soiled', 'W006']);
  });
});
