import { limits } from '#shared/limits.ts';

/** What a list is sorted by. */
export interface ListSort {
  by: string;
  desc: boolean;
}

/** What of a list is on show; all of it lives in the address. */
export interface ListParams {
  search: string;
  /** From 0, as the API counts. */
  page: number;
  size: number;
  sort: ListSort | null;
  /** Chosen values by the name of the filter; a filter without any is not there. */
  filters: Readonly<Record<string, readonly string[]>>;
}

/** How a list begins, and which filters it has. */
export interface ListDefaults {
  size?: number;
  sort?: ListSort | null;
  filters?: readonly string[];
  /** Before the names in the address, where a page has several lists. */
  prefix?: string;
}

/** Sizes that a page of a list may have. */
export const pageSizes = [20, 50, 100] as const;

const wholeNumber = (text: string | null, fallback: number, max: number): number =>
  text && /^\d{1,9}$/.test(text) ? Math.min(Number(text), max) : fallback;

function parseSort(text: string | null, fallback: ListSort | null): ListSort | null {
  if (text === null) return fallback;
  const [by, direction] = text.split(',');
  return by ? { by, desc: direction === 'desc' } : null;
}

const writeSort = (sort: ListSort | null): string =>
  sort ? `${sort.by},${sort.desc ? 'desc' : 'asc'}` : '';

/** Reads a list's state from an address; whatever somebody typed into it, the answer is valid. */
export function readListParams(query: URLSearchParams, defaults: ListDefaults = {}): ListParams {
  const { prefix = '', size = limits.page.size, sort = null, filters = [] } = defaults;
  const asked = (name: string) => query.get(prefix + name);
  return {
    search: (asked('q') ?? '').slice(0, 200),
    page: wholeNumber(asked('page'), limits.page.first, 1_000_000),
    size: Math.max(1, wholeNumber(asked('size'), size, limits.page.maxSize)),
    sort: parseSort(asked('sort'), sort),
    filters: Object.fromEntries(
      filters.flatMap((name) => {
        const values = (asked(name) ?? '').split(',').filter(Boolean);
        return values.length > 0 ? [[name, values]] : [];
      }),
    ),
  };
}

/** Writes a list's state into an address: what is as at the beginning is left out, what is not the list's stays. */
export function writeListParams(
  query: URLSearchParams,
  params: ListParams,
  defaults: ListDefaults = {},
): URLSearchParams {
  const { prefix = '', size = limits.page.size, sort = null, filters = [] } = defaults;
  const next = new URLSearchParams(query);
  const put = (name: string, value: string, initial: string) => {
    if (value === initial) next.delete(prefix + name);
    else next.set(prefix + name, value);
  };
  put('q', params.search, '');
  put('page', String(params.page), String(limits.page.first));
  put('size', String(params.size), String(size));
  put('sort', writeSort(params.sort), writeSort(sort));
  for (const name of filters) put(name, (params.filters[name] ?? []).join(','), '');
  return next;
}

/** A change of what is on show. All but a move to another page begin at the first page again. */
export const changeListParams = (params: ListParams, change: Partial<ListParams>): ListParams => ({
  ...params,
  ...('page' in change ? {} : { page: limits.page.first }),
  ...change,
});

/** What the API wants to know of it. */
export const listQuery = (params: ListParams): { page: string; size: string; sort?: string } => ({
  page: String(params.page),
  size: String(params.size),
  ...(params.sort && { sort: writeSort(params.sort) }),
});
