import { describe, expect, it } from 'vitest';
import type { ItemInstance, Situation } from '#shared/domain/simulators/cleanroom/case.ts';
import {
  type CaseToCheck,
  checkCase,
  checkProfile,
} from '#shared/domain/simulators/cleanroom/check-case.ts';
import type { Door, Facility } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { MistakeRule, ProfileStep } from '#shared/domain/simulators/cleanroom/profile.ts';
import { mistake, profileWith, rule, wear } from '#tests/support/cleanroom-rules.ts';
import {
  at,
  end,
  item,
  put,
  roomWith,
  smallFacility,
  smallStock,
  withDoor,
  worldOf,
} from '#tests/support/cleanroom-world.ts';

const hat = wear('hat');
type Change = Parameters<typeof worldOf>[0];

const problems = (
  change: Change = {},
  steps: ProfileStep[] = [hat],
  mistakes: MistakeRule[] = [],
  without?: string[],
  situations: Situation[] = [],
) => {
  const one: CaseToCheck = {
    world: worldOf(change),
    secret: { situations, ...(without && { without }) },
    passMark: 70,
  };
  return checkCase(one, profileWith(steps, mistakes)).map(({ path, code, subjects }) =>
    [path, code, ...subjects].join(' '),
  );
};
const more = (...things: ItemInstance[]): Change => ({ items: [...smallStock, ...things] });
const extra = (id: string, code: ItemInstance['code'], where: ItemInstance['where']) =>
  problems(more(item(id, code, where)));

describe('a case that can be used has no problem', () => {
  it('under a profile that can be performed from its start', () => {
    expect(problems()).toEqual([]);
    expect(problems({ goal: 'separate' })).toEqual([]);
  });
});

describe('a profile of rules', () => {
  const of = (steps: ProfileStep[], mistakes: MistakeRule[] = []) =>
    checkProfile({ steps, mistakes }).map(({ code, subjects }) => [code, ...subjects].join(' '));

  it('"a profile with a cycle is refused"', () => {
    expect(of([wear('hat', ['mask']), wear('mask', ['hat'])])).toEqual(['cycle hat mask']);
  });

  it('cycle: a step that is part of itself, or steps that are part of each other', () => {
    expect(of([{ ...hat, partOf: 'hat' }])).toEqual(['cycle hat']);
    const each = [
      { ...hat, partOf: 'mask' },
      { ...wear('mask'), partOf: 'hat' },
      { ...wear('gloves'), partOf: 'mask' },
    ];
    expect(of(each)).toEqual(['cycle hat mask']);
    expect(of([hat, { ...wear('mask'), partOf: 'hat' }])).toEqual([]);
  });

  it('duplicateStep: two steps of one id are named once', () => {
    expect(of([hat, { ...hat, partOf: 'hat' }])).toEqual(['duplicateStep hat']);
  });

  it('unknownStep, unknownAction: what is part of a step that is not there, what nobody can do', () => {
    expect(of([{ ...hat, partOf: 'hood' }])).toEqual(['unknownStep hood']);
    expect(of([hat], [mistake('face', [{ code: 'W999' }])])).toEqual(['unknownAction face']);
  });

  it('a rule has an id of its own, apart from rules and steps', () => {
    const face = mistake('face', [{ code: 'W006' }]);
    expect(of([hat], [face, face])).toEqual(['idTwice face']);
    expect(of([hat], [{ ...face, id: 'hat' }])).toEqual(['idTwice hat']);
  });

  it('a rule may fold steps that this profile does not have', () => {
    expect(of([hat], [mistake('face', [{ code: 'W006' }], { folds: ['makeup-off'] })])).toEqual([]);
  });
});

