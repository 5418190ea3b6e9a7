import { describe, expect, it } from 'vitest';
import {
  available,
  type Option,
  thingsInSight,
} from '#shared/domain/simulators/cleanroom/available.ts';
import type { Colleague, Situation } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import {
  act,
  at,
  attempt,
  item,
  matterOf,
  type Scene,
  sceneOf,
  withDoor,
} from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const optionsIn = (scene: Scene = {}, own = matter) => available(own, sceneOf(own, scene));
const optionOf = (options: Option[], { code, params }: Action) =>
  options.find(
    ({ action }) =>
      action.code === code && JSON.stringify(action.params) === JSON.stringify(params),
  );
const codesOn = (options: Option[], id: string) =>
  options
    .filter(({ subject }) => 'id' in subject && subject.id === id)
    .map(({ action }) => action.code);
const clean: Scene = { person: { location: 'separate', side: 'clean' } };
const dressing: Scene = { person: { location: 'dressing', side: 'clean' } };

describe('"a list of what can be done here, always": the same commands as everywhere', () => {
  it('what can be done at once, what takes a walk, and what cannot be done, with the reason', () => {
    const options = optionsIn();
    expect(optionOf(options, act('W006'))).toMatchObject({ before: [], refusal: null });
    expect(optionOf(options, act('W001'))).toMatchObject({
      before: [act('P003', { place: 'sinkTable' })],
      refusal: null,
    });
    expect(optionOf(options, act('A003', { item: 'shirt' }))).toMatchObject({
      before: [],
      refusal: { reason: 'covered' },
    });
  });

  it.each<[string, Scene]>([
    ['in the locker room', {}],
    ['with a thing in the hand', { where: { apple: { at: 'hand' } } }],
    ['across the bench', clean],
    ['in the dressing room', { ...dressing, wears: ['underwear'] }],
  ])('whatever it calls possible is possible, %s', (_, scene) => {
    for (const { action, before, refusal } of optionsIn(scene)) {
      expect(attempt(matter, sceneOf(matter, scene), [...before, action]).refusal).toEqual(refusal);
    }
  });

  it('one who stands there already does not walk there', () => {
    const options = optionsIn({ person: { at: 'sinkTable' }, wears: ['gloves'] });
    expect(optionOf(options, act('W001'))).toMatchObject({
      before: [],
      refusal: { reason: 'glovesOn' },
    });
  });

  it('after the walk another reason may be left', () => {
    const options = optionsIn({ person: { location: 'separate', side: 'street' } });
    expect(optionOf(options, act('A003', { item: 'hat' }))).toMatchObject({
      before: [act('P003', { place: 'glovesShelf' })],
      refusal: { reason: 'acrossBench' },
    });
  });

  it('when the exercise is done, or where there is no room, nothing can be done', () => {
    expect(optionsIn({ finished: true })).toEqual([]);
    expect(optionsIn({ person: { location: 'washroom' } })).toEqual([]);
  });
});

