import { describe, expect, it } from 'vitest';
import {
  allBefore,
  type ChainStep,
  checkChain,
  type DeedMatcher,
  fits,
  inOrder,
  type Matcher,
  stepSchema,
} from '#shared/domain/simulators/kernel/chain.ts';
import { actionParamsSchema } from '#shared/domain/simulators/kernel/run.ts';
import { chainStep } from '#tests/support/chain-steps.ts';

const idsOf = (steps: readonly ChainStep[] | null) => steps?.map(({ id }) => id);

describe('"a chain is a partial order, not a list"', () => {
  it('a step waits for what it names and for what those wait for', () => {
    const before = allBefore([
      chainStep('c', ['b']),
      chainStep('b', ['a']),
      chainStep('a'),
      chainStep('d'),
    ]);
    expect([...(before.get('c') ?? [])].sort()).toEqual(['a', 'b']);
    expect([...(before.get('b') ?? [])]).toEqual(['a']);
    expect([...(before.get('d') ?? [])]).toEqual([]);
  });

  it('of a step that is not in the chain nothing more is known than its name', () => {
    expect([...(allBefore([chainStep('b', ['a'])]).get('b') ?? [])]).toEqual(['a']);
  });

  it('where the order leaves a choice, the place in the list decides', () => {
    const chain = [chainStep('d', ['b', 'c']), chainStep('c'), chainStep('b'), chainStep('a')];
    expect(idsOf(inOrder(chain))).toEqual(['c', 'b', 'd', 'a']);
  });

  it('steps that wait for each other have no order', () => {
    expect(inOrder([chainStep('a', ['b']), chainStep('b', ['a'])])).toBeNull();
  });
});

describe('"parameter matchers (equal, one of, number +- tolerance)"', () => {
  it.each<[string, Matcher, Parameters<typeof fits>[1], boolean]>([
    ['the same text', 'hat', 'hat', true],
    ['another text', 'hat', 'hood', false],
    ['the same yes or no', true, true, true],
    ['a text in the place of yes', true, 'true', false],
    ['one of several', { oneOf: ['hat', 'hood'] }, 'hood', true],
    ['none of several', { oneOf: ['hat', 'hood'] }, 'mask', false],
    ['a number at the edge of its tolerance', { near: 10, tolerance: 2 }, 12, true],
    ['a number below it', { near: 10, tolerance: 2 }, 7, false],
    ['a text where a number is wanted', { near: 10, tolerance: 2 }, '10', false],
    ['nothing at all', 'hat', undefined, false],
  ])('%s', (_, matcher, value, expected) => {
    expect(fits(matcher, value)).toBe(expected);
  });
});

describe('a chain that is wrong in itself is refused with the steps named', () => {
  it('a partial order without a mistake is not', () => {
    expect(checkChain([chainStep('a'), chainStep('b', ['a']), chainStep('c', ['a'])])).toEqual([]);
  });

  it('two steps of one id', () => {
    expect(checkChain([chainStep('a'), chainStep('a'), chainStep('a')])).toEqual([
      { kind: 'duplicateStep', steps: ['a'] },
    ]);
  });

  it('a step that waits for one that is not there', () => {
    expect(checkChain([chainStep('a', ['nobody']), chainStep('b')])).toEqual([
      { kind: 'unknownStep', steps: ['nobody'] },
    ]);
  });

  it('"boots before the bench and the coverall before boots and the bench before the coverall: that is a cycle"', () => {
    const [problem, ...others] = checkChain([
      chainStep('start'),
      chainStep('boots', ['coverall']),
      chainStep('cross', ['boots']),
      chainStep('coverall', ['cross', 'start']),
    ]);
    expect(others).toEqual([]);
    expect(problem?.kind).toBe('cycle');
    expect([...(problem?.steps ?? [])].sort()).toEqual(['boots', 'coverall', 'cross']);
  });

  it('of two cycles the shorter is named, and a step that only hangs on one is not', () => {
    const chain = [
      chainStep('a', ['b']),
      chainStep('b', ['c', 'd']),
      chainStep('c', ['a', 'd']),
      chainStep('d', ['e']),
      chainStep('e', ['d']),
      chainStep('f', ['e']),
    ];
    expect(checkChain(chain)).toEqual([{ kind: 'cycle', steps: ['d', 'e'] }]);
    expect(checkChain([chainStep('a', ['a'])])).toEqual([{ kind: 'cycle', steps: ['a'] }]);
  });
});

