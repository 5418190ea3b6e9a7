import { describe, expect, it } from 'vitest';
import { align, type Deed } from '#shared/domain/simulators/kernel/align.ts';
import type { Chain, ChainStep, Severity } from '#shared/domain/simulators/kernel/chain.ts';
import { chainStep, codeOf, deedOf, deedsInOrder } from '#tests/support/chain-steps.ts';

/** What is named of each step that something is named of. */
const named = (chain: Chain, deeds: readonly Deed[]) =>
  Object.fromEntries(
    align(chain, deeds)
      .steps.filter(({ deviations }) => deviations.length > 0)
      .map(({ stepId, deviations }) => [stepId, deviations]),
  );

const kinds = (chain: Chain, deeds: readonly Deed[]) =>
  Object.fromEntries(
    Object.entries(named(chain, deeds)).map(([id, all]) => [id, all.map(({ kind }) => kind)]),
  );

const seqOf = (chain: Chain, deeds: readonly Deed[], id: string) =>
  align(chain, deeds).steps.find(({ stepId }) => stepId === id)?.seq;

/** a, then b and c in either order, then d. */
const diamond = [
  chainStep('a'),
  chainStep('b', ['a']),
  chainStep('c', ['a']),
  chainStep('d', ['b', 'c']),
];

describe('"`evaluate` aligns the run to the chain and names, per step"', () => {
  it('done: with the event that did it', () => {
    expect(align(diamond, deedsInOrder('a', 'b', 'c', 'd'))).toEqual({
      steps: ['a', 'b', 'c', 'd'].map((stepId, i) => ({ stepId, seq: i + 1, deviations: [] })),
      extra: [],
    });
  });

  it('"any order that the partial order allows earns full marks"', () => {
    expect(named(diamond, deedsInOrder('a', 'c', 'b', 'd'))).toEqual({});
  });

  it('missing: not done; what waited for it is not blamed', () => {
    expect(named(diamond, deedsInOrder('a', 'c', 'd'))).toEqual({ b: [{ kind: 'missing' }] });
    expect(named(diamond, [])).toMatchObject({ a: [{ kind: 'missing' }] });
  });

  it('a step that waited for a missing one still waits for what that one waited for', () => {
    const line = [chainStep('a'), chainStep('b', ['a']), chainStep('c', ['b'])];
    expect(kinds(line, deedsInOrder('c', 'a'))).toEqual({ c: ['tooEarly'], b: ['missing'] });
  });

  it('too early: with the steps that it should have waited for', () => {
    expect(named(diamond, deedsInOrder('a', 'd', 'b', 'c'))).toEqual({
      d: [{ kind: 'tooEarly', seq: 2, others: ['b', 'c'], isMended: false }],
    });
  });

  it('of two steps done the wrong way round the lesser is out of place, of equals the early one', () => {
    const pair = (a: Severity, b: Severity) => [
      { ...chainStep('a'), severity: a },
      { ...chainStep('b', ['a']), severity: b },
    ];
    const swapped = deedsInOrder('b', 'a');
    expect(kinds(pair('minor', 'critical'), swapped)).toEqual({ a: ['late'] });
    expect(kinds(pair('major', 'critical'), swapped)).toEqual({ a: ['late'] });
    expect(kinds(pair('critical', 'minor'), swapped)).toEqual({ b: ['tooEarly'] });
    expect(kinds(pair('major', 'major'), swapped)).toEqual({ b: ['tooEarly'] });
    const [a, b] = pair('minor', 'minor') as [ChainStep, ChainStep];
    expect(kinds([a, { ...b, mark: a.mark + 1 }], swapped)).toEqual({ a: ['late'] });
  });

  it('a step that was moved past several is out of place, but none critical for lesser ones', () => {
    const weighing = (...severities: Severity[]) =>
      [chainStep('a'), chainStep('b'), chainStep('c', ['a', 'b'])].map((step, i) => ({
        ...step,
        severity: severities[i] as Severity,
      }));
    const deeds = deedsInOrder('c', 'a', 'b');
    expect(kinds(weighing('minor', 'minor', 'major'), deeds)).toEqual({ c: ['tooEarly'] });
    expect(kinds(weighing('minor', 'critical', 'critical'), deeds)).toEqual({ c: ['tooEarly'] });
    // Had they not been done at all, nothing critical would have been named.
    expect(kinds(weighing('minor', 'major', 'critical'), deeds)).toEqual({
      a: ['late'],
      b: ['late'],
    });
  });

  it('the fewest steps are named, also where the one in most pairs is not among them', () => {
    const firsts = ['a', 'b', 'c'].map((id) => chainStep(id));
    const chain = [
      ...firsts,
      chainStep('x', ['a']),
      chainStep('y', ['b']),
      chainStep('z', ['c']),
      chainStep('w', ['a', 'b', 'c']),
    ];
    const deeds = deedsInOrder('w', 'x', 'y', 'z', 'a', 'b', 'c');
    expect(kinds(chain, deeds)).toEqual({ a: ['late'], b: ['late'], c: ['late'] });
  });

  it('a run done all the wrong way round is judged at once, however long the chain', () => {
    const stepOf = (code: string, after: string[] = []) =>
      chainStep(code, after, { match: [{ code }] });
    const first = Array.from({ length: 30 }, (_, i) => stepOf(`a${i}`));
    const last = first.map((_, i) => stepOf(`b${i}`, [`a${i}`, `a${(i * 7 + 3) % 30}`]));
    const order = [...last, ...first].map(({ id }) => id);
    const deeds = order.map((code, i) => ({ ...deedOf('a', i + 1), code }));
    const names = Object.keys(named([...first, ...last], deeds));
    expect(names.length).toBeGreaterThan(15);
    expect(names.length).toBeLessThanOrEqual(30);
  });

  it('late: one step that all others had to wait for, done after them', () => {
    expect(named(diamond, deedsInOrder('b', 'c', 'd', 'a'))).toEqual({
      a: [{ kind: 'late', seq: 4, others: ['b', 'c', 'd'], byMs: 0 }],
    });
  });

  it('of two steps that changed places the early one is named', () => {
    expect(kinds(diamond, deedsInOrder('b', 'a', 'c', 'd'))).toEqual({ b: ['tooEarly'] });
    const two = [chainStep('a'), chainStep('b'), chainStep('c', ['a', 'b'])];
    expect(kinds([...two, chainStep('d', ['b'])], deedsInOrder('d', 'c', 'a', 'b'))).toEqual({
      c: ['tooEarly'],
      d: ['tooEarly'],
    });
  });

  it('a step that was moved far is named once, and not all that it passed', () => {
    const line = 'abcdef'
      .split('')
      .map((id, i, all) => chainStep(id, i > 0 ? [all[i - 1] as string] : []));
    expect(kinds(line, deedsInOrder('f', 'a', 'b', 'c', 'd', 'e'))).toEqual({ f: ['tooEarly'] });
    expect(kinds(line, deedsInOrder('b', 'c', 'd', 'e', 'f', 'a'))).toEqual({ a: ['late'] });
  });

  it('repeated: done again where once is asked for', () => {
    const once = [chainStep('a', [], { once: true }), chainStep('b')];
    expect(named(once, deedsInOrder('a', 'b', 'a', 'b'))).toEqual({
      a: [{ kind: 'repeated', seq: 3 }],
    });
  });

  it('forbidden: done all the same, even if it was undone', () => {
    const chain = [chainStep('a'), chainStep('x', [], { forbidden: true })];
    expect(align(chain, deedsInOrder('a', 'x')).steps[1]).toEqual({
      stepId: 'x',
      seq: 2,
      deviations: [{ kind: 'forbidden', seq: 2 }],
    });
    expect(kinds(chain, [deedOf('x', 1, {}, { revokedAt: 2 }), deedOf('a', 2)])).toEqual({
      x: ['forbidden'],
    });
    expect(align(chain, deedsInOrder('a')).steps[1]).toEqual({
      stepId: 'x',
      seq: null,
      deviations: [],
    });
  });

  it('extra actions: no step, not forbidden, and not only on the way', () => {
    const chain = [chainStep('a'), chainStep('x', [], { forbidden: true })];
    const walk = deedOf('p', 2, {}, { isNeutral: true });
    const { extra } = align(chain, [deedOf('a', 1), walk, deedOf('x', 3), deedOf('z', 4)]);
    expect(extra.map(({ seq }) => seq)).toEqual([4]);
  });

  it('an optional step may be left out, and is judged where it is done', () => {
    const chain = [chainStep('a'), chainStep('b', ['a'], { optional: true })];
    expect(named(chain, deedsInOrder('a'))).toEqual({});
    expect(kinds(chain, deedsInOrder('b', 'a'))).toEqual({ b: ['tooEarly'] });
  });

  it('a step that waits for a forbidden one waits for nothing', () => {
    const chain = [chainStep('x', [], { forbidden: true }), chainStep('a', ['x'])];
    expect(named(chain, deedsInOrder('a'))).toEqual({});
  });
});

