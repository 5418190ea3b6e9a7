import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeListParams,
  type ListParams,
  listQuery,
  readListParams,
  writeListParams,
} from '#web/ui/table/list-params.ts';

const defaults = {
  sort: { by: 'createdAt', desc: true },
  filters: ['role', 'group'],
} as const;

const read = (query: string) => readListParams(new URLSearchParams(query), defaults);

describe('list params', () => {
  it('begin at the first page of twenty, sorted as the list is', () => {
    expect(read('')).toEqual({
      search: '',
      page: 0,
      size: 20,
      sort: { by: 'createdAt', desc: true },
      filters: {},
    });
  });

  it.each(['page=-1&size=0', 'page=x&size=5000', 'size=&page=1e9', 'q=%F0&sort=,,&role=,,'])(
    'stay valid for %s',
    (query) => {
      const params = read(query);
      expect(params.page).toBeGreaterThanOrEqual(0);
      expect(params.size).toBeGreaterThanOrEqual(1);
      expect(params.size).toBeLessThanOrEqual(100);
      expect(params.filters).toEqual({});
    },
  );

  it('leave out what is as at the beginning, and what belongs to others alone', () => {
    const query = new URLSearchParams('tab=open&page=3&role=a');
    expect(writeListParams(query, read(''), defaults).toString()).toBe('tab=open');
  });

  it('go back to the first page for all but a turned page', () => {
    const params = read('page=4');
    expect(changeListParams(params, { search: 'x' }).page).toBe(0);
    expect(changeListParams(params, { filters: { role: ['a'] } }).page).toBe(0);
    expect(changeListParams(params, { page: 5 })).toEqual({ ...params, page: 5 });
  });

  it('keep lists of one page apart by a prefix', () => {
    const query = writeListParams(
      new URLSearchParams('page=2'),
      { ...readListParams(new URLSearchParams()), page: 7 },
      { prefix: 'b-' },
    );
    expect(query.toString()).toBe('page=2&b-page=7');
  });

  it('ask the API in its own words', () => {
    expect(listQuery(read('page=2&size=50&sort=name,asc'))).toEqual({
      page: '2',
      size: '50',
      sort: 'name,asc',
    });
    expect(listQuery({ ...read(''), sort: null })).toEqual({ page: '0', size: '20' });
  });

  it('come back from the address as they went in', () => {
    const name = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const params: fc.Arbitrary<ListParams> = fc.record({
      search: fc.string({ maxLength: 60 }),
      page: fc.nat(1_000_000),
      size: fc.integer({ min: 1, max: 100 }),
      sort: fc.option(fc.record({ by: name, desc: fc.boolean() })),
      filters: fc
        .record({ role: fc.array(name, { maxLength: 3 }), group: fc.array(name, { maxLength: 3 }) })
        .map((filters) =>
          Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0)),
        ),
    });
    fc.assert(
      fc.property(params, (given) => {
        const query = writeListParams(new URLSearchParams(), given, defaults);
        expect(readListParams(new URLSearchParams(query.toString()), defaults)).toEqual(given);
      }),
    );
  });
});
