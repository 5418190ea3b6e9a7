/** Whether the person has moved inside the site: the first page must not take the focus from the browser. */
let moved = false;

/** Called by the router at every navigation after the first page. */
export const markNavigation = (): void => {
  moved = true;
};

/** Whether a heading that appears now was navigated to. */
export const arrivedByNavigation = (): boolean => moved;