describe('wrong parameter: "equal, one of, number +- tolerance"', () => {
  const chain = [
    chainStep('a', [], {
      expects: {
        grip: 'inside',
        size: { oneOf: ['M', 'L'] },
        heat: { near: 10, tolerance: 1 },
      },
    }),
  ];
  const right = { grip: 'inside', size: 'L', heat: 11 };

  it('done as expected nothing is named', () => {
    expect(named(chain, [deedOf('a', 1, right)])).toEqual({});
  });

  it.each([
    ['grip', { grip: 'outside' }],
    ['size', { size: 'S' }],
    ['heat', { heat: 12 }],
  ])('%s', (name, wrong) => {
    expect(named(chain, [deedOf('a', 1, { ...right, ...wrong })])).toEqual({
      a: [{ kind: 'wrongParameter', seq: 1, params: [name] }],
    });
  });

  it('all that are wrong or were not given are named together', () => {
    expect(named(chain, [deedOf('a', 1, { heat: 0 })])).toEqual({
      a: [{ kind: 'wrongParameter', seq: 1, params: ['grip', 'size', 'heat'] }],
    });
  });
});

describe('a step that was done too early, undone and done again', () => {
  const chain = [chainStep('a'), chainStep('b', ['a'])];
  const revoked = (id: string, seq: number, revokedAt = seq + 1) =>
    deedOf(id, seq, {}, { revokedAt });

  it('in time, is mended', () => {
    expect(named(chain, [revoked('b', 1), deedOf('a', 2), deedOf('b', 3)])).toEqual({
      b: [{ kind: 'tooEarly', seq: 1, others: ['a'], isMended: true }],
    });
  });

  it('too early again, is too early', () => {
    expect(named(chain, [revoked('b', 1), deedOf('b', 2), deedOf('a', 3)])).toEqual({
      b: [{ kind: 'tooEarly', seq: 2, others: ['a'], isMended: false }],
    });
  });

  it('and never done again, is missing', () => {
    expect(named(chain, [revoked('b', 1), deedOf('a', 2)])).toEqual({ b: [{ kind: 'missing' }] });
  });

  it('was not early if what it waits for was done before it and undone later', () => {
    expect(
      named(chain, [revoked('a', 1, 3), revoked('b', 2), deedOf('a', 3), deedOf('b', 4)]),
    ).toEqual({});
  });

  it('was early if that did not stand any more', () => {
    const run = [revoked('a', 1, 2), revoked('b', 3), deedOf('a', 4), deedOf('b', 5)];
    expect(kinds(chain, run)).toEqual({ b: ['tooEarly'] });
  });

  it('was not early if it was undone for another reason', () => {
    expect(named(chain, [deedOf('a', 1), revoked('b', 2), deedOf('b', 3)])).toEqual({});
  });

  it('for one that others were too hasty for as well, is told once', () => {
    const line = [...chain, chainStep('c', ['b'])];
    const run = [
      revoked('b', 1, 4),
      revoked('c', 2, 3),
      ...['a', 'b', 'c'].map((id, i) => deedOf(id, i + 5)),
    ];
    expect(named(line, run)).toEqual({
      b: [{ kind: 'tooEarly', seq: 1, others: ['a'], isMended: true }],
    });
  });

  it('for one that is told as late, is not told beside it', () => {
    const line = [...chain, chainStep('c', ['b']), chainStep('d', ['b'])];
    const run = [
      revoked('b', 1, 4),
      deedOf('c', 2),
      deedOf('d', 3),
      deedOf('a', 5),
      deedOf('b', 6),
    ];
    expect(kinds(line, run)).toEqual({ a: ['late'] });
  });

  it('and what it waits for is never done, is not early', () => {
    expect(kinds(chain, [revoked('b', 1), deedOf('b', 2)])).toEqual({ a: ['missing'] });
  });
});