describe('two steps that one action could be', () => {
  const pair = (one: DeedMatcher['params'], two: DeedMatcher['params'], after: string[] = []) =>
    checkChain([
      chainStep('one', [], { match: [{ code: 'A001', ...(one && { params: one }) }] }),
      chainStep('two', after, { match: [{ code: 'A001', ...(two && { params: two }) }] }),
    ]);
  const ambiguous = [{ kind: 'ambiguous', steps: ['one', 'two'] }];

  it.each<[string, DeedMatcher['params'], DeedMatcher['params']]>([
    ['any action of a code', undefined, undefined],
    ['a parameter that only one asks for', { group: 'hat' }, {}],
    ['equal', { group: 'hat' }, { group: 'hat' }],
    ['one of, and one of these', { group: { oneOf: ['hat', 'hood'] } }, { group: 'hood' }],
    ['two lists that share one', { group: { oneOf: ['hat'] } }, { group: { oneOf: ['x', 'hat'] } }],
    ['a number within a tolerance', { heat: 9 }, { heat: { near: 10, tolerance: 1 } }],
    [
      'a list with a number within a tolerance',
      { heat: { oneOf: [1, 9] } },
      { heat: { near: 10, tolerance: 1 } },
    ],
    ['a tolerance and a list', { heat: { near: 10, tolerance: 1 } }, { heat: { oneOf: [1, 9] } }],
    [
      'tolerances that touch',
      { heat: { near: 10, tolerance: 1 } },
      { heat: { near: 13, tolerance: 2 } },
    ],
  ])('have to be in order: %s', (_, one, two) => {
    expect(pair(one, two)).toEqual(ambiguous);
    expect(pair(one, two, ['one'])).toEqual([]);
  });

  it.each<[string, DeedMatcher['params'], DeedMatcher['params']]>([
    ['other values', { group: 'hat' }, { group: 'hood' }],
    ['lists that share nothing', { group: { oneOf: ['hat'] } }, { group: { oneOf: ['hood'] } }],
    [
      'numbers far apart',
      { heat: { near: 10, tolerance: 1 } },
      { heat: { near: 100, tolerance: 5 } },
    ],
    ['a number outside a tolerance', { heat: { near: 10, tolerance: 1 } }, { heat: 12 }],
    ['a text and a number', { heat: 'much' }, { heat: { near: 10, tolerance: 1 } }],
  ])('are told apart: %s', (_, one, two) => {
    expect(pair(one, two)).toEqual([]);
  });

  it('either of the two may be the one that comes first', () => {
    const hat = { match: [{ code: 'A001' }] };
    expect(checkChain([chainStep('one', ['two'], hat), chainStep('two', [], hat)])).toEqual([]);
    expect(
      checkChain([
        chainStep('one', ['middle'], hat),
        chainStep('middle', ['two']),
        chainStep('two', [], hat),
      ]),
    ).toEqual([]);
  });
});

describe('what can be written down', () => {
  it('a step has an id of small letters, something it is recognised by, and a mark of at most 100', () => {
    expect(stepSchema.safeParse(chainStep('a')).success).toBe(true);
    for (const wrong of [{ id: 'A b' }, { match: [] }, { mark: 101 }, { withinMs: 0 }]) {
      expect(stepSchema.safeParse({ ...chainStep('a'), ...wrong }).success).toBe(false);
    }
  });

  it('an action has at most eight short parameters', () => {
    const params = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${'abcdefghi'[i]}`, i]));
    expect(actionParamsSchema.safeParse(params(8)).success).toBe(true);
    expect(actionParamsSchema.safeParse(params(9)).success).toBe(false);
    expect(actionParamsSchema.safeParse({ item: 'x'.repeat(65) }).success).toBe(false);
    expect(actionParamsSchema.safeParse({ heat: 1.5 }).success).toBe(false);
  });
});
