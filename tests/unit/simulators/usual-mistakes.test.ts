import { describe, expect, it } from 'vitest';
import { dressAndEnter } from '#infra/local/seed/cleanroom/cases/dress-and-enter.ts';
import { standardProfile } from '#infra/local/seed/cleanroom/profiles/standard.ts';
import { earrings } from '#infra/local/seed/cleanroom/stock.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { named, type Spoiling, spoiledRun } from '#tests/support/cleanroom-right-run.ts';

/** Somebody who has everything to put right: make-up, loose hair, a beard, earrings. */
const everything: CleanroomCase = {
  ...dressAndEnter,
  world: {
    ...dressAndEnter.world,
    person: { ...dressAndEnter.world.person, aspects: ['makeup', 'looseHair', 'beard'] },
    items: [
      ...dressAndEnter.world.items,
      ...earrings,
      {
        id: 'S027-torn',
        code: 'S027',
        size: 'L',
        condition: 'damaged',
        where: { at: 'furniture', id: 'dressing-rack' },
      },
      {
        id: 'S027-soiled',
        code: 'S027',
        size: 'L',
        condition: 'dirty',
        where: { at: 'furniture', id: 'dressing-rack' },
      },
    ],
  },
};

const act = (code: string, params: Record<string, string | number | boolean> = {}) => ({
  code,
  params,
});
const coverall = (item: string, grip = 'inside', sleeves = 'gathered') =>
  act('A001', { item, grip, sleeves });

/** "Usual mistakes, each a rule with its own explanation", and how each is made in an otherwise right run. */
const mistakes: [string, Spoiling][] = [
  ['hands-unwashed', { skip: ['wash-hands'] }],
  ['outside-touched', { instead: { coverall: [coverall('S027-L', 'outside')] } }],
  ['face-touched', { before: { mask: [act('W006')] } }],
  ['skin-with-gloves', { before: { enter: [act('W006')] } }],
  ['damaged-garment', { instead: { coverall: [coverall('S027-torn')] } }],
  ['dirty-garment', { instead: { coverall: [coverall('S027-soiled')] } }],
  [
    'worn-twice',
    {
      before: {
        hood: [
          act('A043', { item: 'S024-dressing-1', place: 'dressing-gloves' }),
          act('A001', { item: 'S024-dressing-1' }),
          act('W005', { item: 'S024-dressing-1' }),
        ],
      },
    },
  ],
  ['sleeve-on-floor', { instead: { coverall: [coverall('S027-L', 'inside', 'hanging')] } }],
  [
    'item-on-floor',
    {
      before: {
        glasses: [
          act('A003', { item: 'S029-dressing-1' }),
          act('A022', { item: 'S029-dressing-1' }),
        ],
      },
    },
  ],
  ['hair-visible', { skip: ['tie-hair'] }],
  ['beard-uncovered', { skip: ['beard-cover', 'mask', 'adjust-mask'] }],
  ['street-shoes', { skip: ['footwear'] }],
  [
    'sitting-in-coverall',
    { before: { overboots: [act('P001', { place: 'dressing-bench' }), act('B001')] } },
  ],
  ['cosmetics-kept', { skip: ['makeup-off'] }],
  ['jewellery-kept', { skip: ['jewellery-off'] }],
  ['carried-in', { skip: ['bag-away'] }],
  ['coat-on-clean-side', { skip: ['coat-off'] }],
  [
    'wrong-size',
    { instead: { gloves: [act('A001', { item: 'S018-dressing-1', grip: 'inside' })] } },
  ],
  ['door-left-open', { skip: ['shut-door'] }],
  [
    'locker-left-open',
    {
      before: {
        'wash-hands': [act('D002', { place: 'locker-lockers', cell: 4, open: true })],
      },
    },
  ],
];

describe('the usual mistakes', () => {
  it('a right run names none and leaves nothing soiled', () => {
    const { verdict } = spoiledRun(everything, standardProfile);
    expect(named(verdict)).toEqual([]);
    expect(verdict.soiled).toEqual([]);
    expect(verdict).toMatchObject({ percent: 100, passed: true });
  });

  it.each(mistakes)('%s is named, and nothing else', (id, spoiling) => {
    const { verdict } = spoiledRun(everything, standardProfile, spoiling);
    expect(named(verdict)).toEqual([id]);
    expect(verdict.percent).toBeLessThan(100);
  });

  it('every rule of the profile has its mistake here', () => {
    const rules = standardProfile.mistakes.map(({ id }) => id).sort();
    expect(mistakes.map(([id]) => id).sort()).toEqual(rules);
  });
});