describe('what is offered at furniture', () => {
  const uses = (location: 'locker' | 'separate' | 'dressing') =>
    optionsIn({ person: { location, side: 'clean' } })
      .filter(({ subject }) => subject.kind === 'furniture')
      .map(({ action }) => action.code);

  it('what it is there for, in each room', () => {
    expect(uses('locker')).toEqual(['D002', 'W001', 'P003', 'B001', 'D003', 'E002']);
    expect(uses('separate')).toEqual(['B001', 'B002', 'E001']);
    expect(uses('dressing')).toEqual(['E003', 'E004']);
  });

  it('the way to a mirror, where a mask is adjusted rightly, until one stands there', () => {
    const walk = act('P003', { place: 'mirror' });
    expect(optionOf(optionsIn(), walk)).toMatchObject({ refusal: null, before: [] });
    expect(optionOf(optionsIn({ person: { at: 'mirror' } }), walk)).toBeUndefined();
  });

  it('the own locker cell, to open when it is shut and to shut when it is open', () => {
    const shut = act('D002', { place: 'lockers', cell: 4, open: true });
    const open = act('D002', { place: 'lockers', cell: 4, open: false });
    expect(optionOf(optionsIn(), shut)).toMatchObject({ refusal: null });
    expect(optionOf(optionsIn({ openCells: ['lockers/4'] }), open)).toMatchObject({
      refusal: null,
    });
  });

  it('removing make-up at a mirror, tying hair anywhere, for whom it concerns', () => {
    const madeUp = matterOf({ person: { aspects: ['makeup', 'looseHair'] } });
    const options = optionsIn({}, madeUp);
    expect(optionOf(options, act('W002'))).toMatchObject({
      subject: { kind: 'furniture', id: 'mirror' },
      before: [act('P003', { place: 'mirror' })],
    });
    expect(optionOf(options, act('W003'))).toMatchObject({ subject: { kind: 'person' } });
    expect(optionOf(optionsIn(), act('W003'))).toBeUndefined();
  });

  it('of a colleague, every point that can be looked at, right or wrong', () => {
    const colleague: Colleague = {
      furnitureId: 'colleague',
      gender: 'girl',
      name: { ru: 'Anna' },
      wears: [],
      aspects: [],
      looks: [
        { point: 'hair', text: { ru: 'visible' } },
        { point: 'mask', text: { ru: 'right' } },
      ],
    };
    const options = optionsIn(dressing, matterOf({ colleague }));
    for (const point of ['hair', 'mask']) {
      expect(optionOf(options, act('C001', { point }))).toMatchObject({
        subject: { kind: 'colleague' },
        before: [act('P003', { place: 'colleague' })],
        refusal: null,
      });
    }
  });
});

describe('what is offered with a thing', () => {
  it('in the hand: to wear it, to put it at each place of the room, into the bag, on the floor', () => {
    const options = optionsIn({ ...dressing, where: { hood: { at: 'hand' } } });
    expect(codesOn(options, 'hood')).toEqual([
      'A001',
      'A001',
      'W007',
      'A041',
      'A051',
      'A002',
      'A022',
    ]);
    expect(optionOf(options, act('A051', { item: 'hood', place: 'passBox' }))).toMatchObject({
      before: [act('P003', { place: 'passBox' })],
    });
  });

  it('into a locker it is put in the own cell', () => {
    const options = optionsIn({ where: { apple: { at: 'hand' } } });
    const put = act('A011', { item: 'apple', place: 'lockers', cell: 4 });
    expect(optionOf(options, put)).toMatchObject({ refusal: { reason: 'cellShut' } });
  });

  it('lying: to take it; the list hints at no place for it', () => {
    expect(codesOn(optionsIn(clean), 'hat')).toEqual(['A001', 'W007', 'A003', 'A002']);
  });

  it('worn: to take it off, and to make right what is worn wrong', () => {
    const options = optionsIn({ ...clean, wears: ['mask', 'underwear'] });
    expect(codesOn(options, 'mask')).toEqual(['W005', 'W007', 'A003']);
    expect(codesOn(options, 'underwear')).toEqual([]);
  });

  it('by the inside or the outside, with the sleeves held up or hanging', () => {
    const ways = optionsIn(dressing)
      .filter(({ action }) => action.code === 'A001' && action.params.item === 'coverall')
      .map(({ action: { params } }) => [params.grip, params.sleeves]);
    expect(ways).toEqual([
      ['inside', 'gathered'],
      ['inside', 'hanging'],
      ['outside', 'gathered'],
    ]);
  });

  it('without a bag in the case nothing is put into one', () => {
    const bare = matterOf({ items: [item('apple', 'S011', { at: 'hand' })] });
    expect(codesOn(optionsIn({}, bare), 'apple')).not.toContain('A002');
    expect(codesOn(optionsIn({ where: { apple: { at: 'hand' } } }), 'apple')).toContain('A002');
  });

  it('wiping is offered where alcohol is in sight, and is done beside it', () => {
    const options = optionsIn({ ...clean, where: { apple: { at: 'hand' } } });
    const walk = [act('P003', { place: 'glovesShelf' })];
    expect(optionOf(optionsIn(clean), act('W004'))).toMatchObject({ before: walk, refusal: null });
    expect(optionOf(options, act('W004'))).toMatchObject({ refusal: { reason: 'handFull' } });
    const wipe = act('W004', { item: 'apple' });
    expect(optionOf(options, wipe)).toMatchObject({ before: walk, refusal: null });
    expect(optionOf(optionsIn({ where: { apple: { at: 'hand' } } }), wipe)).toBeUndefined();
  });

  it('with alcohol and napkin at hand nobody walks', () => {
    const where = { alcohol: { at: 'hand' }, napkin: { at: 'bag' } } as const;
    expect(optionOf(optionsIn({ where }), act('W004'))).toMatchObject({
      before: [],
      refusal: null,
    });
    const apart = { alcohol: { at: 'hand' }, napkin: at('rack') } as const;
    expect(optionOf(optionsIn({ where: apart }), act('W004'))).toMatchObject({
      before: [],
      refusal: { reason: 'needsThing' },
    });
  });

  it('with alcohol and napkin in a bag that lies somewhere one walks to the bag', () => {
    const where = { bag: at('bench'), alcohol: { at: 'bag' }, napkin: { at: 'bag' } } as const;
    expect(optionOf(optionsIn({ where }), act('W004'))).toMatchObject({
      before: [act('P001', { place: 'bench' })],
      refusal: null,
    });
    expect(optionOf(optionsIn({ where }), act('A003', { item: 'apple' }))).toMatchObject({
      before: [act('P001', { place: 'bench' })],
      refusal: null,
    });
  });
});

