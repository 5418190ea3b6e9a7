import { describe, expect, it } from 'vitest';
import type { Colleague, Situation } from '#shared/domain/simulators/cleanroom/case.ts';
import {
  act,
  at,
  matterOf,
  type RefusalRow,
  refusalOf,
  type Scene,
  stateAfter,
} from '#tests/support/cleanroom-world.ts';

const text = (ru: string) => ({ ru });
const matter = matterOf();
const madeUp = matterOf({ person: { aspects: ['makeup', 'looseHair', 'beard'] } });
const atSink: Scene = { person: { at: 'sinkTable' } };
const atMirror: Scene = { person: { at: 'mirror' } };
const atShelf: Scene = { person: { location: 'separate', side: 'clean', at: 'glovesShelf' } };
const body = ['underwear', 'jeans', 'shirt'];
const wearing = (...ids: string[]): Scene => ({ ...atMirror, wears: [...body, ...ids] });
const adjust = (id: string) => act('W005', { item: id });
const inspect = (id: string) => act('W007', { item: id });

const colleague: Colleague = {
  furnitureId: 'colleague',
  gender: 'girl',
  name: text('Anna'),
  wears: ['S027'],
  aspects: [],
  looks: [
    { point: 'hair', text: text('visible') },
    { point: 'gloves', text: text('over the sleeve') },
  ],
};
const company = matterOf({ colleague });
const atColleague: Scene = { person: { location: 'dressing', side: 'clean', at: 'colleague' } };
const point = (name: string) => act('C001', { point: name });

const alarm: Situation = {
  id: 'alarm',
  kind: 'evacuation',
  message: text('Leave!'),
  when: { afterEvents: 1 },
};
const alarmed = matterOf({}, [alarm]);
const sounding: Scene = { situations: { alarm: 1 } };

describe('washing and tidying', () => {
  it('washing takes everything off bare hands', () => {
    expect(stateAfter(matter, atSink).marks.hands).toHaveLength(1);
    expect(stateAfter(matter, atSink, act('W001')).marks.hands).toBeUndefined();
    expect(stateAfter(matter, atSink, act('W001'), act('W001')).marks).toEqual({});
  });

  it('make-up comes off before a mirror or at a sink, and the hands then carry it', () => {
    for (const scene of [atSink, atMirror]) {
      const { person, marks } = stateAfter(madeUp, scene, act('W002'));
      expect(person.aspects).toEqual(['looseHair', 'beard']);
      expect(marks.hands).toContainEqual({ soil: 'cosmetics', seq: 1, from: 'face' });
    }
  });

  it('hair is tied with the hands, which leaves skin on them', () => {
    const { person, marks } = stateAfter(madeUp, {}, act('W003'));
    expect(person.aspects).toEqual(['makeup', 'beard']);
    expect(marks.hands).toContainEqual({ soil: 'skin', seq: 1 });
  });
});

describe('"alcohol and napkin clean hands and what is carried in"', () => {
  it('bare hands, and gloves where they are on', () => {
    const bare = stateAfter(matter, atShelf, act('W004'));
    expect([bare.marks, bare.done]).toEqual([{}, { W004: 1 }]);
    const marks = { 'item:gloves': [{ soil: 'skin' as const, seq: 0 }], hands: [] };
    const gloved: Scene = { ...atShelf, wears: ['gloves'], marks };
    expect(stateAfter(matter, gloved, act('W004')).marks).toEqual({ hands: [] });
  });

  it('what it is wiped with may be in the hand', () => {
    const scene: Scene = { ...atShelf, where: { napkin: { at: 'hand' } } };
    expect(stateAfter(matter, scene, act('W004')).marks).toEqual({});
  });

  it('a thing within reach, and it is counted by the thing', () => {
    const scene: Scene = {
      ...atShelf,
      where: { apple: { at: 'hand' } },
      marks: { 'item:apple': [{ soil: 'floor', seq: 0 }] },
    };
    const wipe = act('W004', { item: 'apple' });
    const { marks, done } = stateAfter(matter, scene, wipe, wipe);
    expect([marks, done]).toEqual([{}, { 'W004/apple': 2 }]);
  });
});

describe('"their state is wrong until made right"', () => {
  it('the nose clip of the mask with bare hands, the cuff of the gloves over the sleeve', () => {
    const { items } = stateAfter(
      matter,
      { ...wearing('mask', 'gloves', 'coverall'), marks: {} },
      adjust('gloves'),
    );
    expect(items.gloves?.state).toBe('correct');
    const bare = stateAfter(matter, { ...wearing('mask'), marks: {} }, adjust('mask'));
    expect([bare.items.mask?.state, bare.marks]).toEqual(['correct', {}]);
  });

  it('"the mask at the mirror before gloves": a glove that touches the face is soiled', () => {
    const scene: Scene = { ...wearing('mask', 'gloves'), marks: {} };
    expect(stateAfter(matter, scene, adjust('mask')).marks).toEqual({
      'item:gloves': [{ soil: 'skin', seq: 1, from: 'face' }],
    });
  });
});

