import { describe, expect, it } from 'vitest';
import type { Situation } from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { isAlarm, revealed } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { act, matterOf, type Scene, stateAfter, worldOf } from '#tests/support/cleanroom-world.ts';

const situation = (when: Situation['when'], id = 'alarm'): Situation => ({
  id,
  kind: 'evacuation',
  message: { ru: 'Leave!' },
  when,
});

const aside = act('P002');
const come = (when: Situation['when'], scene: Scene, ...actions: ReturnType<typeof act>[]) =>
  stateAfter(matterOf({}, [situation(when)]), scene, ...actions).situations.alarm;

describe('a situation comes', () => {
  it('with the action that leads to its location', () => {
    expect(come({ location: 'separate' }, {}, aside)).toBeUndefined();
    expect(come({ location: 'separate' }, {}, aside, act('L004'))).toBe(2);
  });

  it('not before so many actions were done', () => {
    expect(come({ afterEvents: 3 }, {}, aside, aside)).toBeUndefined();
    expect(come({ afterEvents: 3 }, {}, aside, aside, aside)).toBe(3);
  });

  it('when one of these is no longer worn', () => {
    const when = { takenOff: ['coat', 'bag'] };
    expect(come(when, {}, aside)).toBeUndefined();
    expect(come(when, {}, aside, act('A003', { item: 'bag' }))).toBe(2);
  });

  it('when all that it says is so, and at once where it says nothing', () => {
    expect(come({ location: 'separate', afterEvents: 3 }, {}, act('L004'), aside)).toBeUndefined();
    expect(come({}, {}, aside)).toBe(1);
  });

  it('once: it stays where it came', () => {
    expect(come({ afterEvents: 1 }, {}, aside, aside, aside)).toBe(1);
  });
});

describe('"outside TRAINING the secret part stays on the server, which reveals a situation when it is due"', () => {
  const situations = [situation({ afterEvents: 2 }), situation({ location: 'dressing' }, 'later')];
  const whole = matterOf({}, situations);
  const events = [aside, act('L004'), aside].map((action, i) => ({
    ...action,
    seq: i + 1,
    atMs: i * 1000,
  }));

  it('what has come is told without what it waited for, and what has not is not told', () => {
    const { played } = replay(cleanroom, whole, 0, events, false);
    expect(revealed(situations, played.state)).toEqual([
      { id: 'alarm', kind: 'evacuation', message: { ru: 'Leave!' }, sinceSeq: 2 },
    ]);
  });

  it('with what was revealed the browser comes to the same state as the server with the whole case', () => {
    const server = replay(cleanroom, whole, 0, events, false).played.state;
    const known = { world: worldOf(), situations: revealed(situations, server) };
    const browser = replay(cleanroom, known, 0, events, false).played.state;
    expect(stateHash(browser)).toBe(stateHash(server));
    expect([isAlarm(whole, server), isAlarm(known, browser)]).toEqual([true, true]);
  });

  it('before it is due there is no alarm in either', () => {
    const [first] = events;
    const early = replay(cleanroom, whole, 0, first ? [first] : [], false).played.state;
    expect([early.situations, isAlarm(whole, early)]).toEqual([{}, false]);
    const known = { world: worldOf(), situations: revealed(situations, early) };
    expect(isAlarm(known, early)).toBe(false);
  });
});
