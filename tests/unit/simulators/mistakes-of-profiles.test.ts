import { describe, expect, it } from 'vitest';
import { earrings } from '#infra/local/seed/cleanroom/stock.ts';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { named, type Spoiling, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf, put, take, withMore } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

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
  /** Worn when the coverall is put on: they keep bare hands off it. */
  donningGloves?: string;
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
    donningGloves: 'S032-dressing-1',
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
  const bareHanded = (donningGloves: string) => [
    put('A043', donningGloves, 'separate-gloves'),
    act('A001', { item: its.gloves, grip: 'outside' }),
  ];
  return {
    'hands-unwashed': { skip: ['wash-hands'] },
    'hands-soiled': inside(act('W006')),
    'garment-soiled': {
      instead: { hood: [act('A001', { item: 'hood-on-floor', grip: 'inside' })] },
    },
    'outside-touched': its.donningGloves
      ? { instead: { gloves: bareHanded(its.donningGloves) } }
      : suit(own, 'outside'),
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
    'street-on-clean-shelf': {
      instead: { 'bag-away': [put('A043', 'S004-1', 'washroom-shelf')] },
    },
    'wrongly-binned': { instead: { 'bag-away': [put('A031', 'S004-1', 'locker-bin')] } },
    'hair-visible': { skip: ['tie-hair'] },
    'beard-uncovered': { skip: ['beard-cover', 'mask', 'adjust-mask'] },
    'street-shoes': { skip: [its.footwear] },
    'no-shoes': {
      instead: {
        [its.footwear]: [
          put('A013', 'S002-1', 'locker-shoes'),
          act('A001', { item: 'S001-locker-1' }),
        ],
      },
    },
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

describe('jewellery that is taken off behind the door', () => {
  const watch = put('A021', 'S035-1', 'dressing-bench');
  it.each(['inspect-coverall', 'mask', 'hood'])(
    'before %s is kept too long, and what was done in between not too early',
    (step) => {
      const { verdict } = spoiledRun(caseOf('whyte-entry'), profileOf('whyte'), {
        skip: ['jewellery-off'],
        before: { [step]: [watch] },
      });
      expect(named(verdict)).toEqual(['jewellery-kept']);
    },
  );
});