describe('the things of a case', () => {
  const last = `world.items.${smallStock.length}`;

  it.each<[string, ItemInstance['code'], ItemInstance['where'], string]>([
    ['hat', 'S011', { at: 'bag' }, 'idTwice hat'],
    ['pen', 'S015', at('throne'), 'noSuchPlace pen throne'],
    ['pen', 'S015', at('mirror'), 'holdsNothing pen mirror'],
    ['pen', 'S015', at('lockers'), 'cell pen lockers'],
    ['pen', 'S015', at('bench', 1), 'cell pen bench'],
    ['pen', 'S015', { at: 'floor', location: 'washroom' }, 'unreachable pen washroom'],
    ['pen', 'S015', { at: 'worn' }, 'notWearable pen'],
    ['shoes-2', 'S003', { at: 'worn' }, 'bannedWith shoes-2 boots'],
    ['coat-2', 'S008', { at: 'worn' }, 'bannedWith coat-2 coat'],
  ])('%s (%s)', (id, code, where, expected) => {
    expect(extra(id, code, where)).toEqual([`${last} ${expected}`]);
  });

  it('lie where they can be reached', () => {
    expect(extra('pen', 'S015', at('lockers', 4))).toEqual([]);
    expect(extra('pen', 'S015', { at: 'floor', location: 'dressing' })).toEqual([]);
    const shut = withDoor('inner', {
      way: 'forward',
      from: { location: 'dressing', wall: 'west', at: 2 },
      to: { location: 'separate', wall: 'east', at: 7 },
    });
    expect(problems({ facility: shut })).toContain('world.items.15 unreachable coverall dressing');
  });

  it('a thing is in a bag only where there is one', () => {
    expect(problems({ items: [item('apple', 'S011', { at: 'bag' })] })).toEqual([
      'world.items.0 noBag apple',
    ]);
  });

  it('there is one bag, and it does not lie in itself', () => {
    const others = smallStock.filter(({ code }) => code !== 'S004');
    const first = others.length;
    const bag = item('bag', 'S004', { at: 'worn' });
    const of = (...bags: ItemInstance[]) => problems({ items: [...others, ...bags] });
    expect(of(bag)).toEqual([]);
    expect(of({ ...bag, where: { at: 'bag' } })).toEqual([`world.items.${first} inItself bag`]);
    const second = item('second', 'S004', at('rack'));
    expect(of(bag, second)).toEqual([`world.items.${first + 1} bagTwice second`]);
  });

  it('one hand holds one thing', () => {
    const held = [item('pen', 'S015', { at: 'hand' }), item('phone', 'S034', { at: 'hand' })];
    expect(problems(more(...held))).toEqual([
      `world.items.${smallStock.length + 1} handFull phone`,
    ]);
    expect(problems(more(...held.slice(0, 1)))).toEqual([]);
  });
});

describe('the situations of a case', () => {
  const alarmOf = (when: Situation['when'], id = 'alarm'): Situation => ({
    ...{ id, when },
    kind: 'evacuation',
    message: { ru: 'Leave!' },
  });
  const heeded = mistake('heeded', [{ code: 'L007', params: { alarm: true } }]);
  const of = (...situations: Situation[]) => problems({}, [hat], [heeded], undefined, situations);

  it('come where one can walk to, by things that are there, each under its own name', () => {
    expect(of(alarmOf({ location: 'separate' }))).toEqual([]);
    expect(of(alarmOf({ location: 'out' }))).toEqual(['secret.situations.0 unreachable out']);
    expect(of(alarmOf({ takenOff: ['bag', 'throne'] }))).toEqual([
      'secret.situations.0 noSuchThing throne',
    ]);
    expect(of(alarmOf({}), alarmOf({ afterEvents: 2 }))).toEqual([
      'secret.situations.1 idTwice alarm',
    ]);
  });

  it('come to whoever does all as it should be done', () => {
    expect(of(alarmOf({ afterEvents: 5 }), alarmOf({ afterEvents: 900 }, 'late'))).toEqual([
      'secret.situations.1 neverComes',
    ]);
  });
});

describe('the situations of a case under rules', () => {
  const alarm: Situation = { id: 'alarm', kind: 'evacuation', message: { ru: 'Leave!' }, when: {} };
  const of = (steps: ProfileStep[], mistakes: MistakeRule[], without?: string[]) =>
    problems({}, [hat, ...steps], mistakes, without, [alarm]);
  const inAlarm = rule('undress', [{ code: 'A003', params: { alarm: true } }], [], {
    forbidden: true,
  });
  const noRule = ['secret.situations.0 noRule'];

  it('noRule: the rules say nothing of an alarm, or only of what is done without one', () => {
    expect(of([], [])).toEqual(noRule);
    expect(of([], [mistake('exit', [{ code: 'L007', params: { alarm: false } }])])).toEqual(noRule);
    expect(of([], [mistake('face', [{ code: 'W006' }], { if: { alarm: false } })])).toEqual(noRule);
    expect(problems()).toEqual([]);
  });

  it('are judged by a step or a mistake that asks for the alarm', () => {
    expect(of([inAlarm], [])).toEqual([]);
    expect(of([], [mistake('exit', [{ code: 'L007', params: { alarm: true } }])])).toEqual([]);
    expect(of([], [mistake('face', [{ code: 'W006' }], { if: { alarm: true } })])).toEqual([]);
  });

  it('are not judged by a step that the case leaves out', () => {
    expect(of([inAlarm], [], ['undress'])).toEqual(noRule);
  });
});