describe('looking things over', () => {
  it('makes their condition known', () => {
    expect(stateAfter(matter, atShelf, inspect('hat')).items.hat?.inspected).toBe(true);
  });
});

describe('a colleague', () => {
  it('what is wrong is named point by point; saying nothing of it, right or wrong', () => {
    const { pointed } = stateAfter(company, atColleague, point('hair'), point('gloves'));
    expect(pointed).toEqual(['hair', 'gloves']);
  });

  it('is warned when an alarm sounds', () => {
    expect(stateAfter(alarmed, sounding, act('C002')).done).toEqual({ C002: 1 });
  });
});

const apple = { item: 'apple' };
const holding = (scene: Scene): Scene => ({ ...scene, where: { apple: { at: 'hand' } } });
const noNapkin: Scene = { ...atShelf, where: { napkin: at('rack') } };
const rows: RefusalRow[] = [
  ['noWater', 'washing in the middle of the room', {}, act('W001')],
  ['noWater', 'washing at a mirror', atMirror, act('W001')],
  ['glovesOn', 'washing gloves', { ...atSink, wears: ['gloves'] }, act('W001')],
  ['noMakeup', 'there is none', atSink, act('W002')],
  ['noMirror', 'nothing to see it in', {}, act('W002'), {}, madeUp],
  [
    'covered',
    'the mask is over it',
    wearing('mask'),
    act('W002'),
    { item: 'face', by: 'mask' },
    madeUp,
  ],
  ['hairIsTied', 'it is not loose', {}, act('W003')],
  ['covered', 'a cap is on', wearing('hat'), act('W003'), { item: 'hair', by: 'hat' }, madeUp],
  ['needsThing', 'no alcohol here', {}, act('W004'), { group: 'alcohol' }],
  ['needsThing', 'no napkin here', noNapkin, act('W004'), { group: 'napkin' }],
  ['handFull', 'washing with something in the hand', holding(atSink), act('W001'), apple],
  ['handFull', 'removing make-up with it', holding(atSink), act('W002'), apple, madeUp],
  ['handFull', 'tying hair with it', holding({}), act('W003'), apple, madeUp],
  ['handFull', 'wiping hands with it', holding(atShelf), act('W004'), apple],
  ['handFull', 'wiping another thing', holding(atShelf), act('W004', { item: 'hat' }), apple],
  ['handFull', 'making a mask right with it', holding(wearing('mask')), adjust('mask'), apple],
  ['badParam', 'wiping no such thing', atShelf, act('W004', { item: 'crown' })],
  ['badParam', 'wiping a number', atShelf, act('W004', { item: 1 }), { param: 'item' }],
  ['elsewhere', 'wiping what is far', atShelf, act('W004', { item: 'hood' })],
  ['badParam', 'making nothing right', {}, act('W005'), { param: 'item' }],
  ['badParam', 'making no such thing right', {}, adjust('crown'), { param: 'item' }],
  ['notWorn', 'it is not worn', atShelf, adjust('mask'), { item: 'mask' }],
  ['nothingToAdjust', 'a coat is worn as it is', {}, adjust('coat'), { item: 'coat' }],
  ['noSleeve', 'gloves without a coverall', wearing('gloves'), adjust('gloves')],
  ['badParam', 'looking at nothing', {}, act('W007'), { param: 'item' }],
  ['badParam', 'looking at no such thing', {}, inspect('crown'), { param: 'item' }],
  ['isInspected', 'what is worn is known', {}, inspect('coat'), { item: 'coat' }],
  ['elsewhere', 'looking at what is far', {}, inspect('hat'), { location: 'separate' }],
  ['badParam', 'pointing at nothing', atColleague, act('C001'), { param: 'point' }, company],
  ['badParam', 'no part of a body', atColleague, point('wing'), { param: 'point' }, company],
  ['badParam', 'nothing to see there', atColleague, point('mask'), {}, company],
  ['nobodyThere', 'nobody is there at all', atColleague, point('hair')],
  ['nobodyThere', 'the colleague stands elsewhere', {}, point('hair'), {}, company],
  [
    'alreadyNamed',
    'it was named',
    { ...atColleague, pointed: ['hair'] },
    point('hair'),
    { point: 'hair' },
    company,
  ],
  ['noAlarm', 'nothing is wrong', {}, act('C002')],
  [
    'alreadyCalled',
    'they were warned',
    { ...sounding, done: { C002: 1 } },
    act('C002'),
    {},
    alarmed,
  ],
];

describe('refused, with the state unchanged', () => {
  it.each(rows)('%s: %s', (reason, _, scene, action, subjects = {}, own = matter) => {
    expect(refusalOf(own, scene, action)).toMatchObject({ reason, subjects });
  });

  it('isCorrect: what is worn rightly is not made right again', () => {
    const worn = matterOf({
      items: [{ id: 'mask', code: 'S024', where: { at: 'worn' }, state: 'correct' }],
    });
    expect(refusalOf(worn, atMirror, adjust('mask'))?.reason).toBe('isCorrect');
  });
});
