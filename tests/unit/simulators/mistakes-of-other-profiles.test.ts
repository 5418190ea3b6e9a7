import { describe, expect, it } from 'vitest';
import type { CleanroomCase, ItemInstance } from '#shared/domain/simulators/cleanroom/case.ts';
import { named, type Spoiling, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf, put, take, withMore } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const penOnFloor: ItemInstance = {
  id: 'pen-on-floor',
  code: 'S036',
  where: { at: 'floor', location: 'dressing' },
};

describe('the mistakes of the other profiles', () => {
  const phoneInBag: ItemInstance[] = [
    { id: 'bag', code: 'S004', where: { at: 'furniture', id: 'dressing-bench' } },
    { id: 'phone', code: 'S034', where: { at: 'bag' } },
  ];
  const pen = 'S036-1';
  const carrying = withMore(caseOf('carry-a-pen-in'), [...phoneInBag, penOnFloor]);
  type Row = [profileId: string, mistakeId: string, CleanroomCase, Spoiling];
  const rows: Row[] = [
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
            act('A001', { item: 'S019-dressing-1', grip: 'inside' }),
            take(pen),
          ],
        },
      },
    ],
    ...(
      [
        ['worn-twice', { item: 'S019-1', grip: 'inside' }],
        ['outside-touched', { item: 'S019-dressing-1', grip: 'outside' }],
      ] as const
    ).map(
      ([id, gloves]): Row => [
        'carrying-in',
        id,
        carrying,
        {
          before: {
            'wipe-pen': [
              put('A042', pen, 'dressing-table'),
              put('A043', 'S019-1', 'dressing-gloves'),
              act('A001', gloves),
              take(pen),
            ],
          },
        },
      ],
    ),
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
    ...(
      [
        ['coverall-off', put('A021', 'S027-1', 'dressing-bench')],
        ['hood-off', put('A043', 'S028-1', 'dressing-gloves')],
        ['mask-off', put('A041', 'S022-1', 'dressing-rack')],
      ] as const
    ).map(
      ([off, laid]): Row => [
        'leaving',
        'garment-left-lying',
        caseOf('leave-the-clean-zone'),
        { instead: { [off]: [laid] } },
      ],
    ),
    [
      'leaving',
      'garment-left-lying',
      caseOf('leave-the-clean-zone'),
      {
        instead: { 'mask-off': [take('S022-1'), put('A043', 'S022-1', 'dressing-gloves')] },
      },
    ],
    ...(
      [
        ['mask-off', 'S022-1'],
        ['glasses-off', 'S029-1'],
      ] as const
    ).map(
      ([off, item]): Row => [
        'leaving',
        'garment-left-lying',
        caseOf('leave-the-clean-zone'),
        { instead: { [off]: [put('A032', item, 'dressing-laundry')] } },
      ],
    ),
    // Straight from the body: it is used all the same.
    [
      'leaving',
      'garment-left-lying',
      caseOf('leave-the-clean-zone'),
      { instead: { 'mask-off': [put('A043', 'S022-1', 'dressing-gloves')] } },
    ],
    ...(
      [
        { before: { 'cross-back': [take('S029-1')] } },
        {
          before: {
            'cross-back': [take('S028-1')],
            'boots-on': [put('A013', 'S028-1', 'separate-shelf')],
          },
        },
        {
          before: {
            'cross-back': [take('S028-1'), put('A021', 'S028-1', 'separate-bench')],
            'wash-after': [take('S028-1'), act('L002'), put('A013', 'S028-1', 'locker-shoes')],
          },
        },
        { before: { leave: [take('S003-1')] } },
      ] satisfies Spoiling[]
    ).map(
      (spoiling): Row => [
        'leaving',
        'garment-carried-out',
        caseOf('leave-the-clean-zone'),
        spoiling,
      ],
    ),
    [
      'leaving',
      'emergency-exit',
      caseOf('leave-the-clean-zone'),
      {
        instead: { 'gloves-off': [act('L007', { door: 'door-emergency' })] },
        skip: profileOf('leaving')
          .steps.map(({ id }) => id)
          .filter((id) => id !== 'gloves-off'),
      },
    ],
    [
      'leaving',
      'cap-or-mask-carried-out',
      caseOf('leave-the-clean-zone'),
      {
        instead: { 'hat-off': [put('A021', 'S010-1', 'separate-bench')] },
        before: { leave: [take('S010-1')] },
      },
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
    ...(
      [
        ['item-on-floor', [take('S029-1'), act('A022', { item: 'S029-1' })]],
        ['wrongly-binned', [put('A031', 'S029-1', 'dressing-bin')]],
        ['skin-with-gloves', [act('W006')]],
        ['door-left-open', [act('L006')]],
      ] as const
    ).map(
      ([id, actions]): Row => [
        'five-mistakes',
        id,
        caseOf('five-mistakes'),
        { before: { 'name-hair': [...actions] } },
      ],
    ),
    [
      'five-mistakes',
      'false-naming',
      caseOf('five-mistakes'),
      { before: { 'name-hair': [act('C001', { point: 'ears' })] } },
    ],
  ];

  it.each(rows)('%s: %s is named, and nothing else', (profileId, id, one, spoiling) => {
    const { verdict } = spoiledRun(one, profileOf(profileId), spoiling);
    expect(named(verdict)).toEqual([id]);
    const rule = profileOf(profileId).mistakes.find((known) => known.id === id);
    // One minor mistake alone fails nobody.
    expect(rule?.severity === 'minor' ? verdict.passed : true).toBe(true);
  });

  it('whoever puts the coverall on again and goes out in it has not taken it off', () => {
    const again = act('A001', { item: 'S027-1', grip: 'inside', sleeves: 'gathered' });
    const { verdict } = spoiledRun(caseOf('leave-the-clean-zone'), profileOf('leaving'), {
      before: { 'cross-back': [again] },
    });
    expect(named(verdict)).toEqual(['garment-carried-out']);
    expect(verdict.steps.find(({ stepId }) => stepId === 'coverall-off')?.seq).toBe(null);
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

describe('what was put somewhere and taken up again', () => {
  it('is not there', () => {
    const { verdict } = spoiledRun(caseOf('carry-a-pen-in'), profileOf('carrying-in'), {
      before: { 'shut-door': [take('S036-1')] },
    });
    expect(named(verdict)).toEqual(['missing:pen-in-pass-box']);
    expect(verdict.passed).toBe(false);
  });

  it('has been there all the time where it was only fetched for a moment', () => {
    const bag = 'S004-1';
    const cell = { place: 'locker-lockers', cell: 2 };
    const { verdict } = spoiledRun(caseOf('waterloo-entry'), profileOf('waterloo'), {
      before: {
        glasses: [
          take(bag),
          act('A011', { item: bag, ...cell }),
          act('D002', { ...cell, open: false }),
          act('W001'),
        ],
      },
    });
    expect(named(verdict)).toEqual([]);
    expect(verdict.percent).toBe(100);
  });
});
