import type { Location } from 'react-router-dom';

/** What a redirect to the page about technical works remembers: the address that the person was at. */
interface WayBack {
  from: string;
}

/** The state of a redirect; only technical works end by themselves, so only they keep the way back. */
export const leavingFor = (
  to: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): WayBack | null => (to === '/technical-work' ? { from: pathname + search + hash } : null);

/** The address to go back to, or null where none of this site was kept. */
export function wayBackOf(state: unknown): string | null {
  const from = (state as Partial<WayBack> | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== '/' ? from : null;
}
