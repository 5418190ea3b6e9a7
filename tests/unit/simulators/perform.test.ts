import { describe, expect, it } from 'vitest';
import type { Colleague } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { perform, putAway, waysTo } from '#shared/domain/simulators/cleanroom/perform.ts';
import type { ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import { finishCode } from '#shared/domain/simulators/kernel/run.ts';
import { atShelf, on, playedFrom, rule, wear } from '#tests/support/cleanroom-rules.ts';
import { act, at, item, matterOf, type Scene, sceneOf } from '#tests/support/cleanroom-world.ts';

const matter = matterOf();
const wayIn = (scene: Scene, step: ProfileStep, own = matter) =>
  waysTo(own, playedFrom(own, sceneOf(own, scene), []), step, [step]);
const run = (steps: ProfileStep[], own = matter, order = steps) => perform(own, steps, order);
const codesOf = (result: ReturnType<typeof run>) =>
  result.isPossible ? result.events.map(({ code }) => code) : [];
const off = (group: string) =>
  rule(`${group}-off`, [{ code: 'A003', params: { group, from: 'worn' } }]);

describe('a chain is "authored by performing it once"', () => {
  it('the run that it makes can be replayed, a while between the actions, and is finished', () => {
    const result = run([wear('hat'), wear('mask', ['hat'])]);
    if (!result.isPossible) throw new Error(result.stepId);
    const again = replay(cleanroom, matter, 0, result.events, false);
    expect(again.isPossible).toBe(true);
    expect(again.played.state).toEqual(result.played.state);
    expect(result.events.map(({ atMs }) => atMs)).toEqual(
      result.events.map((_, i) => (i + 1) * 1500),
    );
    expect(result.events.at(-1)?.code).toBe(finishCode);
  });

  it('"a chain that cannot be performed names the step"', () => {
    const steps = [wear('hat'), wear('donningGloves', ['hat']), wear('mask')];
    expect(run(steps)).toMatchObject({ isPossible: false, stepId: 'donningGloves' });
    const point = rule('point', [{ code: 'C001' }]);
    expect(run([point])).toMatchObject({ isPossible: false, stepId: 'point' });
    const lost = rule('lost', [{ code: 'L003' }]);
    expect(run([lost])).toMatchObject({ isPossible: false, stepId: 'lost' });
  });

  it('a step that was done on the way to another is not done again', () => {
    const result = run([off('shirt'), off('coat')]);
    expect(codesOf(result).filter((code) => code === 'A012')).toHaveLength(2);
  });

  it('a step that takes off is done until nothing of its kind is left', () => {
    const jewels = matterOf({
      more: [item('earrings', 'S009', { at: 'worn' }), item('watch', 'S035', { at: 'worn' })],
    });
    const jewellery = rule('jewellery', [
      { code: 'A003', params: { group: { oneOf: ['earrings', 'watch'] }, from: 'worn' } },
    ]);
    const { played } = run([jewellery], jewels);
    for (const id of ['earrings', 'watch']) {
      expect(played.state.items[id]?.where).toEqual({ at: 'bag' });
    }
  });

  it('the own cell is shut as tidy people do, who go back to it for that', () => {
    const away = rule('bag-away', [{ code: 'A011', params: { group: 'bag' } }]);
    expect(run([away]).played.state.openCells).toEqual([]);
    const inCell = matterOf({ items: [item('apple', 'S011', at('lockers', 4))] });
    const laid = rule('laid', [{ code: 'A021', params: { group: 'apple' } }]);
    const result = run([laid], inCell);
    expect(result.played.state.items.apple?.where).toEqual(at('bench'));
    expect(result.played.state.openCells).toEqual([]);
    const closing = result.isPossible ? result.events.slice(-3) : [];
    expect(closing.map(({ code }) => code)).toEqual(['P003', 'D002', finishCode]);
  });

  it('a chain that ends with the finish is not finished twice', () => {
    const result = run([wear('hat'), rule('end', [{ code: finishCode }], ['hat'])]);
    expect(codesOf(result).filter((code) => code === finishCode)).toHaveLength(1);
  });

  it('after the finish nothing more can be done', () => {
    const end = rule('end', [{ code: finishCode }]);
    expect(run([end, wear('hat')])).toMatchObject({ isPossible: false, stepId: 'hat' });
  });
});

describe('the way to a step', () => {
  it('is the shortest that does it rightly, with what fits and is sound', () => {
    const choice = matterOf({
      more: [
        item('torn', 'S010', at('glovesShelf'), { condition: 'damaged' }),
        item('gloves-s', 'S018', at('glovesShelf')),
      ],
    });
    expect(wayIn(atShelf, wear('hat'), choice)).toEqual([on('hat')]);
    expect(wayIn(atShelf, wear('gloves'), choice)).toEqual([on('gloves', { grip: 'inside' })]);
  });

  it('a coverall by its inside with the sleeves held up', () => {
    const dressing: Scene = {
      person: { location: 'dressing', side: 'clean', at: 'rack' },
      wears: [],
    };
    expect(wayIn(dressing, wear('coverall'))).toEqual([
      on('coverall', { grip: 'inside', sleeves: 'gathered' }),
    ]);
  });

  it('is asked for what the step expects', () => {
    const mirrored = rule('adjust', [{ code: 'W005' }], [], { expects: { mirror: true } });
    const masked: Scene = { wears: ['mask'] };
    expect(wayIn(masked, mirrored)).toEqual([
      act('P003', { place: 'mirror' }),
      act('W005', { item: 'mask' }),
    ]);
    const never = rule('adjust', [{ code: 'W005' }], [], { expects: { side: 'clean' } });
    expect(wayIn(masked, never)).toBeNull();
  });

  it('of several actions that could be the step, the nearest', () => {
    const away = rule('away', [
      { code: 'A041', params: { group: 'apple' } },
      { code: 'A002', params: { group: 'apple' } },
    ]);
    expect(wayIn({ where: { apple: { at: 'hand' } } }, away)).toEqual([
      act('A002', { item: 'apple' }),
    ]);
  });

  it('what is taken off is put where it belongs; what belongs nowhere here is taken in the hand', () => {
    const coat = act('A012', { item: 'coat', place: 'hanger' });
    expect(wayIn({ wears: ['coat'] }, off('coat'))?.at(-1)).toEqual(coat);
    const bare = matterOf({ items: [item('hat', 'S031', { at: 'worn' })] });
    const rooms = bare.world.facility.rooms.slice(2);
    const away = { ...bare, world: { ...bare.world, facility: { rooms, doors: [] } } };
    const dressing: Scene = { person: { location: 'dressing', side: 'clean' } };
    expect(wayIn(dressing, off('beardCover'), away)).toEqual([act('A003', { item: 'hat' })]);
  });

  it('a door is shut or opened, a thing looked over, hands or things wiped', () => {
    const shut = rule('shut', [{ code: 'D001', params: { open: false } }]);
    const open: Scene = { person: { location: 'dressing' }, openDoors: ['inner'] };
    expect(wayIn(open, shut)).toEqual([act('D001', { door: 'inner', open: false })]);
    const look = rule('look', [{ code: 'W007', params: { group: 'hat' } }]);
    expect(wayIn(atShelf, look)).toEqual([act('W007', { item: 'hat' })]);
    const hands = rule('hands', [{ code: 'W004', params: { group: 'hands' } }]);
    expect(wayIn(atShelf, hands)).toEqual([act('W004')]);
    const mask = rule('mask', [{ code: 'W004', params: { group: 'mask' } }]);
    expect(wayIn(atShelf, mask)).toEqual([act('W004', { item: 'mask' })]);
  });

  it('something wrong with a colleague is pointed at', () => {
    const colleague: Colleague = {
      furnitureId: 'colleague',
      gender: 'man',
      name: { ru: 'Ivan' },
      wears: [],
      aspects: [],
      looks: [
        { point: 'hair', text: { ru: 'visible' } },
        { point: 'mask', text: { ru: 'right' } },
      ],
    };
    const step = rule('mask', [{ code: 'C001', params: { point: 'mask' } }]);
    const dressing: Scene = { person: { location: 'dressing', side: 'clean' } };
    expect(wayIn(dressing, step, matterOf({ colleague }))?.at(-1)).toEqual(
      act('C001', { point: 'mask' }),
    );
  });
});

describe('what lies about is put away before somebody goes on', () => {
  const awayIn = (scene: Scene) => putAway(matter, sceneOf(matter, scene)).at(-1);
  const dropped: Scene['where'] = { coat: { at: 'floor', location: 'locker' } };

  it('an own thing on the floor of this room, not of another', () => {
    const onHanger = act('A012', { item: 'coat', place: 'hanger' });
    expect(awayIn({ where: dropped })).toEqual(onHanger);
    expect(awayIn({ where: dropped, person: { location: 'separate' } })).toBeUndefined();
  });

  it('what lay there at the start, and what lies where it belongs, stays', () => {
    expect(awayIn({})).toBeUndefined();
    expect(awayIn({ where: { coat: at('hanger') } })).toBeUndefined();
    expect(awayIn({ where: { coat: at('bench') } })).toBeDefined();
  });
});
