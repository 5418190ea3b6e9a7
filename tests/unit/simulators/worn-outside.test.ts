import { describe, expect, it } from 'vitest';
import type { CleanroomCase } from '#shared/domain/simulators/cleanroom/case.ts';
import { named, type Spoiling, spoiledRun } from '#tests/support/cleanroom-right-run.ts';
import { caseOf, profileOf, put, take } from '#tests/support/cleanroom-shipped.ts';
import { act } from '#tests/support/cleanroom-world.ts';

const leaving = caseOf('leave-the-clean-zone');
const run = (spoiling: Spoiling, one: CleanroomCase = leaving) =>
  spoiledRun(one, profileOf('leaving'), spoiling).verdict;

const coverall = 'S027-1';
const glasses = 'S029-1';

/** What is worn out, and the steps that are left out for it: nobody takes the cap off under the hood. */
type Worn = [name: string, item: string, skip: string[]];
const worn: Worn[] = [
  ['overboots', 'S030-1', ['overboots-off', 'boots-on']],
  ['a coverall', coverall, ['coverall-off']],
  ['a hood', 'S028-1', ['hood-off', 'hat-off']],
  ['glasses', glasses, ['glasses-off']],
  ['gloves', 'S018-1', ['gloves-off', 'wash-after']],
  ['changing shoes', 'S003-1', ['boots-on']],
  [
    'everything',
    coverall,
    ['overboots-off', 'coverall-off', 'hood-off', 'glasses-off', 'mask-off', 'hat-off', 'boots-on'],
  ],
];

const light: [name: string, item: string, step: string][] = [
  ['a mask', 'S022-1', 'mask-off'],
  ['a cap', 'S010-1', 'hat-off'],
];

const without = (...names: string[]) => worn.filter(([name]) => !names.includes(name));

describe('whoever walks out in a garment', () => {
  // Gloves that are on keep from washing, which is another thing.
  it.each(without('gloves'))('%s: is told that, and that alone', (_, __, skip) => {
    expect(named(run({ skip }))).toEqual(['garment-carried-out']);
  });

  it('in gloves is told that and the washing that they prevent', () => {
    expect(named(run({ skip: ['gloves-off', 'wash-after'] }))).toEqual([
      'garment-carried-out',
      'missing:wash-after',
    ]);
  });

  it.each(['boots-on', 'wash-after', 'leave'])(
    'and takes it off only before %s has no other mistake, wherever it is laid',
    (moment) => {
      // Changing shoes and gloves stop at the door to the street.
      for (const [name, item, skip] of without('gloves', 'changing shoes')) {
        for (const action of laidFrom(item)) {
          const told = named(run({ skip, before: { [moment]: [action] } }));
          expect(told, name).toEqual(['garment-carried-out']);
        }
      }
    },
  );

  it.each(light)('%s: has missed a step or carried it out, and passes', (_, item, step) => {
    const never = run({ skip: [step] });
    expect(named(never)).toEqual([`missing:${step}`]);
    const binned = run({ skip: [step], before: { leave: [put('A031', item, 'washroom-bin')] } });
    expect(named(binned)).toEqual([`late:${step}`]);
    const carried = run({ skip: [step], before: { leave: [take(item)] } });
    expect(carried.mistakes).toMatchObject([
      { mistakeId: 'cap-or-mask-carried-out', severity: 'minor' },
    ]);
    expect([never, binned, carried].map(({ passed }) => passed)).toEqual([true, true, true]);
    expect(binned.percent).toBeGreaterThanOrEqual(never.percent);
  });

  it.each(worn)('%s: fares no better than whoever takes it off late', (_, item, skip) => {
    const never = run({ skip });
    for (const moment of ['boots-on', 'wash-after', 'leave']) {
      for (const action of laidFrom(item)) {
        const late = run({ skip, before: { [moment]: [action] } });
        const told = `${JSON.stringify(action)} before ${moment}: ${named(late)} / ${named(never)}`;
        expect(late.percent, told).toBeGreaterThanOrEqual(never.percent);
        expect(!late.criticalMiss || never.criticalMiss, told).toBe(true);
      }
    }
  });

  it('in the coverall has failed, as who takes it off late in the right room has', () => {
    expect(run({ skip: ['coverall-off'] })).toMatchObject({
      criticalMiss: true,
      mistakes: [{ severity: 'critical' }],
    });
    expect(run({ skip: ['glasses-off'] }).mistakes).toMatchObject([{ severity: 'major' }]);
  });

  it('has failed also where glasses were carried over before', () => {
    const again = { item: coverall, grip: 'inside', sleeves: 'gathered' };
    const over = (...actions: ReturnType<typeof act>[]) => [...actions, act('B002')];
    const { mistakes, criticalMiss } = run({
      before: { 'cross-back': over(...over(take(glasses)), act('A001', again)) },
    });
    expect(mistakes).toMatchObject([{ mistakeId: 'garment-carried-out', severity: 'critical' }]);
    expect(criticalMiss).toBe(true);
  });

  it('in an alarm does right', () => {
    const { situations } = caseOf('start-of-shift').secret;
    const rung = situations.map((one) => ({ ...one, when: { location: 'dressing' as const } }));
    const skip = [
      'overboots-off',
      'coverall-off',
      'hood-off',
      'hat-off',
      'glasses-off',
      'boots-on',
    ];
    const alarmed = { ...leaving, secret: { situations: rung } };
    expect(run({ skip }, alarmed).mistakes).toEqual([]);
    const inHand = { before: { leave: [take('S022-1')] } };
    expect(run({ skip: [...skip, 'mask-off'], ...inHand }, alarmed).mistakes).toEqual([]);
  });
});

describe('glasses on a shelf for masks', () => {
  const laid = (place: string) => [put('A043', glasses, place)];

  it('are in their place behind the bench', () => {
    const toBin = act('P003', { place: 'dressing-bin' });
    const spoiling = { instead: { 'glasses-off': [...laid('dressing-gloves'), toBin] } };
    expect(named(run(spoiling))).toEqual([]);
  });

  it('are out of it before the bench, also where they were handed over it', () => {
    const { facility } = leaving.world;
    const shelf = { id: 'street-shelf', kind: 'glovesShelf', x: 0, z: 1, turn: 3 } as const;
    const rooms = facility.rooms.map((room) =>
      room.location === 'separate' ? { ...room, furniture: [...room.furniture, shelf] } : room,
    );
    const one = { ...leaving, world: { ...leaving.world, facility: { ...facility, rooms } } };
    const spoiling = {
      skip: ['glasses-off'],
      before: {
        'cross-back': [put('A021', glasses, 'separate-bench')],
        'boots-on': laid('street-shelf'),
      },
    };
    expect(named(run(spoiling, one))).toEqual(['garment-left-lying']);
  });
});

/** Into the hand, or laid wherever one comes by past the bench. */
function laidFrom(item: string) {
  return [
    take(item),
    put('A021', item, 'separate-bench'),
    put('A013', item, 'separate-shelf'),
    put('A021', item, 'locker-bench'),
    put('A043', item, 'washroom-shelf'),
  ];
}
