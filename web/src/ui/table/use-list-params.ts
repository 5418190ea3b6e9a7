import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeListParams,
  type ListDefaults,
  type ListParams,
  readListParams,
  writeListParams,
} from './list-params.ts';

/** A list's state in the address, with the way to change it. */
export interface ListState {
  params: ListParams;
  /** Changes what is on show; all but `page` lead back to the first page. */
  change: (change: Partial<ListParams>) => void;
  /** Sets one filter; no values take it away. */
  filter: (name: string, values: readonly string[]) => void;
  /** Back to how the list began. */
  reset: () => void;
  /** Whether search or filters hide something. */
  narrowed: boolean;
}

/**
 * Keeps search, filters, sort and page of a list in the address: a reload, a link and the back button
 * show the same. The defaults are read once.
 */
export function useListParams(defaults: ListDefaults = {}): ListState {
  const [query, setQuery] = useSearchParams();
  const begun = useRef(defaults).current;
  const params = useMemo(() => readListParams(query, begun), [query, begun]);

  const go = (next: ListParams, replace: boolean) =>
    setQuery((current) => writeListParams(current, next, begun), { replace });

  return {
    params,
    // A turned page is a step to come back from; typing and choosing are not.
    change: (change) => go(changeListParams(params, change), !('page' in change)),
    filter: (name, values) =>
      go(changeListParams(params, { filters: { ...params.filters, [name]: values } }), true),
    reset: () => go(readListParams(new URLSearchParams(), begun), true),
    narrowed: params.search !== '' || Object.keys(params.filters).length > 0,
  };
}
