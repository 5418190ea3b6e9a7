import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';

describe('the hash by which browser and server compare where a run has led', () => {
  it('is 16 hex digits', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => /^[0-9a-f]{16}$/.test(stateHash(value))));
  });

  it('is the same in whatever order the keys were written, and whether nothing is written or left out', () => {
    const one = { b: [1, { d: null, c: 'x' }], a: true };
    expect(stateHash({ a: true, b: [1, { c: 'x', d: null }], e: undefined })).toBe(stateHash(one));
  });

  it('survives being sent: what comes back from JSON has the same hash', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stateHash(JSON.parse(JSON.stringify(value)))).toBe(stateHash(value));
      }),
    );
  });

  it.each([
    ['another value', { a: 1 }, { a: 2 }],
    ['a text and a number', { a: 1 }, { a: '1' }],
    ['another order of a list', [1, 2], [2, 1]],
    ['another key', { a: 1 }, { b: 1 }],
    ['an empty list and an empty object', [], {}],
    ['null and nothing', { a: null }, {}],
  ])('tells apart %s', (_, one, other) => {
    expect(stateHash(one)).not.toBe(stateHash(other));
  });
});
