import { describe, expect, it } from 'vitest';
import {
  type Condition,
  conditionSchema,
  holds,
} from '#shared/domain/simulators/cleanroom/condition.ts';
import { at, matterOf, type Scene, sceneOf } from '#tests/support/cleanroom-world.ts';

const alarm = {
  id: 'alarm',
  kind: 'evacuation' as const,
  message: { ru: 'Leave!' },
  when: { afterEvents: 1 },
};
const matter = matterOf({ person: { aspects: ['beard'] } }, [alarm]);
const holdsIn = (scene: Scene, condition: Condition) =>
  holds(matter, sceneOf(matter, scene), condition);

const rows: [string, Condition, Scene, Scene][] = [
  ['worn: a thing of the group', { worn: 'coat' }, {}, { wears: ['boots'] }],
  ['covered: something lies over the part', { covered: 'feet' }, {}, { wears: ['coat'] }],
  [
    'carried: in the hand',
    { carried: 'food' },
    { where: { apple: { at: 'hand' } } },
    { wears: [] },
  ],
  ['carried: worn', { carried: 'fluffy' }, {}, { wears: [] }],
  [
    'carried: in a bag that is carried',
    { carried: 'food' },
    { where: { bag: { at: 'hand' } } },
    { where: { bag: at('bench') } },
  ],
  ['along: worn', { along: 'coat' }, {}, { wears: ['boots'] }],
  ['along: in the hand', { along: 'apple' }, { where: { apple: { at: 'hand' } } }, { wears: [] }],
  ['aspect: of the person', { aspect: 'beard' }, {}, { person: { aspects: [] } }],
  ['location', { location: 'locker' }, {}, { person: { location: 'dressing' } }],
  ['unwashed: the dirt of the street is on the hands', { unwashed: true }, {}, { marks: {} }],
  [
    'unwashed: what came to them later is another matter',
    { unwashed: false },
    { marks: { hands: [{ soil: 'skin', seq: 4 }] } },
    {},
  ],
  ['doorOpen', { doorOpen: true }, { openDoors: ['inner'] }, {}],
  ['cellOpen', { cellOpen: true }, { openCells: ['lockers/4'] }, {}],
  ['alarm', { alarm: true }, { situations: { alarm: 3 } }, {}],
  ['no alarm', { alarm: false }, {}, { situations: { alarm: 3 } }],
];

describe('when a rule applies', () => {
  it.each(rows)('%s', (_, condition, yes, no) => {
    expect(conditionSchema.safeParse(condition).success).toBe(true);
    expect(holdsIn(yes, condition)).toBe(true);
    expect(holdsIn(no, condition)).toBe(false);
  });

  it('exists: the case has a thing of the group, wherever it is', () => {
    expect(holdsIn({}, { exists: 'hood' })).toBe(true);
    expect(holdsIn({}, { exists: 'laptop' })).toBe(false);
  });

  it('what names nothing always applies', () => {
    expect(holdsIn({}, {})).toBe(true);
  });

  it('everything that is named holds', () => {
    expect(holdsIn({}, { worn: 'coat', location: 'locker' })).toBe(true);
    expect(holdsIn({}, { worn: 'coat', location: 'dressing' })).toBe(false);
  });

  it('nothing of `not` does', () => {
    expect(holdsIn({}, { location: 'locker', not: { worn: 'hood' } })).toBe(true);
    expect(holdsIn({}, { location: 'locker', not: { worn: 'hood', aspect: 'beard' } })).toBe(false);
  });

  it('of `any` at least one does', () => {
    expect(holdsIn({}, { any: [{ worn: 'hood' }, { not: { worn: 'hood' } }] })).toBe(true);
    expect(holdsIn({}, { any: [{ worn: 'hood' }, { worn: 'mask' }] })).toBe(false);
    expect(holdsIn({}, { any: [] })).toBe(false);
  });
});
