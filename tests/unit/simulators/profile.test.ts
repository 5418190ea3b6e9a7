import { describe, expect, it } from 'vitest';
import { deedsOf, fitsPerson } from '#shared/domain/simulators/cleanroom/deeds.ts';
import { thingOf } from '#shared/domain/simulators/cleanroom/look-up.ts';
import { chainOf, type ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import {
  atShelf,
  backOnShelf,
  gloved,
  on,
  playedFrom,
  profileWith,
  rule,
  wear,
} from '#tests/support/cleanroom-rules.ts';
import { act, at, item, matterOf, type Scene, sceneOf } from '#tests/support/cleanroom-world.ts';

const matter = matterOf({ person: { aspects: ['beard'] } });
const chain = (steps: ProfileStep[], without?: string[]) =>
  chainOf(profileWith(steps), matter, sceneOf(matter), without).map(({ id, after }) => [id, after]);

describe('"rules are data (\'facility profile\')": the chain of a person', () => {
  const bearded = wear('beardCover', ['hat'], { if: { aspect: 'beard' } });
  const madeUp = rule('makeup-off', [{ code: 'W002' }], ['hat'], { if: { aspect: 'makeup' } });

  it('has the steps that concern whoever starts, for example a beard cover', () => {
    expect(chain([wear('hat'), bearded, madeUp])).toEqual([
      ['hat', []],
      ['beardCover', ['hat']],
    ]);
  });

  it('leaves out what the case leaves out', () => {
    expect(chain([wear('hat'), bearded], ['beardCover'])).toEqual([['hat', []]]);
  });

  it('a step that waits for one that is left out waits for what that one waited for', () => {
    const steps = [wear('hat'), madeUp, wear('mask', ['makeup-off'])];
    expect(chain(steps)).toEqual([
      ['hat', []],
      ['mask', ['hat']],
    ]);
  });
});

describe('a run in the words of chains and rules', () => {
  const deedsIn = (scene: Scene, actions: Action[], steps: ProfileStep[] = []) => {
    const start = sceneOf(matter, scene);
    return deedsOf(matter, playedFrom(matter, start, actions).trace, steps);
  };

  it('says what kind of thing it was done to, how and where', () => {
    expect(deedsIn(atShelf, [gloved])).toEqual([
      {
        seq: 1,
        atMs: 1000,
        code: 'A001',
        isNeutral: false,
        params: {
          location: 'separate',
          side: 'clean',
          mirror: false,
          seated: false,
          alarm: false,
          group: 'gloves',
          item: 'S020',
          from: 'furniture',
          condition: 'sound',
          inspected: false,
          fits: true,
          clean: true,
          street: false,
          grip: 'inside',
        },
      },
    ]);
  });

  it('walking, taking and putting are neutral; washing and dressing are not', () => {
    const walk = deedsIn({ person: { at: 'sinkTable' } }, [act('W001'), act('P002'), act('L004')]);
    expect(walk.map(({ isNeutral }) => isNeutral)).toEqual([false, true, true]);
  });

  it('of a thing from the bag or the hand it says so, and at a mirror that there is one', () => {
    const [deed] = deedsIn({ person: { at: 'mirror' } }, [act('A003', { item: 'apple' })]);
    expect(deed?.params).toMatchObject({ from: 'bag', mirror: true });
  });

  it('what is taken off and put away at once is both', () => {
    const hang = act('A012', { item: 'coat', place: 'hanger' });
    const wears = ['coat'];
    const deeds = deedsIn({ person: { at: 'hanger' }, wears }, [hang]);
    expect(deeds.map(({ code, isNeutral }) => [code, isNeutral])).toEqual([
      ['A003', true],
      ['A012', true],
    ]);
    expect(deedsIn({ wears }, [act('A003', { item: 'coat' })])).toHaveLength(1);
  });

  it('the bench is crossed to a side', () => {
    const person = { location: 'separate', at: 'crossBench' } as const;
    expect(deedsIn({ person }, [act('B002')])[0]?.params).toMatchObject({ to: 'clean' });
  });

  it('alcohol cleans the hands, the gloves where they are on, or a thing', () => {
    const group = (scene: Scene, action: Action) => deedsIn(scene, [action])[0]?.params.group;
    expect(group(atShelf, act('W004'))).toBe('hands');
    expect(group({ ...atShelf, wears: ['gloves'] }, act('W004'))).toBe('gloves');
    expect(group(atShelf, act('W004', { item: 'mask' }))).toBe('mask');
  });

  it('putting on is revoked by taking off later, and what is put on again stands', () => {
    const actions = [on('hat'), backOnShelf('hat'), on('hat')];
    const dressing = deedsIn(atShelf, actions).filter(({ code }) => code === 'A001');
    expect(dressing.map(({ seq, revokedAt }) => [seq, revokedAt])).toEqual([
      [1, 2],
      [3, undefined],
    ]);
  });

  it('taking off is revoked by putting on again, unless the chain asks for that', () => {
    const actions = [backOnShelf('hat'), on('hat')];
    const off = (steps: ProfileStep[]) =>
      deedsIn({ ...atShelf, wears: ['hat'] }, actions, steps).find(({ code }) => code === 'A003')
        ?.revokedAt;
    expect(off([])).toBe(2);
    expect(off([wear('hat')])).toBeUndefined();
  });

  it('it is revoked, also where the chain asks for the putting on, if that was done already', () => {
    const actions = [on('hat'), backOnShelf('hat'), on('hat')];
    const deeds = deedsIn(atShelf, actions, [wear('hat')]);
    expect(deeds.find(({ code }) => code === 'A003')?.revokedAt).toBe(3);
  });

  it('it is not revoked where the chain asks for the taking off', () => {
    const off = rule('hat-off', [{ code: 'A003', params: { group: 'hat' } }]);
    const dressing = (step: ProfileStep) =>
      deedsIn(atShelf, [on('hat'), backOnShelf('hat')], [step])[0]?.revokedAt;
    expect(dressing(off)).toBeUndefined();
    expect(dressing({ ...off, forbidden: true })).toBe(2);
  });
});

describe('"sizes of gloves and masks must fit"', () => {
  const sized = matterOf({
    more: [
      item('gloves-s', 'S018', at('glovesShelf')),
      item('suit-s', 'S027', at('rack'), { size: 'S' }),
      item('suit', 'S027', at('rack')),
      item('hood-s', 'S028', at('rack'), { size: 'S' }),
    ],
  });
  it.each([
    ['gloves', true],
    ['gloves-s', false],
    ['mask', true],
    ['coverall', true],
    ['suit-s', false],
    // Without a size it fits everybody, and so does a size of what has none in the settings.
    ['suit', true],
    ['hood-s', true],
  ])('%s: %s', (id, expected) => {
    const thing = thingOf(sized, sceneOf(sized), id);
    expect(thing && fitsPerson(sized, thing)).toBe(expected);
  });
});