describe('a step that was done in time, undone and done again later', () => {
  const chain = [chainStep('a'), chainStep('b', ['a'])];
  const revoked = (revokedAt: number) => deedOf('a', 1, {}, { revokedAt });

  it('is not late for what was done while it stood', () => {
    expect(named(chain, [revoked(3), deedOf('b', 2), deedOf('a', 3)])).toEqual({});
  });

  it('is for what was done when it stood no more', () => {
    expect(kinds(chain, [revoked(2), deedOf('b', 3), deedOf('a', 4)])).toEqual({ b: ['tooEarly'] });
  });
});

describe('a timed step', () => {
  const chain = [chainStep('a'), chainStep('b', ['a'], { withinMs: 2000 })];

  it('is late when it comes after its time since the last of the steps before it', () => {
    expect(named(chain, [deedOf('a', 1), deedOf('b', 2, {}, { atMs: 3000 })])).toEqual({});
    expect(named(chain, [deedOf('a', 1), deedOf('b', 2, {}, { atMs: 3001 })])).toEqual({
      b: [{ kind: 'late', seq: 2, others: [], byMs: 1 }],
    });
  });

  it('counts from the start where nothing is before it, or was not done', () => {
    const first = [chainStep('a', [], { withinMs: 500 })];
    expect(named(first, [deedOf('a', 1)])).toEqual({
      a: [{ kind: 'late', seq: 1, others: [], byMs: 500 }],
    });
    expect(kinds(chain, [deedOf('b', 3)])).toEqual({ a: ['missing'], b: ['late'] });
  });
});

