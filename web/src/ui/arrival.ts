/** The path on show; null before the first page. */
let shown: string | null = null;
/** Whether the person has moved inside the site: the first page must not take the focus from the browser. */
let moved = false;

/**
 * Called by the router with every path that it shows; answers whether that is a navigation. What frames the pages
 * comes and goes while the site loads something, so it cannot remember by itself.
 */
export function arriveAt(path: string): boolean {
  const isNavigation = shown !== null && shown !== path;
  shown = path;
  moved ||= isNavigation;
  return isNavigation;
}

/** Whether a heading that appears now was navigated to. */
export const arrivedByNavigation = (): boolean => moved;