describe('the person of a case', () => {
  it('starts in a room that is there', () => {
    expect(problems({ person: { location: 'washroom' } })).toContain(
      'world.person.location noSuchRoom washroom',
    );
  });

  it('stands on the side of the bench that a room without one is on', () => {
    expect(problems({ person: { side: 'clean' } })).toEqual(['world.person.side wrongSide locker']);
    expect(problems({ person: { location: 'dressing', side: 'street' } })).toContain(
      'world.person.side wrongSide dressing',
    );
  });

  it('ends where one can walk to', () => {
    expect(problems({ goal: 'out' })).toEqual(['world.goal unreachable out']);
  });

  describe('behind an emergency door alone', () => {
    const exit: Door = {
      id: 'exit',
      from: end('dressing', 'south', 1),
      to: end('out', 'west', 3),
      way: 'forward',
      closes: 'itself',
      emergency: true,
    };
    const through = (
      door: Partial<Door>,
      on: MistakeRule['on'][number]['params'],
      more: Partial<MistakeRule> = {},
      situations: Situation[] = [],
      code = 'L007',
    ) => {
      const facility: Facility = {
        rooms: [...smallFacility.rooms, roomWith('out', [], 8, 8, 40)],
        doors: [...smallFacility.doors, { ...exit, ...door }],
      };
      const steps = [rule('in', [{ code: 'L005' }]), rule('leave', [{ code: 'L007' }], ['in'])];
      const heeded = mistake('heeded', [{ code: 'L002', params: { alarm: true } }]);
      const rules = [mistake('exit', [{ code, ...(on && { params: on }) }], more), heeded];
      return problems({ facility, goal: 'out' }, steps, rules, undefined, situations);
    };
    const named = { location: 'dressing', alarm: false };
    const unreachable = ['world.goal unreachable out'];

    it('can be reached only where the rules do not name the door without an alarm', () => {
      expect(through({}, named)).toEqual(unreachable);
      expect(through({}, { location: ['dressing', 'separate'] })).toEqual(unreachable);
      expect(through({}, undefined)).toEqual(unreachable);
      const back = { from: exit.to, to: exit.from, way: 'both' } as const;
      expect(through(back, named)).toEqual(unreachable);
      expect(through({}, { ...named, location: 'locker' })).toEqual([]);
      expect(through({}, { ...named, alarm: true })).toEqual([]);
      expect(through({}, named, {}, [], 'L001')).toEqual([]);
    });

    it('can be reached where the door is named only with something else, or is no emergency door', () => {
      expect(through({}, named, { if: { worn: 'coverall' } })).toEqual([]);
      expect(through({}, named, { dirt: 'garments' })).toEqual([]);
      expect(through({ emergency: false }, named)).toEqual(['profile.steps notClean exit']);
    });

    it('can be reached in an alarm', () => {
      const alarm: Situation = {
        id: 'alarm',
        kind: 'evacuation',
        message: { ru: 'Leave!' },
        when: {},
      };
      expect(through({}, named, {}, [alarm])).toEqual([]);
    });
  });

  it('meets a colleague who stands in a room', () => {
    const anna = {
      gender: 'girl',
      name: { ru: 'Anna' },
      wears: [],
      aspects: [],
      looks: [],
    } as const;
    const meet = (furnitureId: string) =>
      problems({ colleague: { ...anna, wears: [], aspects: [], looks: [], furnitureId } });
    expect(meet('colleague')).toEqual([]);
    expect(meet('rack')).toEqual(['world.colleague.furnitureId noSuchPlace rack']);
  });
});

describe('the facility of a case', () => {
  it('is checked with it', () => {
    const rooms = smallFacility.rooms.map((room) =>
      room.location === 'dressing' ? { ...room, furniture: [put('rack', 1, 0, 2)] } : room,
    );
    expect(problems({ facility: { ...smallFacility, rooms } })).toContain(
      'world.facility.rooms.2.furniture.0 unreachable rack',
    );
  });
});

describe('"a chain that cannot be performed from its start state is refused on save, with the step named"', () => {
  it('impossible: the first step that cannot be done', () => {
    expect(problems({}, [hat, wear('donningGloves', ['hat'])])).toEqual([
      'profile.steps impossible donningGloves',
    ]);
  });

  it('nothingToDo: no step that has to be done', () => {
    expect(problems({}, [{ ...hat, optional: true }])).toEqual(['profile.steps nothingToDo']);
    const forbidden = rule('face', [{ code: 'W006' }], [], { forbidden: true });
    expect(problems({}, [forbidden])).toEqual(['profile.steps nothingToDo']);
    expect(problems({}, [hat, wear('mask')], [], ['hat', 'mask'])).toEqual([
      'profile.steps nothingToDo',
    ]);
  });

  it('notClean: done as well as can be, it still earns less than everything', () => {
    expect(problems({}, [{ ...hat, withinMs: 1 }])).toEqual(['profile.steps notClean hat']);
    const bare = mistake('bare', [{ code: 'A001', params: { group: 'hat' } }]);
    expect(problems({}, [hat], [bare])).toEqual(['profile.steps notClean bare']);
    expect(problems({ goal: 'dressing' })).toEqual(['profile.steps notClean goal']);
  });

  it('unknownStep: the case leaves out a step that the profile does not have', () => {
    expect(problems({}, [hat], [], ['hood'])).toEqual(['secret.without unknownStep hood']);
  });
});
