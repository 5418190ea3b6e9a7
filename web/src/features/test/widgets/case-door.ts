/** The way of answering a case task; apart, so that rooms without one do not carry the list of what it consists of. */
export const loadCaseWidget = () => import('./case-widget.tsx');