describe('two steps of one action', () => {
  const wash = { match: [{ code: codeOf('wash') }] };
  const first = chainStep('first', [], wash);
  const second = (after: string[]) => chainStep('second', after, wash);
  const coat = chainStep('coat');

  it('the first time is the first step, the second time the second', () => {
    const chain = [first, second(['first'])];
    expect(seqOf(chain, deedsInOrder('wash', 'wash'), 'second')).toBe(2);
    expect(kinds(chain, deedsInOrder('wash'))).toEqual({ second: ['missing'] });
  });

  it('done again before the second is due, it is the first one repeated', () => {
    const chain = [{ ...first, once: true }, coat, second(['first', 'coat'])];
    expect(named(chain, deedsInOrder('wash', 'wash', 'coat', 'wash'))).toEqual({
      first: [{ kind: 'repeated', seq: 2 }],
    });
  });

  it('the step that comes first in the order gets it, wherever it stands in the list', () => {
    const late = chainStep('first', ['coat'], wash);
    const chain = [second(['first']), late, coat];
    expect(kinds(chain, deedsInOrder('wash', 'coat'))).toEqual({
      first: ['tooEarly'],
      second: ['missing'],
    });
  });

  it('the second is due as soon as only missing steps are left before it', () => {
    const chain: ChainStep[] = [first, coat, second(['first', 'coat']), chainStep('d', ['second'])];
    expect(kinds(chain, deedsInOrder('wash', 'wash', 'd'))).toEqual({ coat: ['missing'] });
    // What waits for the second waits for it then, too.
    expect(kinds(chain, deedsInOrder('wash', 'd', 'wash'))).toEqual({
      coat: ['missing'],
      d: ['tooEarly'],
    });
  });

  it('are told apart by their parameters', () => {
    const put = (group: string) => ({ match: [{ code: 'P001', params: { group } }] });
    const chain = [chainStep('hat', [], put('hat')), chainStep('hood', ['hat'], put('hood'))];
    const hat = deedOf('put', 2, { group: 'hat' });
    const hood = deedOf('put', 1, { group: 'hood' });
    expect(kinds(chain, [hood, hat])).toEqual({ hood: ['tooEarly'] });
    expect(align(chain, [deedOf('put', 1, { group: 'mask' })]).extra).toHaveLength(1);
  });

  it('either of several actions can be one step', () => {
    const chain = [chainStep('a', [], { match: [{ code: 'A001' }, { code: 'B001' }] })];
    expect(seqOf(chain, deedsInOrder('b'), 'a')).toBe(1);
  });
});