describe('what is in sight', () => {
  const seen = (scene: Scene) => thingsInSight(matter, sceneOf(matter, scene)).map(({ id }) => id);

  it('what lies in the room, on furniture or on the floor', () => {
    expect(seen(clean)).toContain('hat');
    expect(seen({})).not.toContain('hat');
    expect(seen({ where: { hat: { at: 'floor', location: 'locker' } } })).toContain('hat');
    expect(seen({ where: { hat: { at: 'floor', location: 'dressing' } } })).not.toContain('hat');
  });

  it('not what is in a bin, in a shut cell, or at a place that is not there', () => {
    expect(seen({ where: { hat: at('bin') } })).not.toContain('hat');
    expect(seen({ where: { hat: at('throne') } })).not.toContain('hat');
    const inCell = { where: { hat: at('lockers', 4) } };
    expect(seen(inCell)).not.toContain('hat');
    expect(seen({ ...inCell, openCells: ['lockers/4'] })).toContain('hat');
  });

  it('what is in a bag that is in sight', () => {
    expect(seen({})).toContain('apple');
    expect(seen({ where: { bag: at('rack') } })).not.toContain('apple');
  });
});

describe('doors and calls', () => {
  it('each door of the room, and to open or shut it where that is done by hand', () => {
    expect(codesOn(optionsIn(clean), 'gate')).toEqual(['L002']);
    expect(codesOn(optionsIn(clean), 'inner')).toEqual(['L005', 'D001']);
    expect(codesOn(optionsIn(dressing), 'inner')).toEqual(['L004', 'D001']);
    const open = optionsIn({ ...clean, openDoors: ['inner'] });
    expect(optionOf(open, act('D001', { door: 'inner', open: false }))).toBeDefined();
  });

  it('a door that does not open from here says why', () => {
    const oneWay = matterOf({ facility: withDoor('gate', { way: 'forward' }) });
    const options = optionsIn({ person: { location: 'separate', side: 'street' } }, oneWay);
    expect(optionOf(options, act('L002', { door: 'gate' }))?.refusal?.reason).toBe('oneWay');
  });

  it('calling out to the others is offered while an alarm sounds', () => {
    const alarm: Situation = {
      id: 'alarm',
      kind: 'evacuation',
      message: { ru: 'Leave!' },
      when: {},
    };
    const alarmed = matterOf({}, [alarm]);
    expect(optionOf(optionsIn({}, alarmed), act('C002'))).toBeUndefined();
    const sounding = optionsIn({ situations: { alarm: 1 } }, alarmed);
    expect(optionOf(sounding, act('C002'))).toMatchObject({ subject: { kind: 'person' } });
  });
});
