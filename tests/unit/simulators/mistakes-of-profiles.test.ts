import { describe, expect, it } from 'vitest';
import { cleanroomCases } from '#infra/local/seed/cleanroom/cases.ts';
import { cleanroomProfiles } from '#infra/local/seed/cleanroom/profiles.ts';
import { earrings } from '#infra/local/seed/cleanroom/stock.ts';
import type { CleanroomCase, ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import { named, type Spoiling, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const take = (item: string) => act('A003', { item });
const put = (code: string, item: string, place: string) => act(code, { item, place });

const profileOf = (id: string) => cleanroomProfiles.find((one) => one.id === id) as Profile;
const caseOf = (id: string) => cleanroomCases.find((one) => one.id === id) as CleanroomCase;

const withMore = (one: CleanroomCase, more: ItemInstance[]): CleanroomCase => ({
  ...one,
  world: { ...one.world, items: [...one.world.items, ...more] },
});

const penOnFloor: ItemInstance = {
  id: 'pen-on-floor',
  code: 'S036',
  where: { at: 'floor', location: 'dressing' },
};

/** Somebody who has everything to put right. */
const everything = (id: string): CleanroomCase => {
  const one = caseOf(id);
  const rack = { at: 'furniture', id: 'dressing-rack' } as const;
  const size = one.world.person.sizes.coverall;
  const full = withMore(one, [
    ...earrings,
    { id: 'hood-on-floor', code: 'S028', where: { at: 'floor', location: 'dressing' } },
    { id: 'S027-torn', code: 'S027', size, condition: 'damaged', where: rack },
    { id: 'S027-soiled', code: 'S027', size, condition: 'dirty', where: rack },
  ]);
  const person = { ...one.world.person, aspects: ['makeup', 'looseHair', 'beard'] as const };
  return { ...full, world: { ...full.world, person: { ...person, aspects: [...person.aspects] } } };
};

/** Steps and things that differ between the published profiles. */
interface Published {
  caseId: string;
  /** The first step in the gowning room. */
  inside: string;
  afterMask: string;
  footwear: string;
  mask: string;
  wrongGloves: string;
  gloves: string;
}

const published: Record<string, Published> = {
  whyte: {
    caseId: 'whyte-entry',
    inside: 'inspect-coverall',
    afterMask: 'hood',
    footwear: 'footwear',
    mask: 'S024-dressing-1',
    wrongGloves: 'S018-separate-1',
    gloves: 'S021-separate-1',
  },
  waterloo: {
    caseId: 'waterloo-entry',
    inside: 'glasses',
    afterMask: 'hat',
    footwear: 'shoe-covers',
    mask: 'S022-dressing-1',
    wrongGloves: 'S021-dressing-1',
    gloves: 'S018-dressing-1',
  },
  'high-tech-conversions': {
    caseId: 'high-tech-entry',
    inside: 'mask',
    afterMask: 'hood',
    footwear: 'shoe-covers',
    mask: 'S023-dressing-1',
    wrongGloves: 'S021-dressing-1',
    gloves: 'S019-dressing-1',
  },
  'georgia-tech': {
    caseId: 'georgia-tech-entry',
    inside: 'mask',
    afterMask: 'inspect-coverall',
    footwear: 'shoe-covers',
    mask: 'S024-dressing-1',
    wrongGloves: 'S018-dressing-1',
    gloves: 'S020-dressing-1',
  },
};

/** How each mistake is made where a profile is followed otherwise. */
function spoilings(one: CleanroomCase, its: Published): Record<string, Spoiling> {
  const { person } = one.world;
  const suit = (item: string, grip = 'inside', sleeves = 'gathered') => ({
    instead: { coverall: [act('A001', { item, grip, sleeves })] },
  });
  const own = `S027-${person.sizes.coverall}`;
  const cell = { place: 'locker-lockers', cell: person.cell };
  const shutCell = act('D002', { ...cell, open: false });
  const inside = (...actions: ReturnType<typeof act>[]): Spoiling => ({
    before: { [its.inside]: actions },
  });
  const hood = 'S028-dressing-1';
  return {
    'hands-unwashed': { skip: ['wash-hands'] },
    'hands-soiled': inside(act('W006')),
    'garment-soiled': {
      instead: { hood: [act('A001', { item: 'hood-on-floor', grip: 'inside' })] },
    },
    'outside-touched': suit(own, 'outside'),
    'face-touched': { before: { coverall: [act('W006')] } },
    'skin-with-gloves': { before: { enter: [act('W006')] } },
    'damaged-garment': suit('S027-torn'),
    'dirty-garment': suit('S027-soiled'),
    'worn-twice': {
      before: {
        [its.afterMask]: [
          put('A043', its.mask, 'dressing-gloves'),
          act('A001', { item: its.mask }),
          act('W005', { item: its.mask }),
        ],
      },
    },
    'sleeve-on-floor': suit(own, 'inside', 'hanging'),
    'item-on-floor': { before: { hood: [take(hood), act('A022', { item: hood })] } },
    'wrongly-binned': { instead: { 'bag-away': [put('A031', 'S004-1', 'locker-bin')] } },
    'hair-visible': { skip: ['tie-hair'] },
    'beard-uncovered': { skip: ['beard-cover', 'mask', 'adjust-mask'] },
    'street-shoes': { skip: [its.footwear] },
    'sitting-in-coverall': {
      before: { overboots: [act('P001', { place: 'dressing-bench' }), act('B001')] },
    },
    'undressed-in-clean-zone': {
      instead: { enter: [act('L006'), take(its.gloves)] },
    },
    'spare-carried-in': { before: { enter: [take(its.wrongGloves)] } },
    'cosmetics-kept': { skip: ['makeup-off'] },
    'jewellery-kept': { skip: ['jewellery-off'] },
    'carried-in': inside(take('S004-1'), shutCell),
    'coat-on-clean-side': inside(take('S008-1'), shutCell),
    'street-clothes-carried': inside(take('S005-1')),
    'wrong-size': {
      instead: { gloves: [act('A001', { item: its.wrongGloves, grip: 'inside' })] },
    },
    'locker-left-open': inside(act('D002', { ...cell, open: true })),
  };
}

describe('the usual mistakes under the published profiles', () => {
  const rows = Object.entries(published).flatMap(([profileId, its]) => {
    const one = everything(its.caseId);
    const all = spoilings(one, its);
    // No door of these rooms stays open.
    return profileOf(profileId)
      .mistakes.filter(({ id }) => id !== 'door-left-open')
      .map(({ id }) => [profileId, id, one, all[id] as Spoiling] as const);
  });

  it.each(rows)('%s: %s is named, and nothing else', (profileId, id, one, spoiling) => {
    expect(spoiling, id).toBeDefined();
    expect(named(spoiledRun(one, profileOf(profileId), spoiling).verdict)).toEqual([id]);
  });
});

describe('whoever wipes once more under a published profile', () => {
  it.each(['overboots', 'cross-bench', 'glasses', 'adjust-gloves', 'enter'])(
    'has made no mistake before %s',
    (step) => {
      // Alcohol stands at hand in both rooms.
      const more = ['S016', 'S017'].map((code, i) => ({
        id: `spare-${i}`,
        code: code as 'S016' | 'S017',
        where: { at: 'furniture', id: 'dressing-gloves' } as const,
      }));
      const one = withMore(caseOf('whyte-entry'), more);
      const { verdict } = spoiledRun(one, profileOf('whyte'), {
        before: { [step]: [act('W004')] },
      });
      expect(named(verdict)).toEqual([]);
    },
  );
});

describe('the mistakes of the other profiles', () => {
  const phoneInBag: ItemInstance[] = [
    { id: 'bag', code: 'S004', where: { at: 'furniture', id: 'dressing-bench' } },
    { id: 'phone', code: 'S034', where: { at: 'bag' } },
  ];
  const pen = 'S036-1';
  const carrying = withMore(caseOf('carry-a-pen-in'), [...phoneInBag, penOnFloor]);
  const rows: [profileId: string, mistakeId: string, CleanroomCase, Spoiling][] = [
    [
      'carrying-in',
      'item-on-floor',
      carrying,
      { before: { 'wipe-pen': [act('A022', { item: pen }), take(pen)] } },
    ],
    [
      'carrying-in',
      'face-touched',
      carrying,
      {
        before: {
          'wipe-pen': [
            put('A042', pen, 'dressing-table'),
            put('A043', 'S019-1', 'dressing-gloves'),
            act('W006'),
            act('A001', { item: 'S019-1', grip: 'inside' }),
            take(pen),
          ],
        },
      },
    ],
    ['carrying-in', 'skin-with-gloves', carrying, { before: { enter: [act('W006')] } }],
    [
      'carrying-in',
      'garment-soiled',
      carrying,
      {
        before: {
          'wipe-pen': [
            put('A042', pen, 'dressing-table'),
            take('pen-on-floor'),
            put('A041', 'pen-on-floor', 'dressing-rack'),
            take(pen),
          ],
        },
      },
    ],
    ['carrying-in', 'door-left-open', carrying, { skip: ['shut-door'] }],
    [
      'carrying-in',
      'undressed-in-clean-zone',
      carrying,
      {
        before: {
          enter: [
            put('A042', pen, 'dressing-table'),
            put('A041', 'S029-1', 'dressing-rack'),
            take(pen),
          ],
        },
      },
    ],
    [
      'carrying-in',
      'undressed-in-clean-zone',
      carrying,
      { before: { 'shut-door': [take('S028-1')] } },
    ],
    [
      'carrying-in',
      'carried-in',
      carrying,
      {
        before: {
          enter: [put('A042', pen, 'dressing-table'), act('A001', { item: 'bag' }), take(pen)],
        },
      },
    ],
    [
      'leaving',
      'item-on-floor',
      caseOf('leave-the-clean-zone'),
      { before: { 'mask-off': [take('S029-1'), act('A022', { item: 'S029-1' })] } },
    ],
    [
      'leaving',
      'skin-with-gloves',
      caseOf('leave-the-clean-zone'),
      { before: { 'gloves-off': [act('W006')] } },
    ],
    [
      'leaving',
      'sitting-in-coverall',
      caseOf('leave-the-clean-zone'),
      { before: { 'coverall-off': [act('P001', { place: 'dressing-bench' }), act('B001')] } },
    ],
    [
      'leaving',
      'undressed-in-clean-zone',
      caseOf('leave-the-clean-zone'),
      { before: { 'gloves-off': [put('A051', 'S018-1', 'transit-pass-box')] } },
    ],
    [
      'leaving',
      'undressed-in-clean-zone',
      caseOf('leave-the-clean-zone'),
      {
        before: {
          'gloves-off': [
            ...['S018-1', 'S030-1', 'S027-1', 'S028-1', 'S029-1', 'S022-1', 'S010-1'].map((item) =>
              put('A051', item, 'transit-pass-box'),
            ),
            act('L005'),
          ],
        },
      },
    ],
    [
      'leaving',
      'sleeve-on-floor',
      caseOf('leave-the-clean-zone'),
      {
        before: {
          'hood-off': [
            act('A001', { item: 'S027-1', grip: 'inside', sleeves: 'hanging' }),
            put('A041', 'S027-1', 'dressing-rack'),
          ],
        },
      },
    ],
    [
      'leaving',
      'outside-touched',
      caseOf('leave-the-clean-zone'),
      {
        before: {
          'hood-off': [
            act('A001', { item: 'S027-1', grip: 'outside', sleeves: 'gathered' }),
            put('A041', 'S027-1', 'dressing-rack'),
          ],
        },
      },
    ],
    [
      'leaving',
      'left-without-clothes',
      caseOf('leave-the-clean-zone'),
      { before: { 'boots-on': [put('A012', 'S005-1', 'locker-hanger')] } },
    ],
    ['leaving', 'door-left-open', caseOf('leave-the-clean-zone'), { skip: ['shut-door'] }],
    [
      'leaving',
      'wrongly-binned',
      caseOf('leave-the-clean-zone'),
      { instead: { 'coverall-off': [put('A031', 'S027-1', 'dressing-bin')] } },
    ],
    [
      'leaving',
      'street-shoes',
      caseOf('leave-the-clean-zone'),
      {
        before: {
          'wash-after': [act('P001', { place: 'separate-bench' }), act('B002'), act('B002')],
        },
      },
    ],
    [
      'shift-rules',
      'undressed-in-clean-zone',
      caseOf('start-of-shift'),
      { before: { enter: [put('A041', 'S027-1', 'dressing-rack')] } },
    ],
    [
      'shift-rules',
      'skin-with-gloves',
      caseOf('start-of-shift'),
      { before: { enter: [act('W006')] } },
    ],
    [
      'shift-rules',
      'undressed-in-alarm',
      caseOf('start-of-shift'),
      { before: { 'leave-now': [take('S029-1')] } },
    ],
    [
      'shift-rules',
      'wrong-exit',
      caseOf('start-of-shift'),
      { before: { 'leave-now': [act('L005')] } },
    ],
    [
      'shift-rules',
      'returned-in-alarm',
      caseOf('start-of-shift'),
      { instead: { 'leave-now': [act('L007'), act('L001'), act('L007')] } },
    ],
    [
      'shift-rules',
      'dallied-in-alarm',
      caseOf('start-of-shift'),
      { before: { 'leave-now': Array.from({ length: 4 }, () => act('W006')) } },
    ],
    [
      'five-mistakes',
      'false-naming',
      caseOf('five-mistakes'),
      { before: { 'name-hair': [act('C001', { point: 'ears' })] } },
    ],
  ];

  it.each(rows)('%s: %s is named, and nothing else', (profileId, id, one, spoiling) => {
    expect(named(spoiledRun(one, profileOf(profileId), spoiling).verdict)).toEqual([id]);
  });

  it('whoever puts the coverall on again and goes out in it has not taken it off', () => {
    const again = act('A001', { item: 'S027-1', grip: 'inside', sleeves: 'gathered' });
    const { verdict } = spoiledRun(caseOf('leave-the-clean-zone'), profileOf('leaving'), {
      before: { 'cross-back': [again] },
    });
    expect(named(verdict)).toEqual(['missing:coverall-off']);
    expect(verdict.passed).toBe(false);
  });

  it('every rule has its mistake here', () => {
    for (const profileId of new Set(rows.map(([one]) => one))) {
      const rules = profileOf(profileId).mistakes.map(({ id }) => id);
      const made = rows.filter(([one]) => one === profileId).map(([, id]) => id);
      expect([...new Set(made)].sort(), profileId).toEqual(rules.sort());
    }
  });
});