describe('what does no harm may be done once more than asked', () => {
  const chain = [chainStep('a'), chainStep('b', ['a']), chainStep('c', ['b'])];
  const deeds = (...names: string[]) =>
    deedsInOrder(...names).map((deed, i) =>
      names[i] === 'b' ? { ...deed, isHarmless: true } : deed,
    );

  it('too early and again in time is in time', () => {
    expect(named(chain, deeds('b', 'b', 'a', 'b', 'b', 'c'))).toEqual({});
    expect(seqOf(chain, deeds('b', 'a', 'b', 'c'), 'b')).toBe(3);
  });

  it('too early where it need not be done at all is nothing', () => {
    const free = chain.map((step) => (step.id === 'b' ? { ...step, optional: true } : step));
    expect(named(free, deeds('b', 'a', 'c'))).toEqual({});
    expect(seqOf(free, deeds('b', 'a', 'b', 'c'), 'b')).toBe(3);
  });

  it('too early and not again is too early', () => {
    expect(kinds(chain, deeds('b', 'a', 'c'))).toEqual({ b: ['tooEarly'] });
  });

  const undone = (id: string, seq: number, revokedAt: number) => deedOf(id, seq, {}, { revokedAt });
  const harmless = (id: string, seq: number) => deedOf(id, seq, {}, { isHarmless: true });

  it('too early and again in time is in time, also where what it waited for is undone and done again later', () => {
    const right = [harmless('b', 1), undone('a', 2, 5), harmless('b', 3), deedOf('c', 4)];
    const again = [...right, deedOf('a', 6)];
    expect(named(chain, again)).toEqual({});
    expect(seqOf(chain, again, 'b')).toBe(3);
    const more = [...again, harmless('b', 7)];
    expect(named(chain, more)).toEqual({});
    expect(seqOf(chain, more, 'b')).toBe(3);
  });

  it('but not where that stood no more', () => {
    const late = [harmless('b', 1), undone('a', 2, 3), harmless('b', 4), deedOf('c', 5)];
    expect(kinds(chain, [...late, deedOf('a', 6)])).toEqual({ a: ['late'] });
    expect(kinds(chain, [harmless('b', 1), undone('a', 2, 3), deedOf('a', 4)])).toMatchObject({
      b: ['tooEarly'],
    });
  });

  it('too early and again less early is judged by the second time', () => {
    const fork = [
      chainStep('a'),
      chainStep('d'),
      chainStep('b', ['a', 'd']),
      chainStep('c', ['b']),
    ];
    const once = [deedOf('a', 2), harmless('b', 3), deedOf('c', 4), deedOf('d', 5)];
    expect(kinds(fork, once)).toEqual({ d: ['late'] });
    expect(kinds(fork, [harmless('b', 1), ...once])).toEqual({ d: ['late'] });
  });

  it('anything else is too early even if it is done again', () => {
    expect(kinds(chain, deedsInOrder('b', 'a', 'b', 'c'))).toEqual({ b: ['tooEarly'] });
  });
});
