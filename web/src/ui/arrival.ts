/** The address on show; null before the first page. */
let shown: { pathname: string; search: string } | null = null;
/** Whether the person has moved inside the site: the first page must not take the focus from the browser. */
let moved = false;

/**
 * Called by the router with every address that it shows; answers whether the path is another one. A query alone may
 * lead on too, as from the cabinet to a course. What frames the pages comes and goes while the site loads something,
 * so it cannot remember by itself.
 */
export function arriveAt(pathname: string, search: string): boolean {
  const before = shown;
  shown = { pathname, search };
  if (!before) return false;
  const isOtherPath = before.pathname !== pathname;
  moved ||= isOtherPath || before.search !== search;
  return isOtherPath;
}

/** Called where another screen comes under the same address, which the router does not see. */
export function goOn(): void {
  moved = true;
}

/** Whether a heading that appears now was navigated to. */
export const arrivedByNavigation = (): boolean => moved;
